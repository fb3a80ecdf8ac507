//! How a quick player plays, and what a bot thinks of a position.
//!
//! The simple player of chapter 9.4 puts a value on every legal action and takes the best; every question
//! calls the function that does it. Values are in hundredths of a point of an adventurer's health.

mod camp;
mod estimate;
mod group;
mod outlook;
mod treasure;
mod turn;

use table::{Dice, Seat};

pub(crate) use estimate::estimate;
pub(crate) use group::{
    award, brave, choose_lane, choose_path, choose_return, deal, decide, drop, pay, reward,
};

use crate::action::Action;
use crate::play::Scene;
use crate::step::Step;
use outlook::Outlook;

/// One point of an adventurer's health.
const HEALTH: i32 = 100;

/// How many actions of a turn are worth a search,
const SHORTLIST: usize = 4;
/// and how many hundredths of the best one's value they must have.
const NEARLY: i32 = 70;

/// What is worth a search: in combat what the simple player finds nearly as good as the best. Chance drowns
/// small differences, so a search that also thinks about poor actions often ends with one of them; and
/// outside combat, where differences are smallest, the simple player's choice stands.
pub(crate) fn shortlist(scene: Scene<'_>, seat: Seat, actions: &mut Vec<Action>) {
    let step = scene.state.agenda.next();
    if matches!(step, Some(Step::Acting(_) | Step::Window(_))) {
        let outlook = Outlook::new(scene);
        let value = |action: Action| turn::value(scene, seat, &outlook, action);
        actions.sort_by_cached_key(|action| -value(*action));
        actions.truncate(SHORTLIST);
        let enough = value(actions[0]) * NEARLY / 100;
        actions.retain(|action| value(*action) >= enough);
    } else if !matches!(step, Some(Step::ChooseAdventurer(_))) {
        let chosen = scene.quick(seat, actions, &mut Dice::fast(0));
        actions.swap(0, chosen);
        actions.truncate(1);
    }
}

/// What a quick player does on a turn or throws in a window.
pub(crate) fn in_combat(scene: Scene<'_>, seat: Seat, actions: &[Action]) -> usize {
    let outlook = Outlook::new(scene);
    best(actions, |action| turn::value(scene, seat, &outlook, action))
}

/// What a quick player does in camp.
pub(crate) fn in_camp(scene: Scene<'_>, seat: Seat, actions: &[Action]) -> usize {
    let plans = camp::Plans::new(scene, seat);
    best(actions, |action| plans.value(action))
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
