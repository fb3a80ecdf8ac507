//! What a Stage Turn costs: the ground, the hidden, and every monster's choice, on one thread.
//!
//! Clones, random playouts and searches are measured for every game alike by the lab's own bench. Here
//! whole Stage Turns are played from positions the quick player gets into, each Stage with four
//! characters, and the table shows the fastest of several rounds, because machines are shared.

use std::hint::black_box;
use std::io::{self, Write};
use std::time::{Duration, Instant};

use table::{Dice, Game, Seat, Think as _, Tray};
use tomb::{Action, Setup, State, Tomb};

const ROUNDS: usize = 9;

/// How long a Stage is measured in each round.
const SPELL: Duration = Duration::from_millis(40);

fn main() -> io::Result<()> {
    let game = Tomb::open(&Tomb::printed()).expect("the printed box is sound");
    let mut out = io::stdout().lock();
    writeln!(
        out,
        "{:8} {:>10} {:>10} {:>14} {:>14}",
        "Stage", "positions", "monsters", "µs a turn", "µs a monster"
    )?;
    for stage in game.stages() {
        let positions = last_moments(&game, &stage.id);
        let monsters: usize = positions.iter().map(|(state, _)| state.living_beasts().count()).sum();
        if monsters == 0 {
            continue;
        }
        let mean = real(monsters) / real(positions.len());
        let micros = (0..ROUNDS).map(|_| measure(&game, &positions)).fold(f64::INFINITY, f64::min);
        let count = positions.len();
        writeln!(out, "{:8} {count:>10} {mean:>10.2} {micros:>14.2} {:>14.2}", stage.id, micros / mean)?;
    }
    Ok(())
}

/// Positions in which the last seat of a round may end its turn and a monster is in play.
fn last_moments(game: &Tomb, id: &str) -> Vec<(State, Seat)> {
    let characters = ["tamsin", "brannoch", "jorun", "mordec"].map(str::to_owned).to_vec();
    let setup = Setup { stage: id.to_owned(), characters, ..Setup::default() };
    let (mut moments, mut actions) = (Vec::new(), Vec::new());
    for seed in 0..8 {
        let mut tray = Tray::deaf(Dice::fast(seed));
        let mut state = game.setup(&setup, &mut tray).expect("a sound setup");
        while let Some(seat) = game.turn(&state).awaited().lowest() {
            actions.clear();
            game.legal_actions(&state, seat, &mut actions);
            let ends = actions.contains(&Action::EndTurn) && state.living_beasts().next().is_some();
            if ends && ends_round(game, &state, seat) {
                moments.push((state.clone(), seat));
            }
            let place = game.policy(&state, seat, &actions, tray.dice());
            game.apply(&mut state, seat, actions[place], &mut tray);
        }
    }
    moments
}

/// Whether ending the turn leads to the Stage Turn.
fn ends_round(game: &Tomb, state: &State, seat: Seat) -> bool {
    let mut after = state.clone();
    game.apply(&mut after, seat, Action::EndTurn, &mut Tray::deaf(Dice::fast(1)));
    after.round > state.round
}

/// Microseconds from the end of a turn to the first question of the next round, the copy included.
fn measure(game: &Tomb, positions: &[(State, Seat)]) -> f64 {
    let mut tray = Tray::deaf(Dice::fast(3));
    let mut state = positions[0].0.clone();
    let (start, mut turns) = (Instant::now(), 0);
    while start.elapsed() < SPELL {
        for (position, seat) in positions {
            state.clone_from(position);
            game.apply(&mut state, *seat, Action::EndTurn, &mut tray);
            black_box(&mut state);
        }
        turns += positions.len();
    }
    start.elapsed().as_secs_f64() * 1e6 / real(turns)
}

#[expect(clippy::cast_precision_loss, reason = "nothing is counted up to 2^53")]
fn real(count: usize) -> f64 {
    count as f64
}
