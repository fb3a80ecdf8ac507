//! How fast the games are on one thread, and what a second thread adds to `sim`.
//!
//! Machines are noisy, so every figure is also printed as a ratio to a yardstick: random playouts
//! of ataxx from the `board-game` crate, in decisions per second. All are measured in turn, round
//! after round; each ratio is taken within its round, and the table shows medians.

use std::hint::black_box;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::{Duration, Instant};

use board_game::board::Board;
use board_game::games::ataxx::AtaxxBoard;
use board_game::util::tiny::consistent_rng;
use bots::{Bot, Effort, Mind, Search, playout};
use lab::sim::{self, Deal, Plan, Report};
use shelf::Visit;
use table::{Dice, Seat, Tray, WholeGame};

const ROUNDS: usize = 9;

/// How long a figure is measured in each round.
const SPELL: Duration = Duration::from_millis(60);

/// How long a run of `sim` takes at least: threads take a while to start.
const SCALING_SPELL: Duration = Duration::from_millis(500);

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    let mut figures = vec![yardstick()];
    for key in shelf::keys() {
        figures.extend(shelf::visit(key, None, Figures).expect("a game opens as printed"));
    }
    for _ in 0..ROUNDS {
        figures.iter_mut().for_each(Figure::measure);
    }
    write_table(&mut out, &figures)?;
    for key in shelf::keys() {
        let scaling = shelf::visit(key, None, Scaling).expect("a game opens as printed");
        writeln!(out, "{scaling}")?;
    }
    Ok(())
}

/// Something done again and again, and how often a second it was done in each round.
struct Figure {
    name: String,
    /// Does it some times, and says how many.
    work: Box<dyn FnMut() -> u64>,
    rates: Vec<f64>,
}

impl Figure {
    fn new(name: String, work: impl FnMut() -> u64 + 'static) -> Self {
        Self { name, work: Box::new(work), rates: Vec::new() }
    }

    fn measure(&mut self) {
        let start = Instant::now();
        let mut count = 0;
        while start.elapsed() < SPELL {
            count += (self.work)();
        }
        self.rates.push(real(count) / start.elapsed().as_secs_f64());
    }
}

#[expect(clippy::cast_precision_loss, reason = "nothing is done 2^53 times")]
fn real(count: u64) -> f64 {
    count as f64
}

/// The first figure is the yardstick.
fn write_table(out: &mut impl Write, figures: &[Figure]) -> io::Result<()> {
    writeln!(out, "{:52} {:>12} {:>10} {:>10}", "one thread", "per second", "ns each", "ratio")?;
    for figure in figures {
        let rate = median(figure.rates.clone());
        let ratios = figure.rates.iter().zip(&figures[0].rates).map(|(rate, yardstick)| rate / yardstick);
        let ratio = median(ratios.collect());
        writeln!(out, "{:52} {rate:>12.0} {:>10.1} {ratio:>10.4}", figure.name, 1e9 / rate)?;
    }
    writeln!(out)
}

fn median(mut samples: Vec<f64>) -> f64 {
    samples.sort_by(f64::total_cmp);
    samples[samples.len() / 2]
}

fn yardstick() -> Figure {
    let mut dice = consistent_rng();
    Figure::new("yardstick: ataxx, random decisions".to_owned(), move || {
        let mut board = AtaxxBoard::default();
        let mut decisions = 0;
        while board.play_random_available_move(&mut dice).is_ok() {
            decisions += 1;
        }
        decisions
    })
}

/// Clones, random playouts and search of one game, with the fewest seats and with the most.
struct Figures;

impl Visit for Figures {
    type Out = Vec<Figure>;

    fn visit<G: WholeGame>(self, game: Arc<G>) -> Vec<Figure> {
        let about = game.about();
        [about.min_seats, about.max_seats].into_iter().flat_map(|seats| figures(&game, seats)).collect()
    }
}

fn figures<G: WholeGame>(game: &Arc<G>, seats: usize) -> Vec<Figure> {
    let setup = game.default_setup(seats).expect("every number of seats has a default");
    let opening = game.setup(&setup, &mut Tray::deaf(Dice::fast(1))).expect("a default setup is allowed");
    let choices = choices(&**game, &opening);
    let worth_a_thought = choices
        .iter()
        .find(|(state, seat)| Mind::new(&**game, state, *seat).shortlist(&mut Dice::fast(1)).len() > 1)
        .expect("every game has something to think about");
    let configured = Search::new(&**game, Effort::iterations(500));
    let full = Search { playout_depth: None, ..configured };
    let name = |what: &str| format!("{}, {seats} seats: {what}", G::KEY);
    vec![
        clones(name("clones of a state"), choices[choices.len() / 2].0.clone()),
        decisions(name("random decisions"), game, opening),
        iterations(name("ISMCTS iterations"), game, worth_a_thought.clone(), configured),
        iterations(name("ISMCTS iterations, to the end"), game, worth_a_thought.clone(), full),
    ]
}

/// The positions of a random game in which somebody has a choice, and who.
fn choices<G: WholeGame>(game: &G, opening: &G::State) -> Vec<(G::State, Seat)> {
    let (mut state, mut actions, mut choices) = (opening.clone(), Vec::new(), Vec::new());
    let mut tray = Tray::deaf(Dice::fast(3));
    while let Some(seat) = game.turn(&state).awaited().lowest() {
        actions.clear();
        game.legal_actions(&state, seat, &mut actions);
        if actions.len() > 1 {
            choices.push((state.clone(), seat));
        }
        let action = actions[tray.dice().pick(actions.len())];
        game.apply(&mut state, seat, action, &mut tray);
    }
    choices
}

fn clones<S: Clone + 'static>(name: String, state: S) -> Figure {
    Figure::new(name, move || {
        for _ in 0..1000 {
            black_box(black_box(&state).clone());
        }
        1000
    })
}

fn decisions<G: WholeGame>(name: String, game: &Arc<G>, opening: G::State) -> Figure {
    let game = Arc::clone(game);
    let (mut tray, mut actions, mut state) = (Tray::deaf(Dice::fast(2)), Vec::new(), opening.clone());
    Figure::new(name, move || {
        state.clone_from(&opening);
        u64::from(playout(&*game, &mut state, &mut tray, &mut actions).1)
    })
}

fn iterations<G: WholeGame>(name: String, game: &Arc<G>, choice: (G::State, Seat), search: Search) -> Figure {
    let (game, (state, seat)) = (Arc::clone(game), choice);
    let mut seed = 0;
    Figure::new(name, move || {
        seed += 1;
        search.consider(&Mind::new(&*game, &state, seat), seed).iter().map(|it| u64::from(it.visits)).sum()
    })
}

/// Games per second of `sim` on two threads against one, in words.
struct Scaling;

impl Visit for Scaling {
    type Out = String;

    fn visit<G: WholeGame>(self, game: Arc<G>) -> String {
        let mut plan = Plan {
            setup: game.default_setup(game.about().min_seats).expect("every number of seats has a default"),
            bots: vec![Bot::Ismcts(Effort::iterations(50)), Bot::Greedy],
            deal: Deal::Rotating,
            games: 10,
            seed: 7,
            threads: Some(1),
            count: false,
        };
        while played(&*game, &plan).timing.seconds < SCALING_SPELL.as_secs_f64() {
            plan.games *= 2;
        }
        let rounds = (0..ROUNDS).map(|_| {
            let [one, two] =
                [1, 2].map(|threads| played(&*game, &Plan { threads: Some(threads), ..plan.clone() }));
            assert_eq!(one.totals, two.totals, "totals do not depend on the number of threads");
            two.timing.games_per_second / one.timing.games_per_second
        });
        let ratio = median(rounds.collect());
        format!(
            "{}: on two threads sim plays {ratio:.2} times as many games a second, with the same totals",
            G::KEY
        )
    }
}

fn played<G: WholeGame>(game: &G, plan: &Plan<G::Setup>) -> Report {
    sim::run(game, plan, &|| ControlFlow::Continue(())).expect("a default setup is allowed")
}
