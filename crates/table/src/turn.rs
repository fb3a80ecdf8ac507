//! Whose word the game waits for, and how it ended.

use serde::Serialize;

use crate::{RuleId, Seat, SeatSet};

/// What a match is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Turn {
    /// One decision, by any one of these seats.
    Awaits(SeatSet),
    /// Nothing more: this is how it ended.
    Over(Outcome),
}

impl Turn {
    /// The match waits for these seats; if there are none it has ended so.
    #[inline]
    pub fn of(awaited: SeatSet, outcome: impl FnOnce() -> Outcome) -> Self {
        if awaited.is_empty() { Self::Over(outcome()) } else { Self::Awaits(awaited) }
    }

    /// The seats that may act now.
    pub const fn awaited(self) -> SeatSet {
        match self {
            Self::Awaits(seats) => seats,
            Self::Over(_) => SeatSet::NONE,
        }
    }

    /// The result, if there is one.
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Awaits(_) => None,
            Self::Over(outcome) => Some(outcome),
        }
    }
}

/// How a match ended. Whoever neither won nor drew has lost; in a cooperative game all win or
/// nobody does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// The winners.
    pub won: SeatSet,
    /// Those who share an undecided match.
    pub drew: SeatSet,
    /// The rule that decided.
    pub rule: RuleId,
}

impl Outcome {
    /// What the seat got out of it, in thousandths of a win.
    pub const fn worth(&self, seat: Seat) -> i32 {
        if self.won.has(seat) {
            1000
        } else if self.drew.has(seat) {
            500
        } else {
            0
        }
    }
}
