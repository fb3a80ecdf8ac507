//! How a quick player plays on: the simple player of the rulebook's chapter 9.4.
//!
//! It looks at what it may do now and keeps no plan; every decision finds the same plan again. In this
//! order: help itself to what costs nothing; attack where that pays; heal when nobody threatens; go for
//! Items and objectives; go for monsters, or for the next face-down tile; and before ending a turn in
//! vain, hide, heal, dash, or burn what is needed least.

use table::Dice;

use super::goals;
use super::odds::{Dangers, gain};
use super::river;
use crate::action::{Action, Sequel};
use crate::content::{ActionCard, ActionSlot, Effect, Requirement, Targets};
use crate::effects::reroll::Reroll;
use crate::effects::{Heal, Means};
use crate::play::Scene;
use crate::rules::approach::Wave;
use crate::rules::movement::{Flood, Passage};
use crate::rules::sight::Rings;
use crate::spaces::{Space, Spaces};
use crate::state::{Ending, Figure, HeroId};

/// The least expected damage that makes an attack worth while, in thousandths.
const WORTH_WHILE: i32 = 250;
/// Attempts at one Stage before a campaign is left.
const PATIENCE: u8 = 3;

/// The place of what a quick player wants among the options; anything, if it wants nothing or cannot have it.
pub(crate) fn prefer(wanted: Option<Action>, options: &[Action], dice: &mut Dice) -> usize {
    let place = wanted.and_then(|wanted| options.iter().position(|it| *it == wanted));
    place.unwrap_or_else(|| dice.pick(options.len()))
}

/// What a quick player does in a turn.
pub(crate) fn act(scene: Scene<'_>, options: &[Action], dice: &mut Dice) -> usize {
    let wanted = match scene.state.ship {
        Some(_) => river::turn(scene, options),
        None => Mover::new(scene, options).turn(),
    };
    prefer(wanted, options, dice)
}

/// Rolls again what would probably miss.
pub(crate) fn reroll(scene: Scene<'_>, question: &Reroll, options: &[Action], dice: &mut Dice) -> usize {
    let attack = scene.attack_of(question.blow.by, question.blow.with);
    let low = i32::from(question.roll) + i32::from(attack.modifier) < 13;
    prefer(Some(if low { Action::RollAgain } else { Action::KeepRoll }), options, dice)
}

/// What comes after a Stage.
pub(crate) fn sequel(scene: Scene<'_>, ending: Ending) -> Action {
    let stage = scene.game.stage(scene.state.stage);
    let tired = scene.state.attempts[usize::from(stage.number) - 1] >= PATIENCE;
    Action::Next(match ending {
        Ending::Complete => Sequel::NextStage,
        _ if tired => Sequel::Leave,
        _ => Sequel::NewAttempt,
    })
}

/// HP missing to the character on a space.
pub(super) fn missing(scene: Scene<'_>, at: Space) -> u8 {
    let hero = scene.state.hero_at(at).filter(|hero| !hero.is_sidekick());
    hero.map_or(0, |hero| scene.character(hero.seat()).hp.saturating_sub(scene.state.hero(hero).hp))
}

/// Whether an action uses a healing Item that is not wasted.
pub(super) fn is_draught(scene: Scene<'_>, action: Action) -> bool {
    let Action::Use(item, Some(at)) = action else { return false };
    matches!(scene.game.item(item).effects[..], [Effect::Heal(Heal(hp))] if missing(scene, at) >= hp)
}

/// Whether an action puts the cube on something that is no attack.
pub(super) fn burns_no_attack(cards: &[ActionCard; 4], action: Action) -> bool {
    matches!(action, Action::Burn(slot) if cards[slot.index()].attack().is_none())
}

/// The action that makes this attack.
pub(super) const fn attack_with(with: Means, at: Option<Space>) -> Action {
    match with {
        Means::Action(slot) => Action::Play(slot, at),
        Means::Item(item) => Action::Use(item, at),
        Means::Own => Action::Attack(at),
    }
}

/// An attack one could make after some steps.
#[derive(Clone, Copy)]
struct Chance {
    to: Space,
    with: Means,
    at: Option<Space>,
    score: i32,
}

/// A hero in the middle of a turn on land.
pub(super) struct Mover<'a> {
    scene: Scene<'a>,
    actions: &'a [Action],
    hero: HeroId,
    at: Space,
    passage: Passage,
    flood: Flood,
    stops: Spaces,
}

impl<'a> Mover<'a> {
    pub(super) fn new(scene: Scene<'a>, actions: &'a [Action]) -> Self {
        let hero = scene.state.acting.hero;
        let grid = scene.state.map.grid;
        let at = scene.state.hero(hero).at;
        let passage = scene.passage(hero);
        let flood = passage.flood(grid, at, scene.state.acting.points);
        let mut stops = flood.all() & passage.stop;
        if scene.may_stop() {
            grid.add(&mut stops, at);
        }
        Self { scene, actions, hero, at, passage, flood, stops }
    }

    fn turn(&self) -> Option<Action> {
        if self.actions.len() == 1 {
            return None;
        }
        self.costs_nothing().or_else(|| {
            if !self.scene.state.acting.acted
                && let Some(action) = self.fight()
            {
                return Some(action);
            }
            self.errand().or_else(|| self.rest())
        })
    }

    /// What is taken as soon as it is there: Items, objectives, gates, draughts that are not wasted.
    fn costs_nothing(&self) -> Option<Action> {
        let scene = self.scene;
        self.actions.iter().copied().find(|action| {
            matches!(action, Action::Take | Action::PickUp(_))
                || *action == Action::Activate && self.asks_for(Requirement::ActivateAll)
                || matches!(action, Action::Use(item, _) if scene.game.item(*item).does(Effect::Unlock))
                || is_draught(scene, *action)
        })
    }

    fn asks_for(&self, requirement: Requirement) -> bool {
        self.scene.game.stage(self.scene.state.stage).requirements.contains(&requirement)
    }

    /// The attack that pays best, or the next step to it; then a Heal if nothing threatens.
    fn fight(&self) -> Option<Action> {
        if self.scene.state.living_beasts().next().is_none() {
            return self.patch_up(2);
        }
        let dangers = Dangers::to(self.scene, self.scene.hero_armor(self.hero));
        match self.best_chance(&dangers) {
            Some(chance) if chance.to == self.at => Some(attack_with(chance.with, chance.at)),
            Some(chance) => self.step_to(self.scene.state.map.grid.only(chance.to)),
            None if dangers.all().meets(self.scene.hero_spaces()) => None,
            None => self.patch_up(2),
        }
    }

    /// For every space in reach and every attack, what it takes less what it costs.
    fn best_chance(&self, dangers: &Dangers) -> Option<Chance> {
        let mut best: Option<Chance> = None;
        self.each_weapon(|with| {
            let chance = self.best_with(with, dangers, best.map_or(i32::MIN, |it| it.score));
            best = chance.or(best);
        });
        best
    }

    /// The first step to the best attack with each weapon, for a search to choose among.
    pub(super) fn ways_to_fights(&self) -> Vec<Action> {
        let mut ways = Vec::new();
        if self.scene.state.acting.acted || self.scene.state.living_beasts().next().is_none() {
            return ways;
        }
        let dangers = Dangers::to(self.scene, self.scene.hero_armor(self.hero));
        self.each_weapon(|with| {
            let chance = self.best_with(with, &dangers, i32::MIN);
            ways.extend(chance.and_then(|it| self.step_to(self.scene.state.map.grid.only(it.to))));
        });
        ways
    }

    /// Everything the hero may attack with in this turn.
    fn each_weapon(&self, mut consider: impl FnMut(Means)) {
        let scene = self.scene;
        let seat = self.hero.seat();
        if self.hero.is_sidekick() {
            return consider(Means::Own);
        }
        let cube = scene.state.sheet(seat).cube;
        for (slot, card) in ActionSlot::ALL.into_iter().zip(&scene.character(seat).actions) {
            if card.attack().is_some() && cube != crate::state::Cube::On(slot) {
                consider(Means::Action(slot));
            }
        }
        for card in scene.state.items.iter().filter(|card| scene.may_use(self.hero, card.place)) {
            if scene.game.item(card.item).attack().is_some() && scene.check_timing(card.item).is_ok() {
                consider(Means::Item(card.item));
            }
        }
    }

    fn best_with(&self, with: Means, dangers: &Dangers, floor: i32) -> Option<Chance> {
        let scene = self.scene;
        let grid = scene.state.map.grid;
        let attack = scene.aimed(Figure::Hero(self.hero), with);
        let reach = self.scene.state.acting.points.saturating_add(attack.max());
        let mut best = None;
        let mut floor = floor;
        let mut gains = [(0i32, 0i32); 320];
        for beast in scene.state.living_beasts() {
            let at = scene.state.beast(beast).at;
            if at.distance(self.at) > reach {
                continue;
            }
            let rings = Rings::around(&scene.state.map, attack.kind, at, attack.max(), self.stops);
            let (damage, gain) = gain(scene, attack, beast);
            for space in grid.iter(rings.between(attack.min(), attack.max())) {
                let (mut expected, mut worth) = (damage, gain);
                if attack.targets == Targets::All {
                    let sums = &mut gains[grid.bit(space)];
                    *sums = (sums.0 + damage, sums.1 + gain);
                    (expected, worth) = *sums;
                }
                if expected < WORTH_WHILE {
                    continue;
                }
                // A step costs next to nothing, but no step costs nothing.
                let cost = self.flood.cost(grid, space).map_or(0, i32::from);
                let score = worth - dangers.at(scene, space) / 2 - cost;
                if score > floor {
                    floor = score;
                    let target = (attack.targets == Targets::One).then_some(at);
                    best = Some(Chance { to: space, with, at: target, score });
                }
            }
        }
        best
    }

    /// A Heal for whoever misses so much.
    fn patch_up(&self, least: u8) -> Option<Action> {
        self.actions.iter().copied().find(|action| {
            let Action::Play(slot, Some(at)) = *action else { return false };
            let card = &self.scene.character(self.hero.seat()).actions[slot.index()];
            matches!(card.effects[..], [Effect::Heal(_)]) && missing(self.scene, at) >= least
        })
    }

    /// Where to go when there is nothing to fight here: to Items and objectives, to monsters, to tiles.
    fn errand(&self) -> Option<Action> {
        if self.scene.state.acting.points == 0 && self.scene.may_stop() && self.no_reveal() {
            return None;
        }
        let monsters = self.scene.state.living_beasts().next().is_some();
        if !self.hero.is_sidekick() {
            let treasures = goals::treasures(self.scene, self.hero);
            if let Some(step) = self.step_to(treasures & (self.passage.easy | self.passage.hard)) {
                return Some(step);
            }
        }
        if monsters {
            let grid = self.scene.state.map.grid;
            let beside = grid.beside(self.scene.beast_spaces()) & self.passage.stop;
            if grid.has(beside, self.at) {
                return None;
            }
            if let Some(step) = self.step_to(beside) {
                return Some(step);
            }
            if self.can_reach(beside) {
                return None;
            }
        }
        self.explore()
    }

    fn no_reveal(&self) -> bool {
        !self.actions.iter().any(|action| matches!(action, Action::Reveal(_)))
    }

    /// The nearest face-down tile: reveal it, or go there.
    fn explore(&self) -> Option<Action> {
        let reveal = self.actions.iter().copied().find(|action| matches!(action, Action::Reveal(_)));
        if reveal.is_some() {
            return reveal;
        }
        self.step_to(goals::frontier(self.scene) & self.passage.stop)
    }

    /// Whether any of these spaces can be come to, in however many turns.
    fn can_reach(&self, goals: Spaces) -> bool {
        let mut wave = Wave::from(self.scene.state.map.grid, &self.passage, self.at);
        std::iter::from_fn(|| wave.outward()).any(|layer| layer.meets(goals))
    }

    /// The first step on the cheapest way to one of these spaces, if it can be taken now.
    fn step_to(&self, goals: Spaces) -> Option<Action> {
        let grid = self.scene.state.map.grid;
        if goals.is_empty() || grid.has(goals, self.at) || self.scene.state.acting.points == 0 {
            return None;
        }
        // From the goals back to here; the first neighbour met is on the way.
        let mut wave = Wave::from_all(grid, &self.passage, goals & (self.passage.easy | self.passage.hard));
        let mut layer = wave.newest();
        loop {
            let nearer = |action: &Action| matches!(action, Action::Step(to) if grid.has(layer, *to));
            let step = self.actions.iter().copied().find(nearer);
            if step.is_some() {
                return step;
            }
            // Whoever waits here for more movement does not walk round in circles.
            if grid.has(layer, self.at) {
                return None;
            }
            layer = wave.inward()?;
        }
    }

    /// The Action of a turn with nothing to attack.
    fn rest(&self) -> Option<Action> {
        let scene = self.scene;
        if scene.state.acting.acted || self.hero.is_sidekick() {
            return self.actions.contains(&Action::EndTurn).then_some(Action::EndTurn);
        }
        let armor = scene.hero_armor(self.hero);
        let threatened = Dangers::to(scene, armor).at(scene, self.at) > 0;
        self.patch_up(1)
            .or_else(|| self.plays(|effect| matches!(effect, Effect::Revive(_))))
            .or_else(|| {
                let shield = |effect: &Effect| {
                    matches!(effect, Effect::Block(_) | Effect::Ward(_) | Effect::Stealth(_))
                };
                threatened.then(|| self.plays(shield))?
            })
            .or_else(|| {
                let idle = scene.state.acting.points == 0;
                idle.then(|| self.plays(|effect| matches!(effect, Effect::Dash(_))))?
            })
            .or_else(|| self.burns())
            .or_else(|| self.actions.contains(&Action::EndTurn).then_some(Action::EndTurn))
    }

    /// An Action that does just this and needs no target.
    fn plays(&self, does: impl Fn(&Effect) -> bool) -> Option<Action> {
        let cards = &self.scene.character(self.hero.seat()).actions;
        self.actions.iter().copied().find(|action| {
            let Action::Play(slot, None) = *action else { return false };
            let card = &cards[slot.index()];
            card.attack().is_none() && card.effects.iter().any(&does)
        })
    }

    /// Burns an Action that is no attack, so that every attack is free in the next turn.
    fn burns(&self) -> Option<Action> {
        let cards = &self.scene.character(self.hero.seat()).actions;
        self.actions.iter().copied().find(|action| burns_no_attack(cards, *action))
    }
}
