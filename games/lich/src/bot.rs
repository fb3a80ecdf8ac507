//! What a bot thinks of a position, and how a quick player plays on.

use table::{Dice, Seat};

use crate::action::Action;
use crate::play::Scene;

/// How the position looks, in thousandths of a win.
pub(crate) fn estimate(scene: Scene<'_>, seat: Seat) -> i32 {
    let _ = (scene, seat);
    500
}

/// Which of the legal actions a quick player takes.
pub(crate) fn policy(scene: Scene<'_>, seat: Seat, actions: &[Action], dice: &mut Dice) -> usize {
    let _ = (scene, seat);
    dice.pick(actions.len())
}
