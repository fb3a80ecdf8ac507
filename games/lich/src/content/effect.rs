//! What abilities and consumables do, and what cards give while they are in use.

use serde::{Deserialize, Serialize};

use super::item::ItemType;
use super::keyword::{AttackType, Keyword, MonsterType};

/// Whom an effect may be aimed at; where that leaves a choice, the acting seat chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Whom {
    /// The acting adventurer.
    Myself,
    /// One monster of the own file.
    Front,
    /// One monster of the own or a neighbouring file. [LIC-RUL-07]
    Reach,
    /// Any monster on the field, back row included.
    AnyMonster,
    /// Any adventurer, fainted ones included.
    Ally,
    /// Any standing adventurer.
    AllyUp,
    /// Any standing adventurer but the own.
    OtherUp,
    /// Every adventurer, fainted ones included.
    Each,
    /// The target of the effect before it.
    Same,
}

impl Whom {
    /// Whether a monster is chosen.
    pub const fn is_monster(self) -> bool {
        matches!(self, Self::Front | Self::Reach | Self::AnyMonster)
    }

    /// Whether somebody must be chosen at all.
    pub const fn is_choice(self) -> bool {
        !matches!(self, Self::Myself | Self::Each | Self::Same)
    }
}

/// One thing an ability or a consumable does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Effect {
    /// An attack for `plus` + Attack + weapon bonus, with the weapons' keywords. [LIC-STAT-05]
    Strike {
        /// The target.
        at: Whom,
        /// The number in the ability's text.
        #[serde(default)]
        plus: u8,
        /// How far it goes.
        kind: AttackType,
        /// Marked Spell: Spell Power is added too. [LIC-RUL-35]
        #[serde(default)]
        spell: bool,
        /// Only this type may be attacked.
        #[serde(default)]
        only: Option<MonsterType>,
        /// A Cleave of its own; of several the highest counts. [LIC-RUL-40]
        #[serde(default)]
        cleave: u8,
        /// How many different monsters may be struck, one attack each.
        #[serde(default = "one")]
        targets: u8,
    },
    /// An attack with the tag Spell for `damage` + Spell Power. [LIC-STAT-06]
    Cast {
        /// The target.
        at: Whom,
        /// The number in the ability's text.
        damage: u8,
        /// How far it goes.
        kind: AttackType,
    },
    /// An Explosive attack: `damage` to the target, `splash` around it. [LIC-RUL-44]
    Blast {
        /// The target.
        at: Whom,
        /// To the target.
        damage: u8,
        /// To each monster adjacent to it.
        splash: u8,
        /// How far it goes.
        kind: AttackType,
        /// Marked Spell: Spell Power is added to both numbers.
        #[serde(default)]
        spell: bool,
    },
    /// Health regained, up to the maximum; wakes the fainted. [LIC-RUL-59]
    Heal {
        /// The target.
        whom: Whom,
        /// How much.
        health: u8,
    },
    /// Energy regained, up to the maximum.
    Energize {
        /// The target.
        whom: Whom,
        /// How much.
        energy: u8,
    },
    /// A keyword for the round. [LIC-RUL-24]
    Grant {
        /// The target.
        whom: Whom,
        /// Which.
        keyword: Keyword,
    },
    /// So much less attack for the round, once at a time.
    Weaken {
        /// The target.
        whom: Whom,
        /// How much.
        attack: u8,
    },
    /// Every attack aimed at it does so much more until the combat ends; does not add up.
    Mark {
        /// The target.
        whom: Whom,
        /// How much.
        damage: u8,
    },
    /// Sickened no longer. [LIC-RUL-47]
    Cure {
        /// The target.
        whom: Whom,
    },
    /// The two adventurers change places. [LIC-RUL-16]
    Swap {
        /// The target.
        whom: Whom,
    },
    /// The monster goes into an open space beside it. [LIC-RUL-17]
    Shove {
        /// The target.
        whom: Whom,
    },
}

const fn one() -> u8 {
    1
}

impl Effect {
    /// Whom it is aimed at.
    pub const fn whom(self) -> Whom {
        match self {
            Self::Strike { at, .. } | Self::Cast { at, .. } | Self::Blast { at, .. } => at,
            Self::Heal { whom, .. }
            | Self::Energize { whom, .. }
            | Self::Grant { whom, .. }
            | Self::Weaken { whom, .. }
            | Self::Mark { whom, .. }
            | Self::Cure { whom }
            | Self::Swap { whom }
            | Self::Shove { whom } => whom,
        }
    }

    /// Whether it is an attack. [LIC-RUL-33]
    pub const fn is_attack(self) -> bool {
        matches!(self, Self::Strike { .. } | Self::Cast { .. } | Self::Blast { .. })
    }
}

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
