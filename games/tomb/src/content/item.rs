//! Items: what they do, and when. [TOM-RUL-81]

use serde::Deserialize;
use table::Mark;

use super::{Attack, Effect};

/// A kind of Item.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Item {
    /// As data and scenarios name it: `iron_key`.
    pub id: String,
    /// Three letters: `KEY`.
    pub code: String,
    /// As it is printed: `Iron Key`.
    pub name: String,
    /// When it is used. [TOM-ITEM-03]
    pub timing: Timing,
    /// What it does; a relic does nothing.
    #[serde(default)]
    pub effects: Vec<Effect>,
    /// What becomes of it.
    #[serde(default)]
    pub after_use: AfterUse,
    /// Whose invention it is.
    pub mark: Mark,
}

impl Item {
    /// The attack it makes, if it makes one.
    #[inline]
    pub fn attack(&self) -> Option<Attack> {
        self.effects.iter().find_map(|it| if let Effect::Attack(attack) = it { Some(*attack) } else { None })
    }

    /// Whether it has this effect.
    #[inline]
    pub fn does(&self, effect: Effect) -> bool {
        self.effects.contains(&effect)
    }
}

/// When an Item is used. [TOM-RUL-81]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Timing {
    /// As a free action in the own turn.
    Free,
    /// Instead of one of the four Actions. [TOM-RUL-54]
    Action,
    /// In place of movement.
    Move,
    /// Always on while held. [TOM-RUL-82]
    Passive,
    /// Right after an own attack roll. [TOM-RUL-86]
    Reroll,
    /// By itself.
    Auto,
    /// Never: it is only held.
    Relic,
}

/// What becomes of a used Item. [TOM-RUL-66]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum AfterUse {
    /// It stays with its holder.
    #[default]
    Kept,
    /// It is out of the Stage.
    Discarded,
}
