//! The laws, and the random games that put a game to the test.
//!
//! A law is a function over a [`moment::Moment`]: one decision of a random game, just before it is
//! made. Each has a file of its own, named as one would praise a game that keeps it: *discreet*,
//! *honest*, *finite*. Everything follows from the setup and one seed, so a breach can be seen again.

mod alive;
mod breach;
mod cited;
mod clear;
mod conclusive;
mod conserving;
mod deterministic;
mod difference;
mod discreet;
mod durable;
mod finite;
mod hearing;
mod honest;
mod moment;
mod mutation;
mod opening;
mod pool;
mod replayable;
mod robust;
mod steadfast;
mod walk;

pub use breach::Breach;

use std::sync::Arc;

use table::WholeGame;

use moment::Moment;
use walk::Walk;

/// How a check of a law ends: the error says what is wrong and what was expected.
type Verdict = Result<(), String>;

/// Random games of one game, and all laws over them.
pub struct Laws<G: WholeGame> {
    game: Arc<G>,
    setups: Vec<G::Setup>,
    games: u64,
    seed: u64,
    decisions: usize,
    conserved: fn(&G, &G::State) -> Verdict,
    fleeting: fn(&G::Event) -> bool,
}

/// What was played without a breach.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games, all to the end.
    pub games: u64,
    /// Decisions in them.
    pub decisions: usize,
}

impl<G: WholeGame> Laws<G> {
    /// The laws for this game: a few dozen games of the default setup for each number of seats.
    pub fn of(game: &Arc<G>) -> Self {
        let seats = game.about().min_seats..=game.about().max_seats;
        Self {
            game: Arc::clone(game),
            setups: seats.filter_map(|seats| game.default_setup(seats).ok()).collect(),
            games: 24,
            seed: 1,
            decisions: 5_000,
            conserved: |_, _| Ok(()),
            fleeting: |_| false,
        }
    }

    /// Plays these setups instead of the default ones.
    #[must_use]
    pub fn setups(mut self, setups: impl IntoIterator<Item = G::Setup>) -> Self {
        self.setups = setups.into_iter().collect();
        self
    }

    /// How many games of each setup.
    #[must_use]
    pub fn games(mut self, games: u64) -> Self {
        self.games = games;
        self
    }

    /// The seed of the first game; each further one takes the next number.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// The most decisions a random game may take. (K7)
    #[must_use]
    pub fn decisions(mut self, decisions: usize) -> Self {
        self.decisions = decisions;
        self
    }

    /// What comes and goes nowhere: the cards, the pieces, the coins. Asked after every action.
    #[must_use]
    pub fn conserving(mut self, conserved: fn(&G, &G::State) -> Result<(), String>) -> Self {
        self.conserved = conserved;
        self
    }

    /// Events that show something which at once is hidden again, so that no view remembers it. All
    /// other events may tell a viewer only what its view then shows.
    #[must_use]
    pub fn fleeting(mut self, fleeting: fn(&G::Event) -> bool) -> Self {
        self.fleeting = fleeting;
        self
    }

    /// Plays, and panics at the first breach.
    pub fn check(&self) -> Tally {
        self.play().unwrap_or_else(|breach| panic!("{breach}"))
    }

    /// Plays, and returns the first breach.
    pub fn play(&self) -> Result<Tally, Breach> {
        let mut tally = Tally::default();
        opening::hold(self)?;
        for setup in &self.setups {
            for seed in self.seed..self.seed + self.games {
                tally.decisions += Walk::play(self, setup, seed)?;
                tally.games += 1;
            }
        }
        Ok(tally)
    }
}

/// One law, and how often it is worth its time.
struct Law<G: WholeGame> {
    name: &'static str,
    /// Checked at every so many decisions; at each in every eighth game.
    every: u64,
    hold: fn(&mut Moment<'_, G>) -> Verdict,
}

/// All laws about a decision. A flaw may break several; the first one found is reported, so the
/// plainest stand first.
fn all<G: WholeGame>() -> [Law<G>; 12] {
    [
        Law { name: "conserving", every: 1, hold: conserving::hold },
        Law { name: "alive", every: 2, hold: alive::hold },
        Law { name: "deterministic", every: 2, hold: deterministic::hold },
        Law { name: "durable", every: 4, hold: durable::hold },
        Law { name: "clear", every: 4, hold: clear::hold },
        Law { name: "cited", every: 2, hold: cited::hold },
        Law { name: "honest", every: 3, hold: honest::hold },
        Law { name: "discreet", every: 4, hold: discreet::hold },
        Law { name: "discreet", every: 3, hold: hearing::hold },
        Law { name: "steadfast", every: 3, hold: steadfast::hold },
        Law { name: "robust", every: 3, hold: robust::hold },
        Law { name: "finite", every: 16, hold: finite::hold },
    ]
}
