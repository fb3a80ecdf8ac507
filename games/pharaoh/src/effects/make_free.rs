//! `make_free`: actions that cost nothing.

use table::Seat;

use crate::content::{Effect, Freed};
use crate::play::Scene;
use crate::state::{Lies, Piece};

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
