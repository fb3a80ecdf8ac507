//! `MakeFree(what: [Table, Return], times: 1)`: actions that cost nothing. [PHC-P35]

use serde::Deserialize;
use table::{RuleId, Seat};

use super::{Effect, Verb};
use crate::cites;
use crate::content::{Freed, Set};
use crate::play::Scene;
use crate::state::{Lies, Piece};
use crate::words::text::nouns::freed;

/// So many times a turn, one of these actions is free. [PHC-P35]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MakeFree {
    /// Which actions.
    pub what: Set<Freed>,
    /// How often a turn.
    pub times: u8,
}

impl Verb for MakeFree {
    fn rule(&self) -> RuleId {
        cites::PHC_P35
    }

    fn text(&self) -> String {
        match self.times {
            1 => format!("once a turn, {} is free", freed(self.what)),
            times => format!("{times} times a turn, {} is free", freed(self.what)),
        }
    }
}

impl Scene<'_> {
    /// The card that makes a kind of action free once more this turn; of several the one that frees
    /// the fewest kinds, so that the others keep what only they can do. [PHA-RUL-160]
    pub(crate) fn freed_by(self, seat: Seat, what: Freed) -> Option<Piece> {
        let mut narrowest: Option<(usize, Piece)> = None;
        for tabled in self.state.tabled.iter().filter(|it| it.by == seat && it.lies == Lies::Before(seat)) {
            self.tabled_steps(tabled, &mut |step| {
                if let Effect::MakeFree(make) = step
                    && make.what.has(what)
                    && tabled.freed < make.times
                    && narrowest.is_none_or(|(kinds, _)| make.what.iter().count() < kinds)
                {
                    narrowest = Some((make.what.iter().count(), tabled.card));
                }
            });
        }
        narrowest.map(|(_, card)| card)
    }
}
