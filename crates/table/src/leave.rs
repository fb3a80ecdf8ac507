//! Seats that do not answer, and seats that give up.

use crate::{Game, Outcome, RuleId, Seat, SeatSet, Tray};

/// What becomes of a match when somebody leaves it.
pub trait Leave: Game {
    /// What is done for an awaited seat that does not answer in time.
    fn lapse(&self, state: &Self::State, seat: Seat) -> Lapse<Self::Action>;

    /// The result, if these seats conceding ends the match.
    fn concession(&self, state: &Self::State, conceded: SeatSet) -> Option<Outcome>;

    /// Whether a seat that gives up now stays at the table: it gives up what is being played, such as a Stage of a
    /// campaign, and not the match. [`withdraw`](Leave::withdraw) says what comes of it, and it may give up again later.
    fn stays(&self, state: &Self::State, seat: Seat) -> bool {
        let (_, _) = (state, seat);
        false
    }

    /// The bots that give up as well, now that these seats have: where a party plays together, those who follow its last
    /// person. Nobody unless the rules say so.
    fn follows(&self, state: &Self::State, conceded: SeatSet, bots: SeatSet) -> SeatSet {
        let (_, _, _) = (state, conceded, bots);
        SeatSet::NONE
    }

    /// What a seat's giving up does to a match that goes on, without it or with it; nothing unless the rules say so.
    fn withdraw(&self, state: &mut Self::State, seat: Seat, tray: &mut Tray<Self::Event>) {
        let (_, _, _) = (state, seat, tray);
    }
}

/// What happens when nobody answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lapse<A> {
    /// A legal action.
    pub action: A,
    /// The rule that says so.
    pub rule: RuleId,
}
