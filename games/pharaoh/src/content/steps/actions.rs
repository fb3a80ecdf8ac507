//! What gives, takes, forbids, frees and stretches actions.

use serde::Deserialize;

use crate::content::set::Set;
use crate::content::terms::{Freed, Prohibition, Who};

/// More actions this turn. [PHC-P32]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExtraActions {
    /// How many.
    pub count: u8,
    /// Whether they are for attacks only.
    #[serde(default)]
    pub attack: bool,
}

/// Fewer actions. [PHC-P33]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LoseActions {
    /// Whose.
    pub who: Who,
    /// How many.
    pub count: u8,
}

/// Those players may not do this. [PHC-P34]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Forbid {
    /// Who may not.
    pub who: Who,
    /// Do what.
    pub what: Prohibition,
}

/// So many times a turn, one of these actions is free. [PHC-P35]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MakeFree {
    /// Which actions.
    pub what: Set<Freed>,
    /// How often a turn.
    pub times: u8,
}

/// Targets may be further away. [PHC-P36]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ModifyRange {
    /// Whose actions.
    pub who: Who,
    /// How many hexes more.
    pub by: u8,
}
