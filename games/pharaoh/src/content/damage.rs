//! Types of damage, and what is immune to them.

use serde::{Deserialize, Serialize};

use super::card::{CardType, Family};
use super::set::{Set, member};

/// A type of damage. [PHA-IMM-01] [PHA-IMM-02]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum DamageType {
    /// No type: nothing is immune to it.
    #[default]
    Untyped,
    /// Weapons.
    Weapons,
    /// Magic.
    Magic,
    /// Tech.
    Tech,
    /// Phased, which passes through walls. [PHA-RNG-04]
    Phased,
    /// Poison.
    Poison,
    /// Gas.
    Gas,
}

member!(DamageType: Untyped, Weapons, Magic, Tech, Phased, Poison, Gas);

impl DamageType {
    /// As sentences say it: `poison`; nothing for untyped damage.
    pub fn word(self) -> &'static str {
        match self {
            Self::Untyped => "",
            Self::Weapons => "weapons",
            Self::Magic => "magic",
            Self::Tech => "tech",
            Self::Phased => "phased",
            Self::Poison => "poison",
            Self::Gas => "gas",
        }
    }
}

/// What makes a `Damage` different from a plain attack. [PHC-P08]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Flag {
    /// No dodge. [PHA-RUL-73]
    NoDodge,
    /// No defense cards.
    NoCards,
    /// Tabled life points take none of it.
    Pierce,
    /// No defense, no reduction, no immunity: straight off the life points.
    Auto,
}

member!(Flag: NoDodge, NoCards, Pierce, Auto);

/// Something one can be immune to: a type of damage, or cards of a family and level. [PHA-RUL-72]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ward {
    /// Weapons damage.
    Weapons,
    /// Magic damage.
    Magic,
    /// Tech damage.
    Tech,
    /// Phased damage.
    Phased,
    /// Poison damage.
    Poison,
    /// Gas damage.
    Gas,
    /// Light weapon cards.
    LightWeapons,
    /// Medium weapon cards.
    MediumWeapons,
    /// Heavy weapon cards.
    HeavyWeapons,
    /// Spell cards of the 1st level.
    FirstSpells,
    /// Spell cards of the 2nd level.
    SecondSpells,
    /// Spell cards of the 3rd level.
    ThirdSpells,
    /// Low tech cards.
    LowTech,
    /// Medium tech cards.
    MediumTech,
    /// High tech cards.
    HighTech,
}

member!(Ward: Weapons, Magic, Tech, Phased, Poison, Gas, LightWeapons, MediumWeapons, HeavyWeapons, FirstSpells,
    SecondSpells, ThirdSpells, LowTech, MediumTech, HighTech);

impl Ward {
    /// The immunity that stops damage of this type, if any can.
    pub fn against(damage: DamageType) -> Option<Self> {
        match damage {
            DamageType::Untyped => None,
            DamageType::Weapons => Some(Self::Weapons),
            DamageType::Magic => Some(Self::Magic),
            DamageType::Tech => Some(Self::Tech),
            DamageType::Phased => Some(Self::Phased),
            DamageType::Poison => Some(Self::Poison),
            DamageType::Gas => Some(Self::Gas),
        }
    }

    /// The immunity that stops cards of this type, if any can: an Item-Weapon has no level.
    pub fn against_card(card: CardType) -> Option<Self> {
        let (family, level) = card.level()?;
        let levels = match family {
            Family::Weapon => [Self::LightWeapons, Self::MediumWeapons, Self::HeavyWeapons],
            Family::Spell => [Self::FirstSpells, Self::SecondSpells, Self::ThirdSpells],
            Family::Tech => [Self::LowTech, Self::MediumTech, Self::HighTech],
        };
        levels.get(usize::from(level.saturating_sub(1))).copied()
    }

    /// As sentences say it.
    pub fn word(self) -> &'static str {
        match self {
            Self::Weapons => "weapons damage",
            Self::Magic => "magic",
            Self::Tech => "tech damage",
            Self::Phased => "phased damage",
            Self::Poison => "poison",
            Self::Gas => "gas",
            Self::LightWeapons => "light weapons",
            Self::MediumWeapons => "medium weapons",
            Self::HeavyWeapons => "heavy weapons",
            Self::FirstSpells => "1st level spells",
            Self::SecondSpells => "2nd level spells",
            Self::ThirdSpells => "3rd level spells",
            Self::LowTech => "low tech",
            Self::MediumTech => "medium tech",
            Self::HighTech => "high tech",
        }
    }
}

/// Everything something is immune to.
pub type Wards = Set<Ward>;
