//! What a card author writes.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::{Mark, RuleId};

use crate::cards::Tier;
use crate::effects::Effect;
use crate::state::Team;

/// A kind of card.
#[derive(Clone, Debug)]
pub struct Card {
    /// As data and scenarios name it: `holy_water`.
    pub id: Arc<str>,
    /// As it is printed: `Holy Water`.
    pub name: String,
    /// Whose card it is. [CRU-SETUP-04]
    pub team: Team,
    /// Printed on the back. [CRU-SETUP-05]
    pub tier: Tier,
    /// How many there are.
    pub copies: u8,
    /// Whose invention it is.
    pub mark: Mark,
    /// What its player must choose.
    pub aim: Aim,
    /// What happens, in order.
    pub effects: Vec<Effect>,
    /// The printed rule, the ruling on when it may be played, then whatever else governs it.
    pub rules: Vec<RuleId>,
}

impl Card {
    /// Whether only a piece on the board can play it. [CRU-RUL-17]
    pub fn needs_place(&self) -> bool {
        matches!(
            self.aim,
            Aim::OneEnemy { within: Some(_) } | Aim::OneEnemyToward { .. } | Aim::AnyOtherPiece
        ) || self.effects.iter().any(|effect| effect.verb().needs_place())
    }

    /// What it does, in words made of its effects, so that no card says one thing and does another.
    pub fn text(&self) -> String {
        let effects: Vec<String> = self.effects.iter().map(|effect| effect.verb().text(self.aim)).collect();
        effects.join(" ")
    }
}

/// A choice the player of a card makes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Aim {
    /// None.
    #[default]
    Nothing,
    /// One opposing piece on the board within so many tiles; without a range any opposing seat,
    /// also one outside.
    OneEnemy {
        /// A distance. [CRU-RUL-08]
        #[serde(default)]
        within: Option<u8>,
    },
    /// One opposing piece on the board within so many tiles, and a direction to send it.
    OneEnemyToward {
        /// A distance.
        within: u8,
    },
    /// One other seat of the own team.
    OneAlly,
    /// One other piece of either team on the board, on another tile.
    AnyOtherPiece,
    /// One grave on the board.
    AnyGrave,
    /// One tile adjacent to the own; for a Necromancer outside: its edge's tile.
    AdjacentTile,
}

/// Whom an effect befalls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Whom {
    /// Who was aimed at.
    Chosen,
    /// Who plays the card.
    Me,
    /// All opposing pieces on the board within so many tiles.
    AllEnemies {
        /// A distance.
        within: u8,
    },
    /// All opposing pieces within so many tiles of a grave the player's team controls.
    AllEnemiesNearGraves {
        /// A distance.
        within: u8,
    },
    /// The player and all own pieces within so many tiles.
    AlliesAndMe {
        /// A distance.
        within: u8,
    },
}

impl Whom {
    /// In words, as a subject.
    pub fn text(self, aim: Aim) -> String {
        match self {
            Self::Chosen => aim.text(),
            Self::Me => "you".to_owned(),
            Self::AllEnemies { within } => format!("all opponents within {}", tiles(within)),
            Self::AllEnemiesNearGraves { within } => {
                format!("all opponents within {} of any grave your team controls", tiles(within))
            }
            Self::AlliesAndMe { within } => format!("you and all team-mates within {}", tiles(within)),
        }
    }
}

impl Aim {
    /// In words, as a subject.
    pub fn text(self) -> String {
        match self {
            Self::Nothing => "nobody".to_owned(),
            Self::OneEnemy { within: Some(within) } | Self::OneEnemyToward { within } => {
                format!("an opponent within {}", tiles(within))
            }
            Self::OneEnemy { within: None } => "any one opponent".to_owned(),
            Self::OneAlly => "a team-mate".to_owned(),
            Self::AnyOtherPiece => "any other piece on the board".to_owned(),
            Self::AnyGrave => "any grave".to_owned(),
            Self::AdjacentTile => "an adjacent tile".to_owned(),
        }
    }
}

pub(crate) fn tiles(count: u8) -> String {
    if count == 1 { "1 tile".to_owned() } else { format!("{count} tiles") }
}

/// What a seat may suffer on its next turn. [CRU-RUL-51]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/crusade/view.ts"))]
pub enum Debuff {
    /// Neither Move nor Sprint.
    Rooted,
    /// One step fewer.
    Drained,
    /// No capture.
    Spooked,
    /// No card.
    Silenced,
}
