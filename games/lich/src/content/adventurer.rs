//! The adventurers and their abilities.

use serde::{Deserialize, Serialize};
use table::{Mark, RuleId};

use super::keyword::{AttackType, Keywords, MonsterType};
use super::traits::{PerItem, Trait};
use crate::effects::{Effect, Whom};

/// An adventurer, by its number in the box.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/lich/view.ts"))]
#[serde(transparent)]
pub struct AdventurerId(pub u8);

impl AdventurerId {
    /// Its place in a list kept in the box's order.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// An ability, by its number in the box.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/lich/view.ts"))]
#[serde(transparent)]
pub struct AbilityId(pub u8);

impl AbilityId {
    /// Its place in a list kept in the box's order.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A character card. [LIC-STAT-01]
#[derive(Clone, Debug)]
pub struct Adventurer {
    /// As data and scenarios name it: `paladin`.
    pub id: String,
    /// As it is printed: `Paladin`.
    pub name: String,
    /// Whose invention it is.
    pub mark: Mark,
    /// Base damage. [LIC-STAT-02]
    pub attack: u8,
    /// Maximum and start. [LIC-STAT-07]
    pub health: u8,
    /// Maximum and start. [LIC-STAT-07]
    pub energy: u8,
    /// Decides the turn order. [LIC-SPEED-01]
    pub speed: u8,
    /// In the order of the card, passives included.
    pub abilities: Vec<AbilityId>,
    /// What the passives come to.
    pub passives: Passives,
}

/// The passive abilities of a character card, ready for use.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Passives {
    /// Such as Iron Hide's Armor.
    pub keywords: Keywords,
    /// Such as Warrior of the Gods.
    pub per_item: Vec<PerItem>,
    /// The type of an Attack without a weapon. [LIC-RUL-76]
    pub unarmed: AttackType,
    /// Dual Wielding. [LIC-RUL-74]
    pub worn_takes_weapon: bool,
    /// Dual Wielding. [LIC-CARD-09]
    pub no_far_weapons: bool,
}

/// An ability of a character card or of an item.
#[derive(Clone, Debug)]
pub struct Ability {
    /// As data and scenarios name it: `divine_smite`.
    pub id: String,
    /// As it is printed: `Divine Smite`.
    pub name: String,
    /// Whose invention it is.
    pub mark: Mark,
    /// Marked Spell: its damage and healing grow with Spell Power. [LIC-ABIL-02]
    pub spell: bool,
    /// Energy for each use. [LIC-ABIL-03]
    pub cost: u8,
    /// So much more from the second use in a round on. [LIC-RUL-75]
    pub again: u8,
    /// When it may be used.
    pub when: When,
    /// At most one use in a round.
    pub once_a_round: bool,
    /// A monster of this type must be on the field.
    pub needs: Option<MonsterType>,
    /// Usable between encounters. [LIC-RUL-85]
    pub camp: bool,
    /// What happens, in order; empty for a passive.
    pub effects: Vec<Effect>,
    /// What it gives all the time; empty for any other.
    pub traits: Vec<Trait>,
    /// The rule that states it, then whatever else governs it.
    pub rules: &'static [RuleId],
    /// What a use in combat cites: the same, then the rules of such a use.
    pub uses: &'static [RuleId],
    /// What a use in camp cites.
    pub camp_uses: &'static [RuleId],
}

impl Ability {
    /// Whom its user must choose.
    pub fn aim(&self) -> Whom {
        self.effects.first().map_or(Whom::Myself, Effect::whom)
    }
}

/// The last word in an ability's head.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/lich/view.ts"))]
pub enum When {
    /// Always. [LIC-ABIL-01]
    Passive,
    /// As the action of the turn. [LIC-ABIL-05]
    Action,
    /// At any point of the own turn. [LIC-ABIL-04]
    Free,
}
