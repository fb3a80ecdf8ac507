//! Tiles: five by five spaces, four ways round.

/// How many spaces a tile is wide and high. [TOM-RUL-02]
pub const SIDE: u8 = 5;
/// How many spaces a tile has.
pub const SPACES: usize = SIDE as usize * SIDE as usize;

/// A Map Tile or a Start Tile.
#[derive(Clone, Debug)]
pub struct Tile {
    /// As data and scenarios name it: `AUR1-1`.
    pub id: String,
    /// As people do: `Weeping Hall`.
    pub name: String,
    /// As it appears face up, by the quarter turns its back was dealt with. [TOM-RUL-05]
    pub faces: [Face; 4],
}

impl Tile {
    /// A tile as it is drawn, with its other three ways round.
    pub(crate) fn new(id: String, name: String, drawn: Face) -> Self {
        let (one, two) = (drawn.turned(), drawn.turned().turned());
        Self { id, name, faces: [drawn, one, two, two.turned()] }
    }

    /// As it is drawn.
    pub fn drawn(&self) -> &Face {
        &self.faces[0]
    }
}

/// The 25 spaces of a tile, row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face(pub [Space; SPACES]);

impl Face {
    /// The space in this column and row.
    #[inline]
    pub const fn at(&self, x: u8, y: u8) -> Space {
        self.0[(y * SIDE + x) as usize]
    }

    /// Every space with its column and row, in reading order. [TOM-RUL-08]
    pub fn spaces(&self) -> impl Iterator<Item = ((u8, u8), Space)> {
        (0u8..).zip(self.0).map(|(index, space)| ((index % SIDE, index / SIDE), space))
    }

    /// How many spaces carry this.
    pub fn count(&self, feature: Feature) -> usize {
        self.0.iter().filter(|space| space.feature == feature).count()
    }

    /// One quarter turn counter-clockwise, which takes (x, y) to (y, 4 − x). [TOM-RUL-05]
    #[must_use]
    fn turned(&self) -> Self {
        let mut face = *self;
        for ((x, y), space) in self.spaces() {
            face.0[usize::from((SIDE - 1 - x) * SIDE + y)] = space;
        }
        face
    }
}

/// One space of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Space {
    /// What it is made of.
    pub terrain: Terrain,
    /// What is printed on it.
    pub feature: Feature,
}

/// What a space is made of. [TOM-RUL-03]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Terrain {
    /// Stone, dirt, grass. [TOM-TERR-01]
    Ground,
    /// [TOM-TERR-02]
    Wall,
    /// A pillar, a bier, a rock in the river. [TOM-TERR-03]
    Obstacle,
    /// [TOM-TERR-04]
    Water,
    /// Closed at the start. [TOM-TERR-05]
    Gate,
    /// [TOM-TERR-06]
    BlackIce,
}

/// What is printed on a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Feature {
    /// Nothing.
    Plain,
    /// An Item space. [TOM-REV-03]
    Item,
    /// A monster space. [TOM-REV-04]
    Monster,
    /// An altar, a font, a brazier, a hearth, a mooring. [TOM-RUL-09]
    Objective,
    /// Fast water. [TOM-SHIP-05]
    Rapid,
    /// Where the character of this seat starts, counted from 0. [TOM-RUL-20]
    Start(u8),
    /// Where a sidekick starts. [TOM-RUL-20]
    Sidekick,
    /// A deck space of the ship that is nobody's place. [TOM-RUL-94]
    Deck,
}

impl Space {
    /// Reads a sign of a drawing; on the river's Start Tile the deck lies over water.
    pub(crate) const fn read(sign: char, river: bool) -> Option<Self> {
        let deck = if river { Terrain::Water } else { Terrain::Ground };
        let (terrain, feature) = match sign {
            '.' => (Terrain::Ground, Feature::Plain),
            '#' => (Terrain::Wall, Feature::Plain),
            'o' => (Terrain::Obstacle, Feature::Plain),
            '~' => (Terrain::Water, Feature::Plain),
            'R' => (Terrain::Water, Feature::Rapid),
            'G' => (Terrain::Gate, Feature::Plain),
            '*' => (Terrain::BlackIce, Feature::Plain),
            'i' => (Terrain::Ground, Feature::Item),
            'I' => (Terrain::Water, Feature::Item),
            'm' => (Terrain::Ground, Feature::Monster),
            'M' => (Terrain::Water, Feature::Monster),
            'x' => (Terrain::Ground, Feature::Objective),
            'X' => (Terrain::Water, Feature::Objective),
            '1'..='4' => (deck, Feature::Start(sign as u8 - b'1')),
            'a' => (deck, Feature::Sidekick),
            '=' => (deck, Feature::Deck),
            _ => return None,
        };
        Some(Self { terrain, feature })
    }
}
