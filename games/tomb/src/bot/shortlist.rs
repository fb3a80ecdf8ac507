//! What is worth a search: few things, and each of them for a reason.
//!
//! Most of a turn is walking, and one way to a door is as good as another. A search that compares them
//! only adds the noise of its dice, and ends up walking in circles. So it is asked where it matters: whom
//! to attack, with what and from where, and whether to heal or hide instead. Waiting and running away are
//! not among it: within two rounds they always look harmless, and then the rounds run out.

use table::{Dice, Seat};

use super::policy::{self, Mover};
use crate::action::Action;
use crate::content::Effect;
use crate::play::Scene;
use crate::step::Step;

/// Drops what no sensible player would do. What the quick player would do always stays.
pub(super) fn shorten(scene: Scene<'_>, seat: Seat, actions: &mut Vec<Action>) {
    let keep: Vec<Action> = match scene.state.agenda.next() {
        Some(Step::Act) if scene.state.ship.is_some() => aboard(scene, actions),
        Some(Step::Act) => on_land(scene, actions),
        Some(Step::WhatNext(_) | Step::Recast(_)) => Vec::new(),
        _ => return,
    };
    let chosen = actions[policy::choose(scene, seat, actions, &mut Dice::fast(0))];
    actions.retain(|action| *action == chosen || keep.contains(action));
}

/// Everything done with an Action or an Item, and the ways to other fights.
fn on_land(scene: Scene<'_>, actions: &[Action]) -> Vec<Action> {
    let mover = Mover::new(scene, actions);
    let mut keep: Vec<Action> = actions.iter().copied().filter(|action| is_deed(scene, *action)).collect();
    keep.extend(mover.ways_to_fights());
    keep
}

/// On the river every course counts.
fn aboard(scene: Scene<'_>, actions: &[Action]) -> Vec<Action> {
    let sails = |action: &Action| matches!(action, Action::Steer(_) | Action::Drift);
    actions.iter().copied().filter(|action| sails(action) || is_deed(scene, *action)).collect()
}

/// Whether an action is one of those that decide fights.
fn is_deed(scene: Scene<'_>, action: Action) -> bool {
    let hero = scene.state.acting.hero;
    let effects = match action {
        Action::Play(slot, _) => &scene.character(hero.seat()).actions[slot.index()].effects[..],
        Action::Use(item, _) => &scene.game.item(item).effects[..],
        Action::Attack(_) => return true,
        _ => return false,
    };
    let at = match action {
        Action::Play(_, at) | Action::Use(_, at) => at,
        _ => None,
    };
    let fights = scene.state.living_beasts().next().is_some();
    effects.iter().any(|effect| match effect {
        Effect::Attack(_) => true,
        Effect::Heal(_) => at.is_some_and(|at| policy::missing(scene, at) > 0),
        Effect::Block { .. } | Effect::Ward { .. } | Effect::Stealth { .. } | Effect::Revive { .. } => fights,
        _ => false,
    })
}
