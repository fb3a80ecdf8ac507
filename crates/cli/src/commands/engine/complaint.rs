//! How the engine says no.

use serde::Serialize;
use shelf::{Code, ShelfError};
use table::{RuleId, rules};

/// An answer's `error`. Besides the words of [`shelf::Code`] the code is one of those made here.
#[derive(Debug, Serialize)]
pub(super) struct Complaint {
    code: &'static str,
    message: String,
    rules: Vec<RuleId>,
}

impl Complaint {
    fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), rules: Vec::new() }
    }

    /// The line is longer than any that is read.
    pub(super) fn too_long(limit: usize) -> Self {
        Self::new("too_long", format!("A line has at most {limit} bytes; this one was skipped."))
    }

    /// The line is no JSON object.
    pub(super) fn bad_json(what: impl Into<String>) -> Self {
        Self::new("bad_json", what)
    }

    /// The request is not one the engine knows, or its fields are wrong.
    pub(super) fn bad_request(what: impl Into<String>) -> Self {
        Self::new("bad_request", what)
    }

    /// No match has this handle.
    pub(super) fn no_match(handle: &str) -> Self {
        Self::new("no_match", format!("There is no match {handle:?}; begin one with new or load."))
    }

    /// The book has no such rule.
    pub(super) fn unknown_rule(id: &str) -> Self {
        Self::new("unknown_rule", format!("There is no rule {id:?}."))
    }

    /// The secrets of a running match were asked for without saying so.
    pub(super) fn hidden() -> Self {
        Self::new(
            "hidden",
            "While a match runs, \"everything\" is only for a host that says \"trusted\": true.",
        )
    }

    /// The match is over, and so no seat is awaited.
    pub(super) fn over() -> Self {
        Self { rules: vec![rules::END_01], ..Self::new(Code::Over.word(), "The match is over.") }
    }

    /// The machine gives no random bytes to make dice of.
    pub(super) fn no_chance(error: &anyhow::Error) -> Self {
        Self::new("no_chance", format!("{error:#}"))
    }

    /// The engine's own mistake.
    pub(super) fn internal(handle: &str) -> Self {
        Self::new(
            "internal",
            format!("The engine made a mistake; match {handle:?}, if there was one, is gone."),
        )
    }
}

impl From<ShelfError> for Complaint {
    fn from(error: ShelfError) -> Self {
        Self { code: error.code.word(), message: error.message, rules: error.rules }
    }
}
