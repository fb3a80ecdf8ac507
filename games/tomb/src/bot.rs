//! What a bot thinks of a position, and how a quick player plays on.
//!
//! Everything is made of what all seats can see; there are no secrets between them.

mod odds;
mod policy;
mod river;

use table::{Dice, Seat};

use crate::action::Action;
use crate::content::Requirement;
use crate::play::Scene;
use crate::rules::rounds::LAST_ROUND;
use crate::state::{HeroId, Whereabouts};

/// How the position looks for a seat, in thousandths of a win: how much of the Stage is done against how
/// much of the party is left.
pub(crate) fn estimate(scene: Scene<'_>, seat: Seat) -> i32 {
    let done = progress(scene);
    let health = health(scene);
    let late = i32::from(scene.state.round) * 60 / i32::from(LAST_ROUND);
    let party = (done * 6 / 10 + health * 4 / 10 - late).clamp(10, 990);
    if scene.in_party(seat) { party } else { 1000 - party }
}

/// Which of the legal actions a quick player takes.
pub(crate) fn policy(scene: Scene<'_>, seat: Seat, actions: &[Action], dice: &mut Dice) -> usize {
    policy::choose(scene, seat, actions, dice)
}

/// The HP of the party, in thousandths of what it could be; whoever is gone counts double.
fn health(scene: Scene<'_>) -> i32 {
    let (mut have, mut full) = (0, 0);
    for seat in scene.state.party() {
        let most = i32::from(scene.character(seat).hp);
        let hp = i32::from(scene.state.hero(HeroId::character(seat)).hp);
        full += 2 * most;
        have += hp + if hp > 0 { most } else { 0 };
    }
    1000 * have / full.max(1)
}

/// What of the Stage is done, in thousandths: tiles, monsters, Items, requirements.
fn progress(scene: Scene<'_>) -> i32 {
    let Scene { game, state } = scene;
    let cards = game.stage(state.stage);
    let tiles = count(cards.tiles.len() - 1);
    let face_up = tiles - count(state.map.face_down());
    let (mut beaten, mut total) = (0, 0);
    for kind in &cards.monsters {
        total += i32::from(scene.monster_hp(*kind));
    }
    for beast in &state.beasts[..usize::from(state.arrived)] {
        beaten += i32::from(scene.monster_hp(beast.kind)) - i32::from(beast.hp);
    }
    let turned = count(state.living_beasts().filter(|beast| beast.was_sidekick_of().is_some()).count());
    let items = state.items.iter().filter(|card| !matches!(card.place, Whereabouts::Dropped(_))).count();
    let asked = cards.requirements.iter().map(|it| requirement(scene, *it)).sum::<i32>();
    let share = |part: i32, whole: i32, weight: i32| weight * part / whole.max(1);
    let base = share(face_up, tiles, 250) + share(beaten, total, 550);
    let rest = share(count(items), count(cards.items.len()), 80);
    base + rest + if cards.requirements.is_empty() { 120 } else { asked } - 60 * turned
}

/// How near a requirement is to being fulfilled, of 120.
fn requirement(scene: Scene<'_>, requirement: Requirement) -> i32 {
    let map = &scene.state.map;
    if scene.fulfilled(requirement) {
        return match requirement {
            Requirement::GatesOpen | Requirement::ActivateAll if map.face_down() > 0 => 60,
            _ => 120,
        };
    }
    let held = |item| {
        let mut cards = scene.state.items.iter();
        cards.any(|card| card.item == item && matches!(card.place, Whereabouts::Held(_)))
    };
    match requirement {
        Requirement::Carry(item) | Requirement::CarryTo(item) if held(item) => 70,
        Requirement::ActivateAll => 20 * i32::try_from(map.activated.count()).unwrap_or(0),
        Requirement::GatesOpen => 30 * i32::try_from(map.opened.count()).unwrap_or(0),
        _ => 0,
    }
}

fn count(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}
