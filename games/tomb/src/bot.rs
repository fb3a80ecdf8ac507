//! What a bot thinks of a position, and how a quick player plays on.
//!
//! Everything is made of what all seats can see; there are no secrets between them.

mod goals;
mod odds;
mod policy;
mod river;
mod shortlist;

use table::Seat;

pub(crate) use policy::{act, prefer, reroll, sequel};

use crate::action::Action;
use crate::content::{Attack, Effect, Requirement};
use crate::effects::Heal;
use crate::play::Scene;
use crate::rules::campaign::WhatNext;
use crate::state::{Ending, Whereabouts};
use crate::step::Step;

/// How the position looks for a seat, in thousandths of a win: what the party can still bear against what
/// the Stage still has in store.
///
/// Both are in thousandths of a hit point, and their ratio to the power of two and a half is the odds. The
/// weights were fitted to what came of 6,000 rounds that the quick player began, over all Stages and
/// parties; `BALANCE.md` tells how well they do.
pub(crate) fn estimate(scene: Scene<'_>, seat: Seat) -> i32 {
    let party = if let Some(Step::WhatNext(WhatNext(ending))) = scene.state.agenda.next() {
        if *ending == Ending::Complete { 990 } else { 10 }
    } else {
        chance(endurance(scene), ordeal(scene))
    };
    if scene.in_party(seat) { party } else { 1000 - party }
}

fn chance(endurance: u64, ordeal: u64) -> i32 {
    let power = |it: u64| it * it * it.isqrt();
    let (ours, theirs) = (power(endurance), power(ordeal));
    let chance = 1000 * ours / (ours + theirs).max(1);
    i32::try_from(chance.clamp(5, 995)).unwrap_or(500)
}

/// What the party can bear: the HP it has, and some of what it could heal.
fn endurance(scene: Scene<'_>) -> u64 {
    let state = scene.state;
    let mut sum = 0;
    for hero in state.living_characters() {
        sum += 1000 * u64::from(state.hero(hero).hp);
        let actions = &scene.character(hero.seat()).actions;
        sum += 750 * actions.iter().map(|card| healing(&card.effects)).sum::<u64>();
    }
    let at_hand = state.items.iter().filter(|card| card.place != Whereabouts::Gone);
    sum + 210 * at_hand.map(|card| healing(&scene.game.item(card.item).effects)).sum::<u64>()
}

fn healing(effects: &[Effect]) -> u64 {
    let heals = |effect: &Effect| if let Effect::Heal(Heal(hp)) = effect { u64::from(*hp) } else { 0 };
    effects.iter().map(heals).sum()
}

/// What is still to come: monsters by their HP and what each round with them costs, those face down for a
/// little less, and for everybody the tiles, wishes and ways that are left, and the time that has gone.
fn ordeal(scene: Scene<'_>) -> u64 {
    let Scene { game, state } = scene;
    let here = state.living_beasts().map(|beast| toll(scene.stats(beast).attack, state.beast(beast).hp));
    let hidden =
        state.monster_pile.iter().map(|kind| toll(game.monster(*kind).attack, scene.monster_hp(*kind)));
    let monsters = here.sum::<u64>() * 56 / 100 + hidden.sum::<u64>() * 41 / 100;
    let asked: u64 = game.stage(state.stage).requirements.iter().map(|it| missing(scene, *it)).sum();
    let tiles = u64::try_from(state.map.face_down()).unwrap_or(0);
    let each = 116 * tiles + 145 * asked / 120 + 12 * u64::from(state.round);
    let walks: u64 = state.living_heroes().map(|hero| goals::distance(scene, hero)).sum();
    monsters + u64::from(state.venture.party) * each + 11 * walks
}

/// What a monster costs that lives as long as its HP let it, in the eyes of somebody with Armor 13.
fn toll(attack: Attack, hp: u8) -> u64 {
    let harm = odds::hit_chance(attack.modifier, 13) * i32::from(attack.damage) * i32::from(hp);
    u64::try_from(harm).unwrap_or(0)
}

/// How far a requirement is from being fulfilled, of 120.
fn missing(scene: Scene<'_>, requirement: Requirement) -> u64 {
    let map = &scene.state.map;
    if scene.fulfilled(requirement) {
        return match requirement {
            Requirement::GatesOpen | Requirement::ActivateAll if map.face_down() > 0 => 60,
            _ => 0,
        };
    }
    let held = |item| {
        let mut cards = scene.state.items.iter();
        cards.any(|card| card.item == item && matches!(card.place, Whereabouts::Held(_)))
    };
    let left = |each: u32, done: u32| u64::from(120_u32.saturating_sub(each * done));
    match requirement {
        Requirement::Carry(item) | Requirement::CarryTo(item) if held(item) => 50,
        Requirement::ActivateAll => left(20, map.activated.count()),
        Requirement::GatesOpen => left(30, map.opened.count()),
        _ => 120,
    }
}

/// Drops what is not worth a search.
pub(crate) fn shortlist(scene: Scene<'_>, seat: Seat, actions: &mut Vec<Action>) {
    shortlist::shorten(scene, seat, actions);
}
