//! What a position is worth.

use table::{Seat, Think, Turn};

/// In thousandths of a win: the result if there is one, else the game's estimate.
pub(crate) fn worth<G: Think>(game: &G, state: &G::State, seat: Seat) -> i32 {
    match game.turn(state) {
        Turn::Over(outcome) => outcome.worth(seat),
        Turn::Awaits(_) => game.estimate(state, seat).clamp(0, 1000),
    }
}
