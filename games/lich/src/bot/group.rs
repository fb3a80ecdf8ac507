//! The group's decisions and hazards.

use table::Seat;

use super::best;
use super::treasure::{prize, worth_equipped};
use crate::action::Action;
use crate::content::{EncounterKind, ItemId};
use crate::play::Scene;

/// So many monsters make a party look for another way.
const TOO_MANY: u8 = 5;

/// A starting item for a seat.
pub(crate) fn deal(scene: Scene<'_>, whom: Seat, actions: &[Action]) -> usize {
    best(actions, |action| match action {
        Action::Deal(item) => prize(scene, whom, item),
        other => no_answer(other),
    })
}

/// An item of a reward, for whom it helps most.
pub(crate) fn reward(scene: Scene<'_>, actions: &[Action]) -> usize {
    best(actions, |action| match action {
        Action::Keep(item, whom) => prize(scene, whom, item),
        Action::Leave => 1,
        other => no_answer(other),
    })
}

/// This item, for whom it helps most.
pub(crate) fn award(scene: Scene<'_>, item: ItemId, actions: &[Action]) -> usize {
    best(actions, |action| match action {
        Action::Award(whom) => prize(scene, whom, item),
        other => no_answer(other),
    })
}

/// Scouts where many monsters wait.
pub(crate) fn choose_path(scene: Scene<'_>, actions: &[Action]) -> usize {
    best(actions, |action| i32::from(action == Action::Scout && here(scene, false) >= TOO_MANY))
}

/// Takes the other path where clearly fewer wait.
pub(crate) fn choose_lane(scene: Scene<'_>, actions: &[Action]) -> usize {
    let fewer = || here(scene, true) + 2 <= here(scene, false);
    best(actions, |action| i32::from(action == Action::PlaySecondary && fewer()))
}

/// Returns.
pub(crate) fn choose_return(actions: &[Action]) -> usize {
    best(actions, |action| i32::from(action == Action::Return))
}

/// What the own adventurer does in a hazard.
pub(crate) fn brave(scene: Scene<'_>, seat: Seat, actions: &[Action]) -> usize {
    best(actions, |action| match action {
        Action::Accept => drink(scene, seat),
        Action::Lose(item) => -worth_equipped(scene, seat, scene.game.item(item)),
        Action::Refuse => -30,
        other => no_answer(other),
    })
}

/// The healthiest goes, if it has health to spare.
pub(crate) fn decide(scene: Scene<'_>, actions: &[Action]) -> usize {
    best(actions, |action| match action {
        Action::Name(whom) => i32::from(scene.state.hero(whom).health) - 4,
        Action::Accept | Action::Refuse => 0,
        other => no_answer(other),
    })
}

/// Who has most energy pays.
pub(crate) fn pay(scene: Scene<'_>, actions: &[Action]) -> usize {
    best(actions, |action| match action {
        Action::Name(whom) => i32::from(scene.state.hero(whom).energy),
        other => no_answer(other),
    })
}

/// The least useful item goes.
pub(crate) fn drop(scene: Scene<'_>, seat: Seat, actions: &[Action]) -> usize {
    best(actions, |action| match action {
        Action::Lose(item) => -worth_equipped(scene, seat, scene.game.item(item)),
        other => no_answer(other),
    })
}

/// Only what a question lists is weighed.
fn no_answer(action: Action) -> i32 {
    unreachable!("{action:?} was not among the options")
}

/// Monsters the card brings; a hazard brings none.
fn here(scene: Scene<'_>, above: bool) -> u8 {
    let path = &scene.state.path;
    let place = usize::from(path.column).saturating_sub(1);
    let card = if above { path.secondary[place] } else { path.main.get(place).copied() };
    match card.map(|card| scene.game.encounter(card).kind) {
        Some(EncounterKind::Combat { monsters }) => scene.monsters_of(monsters),
        _ => 0,
    }
}

/// A gamble for health is worth it with some to lose and some to gain.
fn drink(scene: Scene<'_>, seat: Seat) -> i32 {
    let health = scene.state.hero(seat).health;
    let missing = scene.max_health(seat).saturating_sub(health);
    if missing >= 2 && health > 2 { 10 } else { -100 }
}
