//! Bots play, many games at a time, and somebody counts.
//!
//! [`run`] plays a [`Plan`]; [`totals`] is what it counts, [`report`] what it says about that.

mod counts;
pub mod report;
mod text;
pub mod totals;

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use bots::Bot;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use table::nth_seed;
use table::{Dice, Seat, SetupError, Tray, Turn, WholeGame};

pub use counts::{Counts, Frequency};
pub use report::{Report, Share, Side, Timing};
pub use totals::{Length, Tally, Totals};

use counts::GameCounts;
use totals::{Played, Seated};

/// What to play.
#[derive(Clone, Debug)]
pub struct Plan<S> {
    /// What the lobby chose, the same for every game.
    pub setup: S,
    /// Dealt to the seats in turn, again from the first when there are more seats.
    pub bots: Vec<Bot>,
    /// Whether the bots change places from game to game.
    pub deal: Deal,
    /// How many games.
    pub games: u64,
    /// With the number of a game it decides everything in it that is left to chance.
    pub seed: u64,
    /// How many threads; all cores without it.
    pub threads: Option<usize>,
    /// Whether to count what the game counts of itself, and the rules at work: somebody must listen
    /// then, which costs time.
    pub count: bool,
}

/// Which bot sits where.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Deal {
    /// Each game deals the bots one seat further, so that every bot plays every side as often.
    #[default]
    Rotating,
    /// The first bot always begins at the first seat.
    Fixed,
}

impl Deal {
    /// The place in the plan's list of the bot that has this seat in this game.
    fn bot(self, seat: Seat, game: u64, bots: usize) -> usize {
        let shift = match self {
            Self::Rotating => usize::try_from(game % bots as u64).expect("less than the number of bots"),
            Self::Fixed => 0,
        };
        (seat.index() + shift) % bots
    }
}

/// Why a plan cannot be played.
#[derive(Debug, thiserror::Error)]
pub enum SimError {
    /// There is nobody to play.
    #[error("name at least one bot")]
    NoBots,
    /// The setup is not allowed.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The machine gave no threads.
    #[error(transparent)]
    Threads(#[from] rayon::ThreadPoolBuildError),
}

/// Plays the games of a plan and calls `tick` after each, from whichever thread played it. Once `tick` says to break,
/// no further game is begun, and the report is of those that were.
pub fn run<G: WholeGame>(
    game: &G,
    plan: &Plan<G::Setup>,
    tick: &(dyn Fn() -> ControlFlow<()> + Sync),
) -> Result<Report, SimError> {
    if plan.bots.is_empty() {
        return Err(SimError::NoBots);
    }
    let pool = rayon::ThreadPoolBuilder::new().num_threads(plan.threads.unwrap_or(0)).build()?;
    let seats = seats(game, &plan.setup)?;
    let kinds = kinds(&plan.bots);
    let nothing = || Totals::nothing(game.about().teams.len(), kinds.len());
    let start = Instant::now();
    let stopped = AtomicBool::new(false);
    let totals = pool.install(|| {
        (0..plan.games)
            .take_while(|_| !stopped.load(Ordering::Relaxed))
            .par_bridge() // one at a time, as games are long and uneven
            .map(|index| {
                let played = play(game, plan, &kinds, index)?;
                stopped.fetch_or(tick().is_break(), Ordering::Relaxed);
                Ok(played)
            })
            .try_fold(nothing, |totals, played| played.map(|played| totals.with(&played)))
            .try_reduce(nothing, |one, other| Ok::<_, SetupError>(one.and(&other)))
    })?;
    let timing = Timing::new(start.elapsed(), pool.current_num_threads(), &totals);
    Ok(Report::new(game, plan, seats, totals, timing))
}

/// How many seats a match of this setup has.
fn seats<G: WholeGame>(game: &G, setup: &G::Setup) -> Result<usize, SetupError> {
    let state = game.setup(setup, &mut Tray::deaf(Dice::fast(0)))?;
    Ok(game.seats(&state))
}

/// The bots of a list, each once.
fn kinds(bots: &[Bot]) -> Vec<Bot> {
    let mut kinds = Vec::new();
    for bot in bots {
        if !kinds.contains(bot) {
            kinds.push(*bot);
        }
    }
    kinds
}

/// One game, from its number alone.
fn play<G: WholeGame>(
    game: &G,
    plan: &Plan<G::Setup>,
    kinds: &[Bot],
    index: u64,
) -> Result<Played, SetupError> {
    let seed = nth_seed(plan.seed, index);
    let [dice, thoughts] = [0, 1].map(|n| nth_seed(seed, n)); // no bot could guess the dice from its own seed
    let bot = |seat: Seat| &plan.bots[plan.deal.bot(seat, index, plan.bots.len())];
    let dice = Dice::fast(dice);
    let mut tray = if plan.count { Tray::listening(dice) } else { Tray::deaf(dice) };
    let mut counts = GameCounts::default();
    let mut state = game.setup(&plan.setup, &mut tray)?;
    counts.listen(game, &state, &mut tray);
    let mut decisions = 0;
    let outcome = loop {
        match game.turn(&state) {
            Turn::Over(outcome) => break outcome,
            Turn::Awaits(seats) => {
                let seat = seats.any(tray.dice()).expect("a match that waits, waits for somebody");
                let action = bots::choose(bot(seat), game, &state, seat, nth_seed(thoughts, decisions));
                game.apply(&mut state, seat, action, &mut tray);
                counts.listen(game, &state, &mut tray);
                decisions += 1;
            }
        }
    };
    if plan.count {
        counts.end(game, &state);
    }
    let seated = (0..).map(Seat).take(game.seats(&state)).map(|seat| Seated {
        team: game.team(&state, seat),
        kind: kinds.iter().position(|kind| kind == bot(seat)).expect("every bot is of some kind"),
        worth: outcome.worth(seat),
    });
    Ok(Played { seated: seated.collect(), decisions, counts })
}
