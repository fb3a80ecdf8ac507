//! What a monster does in its turn, by trying every space of the map. [TOM-RUL-70] [TOM-RUL-77]

use std::cmp::Reverse;
use std::collections::BTreeMap;

use tomb::content::{Attack, Targets, Trait, Traits};

use crate::board::{At, Board};

/// A monster about to take its turn, and everybody else.
#[derive(Clone, Debug)]
pub(crate) struct Situation {
    pub(crate) board: Board,
    /// Where the monster stands.
    pub(crate) at: At,
    /// Its printed Move.
    pub(crate) movement: i32,
    /// Its attack.
    pub(crate) attack: Attack,
    /// What sets it apart.
    pub(crate) traits: Traits,
    /// Whether it cannot move in this Stage Turn.
    pub(crate) pinned: bool,
    /// The other monsters.
    pub(crate) others: Vec<At>,
    /// The heroes, and whether each is hidden.
    pub(crate) heroes: Vec<(At, bool)>,
}

/// What it does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Choice {
    /// Where it ends its movement.
    pub(crate) to: At,
    /// Whether it attacks with 1 less, too close to its target.
    pub(crate) penalty: bool,
    /// Whom it attacks, in reading order; nobody if empty.
    pub(crate) targets: Vec<At>,
}

/// A space in the order a page is read.
fn reading((x, y): At) -> (i32, i32) {
    (y, x)
}

impl Situation {
    /// Whether it can neither move nor flee. [TOM-RUL-78]
    pub(crate) fn held(&self) -> bool {
        self.pinned || self.traits.has(Trait::Rooted)
    }

    /// What the ground costs this kind of monster, whoever stands there. [TOM-RUL-79]
    fn terrain(&self, at: At) -> Option<i32> {
        let flies = self.traits.has(Trait::Flies);
        match self.board.sign(at) {
            '~' => Some(1),
            _ if self.traits.has(Trait::Aquatic) => None,
            '.' | 'g' => Some(1),
            'o' if flies => Some(1),
            '*' if flies || self.traits.has(Trait::Icewalk) => Some(1),
            '*' => Some(3),
            _ => None,
        }
    }

    /// What a step costs it: not through heroes, but through monsters. [TOM-MOVE-03]
    fn enter(&self, at: At) -> Option<i32> {
        if self.heroes.iter().any(|(hero, _)| *hero == at) { None } else { self.terrain(at) }
    }

    /// The same for a way of many turns: black ice is shut to whoever never has 3 points. [TOM-RUL-32]
    fn plan(&self, at: At) -> Option<i32> {
        self.enter(at).filter(|cost| *cost == 1 || self.movement >= 3)
    }

    /// Whether it could stop there, were no other monster there.
    fn firm(&self, at: At) -> bool {
        self.enter(at).is_some() && self.board.sign(at) != 'o'
    }

    fn free(&self, at: At) -> bool {
        at == self.at || self.firm(at) && !self.others.contains(&at)
    }

    /// Ranges from a space to the heroes in view, as far as the attack's kind allows the pair.
    fn ranges(&self, from: At) -> BTreeMap<At, i32> {
        let all = self.board.ranges(self.attack.kind, from);
        let seen = self.heroes.iter().filter(|(_, hidden)| !hidden);
        seen.filter_map(|(hero, _)| all.get(hero).map(|range| (*hero, *range))).collect()
    }

    fn allows(&self, range: i32) -> bool {
        (i32::from(self.attack.min())..=i32::from(self.attack.max())).contains(&range)
    }

    /// The whole turn up to the roll.
    pub(crate) fn choice(&self) -> Choice {
        let stay = Choice { to: self.at, penalty: false, targets: Vec::new() };
        if self.heroes.iter().all(|(_, hidden)| *hidden) {
            return stay;
        }
        let points = if self.held() { 0 } else { self.movement };
        let mut reach = self.board.costs(self.at, |at| self.enter(at));
        reach.retain(|at, cost| *cost <= points && self.free(*at));
        let close = self.ranges(self.at).values().any(|range| *range < i32::from(self.attack.min()));
        let (to, penalty) = match self.spot(&reach) {
            Some(spot) => (spot, false),
            None if close => (self.at, true),
            None if points > 0 => (self.approach(&reach), false),
            None => (self.at, false),
        };
        Choice { to, penalty, targets: self.targets(to, penalty) }
    }

    /// The best space in reach to attack from.
    fn spot(&self, reach: &BTreeMap<At, i32>) -> Option<At> {
        let judged = reach.iter().filter_map(|(at, cost)| {
            let targets: Vec<(At, i32)> =
                self.ranges(*at).into_iter().filter(|(_, range)| self.allows(*range)).collect();
            let near = targets.iter().map(|(hero, range)| (*range, reading(*hero))).min()?;
            let count = if self.attack.targets == Targets::All { targets.len() } else { 0 };
            Some(((Reverse(count), *cost, near, reading(*at)), *at))
        });
        judged.min().map(|(_, at)| at)
    }

    /// Where it goes when nobody can be attacked this turn.
    fn approach(&self, reach: &BTreeMap<At, i32>) -> At {
        let far = self.board.costs(self.at, |at| self.plan(at));
        let goal = |occupied: bool| {
            let spaces = far.iter().filter(|(at, _)| {
                **at == self.at || self.firm(**at) && (occupied || !self.others.contains(at))
            });
            let pairs = spaces.flat_map(|(at, cost)| {
                let ranges = self.ranges(*at).into_iter().filter(|(_, range)| self.allows(*range));
                ranges.map(|(hero, range)| ((*cost, range, reading(hero), reading(*at)), *at))
            });
            pairs.min().map(|(_, at)| at)
        };
        let Some(goal) = goal(false).or_else(|| goal(true)) else { return self.at };
        let judged = reach.iter().filter_map(|(at, cost)| {
            let left = *self.board.costs(*at, |it| self.plan(it)).get(&goal)?;
            Some(((left, *cost, reading(*at)), *at))
        });
        judged.min().map_or(self.at, |(_, at)| at)
    }

    fn targets(&self, from: At, penalty: bool) -> Vec<At> {
        let fits = |range: i32| {
            if penalty { range < i32::from(self.attack.min()) } else { self.allows(range) }
        };
        let mut targets: Vec<(At, i32)> =
            self.ranges(from).into_iter().filter(|(_, range)| fits(*range)).collect();
        targets.sort_by_key(|(hero, _)| reading(*hero));
        if self.attack.targets == Targets::One {
            let nearest = targets.iter().copied().min_by_key(|(hero, range)| (*range, reading(*hero)));
            targets = nearest.into_iter().collect();
        }
        targets.into_iter().map(|(hero, _)| hero).collect()
    }

    /// Where it flees to, if it can. [TOM-RUL-77]
    pub(crate) fn flight(&self) -> At {
        let within = self.board.costs(self.at, |at| self.enter(at));
        let judged = within.iter().filter(|(at, cost)| **cost <= 4 && self.free(**at)).map(|(at, cost)| {
            let away = self.away(*at).unwrap_or(i32::MAX);
            ((Reverse(away), *cost, reading(*at)), *at)
        });
        judged.min().map_or(self.at, |(_, at)| at)
    }

    /// The fewest steps to any hero, figures ignored.
    fn away(&self, from: At) -> Option<i32> {
        let steps = self.board.costs(from, |at| self.terrain(at).map(|_| 1));
        let beside = |(x, y): At| [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)];
        let heroes = self.heroes.iter().flat_map(|(hero, _)| beside(*hero));
        heroes.filter_map(|at| steps.get(&at)).min().map(|steps| steps + 1)
    }
}
