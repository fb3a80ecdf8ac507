//! What is worth a search: few things, and each of them for a reason.
//!
//! Most of a turn is walking, and one way to a door is as good as another. A search that compares them
//! only adds the noise of its dice, and ends up walking in circles. So it is asked where it matters: whom
//! to attack, with what and from where, and whether to heal or hide instead. Waiting and running away are
//! not among it: within two rounds they always look harmless, and then the rounds run out.

use table::{Dice, Seat};

use super::policy::{self, Mover};
use crate::action::Action;
use crate::content::{Effect, Targets};
use crate::play::Scene;
use crate::step::Step;

/// Drops what no sensible player would do. What the quick player would do always stays.
pub(super) fn shorten(scene: Scene<'_>, seat: Seat, actions: &mut Vec<Action>) {
    let Some(step) = scene.state.agenda.next() else { return };
    let keep = if matches!(step, Step::Act(_)) {
        if scene.state.ship.is_some() { aboard(scene, actions) } else { on_land(scene, actions) }
    } else if matches!(step, Step::WhatNext(_) | Step::Recast(_)) {
        Vec::new()
    } else {
        return;
    };
    let chosen = actions[scene.quick(seat, actions, &mut Dice::fast(0))];
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
    let (effects, at) = if let Action::Play(slot, at) = action {
        (&scene.character(scene.state.acting.hero.seat()).actions[slot.index()].effects, at)
    } else if let Action::Use(item, at) = action {
        (&scene.game.item(item).effects, at)
    } else {
        return matches!(action, Action::Attack(_));
    };
    let fights = scene.state.living_beasts().next().is_some();
    effects.iter().any(|effect| {
        // Of an attack on all, striking just one is hardly ever better.
        matches!(effect, Effect::Attack(attack) if attack.targets == Targets::One || at.is_none())
            || matches!(effect, Effect::Heal(_)) && at.is_some_and(|at| policy::missing(scene, at) > 0)
            || fights
                && matches!(
                    effect,
                    Effect::Block(_) | Effect::Ward(_) | Effect::Stealth(_) | Effect::Revive(_)
                )
    })
}
