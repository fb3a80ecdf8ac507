//! The long way to somebody out of reach, and the short way off. [TOM-RUL-75]

use serde::{Deserialize, Serialize};
use table::stage::Deed;

use crate::cites;
use crate::content::{Tomb, Trait};
use crate::event::Event;
use crate::play::{Play, Scene};
use crate::rules::monsters::Quarries;
use crate::rules::movement::{Flood, ICE_COST, Passage};
use crate::spaces::{Grid, Space, Spaces};
use crate::state::{BeastId, HeroId};

/// How far a flight goes. [TOM-FLEE-01]
const FLIGHT_POINTS: u8 = 4;

/// A flood that goes on as long as it likes: spaces by cost, one layer at a time.
pub(crate) struct Wave<'a> {
    grid: Grid,
    passage: &'a Passage,
    seen: Spaces,
    /// The newest layer, and the two before it, which black ice still takes its time from.
    layers: [Spaces; ICE_COST as usize],
}

impl<'a> Wave<'a> {
    pub(crate) fn from(grid: Grid, passage: &'a Passage, at: Space) -> Self {
        Self::from_all(grid, passage, grid.only(at))
    }

    /// From several spaces at once.
    pub(crate) fn from_all(grid: Grid, passage: &'a Passage, start: Spaces) -> Self {
        Self { grid, passage, seen: start, layers: [start, Spaces::NONE, Spaces::NONE] }
    }

    /// The newest layer.
    pub(crate) fn newest(&self) -> Spaces {
        self.layers[0]
    }

    /// The next layer outward, perhaps empty; none when nothing more can come.
    pub(crate) fn outward(&mut self) -> Option<Spaces> {
        let easy = self.grid.beside(self.layers[0]) & self.passage.easy;
        let hard = self.grid.beside(self.layers[2]) & self.passage.hard;
        self.push(easy | hard)
    }

    /// The same against the current: what it costs to come from there to the start. Leaving a space
    /// costs what entering the one behind it does.
    pub(crate) fn inward(&mut self) -> Option<Spaces> {
        let Passage { easy, hard, .. } = *self.passage;
        let from_easy = self.grid.beside(self.layers[0] - hard);
        let from_hard = self.grid.beside(self.layers[2] & hard);
        let may_be = easy | hard;
        self.push((from_easy | from_hard) & may_be)
    }

    fn push(&mut self, newest: Spaces) -> Option<Spaces> {
        if self.layers.iter().all(|layer| layer.is_empty()) {
            return None;
        }
        let newest = newest - self.seen;
        self.seen |= newest;
        self.layers = [newest, self.layers[0], self.layers[1]];
        Some(newest)
    }
}

impl Scene<'_> {
    /// Where a monster rests on its way to the nearest space it could attack from, with the cost and
    /// the hero it has in mind; none if no way leads to anybody. [TOM-MON-08]
    pub(crate) fn approach(
        self,
        beast: BeastId,
        passage: &Passage,
        flood: &Flood,
        stops: Spaces,
    ) -> Option<(Space, u8, HeroId)> {
        let grid = self.state.map.grid;
        let at = self.state.beast(beast).at;
        // Ice that it could never pay for in one turn is in nobody's way to anywhere. [TOM-RUL-32]
        let payable = self.monster_move(beast) >= ICE_COST;
        let hard = if payable { passage.hard } else { Spaces::NONE };
        let way = Passage { hard, ..*passage };
        let (goal, hero) = self.goal(beast, &way)?;
        let start = grid.only(at);
        let home = Passage { easy: way.easy | (start - way.hard), ..way };
        let mut wave = Wave::from(grid, &home, goal);
        let mut layer = grid.only(goal);
        loop {
            let near = layer & stops;
            if !near.is_empty() {
                let (cost, first) = flood
                    .by_cost()
                    .find_map(|(cost, layer)| grid.first(layer & near).map(|first| (cost, first)))?;
                return Some((first, cost, hero));
            }
            layer = wave.inward()?;
        }
    }

    /// The space to head for: the cheapest to come to, then by its nearest target. Spaces other monsters
    /// stand on will do only if there are no others. [TOM-RUL-70]
    fn goal(self, beast: BeastId, way: &Passage) -> Option<(Space, HeroId)> {
        let attack = self.stats(beast).attack;
        let at = self.state.beast(beast).at;
        let grid = self.state.map.grid;
        let mut others = self.beast_spaces();
        grid.remove(&mut others, at);
        let stoppable = (way.easy | way.hard) - self.state.map.obstacles;
        let quarries = self.quarries(attack, stoppable | grid.only(at));
        let search = |spaces: Spaces| self.first_goal(attack, &quarries, way, at, spaces);
        search(stoppable - others).or_else(|| search(stoppable & others))
    }

    fn first_goal(
        self,
        attack: crate::content::Attack,
        quarries: &Quarries,
        way: &Passage,
        at: Space,
        spaces: Spaces,
    ) -> Option<(Space, HeroId)> {
        let mut wave = Wave::from(self.state.map.grid, way, at);
        loop {
            let layer = wave.outward()?;
            if let Some((_, hero, to)) = self.nearest(attack, quarries, layer & spaces) {
                return Some((to, hero));
            }
        }
    }

    /// Where a monster flees to, what that costs, and how far it then is from everybody; no number if
    /// nobody can come there at all. [TOM-RUL-77]
    pub fn flight(self, beast: BeastId) -> (Space, u8, Option<u8>) {
        let grid = self.state.map.grid;
        let at = self.state.beast(beast).at;
        let passage = self.monster_passage(beast);
        let flood = passage.flood(grid, at, FLIGHT_POINTS);
        let stops = (flood.all() & passage.stop) | grid.only(at);
        let (refuge, away) = self.refuge(beast, stops);
        let found = flood.by_cost().find_map(|(cost, layer)| Some((grid.first(layer & refuge)?, cost)));
        let (to, cost) = found.expect("every stop has its cost");
        (to, cost, away)
    }

    /// Of these spaces those furthest from every hero, and how far that is.
    fn refuge(self, beast: BeastId, stops: Spaces) -> (Spaces, Option<u8>) {
        let grid = self.state.map.grid;
        let (easy, hard) = self.monster_terrain(self.stats(beast).traits);
        let enterable = (easy | hard) - self.ship_spaces();
        let mut newest = self.hero_spaces();
        let mut seen = newest;
        let mut furthest = (stops & newest, 0);
        for steps in 1u8.. {
            newest = (grid.beside(newest) & enterable) - seen;
            if newest.is_empty() {
                break;
            }
            seen |= newest;
            if newest.meets(stops) {
                furthest = (newest & stops, steps);
            }
        }
        let beyond = stops - seen;
        if beyond.is_empty() { (furthest.0, Some(furthest.1)) } else { (beyond, None) }
    }
}

/// A monster that rolled low runs, if it lives and can. [TOM-FLEE-01]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Flee(pub BeastId);

impl Deed<Tomb> for Flee {
    fn run(self, play: &mut Play<'_>) {
        let Self(beast) = self;
        let foe = *play.state.beast(beast);
        if foe.hp == 0 {
            return;
        }
        let who = play.scene().whom_beast(beast);
        let rooted = play.scene().stats(beast).traits.has(Trait::Rooted);
        if rooted || foe.pinned {
            return play.tell(&[cites::RUL_78, cites::RUL_64], Event::CannotFlee { who, rooted });
        }
        let (to, _, away) = play.scene().flight(beast);
        play.state.beast_mut(beast).at = to;
        let rules: &[_] = if play.state.venture.monster_seat {
            &[cites::FLEE_01, cites::RUL_77, cites::RUL_78, cites::RUL_61]
        } else {
            &[cites::FLEE_01, cites::RUL_77, cites::RUL_61]
        };
        let to = play.scene().spot(to);
        play.tell(rules, Event::Flees { who, to, away });
    }
}
