//! Saying no, with the rule that says so.

use std::fmt;

use serde::Serialize;

use crate::RuleId;

/// Why something may not be done. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    /// The rule that forbids it first, then any that explain it.
    pub rules: Vec<RuleId>,
    /// What is wrong, as one sentence for the player.
    pub sentence: String,
}

impl Refusal {
    /// A refusal by the first of these rules; the others explain it.
    pub fn new(rules: &[RuleId], sentence: impl Into<String>) -> Self {
        Self { rules: rules.to_vec(), sentence: sentence.into() }
    }

    /// The rule that forbids it.
    pub fn rule(&self) -> RuleId {
        self.rules[0]
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} [{}]", self.sentence, self.rule())
    }
}

impl std::error::Error for Refusal {}
