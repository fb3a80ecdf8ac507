//! What holds other steps together: conditions, choices, tables, groups, durations, triggers.

use serde::Deserialize;

use super::Steps;
use crate::content::character::Character;
use crate::content::set::Set;
use crate::content::terms::{Duration, Label, Trigger, Who};

/// One list when a condition holds, another when not. [PHC-P01]
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct If {
    /// The condition.
    #[serde(rename = "if")]
    pub condition: Condition,
    /// When it holds.
    pub then: Steps,
    /// When it does not.
    #[serde(default)]
    pub or: Steps,
}

/// What an [`If`] asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Condition {
    /// `is(who, A+B)`: the character is of one of these types.
    Is(Who, Set<Character>),
    /// `range(0)`: user and target, or user and attacker, are in the same hex.
    SameHex,
    /// `lp(who)<=n`: that many life points or fewer remain.
    LifeAtMost(Who, u8),
}

/// The named player picks exactly one branch. [PHC-P02]
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choose {
    /// Who picks.
    pub by: Who,
    /// From these.
    pub branches: Vec<Steps>,
}

/// The dice pick a branch. [PHC-P03]
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OnRoll {
    /// How many dice.
    pub dice: u8,
    /// Together they cover every sum.
    pub branches: Vec<RollBranch>,
}

impl OnRoll {
    /// The branch that contains a sum.
    pub fn branch(&self, sum: u8) -> Option<&RollBranch> {
        self.branches.iter().find(|branch| (branch.from..=branch.to).contains(&sum))
    }
}

/// What happens on some sums.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RollBranch {
    /// The lowest sum.
    pub from: u8,
    /// The highest sum.
    pub to: u8,
    /// The name a benefit can single it out by.
    #[serde(default)]
    pub label: Option<Label>,
    /// What happens; an empty list is an empty branch.
    pub steps: Steps,
}

/// The steps once for every member of a group. [PHC-P04]
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Each {
    /// The group.
    pub of: Who,
    /// Inside, `It` is the member.
    pub steps: Steps,
}

/// Standing steps in force for a while. [PHC-P06]
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lasting {
    /// How long.
    pub until: Duration,
    /// What stands.
    pub steps: Steps,
}

/// Steps each time something happens while the block is in force. [PHC-P07]
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct On {
    /// What sets it off.
    pub trigger: Trigger,
    /// What follows.
    pub steps: Steps,
}
