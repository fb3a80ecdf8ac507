//! The printed numbers.

use serde::{Deserialize, Serialize};

/// Numbers of the night.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// Of the first team.
    pub groundskeepers: TeamNumbers,
    /// Of the second.
    pub necromancers: TeamNumbers,
    /// Tokens for ending a turn on the Shed. [CRU-TOK-01]
    pub shed_bonus: u16,
    /// Rounds of a night. [CRU-ROUND-07]
    pub rounds: u8,
    /// Rounds of a short night.
    pub short_rounds: u8,
}

/// Numbers of a team.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TeamNumbers {
    /// Steps a turn. [CRU-MOVE-01] [CRU-MOVE-02]
    pub movement: u8,
    /// Cards a turn.
    pub cards_per_turn: u8,
    /// Tier 1 cards at the start. [CRU-SETUP-06] [CRU-SETUP-07]
    pub starting_cards: u8,
    /// By tier.
    pub prices: (u8, u8, u8),
}

/// Tokens a match begins with. [CRU-RUL-19]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Purse {
    /// In the Groundskeepers' pool.
    pub groundskeepers: u16,
    /// In the Necromancers' pool.
    pub necromancers: u16,
}
