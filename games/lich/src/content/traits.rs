//! What cards give while they are in use.

use serde::{Deserialize, Serialize};

use super::item::ItemType;
use super::keyword::{AttackType, Keyword, MonsterType};

/// A number of an adventurer that cards raise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stat {
    /// The weapon bonus. [LIC-STAT-04]
    Weapon,
    /// Spell Power. [LIC-RUL-37]
    Spell,
    /// Speed.
    Speed,
    /// Maximum health. [LIC-ITEM-04]
    Health,
    /// Maximum energy. [LIC-ITEM-04]
    Energy,
}

/// What a passive ability or an equipped item gives all the time. [LIC-ABIL-01]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Trait {
    /// A number is so much higher.
    Bonus(Stat, u8),
    /// So much more weapon bonus against a type.
    Bane(MonsterType, u8),
    /// A number is so much higher for each equipped item of a type.
    PerItem(PerItem),
    /// The attack type of the weapon. [LIC-RUL-76]
    Attack(AttackType),
    /// The attack type without a weapon. [LIC-RUL-76]
    Unarmed(AttackType),
    /// A keyword.
    Has(Keyword),
    /// The worn slot may hold a weapon. [LIC-RUL-74]
    WornTakesWeapon,
    /// Reach and Ranged weapons cannot be equipped. [LIC-CARD-09]
    NoFarWeapons,
    /// An ability, by its id in `abilities.ron`.
    Ability(String),
}

/// A bonus for each equipped item of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PerItem {
    /// The type that counts.
    pub of: ItemType,
    /// Of weapons, only those of this attack type.
    #[serde(default)]
    pub kind: Option<AttackType>,
    /// What is higher.
    pub bonus: Stat,
    /// By how much.
    pub by: u8,
}
