//! What a position is worth.

use table::{Seat, Think, Turn};

/// After so many decisions it no longer matters how far away an ending is.
const FAR: u32 = 20;

/// In thousandths of a win: the result if there is one, else the game's estimate. Of two wins the sooner is worth a
/// little more, of two losses the later one: so a search that sees several sure wins does not dawdle.
pub(crate) fn worth<G: Think>(game: &G, state: &G::State, seat: Seat, decisions: u32) -> i32 {
    match game.turn(state) {
        Turn::Over(outcome) => hastened(outcome.worth(seat), decisions),
        Turn::Awaits(_) => game.estimate(state, seat).clamp(0, 1000),
    }
}

fn hastened(worth: i32, decisions: u32) -> i32 {
    let delay = i32::try_from(decisions.min(FAR)).expect("a small number");
    match worth {
        ..500 => worth + delay,
        500 => worth,
        501.. => worth - delay,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sooner_win_and_a_later_loss_are_worth_more() {
        assert!(hastened(1000, 1) > hastened(1000, 2));
        assert!(hastened(0, 2) > hastened(0, 1));
        assert_eq!(hastened(1000, 500), hastened(1000, 900));
        assert_eq!(hastened(500, 9), 500);
        assert!(hastened(1000, u32::MAX) > 970, "an ending far away is nearly as good");
    }
}
