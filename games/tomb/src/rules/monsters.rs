//! Monsters: where they go, whom they attack, and why. [TOM-RUL-70]
//!
//! [`Scene::decide`] is a function of what lies on the table and of nothing else: the same board, the
//! same monster, the same choice. `rules/approach.rs` is its last resort, the long way to somebody out
//! of reach.

use serde::{Deserialize, Serialize};
use table::RuleId;
use table::stage::Deed;

use crate::cites;
use crate::content::{Attack, Targets, Tomb, Trait};
use crate::effects::Means;
use crate::event::{Event, Why};
use crate::play::{Play, Scene};
use crate::rules::attack::{Blow, Strike};
use crate::rules::monster_seat::March;
use crate::rules::movement::{Flood, Passage};
use crate::rules::sight::{Rings, range, reaches};
use crate::spaces::{Space, Spaces};
use crate::state::{BeastId, Figure, HeroId, MAX_HEROES};

/// What a monster does in its turn, before it attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    /// Where it goes; perhaps where it is.
    pub to: Space,
    /// What that costs.
    pub cost: u8,
    /// Whether it attacks somebody who is too close, at −1. [TOM-RUL-74]
    pub too_close: bool,
    /// Why.
    pub why: Why,
}

/// A hero that can be seen, with the spaces it can be attacked from.
pub(crate) struct Quarry {
    pub(crate) hero: HeroId,
    pub(crate) rings: Rings,
}

/// All of them, in reading order, so that the first of equals is the right one. [TOM-RUL-08]
pub(crate) type Quarries = [Option<Quarry>; MAX_HEROES];

impl Scene<'_> {
    /// Heroes that are not hidden. [TOM-RUL-50]
    #[inline]
    pub(crate) fn visible_heroes(self) -> impl Iterator<Item = HeroId> {
        self.state.living_heroes().filter(move |hero| !self.state.hero(*hero).hidden)
    }

    /// How far a monster may move now. [TOM-RUL-64]
    pub(crate) fn monster_move(self, beast: BeastId) -> u8 {
        let stats = self.stats(beast);
        let held = self.state.beast(beast).pinned || stats.traits.has(Trait::Rooted);
        if held { 0 } else { stats.movement }
    }

    /// Where a monster can go this turn, and at what cost. [TOM-MON-01]
    pub(crate) fn monster_reach(self, beast: BeastId) -> (Passage, Flood, Spaces) {
        let grid = self.state.map.grid;
        let at = self.state.beast(beast).at;
        let passage = self.monster_passage(beast);
        let flood = passage.flood(grid, at, self.monster_move(beast));
        let stops = (flood.all() & passage.stop) | grid.only(at);
        (passage, flood, stops)
    }

    /// What the printed rules make a monster do. [TOM-RUL-70]
    pub fn decide(self, beast: BeastId) -> Option<Decision> {
        self.visible_heroes().next()?;
        let at = self.state.beast(beast).at;
        let attack = self.stats(beast).attack;
        let (passage, flood, stops) = self.monster_reach(beast);
        let quarries = self.quarries(attack, stops);
        let stay = |too_close, why| Some(Decision { to: at, cost: 0, too_close, why });
        if let Some(decision) = self.best_spot(attack, &quarries, &flood, stops) {
            return Some(self.reasoned(beast, decision));
        }
        if self.hemmed_in(beast) {
            return stay(true, Why::TooClose);
        }
        let movement = self.monster_move(beast);
        if movement == 0 {
            return stay(false, Why::Held);
        }
        match self.approach(beast, &passage, &flood, stops) {
            Some((to, _, _)) if to == at => stay(false, Why::NoNearer),
            Some((to, cost, hero)) => {
                Some(Decision { to, cost, too_close: false, why: Why::ToApproach(self.whom(hero)) })
            }
            None => stay(false, Why::NoWay),
        }
    }

    /// Whether somebody is too close for a normal attack, and yet in sight. [TOM-RUL-74]
    pub(crate) fn hemmed_in(self, beast: BeastId) -> bool {
        let attack = self.stats(beast).attack;
        let at = self.state.beast(beast).at;
        attack.min() > 1
            && self.visible_heroes().any(|hero| {
                let near = range(&self.state.map, attack.kind, at, self.state.hero(hero).at);
                near.is_some_and(|range| range < attack.min())
            })
    }

    /// The visible heroes in reading order, with the spaces of `within` from which each is in range.
    pub(crate) fn quarries(self, attack: Attack, within: Spaces) -> Quarries {
        let mut quarries: Quarries = [const { None }; MAX_HEROES];
        let grid = self.state.map.grid;
        let mut spaces = Spaces::NONE;
        self.visible_heroes().for_each(|hero| grid.add(&mut spaces, self.state.hero(hero).at));
        for (place, at) in quarries.iter_mut().zip(grid.iter(spaces)) {
            let hero = self.visible_heroes().find(|hero| self.state.hero(*hero).at == at);
            let rings = Rings::around(&self.state.map, attack.kind, at, attack.max(), within);
            *place = Some(Quarry { hero: hero.expect("a hero stands there"), rings });
        }
        quarries
    }

    /// The space to attack from: for the most targets, at the least cost, at the nearest of them, first
    /// in reading order. [TOM-RUL-72]
    fn best_spot(
        self,
        attack: Attack,
        quarries: &Quarries,
        flood: &Flood,
        stops: Spaces,
    ) -> Option<(Space, u8, HeroId, u8)> {
        let spots = match attack.targets {
            Targets::One => stops,
            Targets::All => richest(attack, quarries, stops),
        };
        for (cost, layer) in flood.by_cost() {
            let layer = layer & spots;
            if let Some((_, hero, to)) = self.nearest(attack, quarries, layer) {
                let targets = quarries.iter().flatten().filter(|quarry| {
                    let from = quarry.rings.between(attack.min(), attack.max());
                    self.state.map.has(from, to)
                });
                let targets = u8::try_from(targets.count()).expect("eight heroes");
                return Some((to, cost, hero, targets));
            }
        }
        None
    }

    /// Of these spaces the one with the nearest target: range, the target's place, the own place.
    pub(crate) fn nearest(
        self,
        attack: Attack,
        quarries: &Quarries,
        spaces: Spaces,
    ) -> Option<(u8, HeroId, Space)> {
        if spaces.is_empty() {
            return None;
        }
        (attack.min()..=attack.max()).find_map(|range| {
            quarries.iter().flatten().find_map(|quarry| {
                let from = self.state.map.grid.first(quarry.rings.at(range) & spaces)?;
                Some((range, quarry.hero, from))
            })
        })
    }

    fn reasoned(self, beast: BeastId, (to, cost, hero, targets): (Space, u8, HeroId, u8)) -> Decision {
        let attack = self.stats(beast).attack;
        let at = self.state.beast(beast).at;
        let crowded = self.visible_heroes().any(|it| self.state.hero(it).at.distance(at) < attack.min());
        let why = if attack.targets == Targets::All && targets > 1 {
            Why::ToAttackMany(targets)
        } else if cost > 0 && crowded {
            Why::ToGetAway(self.whom(hero))
        } else {
            Why::ToAttack(self.whom(hero))
        };
        Decision { to, cost, too_close: false, why }
    }

    /// The target of an attack on one: the nearest, then in reading order; with how many there are.
    /// [TOM-RUL-73]
    pub fn monster_target(self, beast: BeastId, too_close: bool) -> Option<(HeroId, u8, u8)> {
        let mut first: Option<(u8, Space, HeroId)> = None;
        let mut count = 0;
        for (hero, range) in self.monster_targets(beast, too_close) {
            count += 1;
            let at = self.state.hero(hero).at;
            if first.is_none_or(|it| (range, at) < (it.0, it.1)) {
                first = Some((range, at, hero));
            }
        }
        first.map(|(range, _, hero)| (hero, range, count))
    }

    /// Everybody a monster can attack from where it is.
    pub fn monster_targets(self, beast: BeastId, too_close: bool) -> impl Iterator<Item = (HeroId, u8)> {
        let mut attack = self.stats(beast).attack;
        if too_close {
            attack.range = (0, attack.min().saturating_sub(1));
        }
        let at = self.state.beast(beast).at;
        self.visible_heroes().filter_map(move |hero| {
            reaches(&self.state.map, attack, at, self.state.hero(hero).at).map(|range| (hero, range))
        })
    }

    /// Whether the −1 attack is what is left to a monster that stays where it is: nothing in reach
    /// allows a normal one. [TOM-RUL-74]
    pub(crate) fn must_fight_close(self, beast: BeastId) -> bool {
        if !self.hemmed_in(beast) {
            return false;
        }
        let attack = self.stats(beast).attack;
        let (_, flood, stops) = self.monster_reach(beast);
        let quarries = self.quarries(attack, stops);
        self.best_spot(attack, &quarries, &flood, stops).is_none()
    }
}

/// A monster's turn: it moves, by the rules or as the monster seat says, and then attacks. [TOM-RUL-70]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MonsterMoves(pub BeastId);

impl Deed<Tomb> for MonsterMoves {
    fn run(self, play: &mut Play<'_>) {
        let Self(beast) = self;
        if play.state.beast(beast).hp == 0 {
            return; // defeated before its turn
        }
        if play.scene().visible_heroes().next().is_none() {
            let who = play.scene().whom_beast(beast);
            return play.tell(&[cites::RUL_50, cites::RUL_70], Event::NobodyInSight { who });
        }
        if play.state.venture.monster_seat {
            return play.push(March(beast));
        }
        let decision = play.scene().decide(beast).expect("somebody is in sight");
        play.tell_decision(beast, decision);
        play.state.beast_mut(beast).at = decision.to;
        play.monster_strikes(beast, decision.too_close);
    }
}

impl Play<'_> {
    pub(crate) fn tell_decision(&mut self, beast: BeastId, decision: Decision) {
        let Decision { to, cost, why, .. } = decision;
        let (who, from) = (self.scene().whom_beast(beast), self.state.beast(beast).at);
        let rules = reasons(why, self.state.ship.is_some());
        if to == from {
            self.tell(rules, Event::MonsterStays { who, at: self.scene().spot(to), why });
        } else {
            let (from, to) = (self.scene().spot(from), self.scene().spot(to));
            self.tell(rules, Event::MonsterMoves { who, from, to, cost, why });
        }
    }

    /// Attacks if it is able to. [TOM-STURN-03]
    pub(crate) fn monster_strikes(&mut self, beast: BeastId, too_close: bool) {
        let who = self.scene().whom_beast(beast);
        let Some((hero, range, of)) = self.scene().monster_target(beast, too_close) else {
            return self.tell(&[cites::STURN_03, cites::RUL_70], Event::NoTarget { who });
        };
        if self.scene().stats(beast).attack.targets == Targets::All {
            self.tell(&[cites::RANGE_01, cites::RUL_57], Event::TargetsAll { who, targets: of });
            return self.swing(beast, None, too_close);
        }
        let whom = self.scene().whom(hero);
        let rules: &[_] = if of > 1 {
            &[cites::RUL_73, cites::MON_07, cites::MON_06, cites::RUL_08]
        } else {
            &[cites::RUL_70, cites::STURN_03]
        };
        self.tell(rules, Event::Targets { who, whom, range, of });
        let at = self.state.hero(hero).at;
        self.swing(beast, Some(at), too_close);
    }

    pub(crate) fn swing(&mut self, beast: BeastId, at: Option<Space>, too_close: bool) {
        let by = Figure::Beast(beast);
        let blow = Blow { by, with: Means::Own, at, piercing: false, too_close };
        self.push(Strike(blow));
    }
}

/// The rules behind a monster's decision.
fn reasons(why: Why, river: bool) -> &'static [RuleId] {
    match why {
        Why::ToAttack(_) if river => {
            &[cites::MON_02, cites::RUL_70, cites::SHIP_11, cites::SHIP_12, cites::SHIP_14]
        }
        Why::ToAttack(_) => &[cites::MON_02, cites::RUL_70, cites::MON_06, cites::RUL_08, cites::RUL_71],
        Why::ToAttackMany(_) => &[cites::MON_03, cites::RUL_72, cites::RUL_70],
        Why::ToGetAway(_) => &[cites::MON_04, cites::RUL_70, cites::RUL_74],
        Why::TooClose => &[cites::MON_05, cites::RUL_74],
        Why::ToApproach(_) if river => &[cites::RUL_75, cites::RUL_70, cites::SHIP_11, cites::SHIP_14],
        Why::ToApproach(_) => &[
            cites::RUL_75,
            cites::MON_02,
            cites::MON_06,
            cites::MON_09,
            cites::RUL_70,
            cites::RUL_76,
            cites::MON_01,
        ],
        Why::NoWay => &[cites::MON_08, cites::RUL_76],
        Why::NoNearer => &[cites::RUL_75],
        Why::Held => &[cites::RUL_79, cites::RUL_64],
        Why::Sent => &[cites::MON_10, cites::RUL_80],
    }
}

/// The spaces from which an attack on all reaches the most heroes. [TOM-MON-03]
fn richest(attack: Attack, quarries: &Quarries, stops: Spaces) -> Spaces {
    // Spaces with at least so many targets, counted up one hero at a time.
    let mut at_least = [Spaces::NONE; MAX_HEROES + 1];
    at_least[0] = stops;
    for quarry in quarries.iter().flatten() {
        let from = quarry.rings.between(attack.min(), attack.max());
        for count in (1..=MAX_HEROES).rev() {
            at_least[count] |= at_least[count - 1] & from;
        }
    }
    at_least[1..].iter().rev().find(|spaces| !spaces.is_empty()).copied().unwrap_or_default()
}
