//! How a game helps bots to play it well.

use crate::{Dice, Game, Seat};

/// What a game knows of good play. A search works without any of it, and worse.
pub trait Think: Game {
    /// How good the position looks for a seat, in thousandths of a win. Only what the seat can see
    /// should count, as bots call it on imagined states.
    fn estimate(&self, state: &Self::State, seat: Seat) -> i32 {
        let (_, _) = (state, seat);
        500
    }

    /// Which of these legal actions a quick player would take: the way a search plays positions out.
    fn policy(&self, state: &Self::State, seat: Seat, actions: &[Self::Action], dice: &mut Dice) -> usize {
        let (_, _) = (state, seat);
        dice.pick(actions.len())
    }

    /// Drops from a list of legal actions what no sensible player would do, so that a search spends its
    /// thoughts on the rest. At least one must stay. Only what the seat can see should count.
    fn shortlist(&self, state: &Self::State, seat: Seat, actions: &mut Vec<Self::Action>) {
        let (_, _, _) = (state, seat, actions);
    }

    /// After how many decisions (or [laps](Think::lap)) a search should stop playing a position out and trust
    /// the estimate; none if only the end of a match tells.
    fn playout_depth(&self) -> Option<u32> {
        None
    }

    /// Which lap a match is in, for games whose positions are best compared at the same moment of a round.
    /// Searches then look ahead to the beginning of a lap, and their depth counts laps. Everybody can see it.
    fn lap(&self, state: &Self::State) -> Option<u32> {
        let _ = state;
        None
    }
}
