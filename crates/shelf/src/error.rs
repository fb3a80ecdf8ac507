//! Everything that can go wrong at an erased table, as one value a program can act on.

use serde::Serialize;
use table::StartError;
use table::record::RecordError;
use table::{ContentError, Refusal, RuleId, SetupError, rules};

/// What went wrong: a stable word for programs, a sentence for people, and the rules behind it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{message}{}", citation(.rules))]
pub struct ShelfError {
    /// What kind of mistake it is.
    pub code: Code,
    /// What is wrong and what was expected.
    pub message: String,
    /// The rule that forbids it first, then those that explain it; empty if it is no matter of rules.
    pub rules: Vec<RuleId>,
}

/// The kinds of mistakes. Programs depend on these words: they are added to, never changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Code {
    /// No game of that name is on the shelf.
    UnknownGame,
    /// Nobody brings a deck to that game.
    NoDecks,
    /// The content of a folder is not fit to play with.
    Content,
    /// No match can start from this setup.
    Setup,
    /// The position is written wrongly or cannot be.
    Given,
    /// The scripted dice do not fit.
    Dice,
    /// The record is damaged, forged or of another game.
    Record,
    /// The match has no such seat.
    NoSeat,
    /// The match has gone on since.
    Stale,
    /// This is not how the game writes its actions.
    Unreadable,
    /// The match is over.
    Over,
    /// The rules do not allow it.
    Illegal,
}

impl Code {
    /// The word programs see.
    pub const fn word(self) -> &'static str {
        match self {
            Self::UnknownGame => "unknown_game",
            Self::NoDecks => "no_decks",
            Self::Content => "content",
            Self::Setup => "setup",
            Self::Given => "given",
            Self::Dice => "dice",
            Self::Record => "record",
            Self::NoSeat => "no_seat",
            Self::Stale => "stale",
            Self::Unreadable => "unreadable",
            Self::Over => "over",
            Self::Illegal => "illegal",
        }
    }
}

impl Serialize for Code {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

impl ShelfError {
    /// A mistake that no rule speaks of.
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), rules: Vec::new() }
    }

    pub(crate) fn unknown_game(key: &str) -> Self {
        let known = crate::keys().join(", ");
        Self::new(Code::UnknownGame, format!("There is no game {key:?} on the shelf; there is {known}."))
    }
}

impl From<Refusal> for ShelfError {
    fn from(refusal: Refusal) -> Self {
        let code = match refusal.rule() {
            rules::SEAT_01 => Code::NoSeat,
            rules::SEQ_01 => Code::Stale,
            rules::READ_01 => Code::Unreadable,
            rules::END_01 => Code::Over,
            rules::DICE_01 => Code::Dice,
            _ => Code::Illegal,
        };
        Self { code, message: refusal.sentence, rules: refusal.rules }
    }
}

impl From<SetupError> for ShelfError {
    fn from(error: SetupError) -> Self {
        Self { code: Code::Setup, message: error.sentence, rules: vec![error.rule] }
    }
}

impl From<StartError> for ShelfError {
    fn from(error: StartError) -> Self {
        match error {
            StartError::Setup(error) => error.into(),
            StartError::Given(error) => Self::new(Code::Given, error.to_string()),
            StartError::Dice(refusal) => refusal.into(),
        }
    }
}

impl From<RecordError> for ShelfError {
    fn from(error: RecordError) -> Self {
        Self::new(Code::Record, error.to_string())
    }
}

impl From<Vec<ContentError>> for ShelfError {
    fn from(mistakes: Vec<ContentError>) -> Self {
        let lines: Vec<String> = mistakes.iter().map(ToString::to_string).collect();
        Self::new(Code::Content, lines.join("\n"))
    }
}

fn citation(rules: &[RuleId]) -> String {
    rules.first().map(|rule| format!(" [{rule}]")).unwrap_or_default()
}
