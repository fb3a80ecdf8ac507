//! Spaces of the map, and sets of them as bits.
//!
//! A map is at most 320 spaces large, so a set of spaces is five words, and walking, seeing and
//! fleeing are shifts and masks. A row takes 16, 32 or 64 bits, of which the last one or more are
//! never part of a map: so nothing walks off one edge and back in at the other.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

use serde::{Deserialize, Serialize};

/// A space of the map. The order is the one a page is read in. [TOM-RUL-08]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/tomb/view.ts"))]
pub struct Space {
    /// Its row, growing downward.
    pub y: u8,
    /// Its column, growing to the right.
    pub x: u8,
}

impl Space {
    /// The space in this column and row.
    #[inline]
    pub const fn new(x: u8, y: u8) -> Self {
        Self { y, x }
    }

    /// Steps between two spaces over shared edges, whatever lies in between. [TOM-RUL-10]
    #[inline]
    pub const fn distance(self, other: Self) -> u8 {
        self.x.abs_diff(other.x).saturating_add(self.y.abs_diff(other.y))
    }

    /// The neighbour in a direction, if its coordinates can be counted.
    #[inline]
    pub const fn toward(self, direction: Direction) -> Option<Self> {
        let (dx, dy) = direction.delta();
        match (self.x.checked_add_signed(dx), self.y.checked_add_signed(dy)) {
            (Some(x), Some(y)) => Some(Self { y, x }),
            _ => None,
        }
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", self.x, self.y)
    }
}

/// One of the four ways a step can lead. [TOM-MOVE-01]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/tomb/view.ts"))]
pub enum Direction {
    /// Toward smaller y.
    Up,
    /// Toward smaller x.
    Left,
    /// Toward greater x; on the river, downstream. [TOM-RUL-94]
    Right,
    /// Toward greater y.
    Down,
}

impl Direction {
    /// All four, so that the spaces they lead to are in reading order.
    pub const ALL: [Self; 4] = [Self::Up, Self::Left, Self::Right, Self::Down];

    /// How x and y change.
    #[inline]
    pub const fn delta(self) -> (i8, i8) {
        match self {
            Self::Up => (0, -1),
            Self::Left => (-1, 0),
            Self::Right => (1, 0),
            Self::Down => (0, 1),
        }
    }

    /// The way back.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Up => Self::Down,
            Self::Left => Self::Right,
            Self::Right => Self::Left,
            Self::Down => Self::Up,
        }
    }

    /// As the compass has it: the top of the map is north.
    pub const fn wind(self) -> &'static str {
        match self {
            Self::Up => "north",
            Self::Left => "west",
            Self::Right => "east",
            Self::Down => "south",
        }
    }

    /// As players write it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Up => "up",
            Self::Left => "left",
            Self::Right => "right",
            Self::Down => "down",
        }
    }
}

/// Words of a set.
const WORDS: usize = 5;

/// Any spaces of a map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Spaces([u64; WORDS]);

impl Spaces {
    /// No space.
    pub const NONE: Self = Self([0; WORDS]);

    /// Every space a map could have.
    pub const ALL: Self = Self([u64::MAX; WORDS]);

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    /// How many.
    #[inline]
    pub fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether the two have a space in common.
    #[inline]
    pub fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    #[inline]
    const fn has_bit(self, bit: usize) -> bool {
        self.0[bit >> 6] & (1 << (bit & 63)) != 0
    }
}

impl BitAnd for Spaces {
    type Output = Self;

    #[inline]
    fn bitand(mut self, other: Self) -> Self {
        self &= other;
        self
    }
}

impl BitAndAssign for Spaces {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        for (one, other) in self.0.iter_mut().zip(&other.0) {
            *one &= other;
        }
    }
}

impl BitOr for Spaces {
    type Output = Self;

    #[inline]
    fn bitor(mut self, other: Self) -> Self {
        self |= other;
        self
    }
}

impl BitOrAssign for Spaces {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        for (one, other) in self.0.iter_mut().zip(&other.0) {
            *one |= other;
        }
    }
}

impl Sub for Spaces {
    type Output = Self;

    #[inline]
    fn sub(mut self, other: Self) -> Self {
        self -= other;
        self
    }
}

impl SubAssign for Spaces {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        for (one, other) in self.0.iter_mut().zip(&other.0) {
            *one &= !other;
        }
    }
}

/// The measure of a map, and with it the meaning of the bits in its sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Grid {
    /// Spaces from left to right.
    pub width: u8,
    /// Spaces from top to bottom.
    pub height: u8,
    /// A row takes two to this power of bits.
    row: u8,
}

impl Grid {
    /// A single space, for a table with nothing on it.
    pub(crate) const SMALLEST: Self = Self { width: 1, height: 1, row: 4 };

    /// A map so wide and high; none if it is too large.
    pub const fn new(width: u8, height: u8) -> Option<Self> {
        let row = match (width, height) {
            (1..=15, 1..=20) => 4,
            (1..=31, 1..=10) => 5,
            (1..=63, 1..=5) => 6,
            _ => return None,
        };
        Some(Self { width, height, row })
    }

    /// Whether the map is large enough for this space.
    #[inline]
    pub const fn holds(self, space: Space) -> bool {
        space.x < self.width && space.y < self.height
    }

    /// The neighbour in a direction, if the map is large enough for it.
    #[inline]
    pub fn next(self, space: Space, direction: Direction) -> Option<Space> {
        space.toward(direction).filter(|it| self.holds(*it))
    }

    /// The neighbours of a space, in reading order.
    #[inline]
    pub fn neighbours(self, space: Space) -> impl Iterator<Item = Space> {
        Direction::ALL.into_iter().filter_map(move |direction| self.next(space, direction))
    }

    /// Its place among the bits of a set.
    #[inline]
    pub(crate) const fn bit(self, space: Space) -> usize {
        (space.y as usize) << self.row | space.x as usize
    }

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "a set has 320 bits")]
    const fn space(self, bit: usize) -> Space {
        Space { y: (bit >> self.row) as u8, x: (bit & ((1 << self.row) - 1)) as u8 }
    }

    /// Whether the space is in the set.
    #[inline]
    pub const fn has(self, set: Spaces, space: Space) -> bool {
        self.holds(space) && set.has_bit(self.bit(space))
    }

    /// Just this space; nothing if the map is too small for it.
    #[inline]
    pub fn only(self, space: Space) -> Spaces {
        let mut set = Spaces::NONE;
        self.add(&mut set, space);
        set
    }

    /// Adds a space, if the map is large enough for it.
    #[inline]
    pub fn add(self, set: &mut Spaces, space: Space) {
        if self.holds(space) {
            let bit = self.bit(space);
            set.0[bit >> 6] |= 1 << (bit & 63);
        }
    }

    /// Takes a space out.
    #[inline]
    pub fn remove(self, set: &mut Spaces, space: Space) {
        *set -= self.only(space);
    }

    /// The first space in reading order.
    #[inline]
    pub fn first(self, set: Spaces) -> Option<Space> {
        let word = set.0.iter().position(|word| *word != 0)?;
        Some(self.space(word << 6 | set.0[word].trailing_zeros() as usize))
    }

    /// Every space, in reading order.
    #[inline]
    pub fn iter(self, set: Spaces) -> impl Iterator<Item = Space> {
        (0..WORDS).flat_map(move |index| {
            let mut word = set.0[index];
            std::iter::from_fn(move || {
                if word == 0 {
                    return None;
                }
                let bit = word.trailing_zeros() as usize;
                word &= word - 1;
                Some(self.space(index << 6 | bit))
            })
        })
    }

    /// All spaces that share an edge with one of these. Some may lie beyond the map's edge.
    #[inline]
    pub fn beside(self, set: Spaces) -> Spaces {
        let row = 1 << self.row;
        // Bits that leave a word go on in the one before or behind it; by twice half a row, as nothing can
        // be moved by 64 bits at once.
        let half = row / 2;
        let mut all = Spaces::NONE;
        for (index, word) in all.0.iter_mut().enumerate() {
            let here = set.0[index];
            let before = if index == 0 { 0 } else { set.0[index - 1] };
            let behind = if index + 1 == WORDS { 0 } else { set.0[index + 1] };
            let across = here << 1 | before >> 63 | here >> 1 | behind << 63;
            let below = here << half << half | before >> (64 - row);
            let above = here >> half >> half | behind << (64 - row);
            *word = across | below | above;
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GRIDS: [(u8, u8); 4] = [(10, 15), (15, 20), (25, 10), (35, 5)];

    #[test]
    fn the_neighbours_of_a_space_are_those_that_share_an_edge() {
        for (width, height) in GRIDS {
            let grid = Grid::new(width, height).unwrap();
            let all = (0..height).flat_map(|y| (0..width).map(move |x| Space::new(x, y)));
            let whole = all.clone().fold(Spaces::NONE, |set, space| set | grid.only(space));
            assert_eq!(grid.iter(whole).collect::<Vec<_>>(), all.clone().collect::<Vec<_>>());
            for space in all.clone() {
                let beside: Vec<Space> = grid.iter(grid.beside(grid.only(space)) & whole).collect();
                let wanted: Vec<Space> = all.clone().filter(|it| it.distance(space) == 1).collect();
                assert_eq!(beside, wanted, "{space} of {width} by {height}");
                assert_eq!(grid.neighbours(space).collect::<Vec<_>>(), wanted);
            }
        }
    }

    #[test]
    fn a_map_that_is_too_large_is_no_map() {
        assert!(Grid::new(16, 20).is_none() && Grid::new(64, 1).is_none() && Grid::new(0, 3).is_none());
        assert!(Grid::new(63, 5).is_some() && Grid::new(31, 10).is_some());
    }

    #[test]
    fn spaces_beyond_the_map_are_in_no_set() {
        let grid = Grid::new(9, 1).unwrap();
        assert!(grid.only(Space::new(9, 0)).is_empty() && grid.only(Space::new(200, 200)).is_empty());
        assert!(!grid.has(grid.beside(grid.only(Space::new(8, 0))), Space::new(9, 0)));
    }
}
