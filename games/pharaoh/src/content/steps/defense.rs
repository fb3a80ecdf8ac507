//! What changes a defense, sends an attack on, or strips a card.

use serde::Deserialize;

use crate::content::set::Set;
use crate::content::terms::{Filter, Who};

/// Sets or shifts the dodge score. [PHC-P16]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ModifyDodge {
    /// Whose; `Target` is whoever the user attacks.
    pub who: Who,
    /// To what, or by how much.
    pub score: DodgeScore,
}

/// A dodge score, or a change of it. [PHA-RUL-74]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum DodgeScore {
    /// This score; of several the best counts.
    Fixed(u8),
    /// So much better, or worse.
    Shift(i8),
}

/// The attack being answered goes to another target. [PHC-P19]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Redirect {
    /// To whom.
    pub to: Who,
    /// Which attacks; empty means all.
    #[serde(default)]
    pub only: Set<Filter>,
}

/// Discards cards from what they are attached to, lock or hold. [PHC-P21]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Detach {
    /// Which cards.
    pub what: Set<Filter>,
    /// At most so many.
    pub count: u8,
}
