//! The printed numbers, and the house numbers beside them. [RULES.md, 2]

use serde::Deserialize;

use super::card::Rarity;

/// Numbers of a match.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// Cards of a deck, from and to. [PHA-DECK-01]
    pub deck: (u8, u8),
    /// Hexes of a set, from and to. [PHA-PILE-01] [PHA-RUL-12]
    pub hexes: (u8, u8),
    /// Copies of one common, special or rare piece. [PHA-DECK-03]
    pub copies: u8,
    /// Special, rare, extra rare and ultra rare pieces in all. [PHA-DECK-04]
    pub rarities: (u8, u8, u8, u8),
    /// Cards at the start. [PHA-SETUP-07]
    pub opening_hand: u8,
    /// Cards one may keep. [PHA-DISC-02]
    pub hand_limit: u8,
    /// Actions of a turn before bonuses. [PHA-ACT-01]
    pub actions: u8,
    /// The most actions of a turn. [PHA-ACT-02]
    pub most_actions: u8,
    /// Cards drawn for a monster. [PHA-MON-01]
    pub monster_reward: u8,
    /// Rounds of a match. [PHA-RUL-134]
    pub rounds: u8,
}

impl Numbers {
    /// How many pieces of a rarity a deck or hex set may have in all; none means any number.
    pub fn most_of(&self, rarity: Rarity) -> Option<u8> {
        let (special, rare, extra, ultra) = self.rarities;
        match rarity {
            Rarity::C => None,
            Rarity::S => Some(special),
            Rarity::R => Some(rare),
            Rarity::X => Some(extra),
            Rarity::U => Some(ultra),
        }
    }
}
