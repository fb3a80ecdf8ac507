//! How bots judge a position and play one out.

use table::{Dice, Seat};

use crate::action::Action;
use crate::play::Scene;

/// Decisions a search plays out before it trusts the estimate.
pub const PLAYOUT_DEPTH: u32 = 40;

/// Thousandths of a win.
pub(crate) fn estimate(scene: Scene<'_>, seat: Seat) -> i32 {
    let _ = (scene, seat);
    500
}

/// Which of these a quick player takes.
pub(crate) fn policy(scene: Scene<'_>, seat: Seat, actions: &[Action], dice: &mut Dice) -> usize {
    let _ = (scene, seat);
    dice.pick(actions.len())
}
