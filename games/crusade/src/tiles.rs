//! Tiles and sets of tiles.

use serde::{Deserialize, Serialize};

/// The most places a board may have: a set of tiles is one word.
pub const MAX_TILES: usize = 64;

/// A tile, by its number in the board's place order. The Shed is always the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/crusade/view.ts"))]
#[serde(transparent)]
pub struct Tile(pub u8);

impl Tile {
    /// The Groundskeepers' Shed. [CRU-BOARD-02]
    pub const SHED: Self = Self(0);

    /// Its place in a list kept in place order.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A side of a border tile where a Necromancer may wait to enter. [CRU-SETUP-03]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/crusade/view.ts"))]
pub struct Edge {
    /// The tile it leads onto.
    pub tile: Tile,
    /// A direction with nothing behind it.
    pub side: u8,
}

/// Any number of tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tiles(pub u64);

impl Tiles {
    /// No tile.
    pub const NONE: Self = Self(0);

    /// Just this tile.
    pub const fn only(tile: Tile) -> Self {
        Self(1 << tile.0)
    }

    /// Whether the tile is among them.
    pub const fn has(self, tile: Tile) -> bool {
        (tile.0 as usize) < MAX_TILES && self.0 & (1 << tile.0) != 0
    }

    /// Adds a tile.
    pub const fn add(&mut self, tile: Tile) {
        self.0 |= 1 << tile.0;
    }

    /// Takes a tile away.
    pub const fn remove(&mut self, tile: Tile) {
        self.0 &= !(1 << tile.0);
    }

    /// Those in both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those in either.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those that are not in the other.
    #[must_use]
    pub const fn except(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many.
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first in place order.
    pub fn first(self) -> Option<Tile> {
        self.iter().next()
    }

    /// Each of them, in place order.
    #[inline]
    pub fn iter(self) -> InPlaceOrder {
        self.into_iter()
    }
}

impl IntoIterator for Tiles {
    type Item = Tile;
    type IntoIter = InPlaceOrder;

    #[inline]
    fn into_iter(self) -> InPlaceOrder {
        InPlaceOrder(self.0)
    }
}

/// The tiles of a set, one after the other.
#[derive(Clone, Debug)]
pub struct InPlaceOrder(u64);

impl Iterator for InPlaceOrder {
    type Item = Tile;

    #[inline]
    fn next(&mut self) -> Option<Tile> {
        if self.0 == 0 {
            return None;
        }
        #[expect(clippy::cast_possible_truncation, reason = "below 64")]
        let tile = Tile(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(tile)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for InPlaceOrder {}

impl FromIterator<Tile> for Tiles {
    fn from_iter<T: IntoIterator<Item = Tile>>(tiles: T) -> Self {
        let mut set = Self::NONE;
        tiles.into_iter().for_each(|tile| set.add(tile));
        set
    }
}

impl Serialize for Tiles {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Tiles {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let tiles = Vec::<Tile>::deserialize(deserializer)?;
        match tiles.iter().find(|tile| tile.index() >= MAX_TILES) {
            Some(tile) => Err(serde::de::Error::custom(format!("no board has a tile {}", tile.0))),
            None => Ok(tiles.into_iter().collect()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_lists_its_tiles_in_place_order() {
        let mut set: Tiles = [Tile(63), Tile(0), Tile(7)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Tile(0), Tile(7), Tile(63)]);
        set.remove(Tile(7));
        assert_eq!(set.count(), 2);
        assert!(set.has(Tile(63)) && !set.has(Tile(200)));
    }
}
