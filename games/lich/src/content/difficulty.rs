//! How much the crypt forgives. The rulebook knows only Standard; every other level is house. [LIC-RUL-112]

use serde::{Deserialize, Serialize};

use super::{FLOORS, MAX_PARTY};

/// A level of difficulty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/lich/view.ts"))]
pub enum Difficulty {
    /// Much sturdier adventurers, and rest at the end of a floor.
    Story,
    /// Rest at the end of a floor.
    Merciful,
    /// As printed.
    #[default]
    Standard,
    /// More monsters on the way down.
    Grim,
}

impl Difficulty {
    /// From the gentlest to the hardest.
    pub const ALL: [Self; 4] = [Self::Story, Self::Merciful, Self::Standard, Self::Grim];
}

/// What the levels change, and which of them a party should take.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Levels {
    /// The level at which a party has a fair chance, by number of adventurers from 1 on.
    pub recommended: [Difficulty; MAX_PARTY],
    /// What Story changes,
    pub story: Level,
    /// what Merciful does,
    pub merciful: Level,
    /// and what Grim does. Standard changes nothing.
    pub grim: Level,
    #[serde(skip)]
    standard: Level,
}

impl Levels {
    /// What a level changes.
    #[inline]
    pub const fn of(&self, difficulty: Difficulty) -> &Level {
        match difficulty {
            Difficulty::Story => &self.story,
            Difficulty::Merciful => &self.merciful,
            Difficulty::Standard => &self.standard,
            Difficulty::Grim => &self.grim,
        }
    }
}

/// What one level changes; nothing, unless it is said.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Level {
    /// Added to everybody's maximum health, by number of adventurers from 1 on.
    pub health: [u8; MAX_PARTY],
    /// Added to everybody's maximum energy, likewise.
    pub energy: [u8; MAX_PARTY],
    /// Whether all health comes back at the end of a floor.
    pub rest: bool,
    /// More monster cards in every combat that is no boss's, by floor.
    pub monsters: [u8; FLOORS as usize],
}

impl Level {
    /// Whether it makes the adventurers of a party of this size sturdier.
    pub(crate) fn favours(&self, party: u8) -> bool {
        let size = usize::from(party) - 1;
        self.health[size] > 0 || self.energy[size] > 0
    }
}
