//! A search that is done a few iterations at a time.

use std::sync::Arc;

use table::{Dice, Seat, Think, nth_seed};

use super::{Search, Thought, Work, ranked};
use crate::{Budget, Considered, Mind};

/// A search for whoever has only one thread and must look up now and then: it thinks in slices, and can be given up
/// between two of them. After all its iterations the answer is the same as that of [`Search::consider`] on one thread.
pub struct Pondering<G: Think> {
    game: Arc<G>,
    truth: G::State,
    seat: Seat,
    search: Search,
    shortlist: Vec<G::Action>,
    /// Away only while a slice is being thought.
    work: Option<Work<G>>,
    left: u32,
}

impl<G: Think> Pondering<G> {
    /// Begins to think for a seat, which must be awaited. Nothing is thought yet.
    pub fn new(game: Arc<G>, truth: G::State, seat: Seat, iterations: u32, seed: u64) -> Self {
        let budget = Budget::Iterations(iterations);
        let search = Search::new(&*game, crate::Effort::iterations(iterations));
        let mind = Mind::new(&*game, &truth, seat);
        let shortlist = mind.shortlist(&mut Dice::fast(seed));
        let left = if shortlist.len() == 1 { 0 } else { iterations };
        let work = Thought::new(search, mind, budget, nth_seed(seed, 0)).work;
        Self { game, truth, seat, search, shortlist, work: Some(work), left }
    }

    /// Thinks on for so many iterations, and says how many are left.
    pub fn go_on(&mut self, iterations: u32) -> u32 {
        let slice = iterations.min(self.left);
        if slice > 0
            && let Some(work) = self.work.take()
        {
            let mind = Mind::new(&*self.game, &self.truth, self.seat);
            let mut thought = Thought { search: self.search, mind, work };
            (0..slice).for_each(|_| thought.iterate(&self.shortlist));
            self.work = Some(thought.work);
        }
        self.left -= slice;
        self.left
    }

    /// What it thinks so far, the best first.
    pub fn considered(&self) -> Vec<Considered<G::Action>> {
        match &self.work {
            Some(work) if self.shortlist.len() > 1 => {
                ranked(&self.shortlist, work.tree.tally(&self.shortlist))
            }
            _ => self.shortlist.iter().map(|action| Considered::new(*action, 0, 0.0)).collect(),
        }
    }
}
