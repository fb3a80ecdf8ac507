//! How a quick player plays, and what a bot thinks of a position.
//!
//! [`policy`] is the simple player of chapter 9.4: it puts a value on every legal action and takes the
//! best. Values are in hundredths of a point of an adventurer's health.

mod camp;
mod estimate;
mod group;
mod outlook;
mod treasure;
mod turn;

use table::{Dice, Seat};

pub(crate) use estimate::estimate;

use crate::action::Action;
use crate::play::Scene;
use crate::step::Step;
use outlook::Outlook;

/// One point of an adventurer's health.
const HEALTH: i32 = 100;

/// Which of the legal actions a quick player takes.
pub(crate) fn policy(scene: Scene<'_>, seat: Seat, actions: &[Action], dice: &mut Dice) -> usize {
    let Some(step) = scene.state.agenda.next().copied() else { return 0 };
    match step {
        Step::ChooseAdventurer(_) => dice.pick(actions.len()),
        Step::Turn(_) | Step::Window(_) => {
            let outlook = Outlook::new(scene);
            best(actions, |action| turn::value(scene, seat, &outlook, action))
        }
        Step::Camp(_) => {
            let plans = camp::Plans::new(scene, seat);
            best(actions, |action| plans.value(action))
        }
        _ => best(actions, |action| group::value(scene, seat, step, action)),
    }
}

/// The first of the most valuable.
fn best(actions: &[Action], mut value: impl FnMut(Action) -> i32) -> usize {
    let mut best = (i32::MIN, 0);
    for (place, action) in actions.iter().enumerate() {
        let worth = value(*action);
        if worth > best.0 {
            best = (worth, place);
        }
    }
    best.1
}
