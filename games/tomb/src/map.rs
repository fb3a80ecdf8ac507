//! The map as far as it is known, and the tiles it is made of.

use serde::{Deserialize, Serialize};
use table::List;

use crate::content::stage::MAX_TILES;
use crate::content::{Face, Feature, SIDE, Terrain, TileId};
use crate::spaces::{Grid, Space, Spaces};

/// Tiles, and what is to be seen of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Map {
    /// Its measure.
    pub grid: Grid,
    /// In the order of the layout's places.
    pub laid: List<Laid, MAX_TILES>,
    /// Spaces of face-up tiles. Everything else behaves as a wall. [TOM-RUL-04]
    pub charted: Spaces,
    /// [TOM-TERR-02]
    pub walls: Spaces,
    /// [TOM-TERR-03]
    pub obstacles: Spaces,
    /// Rapids included. [TOM-TERR-04]
    pub water: Spaces,
    /// [TOM-SHIP-05]
    pub rapids: Spaces,
    /// [TOM-TERR-06]
    pub ice: Spaces,
    /// Gates, closed or open. [TOM-TERR-05]
    pub gates: Spaces,
    /// Those that were opened.
    pub opened: Spaces,
    /// Spaces with a white Item cube that nobody has claimed. [TOM-REV-03]
    pub cubes: Spaces,
    /// Altars, fonts, braziers, hearths, moorings. [TOM-RUL-09]
    pub objectives: Spaces,
    /// Those that were activated. [TOM-RUL-85]
    pub activated: Spaces,
}

/// A tile on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Laid {
    /// Its top-left space; none for a tile that lies apart from the map, as scenarios may have it.
    pub at: Option<Space>,
    /// Which tile it is. Hidden while it is face down.
    pub tile: TileId,
    /// The quarter turns its back was dealt with. Hidden while it is face down. [TOM-RUL-05]
    pub turns: u8,
    /// Whether it was revealed.
    pub face_up: bool,
}

impl Laid {
    /// Its spaces.
    pub fn spaces(&self, grid: Grid) -> Spaces {
        let mut spaces = Spaces::NONE;
        if let Some(at) = self.at {
            for index in 0..SIDE * SIDE {
                grid.add(&mut spaces, Space::new(at.x + index % SIDE, at.y + index / SIDE));
            }
        }
        spaces
    }
}

impl Map {
    /// A map of this measure with nothing on it.
    pub fn empty(grid: Grid) -> Self {
        Self {
            grid,
            laid: List::new(),
            charted: Spaces::NONE,
            walls: Spaces::NONE,
            obstacles: Spaces::NONE,
            water: Spaces::NONE,
            rapids: Spaces::NONE,
            ice: Spaces::NONE,
            gates: Spaces::NONE,
            opened: Spaces::NONE,
            cubes: Spaces::NONE,
            objectives: Spaces::NONE,
            activated: Spaces::NONE,
        }
    }

    /// Draws the face of a tile onto the map, cubes and markers included.
    pub(crate) fn chart(&mut self, at: Space, face: &Face) {
        for ((x, y), space) in face.spaces() {
            self.chart_space(Space::new(at.x + x, at.y + y), space);
        }
    }

    /// Draws one space.
    pub(crate) fn chart_space(&mut self, at: Space, space: crate::content::Space) {
        let grid = self.grid;
        grid.add(&mut self.charted, at);
        match space.terrain {
            Terrain::Ground => {}
            Terrain::Wall => grid.add(&mut self.walls, at),
            Terrain::Obstacle => grid.add(&mut self.obstacles, at),
            Terrain::Water => grid.add(&mut self.water, at),
            Terrain::Gate => grid.add(&mut self.gates, at),
            Terrain::BlackIce => grid.add(&mut self.ice, at),
        }
        match space.feature {
            Feature::Item => grid.add(&mut self.cubes, at),
            Feature::Objective => grid.add(&mut self.objectives, at),
            Feature::Rapid => grid.add(&mut self.rapids, at),
            Feature::Plain | Feature::Monster | Feature::Start(_) | Feature::Sidekick | Feature::Deck => {}
        }
    }

    /// Gates that nobody has opened.
    #[inline]
    pub fn closed(&self) -> Spaces {
        self.gates - self.opened
    }

    /// Spaces that block no line of sight: neither wall nor closed gate nor unknown. [TOM-RUL-11]
    #[inline]
    pub fn clear(&self) -> Spaces {
        self.charted - self.walls - self.closed()
    }

    /// Clear spaces that are neither obstacle nor water nor black ice. [TOM-TERR-01]
    #[inline]
    pub fn ground(&self) -> Spaces {
        self.clear() - self.obstacles - self.water - self.ice
    }

    /// How many tiles are still face down.
    #[inline]
    pub fn face_down(&self) -> usize {
        self.laid.iter().filter(|tile| !tile.face_up).count()
    }

    /// Whether the space is in the set.
    #[inline]
    pub fn has(&self, set: Spaces, space: Space) -> bool {
        self.grid.has(set, space)
    }
}
