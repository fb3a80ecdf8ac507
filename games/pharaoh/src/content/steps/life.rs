//! What takes, gives back and changes life points.

use serde::Deserialize;

use crate::content::damage::{DamageType, Flag};
use crate::content::set::Set;
use crate::content::terms::{Filter, Who};
use crate::content::value::{Amount, Value};

/// An attack for so much damage of a type. [PHC-P08]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Damage {
    /// On whom.
    pub who: Who,
    /// How much.
    pub value: Value,
    /// Of which type.
    #[serde(default)]
    pub kind: DamageType,
    /// What is different from a plain attack.
    #[serde(default)]
    pub flags: Set<Flag>,
}

/// Gives life points back. [PHC-P09]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Heal {
    /// To whom.
    pub who: Who,
    /// How much.
    pub value: Value,
}

/// Makes attacks do more, or less. [PHC-P10]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ModifyDamage {
    /// Whose attacks, or attacks on whom.
    pub who: Who,
    /// Which of the two.
    pub side: Side,
    /// How much more.
    pub value: Amount,
    /// The type of the added part, if it has one of its own.
    #[serde(default)]
    pub kind: Option<DamageType>,
    /// Which attacks; empty means all.
    #[serde(default)]
    pub only: Set<Filter>,
}

/// Which side of an attack changes its damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Side {
    /// What is dealt.
    Dealt,
    /// What is taken.
    Taken,
}

/// The host's own numbers count so many times. [PHC-P11]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Multiply {
    /// So many times.
    pub by: u8,
    /// On which hosts; empty means all.
    #[serde(default)]
    pub only: Set<Filter>,
}
