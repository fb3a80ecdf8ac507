//! The quick player on the river: where to steer, and what to do then.

use super::odds::gain;
use super::policy::{attack_with, burns_no_attack, is_draught, missing};
use crate::action::Action;
use crate::content::{ActionSlot, Effect, Targets};
use crate::effects::Means;
use crate::play::Scene;
use crate::rules::sight::reaches;
use crate::spaces::{Direction, Space, Spaces};
use crate::state::{Cube, Figure};

/// What an Item in reach is worth, in thousandths of a hit point.
const ITEM: i32 = 1500;
/// What a space downstream costs while there is much to fight, or is worth when there is nothing.
const CURRENT: i32 = 60;

/// What a quick player does in a turn on the ship.
pub(super) fn turn(scene: Scene<'_>, actions: &[Action]) -> Option<Action> {
    let acting = &scene.state.acting;
    if let Some(use_it) = draught(scene, actions) {
        return Some(use_it);
    }
    if !acting.drifted {
        return Some(steer(scene));
    }
    if acting.acted {
        return Some(Action::EndTurn);
    }
    strike(scene, actions).or_else(|| idle(scene, actions))
}

/// A healing Item that is not wasted.
fn draught(scene: Scene<'_>, actions: &[Action]) -> Option<Action> {
    actions.iter().copied().find(|action| is_draught(scene, *action))
}

/// The first step to the best place in reach, or the drift if that is here.
fn steer(scene: Scene<'_>) -> Action {
    let ship = scene.state.ship.expect("the turn is on the river");
    let mut best = (worth(scene, ship), Action::Drift);
    let mut known = [(ship, None::<Direction>); 32];
    let (mut begin, mut end) = (0, 1);
    for left in (0..scene.state.acting.points).rev() {
        let layer = begin..end;
        begin = end;
        for index in layer {
            let (from, first) = known[index];
            for direction in Direction::ALL {
                let Some(to) = step(scene, from, direction) else { continue };
                if known[..end].iter().any(|(seen, _)| *seen == to) || end == known.len() {
                    continue;
                }
                let first = first.unwrap_or(direction);
                known[end] = (to, Some(first));
                end += 1;
                let value = worth(scene, to) + i32::from(left);
                if value > best.0 {
                    best = (value, Action::Steer(first));
                }
            }
        }
    }
    best.1
}

/// A step of the ship from anywhere.
fn step(scene: Scene<'_>, from: Space, direction: Direction) -> Option<Space> {
    let map = &scene.state.map;
    let to = map.grid.next(from, direction)?;
    let deck = scene.deck_at(to);
    (deck.count() == 6 && (deck - (map.water & map.charted)).is_empty()).then_some(to)
}

/// Where the current takes the ship from there.
fn drifted(scene: Scene<'_>, from: Space) -> (Space, Spaces) {
    let (mut at, mut swept) = (from, scene.deck_at(from));
    let mut carried = 0;
    while carried < 2 || scene.deck_at(at).meets(scene.state.map.rapids) {
        let Some(next) = step(scene, at, Direction::Right) else { break };
        at = next;
        swept |= scene.deck_at(at);
        carried += 1;
    }
    (at, swept)
}

/// What it is worth to stop steering there: Items on the way, targets at the end, the current.
fn worth(scene: Scene<'_>, at: Space) -> i32 {
    let state = scene.state;
    let (end, swept) = drifted(scene, at);
    let items = i32::try_from((swept & state.map.cubes).count()).unwrap_or(0) * ITEM;
    let ship = state.ship.expect("the turn is on the river");
    let own = state.hero(state.acting.hero).at;
    let deck = Space::new((own.x + end.x).saturating_sub(ship.x), (own.y + end.y).saturating_sub(ship.y));
    let monsters = state.living_beasts().count();
    let downstream = i32::from(end.x);
    let current = match monsters {
        0 => mooring(scene, end),
        1 => 0,
        _ => -CURRENT * downstream,
    };
    items + best_attack(scene, deck).map_or(0, |(score, _)| score) + current
}

/// How near the mooring is; face-down tiles lie downstream too.
fn mooring(scene: Scene<'_>, at: Space) -> i32 {
    let map = &scene.state.map;
    if map.face_down() > 0 {
        return CURRENT * i32::from(at.x);
    }
    let deck = scene.deck_at(at);
    if deck.meets(map.objectives) {
        return 10 * ITEM;
    }
    let goal = map.grid.first(map.objectives);
    goal.map_or(0, |goal| -CURRENT * i32::from(at.distance(goal)))
}

/// The attack that takes most from a deck space, and what it takes.
fn best_attack(scene: Scene<'_>, from: Space) -> Option<(i32, Action)> {
    let hero = scene.state.acting.hero;
    let mut best: Option<(i32, Action)> = None;
    let mut consider = |with: Means| {
        let attack = scene.aimed(Figure::Hero(hero), with);
        let mut sum = 0;
        for beast in scene.state.living_beasts() {
            let at = scene.state.beast(beast).at;
            if reaches(&scene.state.map, attack, from, at).is_none() {
                continue;
            }
            let (_, score) = gain(scene, attack, beast);
            sum = if attack.targets == Targets::All { sum + score } else { score };
            let target = (attack.targets == Targets::One).then_some(at);
            if best.is_none_or(|(highest, _)| sum > highest) {
                best = Some((sum, attack_with(with, target)));
            }
        }
    };
    if hero.is_sidekick() {
        consider(Means::Own);
        return best;
    }
    let cube = scene.state.sheet(hero.seat()).cube;
    for (slot, card) in ActionSlot::ALL.into_iter().zip(&scene.character(hero.seat()).actions) {
        if card.attack().is_some() && cube != Cube::On(slot) {
            consider(Means::Action(slot));
        }
    }
    for card in scene.state.items.iter().filter(|card| scene.may_use(hero, card.place)) {
        if scene.game.item(card.item).attack().is_some() {
            consider(Means::Item(card.item));
        }
    }
    best
}

fn strike(scene: Scene<'_>, actions: &[Action]) -> Option<Action> {
    let from = scene.state.hero(scene.state.acting.hero).at;
    best_attack(scene, from).map(|(_, action)| action).filter(|action| actions.contains(action))
}

/// Nothing to attack: heal, call the sidekick, hide, or burn what is no attack.
fn idle(scene: Scene<'_>, actions: &[Action]) -> Option<Action> {
    let hero = scene.state.acting.hero;
    if hero.is_sidekick() {
        return Some(Action::EndTurn);
    }
    let cards = &scene.character(hero.seat()).actions;
    let helps = |action: &Action| {
        let Action::Play(slot, at) = *action else { return false };
        let card = &cards[slot.index()];
        if let Some(at) = at {
            return matches!(card.effects[..], [Effect::Heal(_)]) && missing(scene, at) > 0;
        }
        let monsters = scene.state.living_beasts().next().is_some();
        card.attack().is_none() && monsters && !matches!(card.effects[..], [Effect::Dash(_)])
    };
    let burns = |action: &Action| burns_no_attack(cards, *action);
    actions
        .iter()
        .copied()
        .find(helps)
        .or_else(|| actions.iter().copied().find(burns))
        .or(Some(Action::EndTurn))
}
