//! What a designer counts over many matches.

use std::borrow::Cow;

use crate::Seat;

/// One more of something worth counting, such as a card that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Occurrence<'a> {
    /// What is counted, such as `played`.
    pub what: &'static str,
    /// Which one of these it was, such as the key of a card.
    pub which: Cow<'a, str>,
    /// Whose it was, if it was anybody's.
    pub seat: Option<Seat>,
}

impl<'a> Occurrence<'a> {
    /// One more of these, at nobody's seat.
    pub fn new(what: &'static str, which: impl Into<Cow<'a, str>>) -> Self {
        Self { what, which: which.into(), seat: None }
    }

    /// The same, at this seat.
    #[must_use]
    pub fn of(self, seat: Seat) -> Self {
        Self { seat: Some(seat), ..self }
    }
}
