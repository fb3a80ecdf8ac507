//! How fast four seats play, and what five hundred waiting items cost, on one thread.
//!
//! The lab's own bench measures every game alike, with the fewest and the most seats, and against a
//! yardstick. The table here shows medians of several rounds, because machines are shared.

#[path = "../tests/stack/deep.rs"]
mod deep;

use std::hint::black_box;
use std::io::{self, Write};
use std::time::{Duration, Instant};

use bots::{Level, Mind, Search, playout};
use deep::{DEEP, bytes, deep};
use pharaoh::{Action, Pharaoh, State};
use table::{Dice, Game, Lobby as _, Seat, Tray};

const ROUNDS: u64 = 9;

/// How long a figure is measured in each round.
const SPELL: Duration = Duration::from_millis(60);

fn main() -> io::Result<()> {
    let game = Pharaoh::open(&Pharaoh::printed()).expect("the printed box is sound");
    let setup = game.default_setup(4).expect("four may play");
    let opening = game.setup(&setup, &mut Tray::deaf(Dice::fast(1))).expect("a default setup is allowed");
    let (middle, seat) = middle(&game, &opening);
    let waiting = deep(&game);
    let names = ["clones", "random decisions", "ISMCTS iterations", "deep stacks"];
    let mut rates: [Vec<f64>; 4] = Default::default();
    for round in 0..ROUNDS {
        rates[0].push(rate(|| {
            black_box(black_box(&middle).clone());
            1
        }));
        rates[1].push(rate(decisions(&game, &opening)));
        rates[2].push(rate(iterations(&game, &middle, seat, round)));
        rates[3].push(rate(|| {
            resolve(&game, waiting.clone());
            1
        }));
    }
    let mut out = io::stdout().lock();
    writeln!(out, "{:28} {:>12} {:>12}", "four seats", "per second", "µs each")?;
    for (name, rates) in names.iter().zip(rates) {
        let rate = median(rates);
        writeln!(out, "{name:28} {rate:>12.0} {:>12.3}", 1e6 / rate)?;
    }
    writeln!(out, "\na state has {} bytes; {DEEP} items wait in {} more", size_of::<State>(), bytes(&waiting))
}

/// A position in the middle of a random match in which somebody has a choice, and who.
fn middle(game: &Pharaoh, opening: &State) -> (State, Seat) {
    let (mut state, mut actions, mut choices) = (opening.clone(), Vec::new(), Vec::new());
    let mut tray = Tray::deaf(Dice::fast(3));
    while let Some(seat) = game.turn(&state).awaited().lowest() {
        actions.clear();
        game.legal_actions(&state, seat, &mut actions);
        if actions.len() > 2 {
            choices.push((state.clone(), seat));
        }
        let action = actions[tray.dice().pick(actions.len())];
        game.apply(&mut state, seat, action, &mut tray);
    }
    choices.swap_remove(choices.len() / 2)
}

/// Does it again and again, and says how often a second it was done.
fn rate(mut work: impl FnMut() -> u32) -> f64 {
    let start = Instant::now();
    let mut count = 0;
    while start.elapsed() < SPELL {
        count += work();
    }
    f64::from(count) / start.elapsed().as_secs_f64()
}

fn decisions(game: &Pharaoh, opening: &State) -> impl FnMut() -> u32 {
    let (mut tray, mut actions, mut state) = (Tray::deaf(Dice::fast(2)), Vec::new(), opening.clone());
    move || {
        state.clone_from(opening);
        playout(game, &mut state, &mut tray, &mut actions).1
    }
}

fn iterations(game: &Pharaoh, state: &State, seat: Seat, mut seed: u64) -> impl FnMut() -> u32 {
    let search = Search::new(game, Level::Normal.effort());
    move || {
        seed += 1;
        search.consider(&Mind::new(game, state, seat), seed).iter().map(|it| it.visits).sum()
    }
}

/// Everything that waits is carried out.
fn resolve(game: &Pharaoh, mut state: State) {
    let seat = state.turn.seat;
    game.apply(&mut state, seat, Action::NoDraw, &mut Tray::deaf(Dice::fast(1)));
    assert!(state.stack.is_empty());
}

fn median(mut samples: Vec<f64>) -> f64 {
    samples.sort_by(f64::total_cmp);
    samples[samples.len() / 2]
}
