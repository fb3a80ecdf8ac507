//! Random games at the checked table, where clumsy players try what is not allowed.

use std::sync::Arc;

use rayon::prelude::*;
use table::nth_seed;
use table::scenario::Citations;
use table::{Chance, Dice, Outcome, RuleId, SeatSet, Table, Turn, Viewer, WholeGame};
use table::{Start, StartError};

/// How often a clumsy player tries something before each decision.
const TRIES: usize = 2;

/// Plays that many games, by the default setup of each number of seats in turn.
pub(super) fn play<G: WholeGame>(game: &Arc<G>, games: u64, seed: u64) -> Result<Citations, StartError> {
    let counts = game.about().min_seats..=game.about().max_seats;
    (0..games)
        .zip(counts.cycle())
        .par_bridge()
        .map(|(index, seats)| play_one(game, seats, nth_seed(seed, index)))
        .try_reduce(Citations::new, |one, other| Ok(sum(one, other)))
}

fn sum(mut one: Citations, other: Citations) -> Citations {
    for (rule, count) in other {
        *one.entry(rule).or_default() += count;
    }
    one
}

/// One game, and every rule cited in it by event, refusal or result.
fn play_one<G: WholeGame>(game: &Arc<G>, seats: usize, seed: u64) -> Result<Citations, StartError> {
    let start = Start {
        setup: game.default_setup(seats)?,
        names: Vec::new(),
        given: None,
        chance: Chance::Fast(nth_seed(seed, 0)),
    };
    let table = Table::open(Arc::clone(game), start)?;
    let mut player =
        Clumsy { table, dice: Dice::fast(nth_seed(seed, 1)), seen: Vec::new(), refusals: Vec::new() };
    let outcome = player.play();
    let mut cited = Citations::new();
    let heard = player.table.log(Viewer::Everything, 0).expect("everything may be seen");
    for rule in heard.into_iter().flat_map(|line| line.rules).chain(player.refusals).chain([outcome.rule]) {
        *cited.entry(rule).or_default() += 1;
    }
    Ok(cited)
}

/// Plays for every seat at once, without thought.
struct Clumsy<G: WholeGame> {
    table: Table<G>,
    dice: Dice,
    /// Each action that was once open to somebody.
    seen: Vec<G::Action>,
    /// The rules that said no.
    refusals: Vec<RuleId>,
}

impl<G: WholeGame> Clumsy<G> {
    fn play(&mut self) -> Outcome {
        loop {
            match self.table.turn() {
                Turn::Over(outcome) => return outcome,
                Turn::Awaits(seats) => {
                    (0..TRIES).for_each(|_| self.try_something());
                    self.act(seats);
                }
            }
        }
    }

    /// Asks for something that was open to somebody before, for any seat: mostly it is not open now.
    fn try_something(&mut self) {
        if self.seen.is_empty() {
            return;
        }
        let action = self.seen[self.dice.pick(self.seen.len())];
        let everybody = SeatSet::first(self.table.names().all().len());
        let seat = everybody.any(&mut self.dice).expect("a match has seats");
        if let Some(refusal) = self.table.why_not(seat, action) {
            self.refusals.extend(refusal.rules);
        }
    }

    fn act(&mut self, seats: SeatSet) {
        let seat = seats.any(&mut self.dice).expect("a match that waits, waits for somebody");
        let actions = self.table.legal_actions(seat);
        let action = actions[self.dice.pick(actions.len())];
        self.table.submit(seat, self.table.seq(), action).expect("a listed action is accepted");
        for action in actions {
            if !self.seen.contains(&action) {
                self.seen.push(action);
            }
        }
    }
}
