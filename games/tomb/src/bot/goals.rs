//! Where a hero wants to be: what the errands of a quick player lead to, and how far that is.

use crate::content::{Effect, Requirement};
use crate::play::Scene;
use crate::rules::approach::Wave;
use crate::rules::movement::Passage;
use crate::spaces::Spaces;
use crate::state::{HeroId, Whereabouts};

/// Nothing is further than this.
const FAR: u64 = 14;

/// Spaces worth going to for what lies there: Items, keyholes, objectives that are asked for.
pub(super) fn treasures(scene: Scene<'_>, hero: HeroId) -> Spaces {
    let state = scene.state;
    let map = &state.map;
    let mut spaces = map.cubes;
    let mut key = false;
    for card in state.items.iter() {
        match card.place {
            Whereabouts::Dropped(at) => map.grid.add(&mut spaces, at),
            Whereabouts::Held(seat) if seat == hero.seat() => {
                key |= scene.game.item(card.item).does(Effect::Unlock);
            }
            _ => {}
        }
    }
    if key {
        spaces |= map.grid.beside(map.closed());
    }
    for requirement in &scene.game.stage(state.stage).requirements {
        match requirement {
            Requirement::ActivateAll => spaces |= map.objectives - map.activated,
            Requirement::CarryTo(relic) => {
                let held = Whereabouts::Held(hero.seat());
                let holds = state.items.iter().any(|card| card.item == *relic && card.place == held);
                let cleared = map.face_down() == 0 && state.living_beasts().next().is_none();
                if holds && cleared {
                    spaces |= map.objectives;
                }
            }
            _ => {}
        }
    }
    spaces
}

/// Spaces next to a face-down tile.
pub(super) fn frontier(scene: Scene<'_>) -> Spaces {
    let map = &scene.state.map;
    let hidden = map.laid.iter().filter(|tile| !tile.face_up);
    map.grid.beside(hidden.fold(Spaces::NONE, |all, tile| all | tile.spaces(map.grid)))
}

/// How far a hero is from what it wants next: a treasure or a monster's side, else an unknown tile.
pub(super) fn distance(scene: Scene<'_>, hero: HeroId) -> u64 {
    let map = &scene.state.map;
    let passage = scene.passage(hero);
    let mut wanted = map.grid.beside(scene.beast_spaces());
    if !hero.is_sidekick() {
        wanted |= treasures(scene, hero);
    }
    steps_to(scene, hero, &passage, wanted)
        .or_else(|| steps_to(scene, hero, &passage, frontier(scene)))
        .unwrap_or(FAR)
}

fn steps_to(scene: Scene<'_>, hero: HeroId, passage: &Passage, goals: Spaces) -> Option<u64> {
    let grid = scene.state.map.grid;
    let at = scene.state.hero(hero).at;
    let goals = goals & (passage.stop | grid.only(at));
    if goals.is_empty() {
        return None;
    }
    let mut wave = Wave::from(grid, passage, at);
    let mut layer = wave.newest();
    for cost in 0..FAR {
        if layer.meets(goals) {
            return Some(cost);
        }
        layer = wave.outward()?;
    }
    // Further away, but perhaps not for ever: that is found out nearer by.
    Some(FAR)
}
