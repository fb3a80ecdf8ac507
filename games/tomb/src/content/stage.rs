//! Stages: tiles, layout, piles, what completes them.

use table::Mark;

use super::{AdventureId, ItemId, MonsterId, Tile, TileId};

/// The most tiles a Stage may have, its Start Tile included.
pub const MAX_TILES: usize = 7;
/// The most Monster cards of a Stage.
pub const MAX_MONSTERS: usize = 6;
/// The most Item cards of a Stage.
pub const MAX_ITEMS: usize = 5;

/// A Stage with all its cards. [TOM-STAGE-06]
#[derive(Clone, Debug)]
pub struct Stage {
    /// As data and setups name it: `aur1`.
    pub id: String,
    /// As it is printed: `The Sunken Stair`.
    pub name: String,
    /// The adventure it belongs to.
    pub adventure: AdventureId,
    /// From 1; printed as a Roman numeral. [TOM-STAGE-01]
    pub number: u8,
    /// The colour of its card backs. [TOM-STAGE-03]
    pub colour: String,
    /// What the Intro card tells. [TOM-SETUP-01]
    pub intro: String,
    /// What the Completion card tells. [TOM-END-04]
    pub completion: String,
    /// All tiles, the Start Tile first.
    pub tiles: Vec<Tile>,
    /// The tile places of the layout in reading order. [TOM-SETUP-02]
    pub places: Vec<Place>,
    /// The Monster cards, the boss included. [TOM-RUL-19]
    pub monsters: Vec<MonsterId>,
    /// Who lies at the bottom of the Monster pile. [TOM-RUL-18]
    pub boss: Option<MonsterId>,
    /// The Item cards. [TOM-RUL-19]
    pub items: Vec<ItemId>,
    /// What the Intro card asks for beyond all tiles face up and no monster left. [TOM-END-02]
    pub requirements: Vec<Requirement>,
    /// Whether it is sailed on the ship. [TOM-SHIP-01]
    pub river: bool,
    /// Whose invention it is.
    pub mark: Mark,
}

impl Stage {
    /// A tile.
    #[inline]
    pub fn tile(&self, id: TileId) -> &Tile {
        &self.tiles[id.index()]
    }

    /// The Start Tile.
    pub fn start(&self) -> &Tile {
        self.tile(TileId::START)
    }

    /// A tile by its id.
    pub fn find_tile(&self, word: &str) -> Option<TileId> {
        let index = self.tiles.iter().position(|it| it.id.eq_ignore_ascii_case(word))?;
        u8::try_from(index).ok().map(TileId)
    }

    /// The tiles that are shuffled over the places marked for them.
    pub fn shuffled(&self) -> impl Iterator<Item = TileId> + '_ {
        (0u8..).take(self.tiles.len()).map(TileId).filter(|tile| {
            *tile != TileId::START && !self.places.iter().any(|it| it.kind == PlaceKind::Named(*tile))
        })
    }

    /// `Stage II`, as its cards say.
    pub fn numeral(&self) -> &'static str {
        ["0", "I", "II", "III", "IV", "V", "VI"].get(usize::from(self.number)).copied().unwrap_or("?")
    }
}

/// A tile place of a layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Its column, from 0.
    pub column: u8,
    /// Its row, from 0.
    pub row: u8,
    /// What lies there.
    pub kind: PlaceKind,
}

/// What lies at a tile place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceKind {
    /// The Start Tile, at the dot. [TOM-SETUP-03]
    Start,
    /// One of the shuffled Map Tiles.
    Shuffled,
    /// This Map Tile, face down and turned by chance like the others. [TOM-RUL-06]
    Named(TileId),
}

/// What an Intro card may ask for. [TOM-END-02]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Requirement {
    /// No closed gate is on the map.
    GatesOpen,
    /// A living character holds this Item.
    Carry(ItemId),
    /// A living character who holds this Item is on an objective space.
    CarryTo(ItemId),
    /// Every objective space has been activated. [TOM-RUL-85]
    ActivateAll,
    /// The ship covers the mooring.
    ShipOn,
}
