//! Rules with ids, read from a game's `RULES.md`.
//!
//! A game's build script calls [`generate`]; the game then cites `rules::CAP_01`. An id that
//! `RULES.md` does not define is a constant that does not exist, so a misspelt citation does not
//! compile. The text of every rule travels with the binary: whoever sees a citation can read it.

mod codegen;
mod parse;

pub use codegen::{embed, generate, generate_all};
pub use parse::{Mistake, Parsed, parse};

use std::fmt;

/// The name of one rule, such as `CRU-CAP-01`. Only generated code makes them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RuleId(&'static str);

impl RuleId {
    /// For generated code, which has read the id in a rulebook.
    #[doc(hidden)]
    pub const fn from_rulebook(id: &'static str) -> Self {
        Self(id)
    }

    /// The id as it stands in the rulebook.
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Debug for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl serde::Serialize for RuleId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0)
    }
}

/// One rule as its rulebook states it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Rule {
    /// What events and refusals cite.
    pub id: RuleId,
    /// The heading it stands under.
    pub chapter: &'static str,
    /// The rule itself, in our words.
    pub text: &'static str,
    /// Where it comes from, or why it was decided so; may be empty.
    pub note: &'static str,
    /// Why no event and no refusal can show this rule at work, if none can.
    pub unobservable: Option<&'static str>,
}

/// All rules of one game, in the order of its `RULES.md`.
#[derive(Clone, Copy, Debug, serde::Serialize)]
pub struct Rulebook {
    /// The first heading of the file.
    pub title: &'static str,
    /// Every rule.
    pub rules: &'static [Rule],
}

impl Rulebook {
    /// The rule of that id, whatever its case.
    pub fn find(&self, id: &str) -> Option<&'static Rule> {
        self.rules.iter().find(|rule| rule.id.as_str().eq_ignore_ascii_case(id))
    }
}
