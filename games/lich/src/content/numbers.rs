//! The printed numbers.

use serde::Deserialize;

/// Numbers of the crypt.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// More or fewer monster cards, by number of adventurers from 1 on. [LIC-SCALE-02]
    pub scaling: [i8; 6],
    /// The fewest and the most monster cards drawn. [LIC-SCALE-01]
    pub monsters: (u8, u8),
    /// Main-path encounters of a floor. [LIC-OBJ-02]
    pub encounters: u8,
    /// Starting items laid out beyond one for each adventurer. [LIC-SETUP-06]
    pub spare_items: u8,
    /// Items drawn after a combat; one is kept. [LIC-BTW-01]
    pub reward: u8,
    /// Health of the fainted after an encounter. [LIC-STAT-08]
    pub revival: u8,
    /// Healing of a back-row monster. [LIC-FAINT-03]
    pub back_row_healing: u8,
    /// Rounds after which an egg hatches. [LIC-KEY-09]
    pub hatching: u8,
    /// Rounds after which a party is overrun. [LIC-RUL-31]
    pub round_limit: u8,
    /// Actions of a seat in one camp. [LIC-RUL-86]
    pub camp_limit: u8,
}

impl Numbers {
    /// How many cards come to so many adventurers when the card says `listed`. [LIC-SCALE-01]
    pub fn scaled(&self, listed: u8, adventurers: usize) -> u8 {
        let (fewest, most) = self.monsters;
        let change = self.scaling[adventurers - 1];
        listed.saturating_add_signed(change).clamp(fewest, most)
    }
}
