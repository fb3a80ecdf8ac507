//! Characters, their four Actions, their sidekicks.

use serde::Deserialize;
use table::Mark;

use super::{AdventureId, Attack, Effect};
use crate::effects::Verb;

/// A character card with its Action cards. [TOM-CHAR-03]
#[derive(Clone, Debug)]
pub struct Character {
    /// As data and setups name it: `brannoch`.
    pub id: String,
    /// Three letters, for maps: `BRN`.
    pub code: String,
    /// As it is printed: `Brannoch the Warden`.
    pub name: String,
    /// As the table says it: `Brannoch`.
    pub short: String,
    /// The adventure whose box it comes from; it may be played in any. [TOM-PLAY-05]
    pub adventure: AdventureId,
    /// The colour of its cubes. [TOM-CHAR-03]
    pub colour: String,
    /// The highest value of its HP track. [TOM-CHAR-04]
    pub hp: u8,
    /// Its Move value. [TOM-TURN-01]
    pub movement: u8,
    /// What attacks against it must reach. [TOM-ATK-03]
    pub armor: u8,
    /// The four Actions, by slot. [TOM-TURN-02]
    pub actions: [ActionCard; 4],
    /// Who follows it.
    pub sidekick: Option<Sidekick>,
    /// Whose invention it is.
    pub mark: Mark,
}

/// One of a character's Actions.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionCard {
    /// As data and scenarios name it: `longsword`.
    pub id: String,
    /// As it is printed: `Longsword`.
    pub name: String,
    /// One effect, or the two of a double Action, the attack first. [TOM-DOUBLE-01]
    pub effects: Vec<Effect>,
    /// Whose invention it is.
    pub mark: Mark,
}

impl ActionCard {
    /// What is done when it is played; of a double Action the first part.
    #[inline]
    pub fn verb(&self) -> &dyn Verb {
        self.effects[0].verb()
    }

    /// The attack it makes, if it makes one.
    #[inline]
    pub fn attack(&self) -> Option<Attack> {
        if let Some(Effect::Attack(attack)) = self.effects.first() { Some(*attack) } else { None }
    }

    /// The part that is not the attack: the second of a double Action, or the only one. [TOM-RUL-44]
    #[inline]
    pub fn other_part(&self) -> Option<Effect> {
        self.effects.last().copied().filter(|it| !matches!(it, Effect::Attack(_)))
    }

    /// Whether it is an attack and something else. [TOM-DOUBLE-01]
    pub fn is_double(&self) -> bool {
        self.effects.len() > 1
    }
}

/// Who follows a character. It has 1 HP, always. [TOM-SIDE-05]
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sidekick {
    /// As data and scenarios name it: `bracken`.
    pub id: String,
    /// As the table says it: `Bracken`.
    pub name: String,
    /// Its Move value, on either side.
    pub movement: u8,
    /// Its Armor, on either side.
    pub armor: u8,
    /// Its attack, on either side. [TOM-RUL-91]
    pub attack: Attack,
    /// Whose invention it is.
    pub mark: Mark,
}
