//! Information-set Monte Carlo tree search: thinking about what one cannot see.
//!
//! Every iteration imagines a state anew and walks it down one tree, which is shared by all the
//! states the seat cannot tell apart. Dice fall anew each time too (an *open loop*): a node stands
//! for what was done, not for what came of it. The walk adds one node, plays the rest out with the
//! game's own policy, and tells every node on the way what it was worth to the seat that chose it.
//! So teams, rivals and any number of seats need nothing special.
//!
//! The method is single-observer ISMCTS of Cowling, Powley and Whitehouse (2012).

mod pondering;
mod tree;

use std::panic::resume_unwind;
use std::thread;
use std::time::{Duration, Instant};

use table::nth_seed;
use table::{Dice, MAX_SEATS, Seat, SeatSet, Think, Tray};

use crate::playout::ENDLESS;
use crate::worth::worth;
use crate::{Budget, Considered, Effort, Mind};
use tree::{Growth, NodeId, Tally, Tree};

pub use pondering::Pondering;

/// A search and its settings.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Search {
    /// When to stop, and how many threads to use.
    pub effort: Effort,
    /// How much a search looks into what it has seldom tried, against what looks good so far.
    pub exploration: f64,
    /// After so many decisions, or laps if the game has them, a playout stops and the game's estimate
    /// takes the place of the result; without it playouts go to the end.
    pub playout_depth: Option<u32>,
}

impl Search {
    /// With the usual settings for a game. Where its estimate judges, results lie close together and
    /// a little exploration goes a long way; where only the end does, they are all or nothing.
    pub fn new<G: Think>(game: &G, effort: Effort) -> Self {
        let playout_depth = game.playout_depth();
        let exploration = if playout_depth.is_some() { 0.25 } else { 0.7 };
        Self { effort, exploration, playout_depth }
    }

    /// What it thinks of everything on the seat's shortlist, the best first. If there is just one thing
    /// to do it does not think. The same seed gives the same answer for a budget of iterations, however
    /// the threads are scheduled.
    pub fn consider<G: Think>(&self, mind: &Mind<'_, G>, seed: u64) -> Vec<Considered<G::Action>> {
        let actions = mind.shortlist(&mut Dice::fast(seed));
        if let [only] = actions[..] {
            return vec![Considered::new(only, 0, 0.0)];
        }
        let tallies = self.tally(mind, &actions, seed);
        ranked(&actions, tallies)
    }

    /// How each action fared. Every thread grows a tree of its own; their roots are added up.
    fn tally<G: Think>(&self, mind: &Mind<'_, G>, actions: &[G::Action], seed: u64) -> Vec<Tally> {
        let think = |thread| {
            let budget = self.effort.share(thread);
            Thought::new(*self, *mind, budget, nth_seed(seed, thread.into())).think(budget, actions)
        };
        if self.effort.threads <= 1 {
            return think(0);
        }
        thread::scope(|scope| {
            let think = &think;
            let threads: Vec<_> =
                (0..self.effort.threads).map(|thread| scope.spawn(move || think(thread))).collect();
            threads
                .into_iter()
                .map(|thread| thread.join().unwrap_or_else(|panic| resume_unwind(panic)))
                .reduce(|sum, tallies| sum.into_iter().zip(tallies).map(|(one, other)| one + other).collect())
                .expect("somebody thinks")
        })
    }
}

impl Effort {
    /// What a thread may spend: an even share of the iterations, or all of the time.
    fn share(self, thread: u8) -> Budget {
        let threads = u32::from(self.threads.max(1));
        match self.budget {
            Budget::Iterations(count) => {
                Budget::Iterations(count / threads + u32::from(u32::from(thread) < count % threads))
            }
            time @ Budget::Milliseconds(_) => time,
        }
    }
}

/// One thread's search.
struct Thought<'a, G: Think> {
    search: Search,
    mind: Mind<'a, G>,
    work: Work<G>,
}

/// Everything an iteration needs is kept here, so that it need not allocate.
struct Work<G: Think> {
    /// The lap nothing is thought beyond, in a game that has laps.
    horizon: Option<u32>,
    tree: Tree<G::Action>,
    tray: Tray<G::Event>,
    /// The state of this iteration.
    world: G::State,
    /// What the acting seat may do in it; at the root, what is on the shortlist.
    actions: Vec<G::Action>,
    /// The nodes of this iteration, from the root down.
    path: Vec<NodeId>,
    /// How many decisions were made in this iteration.
    decisions: u32,
}

impl<'a, G: Think> Thought<'a, G> {
    fn new(search: Search, mind: Mind<'a, G>, budget: Budget, seed: u64) -> Self {
        let mut tray = Tray::deaf(Dice::fast(seed));
        let world = mind.imagine(tray.dice());
        let lap = search.playout_depth.zip(mind.game().lap(&world));
        let horizon = lap.map(|(depth, lap)| lap + depth);
        let tree = Tree::for_budget(budget);
        let work = Work { horizon, tree, tray, world, actions: Vec::new(), path: Vec::new(), decisions: 0 };
        Self { search, mind, work }
    }

    fn think(mut self, budget: Budget, actions: &[G::Action]) -> Vec<Tally> {
        match budget {
            Budget::Iterations(count) => (0..count).for_each(|_| self.iterate(actions)),
            Budget::Milliseconds(time) => {
                let start = Instant::now();
                let time = Duration::from_millis(u64::from(time));
                while start.elapsed() < time {
                    self.iterate(actions);
                }
            }
        }
        self.work.tree.tally(actions)
    }

    fn iterate(&mut self, shortlist: &[G::Action]) {
        self.mind.imagine_into(&mut self.work.world, self.work.tray.dice());
        self.work.decisions = 0;
        self.descend(shortlist);
        self.play_out();
        self.learn();
    }

    /// Walks down the tree until it has grown by a node, or the match or the last lap is over.
    fn descend(&mut self, shortlist: &[G::Action]) {
        self.work.path.clear();
        while let Some(seat) = self.look() {
            let from = self.work.path.last().copied();
            if from.is_none() {
                self.work.actions.clear();
                self.work.actions.extend_from_slice(shortlist);
            }
            let growth = self.growth(from, seat);
            let step = self.work.tree.step(
                from,
                seat,
                &self.work.actions,
                self.search.exploration,
                growth,
                self.work.tray.dice(),
            );
            self.work.path.push(step.to);
            self.act(seat, step.place);
            if step.is_new {
                return;
            }
        }
    }

    /// At the root everything is tried once. Further down a node grows by what the game's policy would
    /// do: there are far more replies than iterations, and few of them are worth a thought.
    fn growth(&mut self, from: Option<NodeId>, seat: Seat) -> Growth {
        match from {
            None => Growth::Everything,
            Some(_) => Growth::Likely(self.quick_choice(seat)),
        }
    }

    /// What a quick player would do.
    fn quick_choice(&mut self, seat: Seat) -> usize {
        match self.work.actions.len() {
            1 => 0,
            _ => self.mind.game().policy(&self.work.world, seat, &self.work.actions, self.work.tray.dice()),
        }
    }

    /// Plays on with the game's policy.
    fn play_out(&mut self) {
        let depth = self.search.playout_depth.filter(|_| self.work.horizon.is_none()).unwrap_or(ENDLESS);
        for _ in 0..depth {
            let Some(seat) = self.look() else { return };
            let place = self.quick_choice(seat);
            self.act(seat, place);
        }
        assert!(depth < ENDLESS, "{} does not end", G::KEY);
    }

    /// Tells every node on the path what this was worth to the seat that chose it.
    fn learn(&mut self) {
        let mut worths = [None; MAX_SEATS];
        for node in &self.work.path {
            let seat = self.work.tree.seat(*node);
            let worth = *worths[seat.index()]
                .get_or_insert_with(|| worth(self.mind.game(), &self.work.world, seat, self.work.decisions));
            self.work.tree.credit(*node, worth);
        }
    }

    /// Sees who acts and what they may do; nobody does when the match is over, or all laps one thinks of.
    fn look(&mut self) -> Option<Seat> {
        if self.work.horizon.is_some_and(|last| self.mind.game().lap(&self.work.world) >= Some(last)) {
            return None;
        }
        let seat = actor(self.mind.game().turn(&self.work.world).awaited(), self.mind.seat())?;
        self.work.actions.clear();
        self.mind.game().legal_actions(&self.work.world, seat, &mut self.work.actions);
        Some(seat)
    }

    fn act(&mut self, seat: Seat, place: usize) {
        self.work.decisions += 1;
        self.mind.game().apply(&mut self.work.world, seat, self.work.actions[place], &mut self.work.tray);
    }
}

/// What came of the actions at the root, the best first.
fn ranked<A: Copy>(actions: &[A], tallies: Vec<Tally>) -> Vec<Considered<A>> {
    let fared = actions.iter().zip(tallies);
    let mut considered: Vec<_> =
        fared.map(|(action, tally)| Considered::new(*action, tally.visits, tally.worth)).collect();
    Considered::rank(&mut considered);
    considered
}

/// Who answers when any one of several may: the one who thinks, else the lowest.
fn actor(awaited: SeatSet, thinker: Seat) -> Option<Seat> {
    if awaited.has(thinker) { Some(thinker) } else { awaited.lowest() }
}
