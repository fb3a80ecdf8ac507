//! Legal actions as every client shows them.

use std::fmt::{self, Write as _};

use serde::Serialize;

use crate::RuleId;

/// The name of a thing on the table: `tile:12`, `card:kick`, `seat:2`, `button:end-turn`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct Handle(String);

impl Handle {
    /// The thing of this kind with this name.
    pub fn new(kind: &str, name: impl fmt::Display) -> Self {
        let mut handle = String::with_capacity(kind.len() + 16);
        write!(handle, "{kind}:{name}").expect("there is room for a name");
        Self(handle)
    }

    /// As clients write it.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// One legal action, with words and with the things it touches. A client lights up everything
/// some choice touches; a click narrows the list; no client contains rules.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Choice<A> {
    /// What to submit.
    pub action: A,
    /// What it is called, as players and scenarios write it.
    pub label: String,
    /// What lights up for it.
    pub touches: Vec<Handle>,
    /// The rule that allows it.
    pub rule: RuleId,
}
