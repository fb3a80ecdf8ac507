//! The six characters.

use std::fmt;

use serde::{Deserialize, Serialize};
use table::Mark;

use super::card::Family;
use super::set::member;
use super::steps::Block;
use super::value::Amount;

/// A character type. [PHA-CHAR-01]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
pub enum Character {
    /// Medium weapons, 1st level spells, medium tech.
    Avenger,
    /// Medium weapons, 2nd level spells, low tech.
    Magician,
    /// Light weapons, 2nd level spells, medium tech.
    Undertaker,
    /// Light weapons, 1st level spells, high tech.
    Engineer,
    /// Light weapons, 3rd level spells, low tech.
    Spellmancer,
    /// Heavy weapons, 1st level spells, low tech.
    Warlord,
}

member!(Character: Avenger, Magician, Undertaker, Engineer, Spellmancer, Warlord);

impl Character {
    /// In the rulebook's order.
    pub const ALL: [Self; 6] =
        [Self::Avenger, Self::Magician, Self::Undertaker, Self::Engineer, Self::Spellmancer, Self::Warlord];

    /// The highest level of a family it may use. [PHA-CHAR-02]
    pub fn allowance(self, family: Family) -> u8 {
        let (weapons, spells, tech) = match self {
            Self::Avenger => (2, 1, 2),
            Self::Magician => (2, 2, 1),
            Self::Undertaker => (1, 2, 2),
            Self::Engineer => (1, 1, 3),
            Self::Spellmancer => (1, 3, 1),
            Self::Warlord => (3, 1, 1),
        };
        match family {
            Family::Weapon => weapons,
            Family::Spell => spells,
            Family::Tech => tech,
        }
    }

    /// Its place in the rulebook's order.
    pub fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Character {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Avenger => "Avenger",
            Self::Magician => "Magician",
            Self::Undertaker => "Undertaker",
            Self::Engineer => "Engineer",
            Self::Spellmancer => "Spellmancer",
            Self::Warlord => "Warlord",
        })
    }
}

/// A character card. [PHA-CHAR-09]
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CharacterCard {
    /// Who.
    pub character: Character,
    /// Life points at the start. [PHA-CHAR-04]
    pub life: u8,
    /// It dodges on this or lower.
    pub dodge: u8,
    /// What its hit does.
    pub hit: Amount,
    /// The name of its special ability.
    pub ability: String,
    /// What the ability does, once per game. [PHA-CHAR-08]
    pub effect: Block,
    /// What the ability says, in our words.
    pub text: String,
    /// Whose invention it is.
    pub mark: Mark,
}
