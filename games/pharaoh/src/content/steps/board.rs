//! What moves figures, changes the board, holds somebody, and who else stands on it.

use serde::{Deserialize, Serialize};

use super::Steps;
use crate::content::damage::{DamageType, Wards};
use crate::content::terms::{Label, Place, Test, Who};
use crate::content::value::{Amount, Value};

/// Through unblocked passages. [PHC-P37]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Move {
    /// Who goes.
    pub who: Who,
    /// At most so many hexes.
    pub hexes: u8,
    /// Who picks the way, if not the mover.
    #[serde(default)]
    pub by: Option<Who>,
    /// Whether a step may draw a new hex.
    #[serde(default)]
    pub explore: bool,
    /// Whether only the last hex's events happen.
    #[serde(default)]
    pub quiet: bool,
}

/// Straight to a hex. [PHC-P38]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Teleport {
    /// Who goes.
    pub who: Who,
    /// Where to.
    pub to: Place,
    /// Who picks the hex, if not the user.
    #[serde(default)]
    pub by: Option<Who>,
}

/// Two figures change hexes. [PHC-P39]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Swap {
    /// One of them.
    pub one: Who,
    /// The other.
    pub other: Who,
}

/// Printed events and conditions of a hex do not touch somebody. [PHC-P43]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IgnoreEvent {
    /// Whom.
    pub who: Who,
    /// Only the part of this name.
    #[serde(default)]
    pub label: Option<Label>,
}

/// Binds somebody until a test is passed. [PHC-P45]
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Escape {
    /// Rolled once in each free action phase.
    pub test: Test,
    /// What holds until then.
    pub steps: Steps,
}

/// A hex monster. [PHC-P44] [PHA-MON-10]
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Monster {
    /// What it is called.
    pub name: String,
    /// Its life points.
    pub life: u8,
    /// It dodges on this or lower.
    pub dodge: u8,
    /// What its hit does.
    pub damage: Amount,
    /// Of which type.
    #[serde(default)]
    pub kind: DamageType,
    /// Attacks for each trigger.
    #[serde(default = "one")]
    pub acts: u8,
    /// What does nothing to it.
    #[serde(default)]
    pub immune: Wards,
}

/// A creature or military unit. [PHC-P49] [PHA-AGT-09]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Agent {
    /// Which of the two.
    pub is: AgentKind,
    /// Its life points.
    pub life: u8,
    /// It dodges on this or lower.
    pub dodge: u8,
    /// What its attack does; `"LP"` is as much as it has life points left.
    pub damage: Value,
    /// Of which type.
    #[serde(default)]
    pub kind: DamageType,
    /// How many hexes its attack reaches.
    #[serde(default)]
    pub range: u8,
    /// How many hexes it goes with one move.
    #[serde(default = "one")]
    pub speed: u8,
    /// What does nothing to it.
    #[serde(default)]
    pub immune: Wards,
    /// Whether it may be tabled as a guard on the defense turn. [PHA-AGT-07]
    #[serde(default)]
    pub guarddef: bool,
}

/// The two kinds of agents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AgentKind {
    /// Rolls its damage.
    Creature,
    /// Does as much damage as it has life points.
    Unit,
}

fn one() -> u8 {
    1
}
