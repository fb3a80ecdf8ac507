//! Items and boss artifacts.

use std::fmt;

use serde::{Deserialize, Serialize};
use table::{Mark, RuleId};

use super::adventurer::AbilityId;
use super::keyword::{AttackType, Keywords, MonsterType};
use super::traits::Trait;
use crate::effects::{Effect, Whom};

/// A kind of item, by its number in the box. What can be equipped exists once, so that for such
/// a card its kind is the card itself, and a mark on it can be kept by kind. [LIC-RUL-80]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/lich/view.ts"))]
#[serde(transparent)]
pub struct ItemId(pub u8);

impl ItemId {
    /// Its place in a list kept in the box's order.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The type line of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ItemType {
    /// Adds to attacks.
    Weapon,
    /// Protects.
    Armor,
    /// Dear to Paladin and Cleric.
    Holy,
    /// Dear to the Wizard.
    Arcane,
    /// Small luck.
    Charm,
    /// Drunk once.
    Potion,
    /// Thrown once.
    Bomb,
}

impl fmt::Display for ItemType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// Where an item goes. [LIC-ITEM-03]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/lich/view.ts"))]
pub enum Slot {
    /// In the hand.
    Held,
    /// On the body.
    Worn,
    /// Around the neck or in a pocket.
    Trinket,
}

impl Slot {
    /// All three, in the rulebook's order.
    pub const ALL: [Self; 3] = [Self::Held, Self::Worn, Self::Trinket];

    /// Its place in a list of slots.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Held => "held",
            Self::Worn => "worn",
            Self::Trinket => "trinket",
        })
    }
}

/// The deck an item card belongs to. [LIC-RUL-83]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Pack {
    /// The item deck of this floor.
    Floor(u8),
    /// No deck: left behind by this floor's boss. [LIC-BOSS-02]
    Artifact(u8),
}

/// An item card.
#[derive(Clone, Debug)]
pub struct Item {
    /// As data and scenarios name it: `rusty_sword`.
    pub id: String,
    /// As it is printed: `Rusty Sword`.
    pub name: String,
    /// Whose invention it is.
    pub mark: Mark,
    /// Where the card belongs.
    pub pack: Pack,
    /// How many there are.
    pub copies: u8,
    /// The type line.
    pub types: Vec<ItemType>,
    /// Where it goes; a consumable goes nowhere. [LIC-RUL-82]
    pub slot: Option<Slot>,
    /// Quick-Toss. [LIC-KEY-10]
    pub quick: bool,
    /// What happens when it is used up; empty for equipment.
    pub effects: Vec<Effect>,
    /// What it gives while equipped; empty for consumables.
    pub traits: Vec<Trait>,
    /// The same, ready for use.
    pub gear: Gear,
    /// Rules that state this very card; empty for most.
    pub rules: &'static [RuleId],
    /// What equipping it cites: the rules of slots, then the same.
    pub equips: &'static [RuleId],
}

impl Item {
    /// Whether its type line has this type.
    pub fn is(&self, kind: ItemType) -> bool {
        self.types.contains(&kind)
    }

    /// Whether it is used up instead of equipped. [LIC-RUL-82]
    pub const fn is_consumable(&self) -> bool {
        self.slot.is_none()
    }

    /// Whom the user of a consumable must choose.
    pub fn aim(&self) -> Whom {
        self.effects.first().map_or(Whom::Myself, Effect::whom)
    }
}

/// What an item gives while equipped, added up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gear {
    /// More damage. [LIC-STAT-04]
    pub weapon: u8,
    /// Spell Power. [LIC-RUL-37]
    pub spell: u8,
    /// Speed.
    pub speed: u8,
    /// Maximum health. [LIC-ITEM-04]
    pub health: u8,
    /// Maximum energy. [LIC-ITEM-04]
    pub energy: u8,
    /// So much more weapon bonus against this type.
    pub bane: Option<(MonsterType, u8)>,
    /// The attack type of a weapon; no other item has one. [LIC-RUL-76]
    pub attack: Option<AttackType>,
    /// Its keywords. Cleave, Piercing and Diseased go with weapon attacks only. [LIC-RUL-77]
    pub keywords: Keywords,
    /// The ability it grants.
    pub ability: Option<AbilityId>,
}
