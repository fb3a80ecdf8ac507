//! `undercroft sim`: bots play thousands of games.

use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Context as _, ensure};
use bots::Bot;
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use lab::sim::{self, Deal, Plan, Report};
use serde::Deserialize as _;
use serde_json::Value;
use shelf::{AnyTable, Layout, Start, Visit};
use table::{Chance, WholeGame};

use crate::deck_file::{self, DeckFile};
use crate::json_file::JsonFile;
use crate::screen::{self, Screen};
use crate::setup;

/// What to play, and how often.
#[derive(Args)]
pub(crate) struct SimArgs {
    /// The game, such as crusade
    game: String,
    /// How many games
    #[arg(long, value_name = "NUMBER", default_value_t = 1000)]
    games: u64,
    /// The bots, such as ismcts:200,greedy: dealt to the seats in turn, and one seat further in every
    /// game, so that each plays every side
    #[arg(long, value_name = "LIST", value_delimiter = ',', default_value = "greedy")]
    seats: Vec<Bot>,
    /// Deal the bots the same way in every game
    #[arg(long)]
    fixed_seats: bool,
    /// How many seats; without it as many as the setup has, or as there are bots
    #[arg(long, value_name = "NUMBER")]
    players: Option<usize>,
    /// What the lobby would choose: a file, or the setup itself in JSON or RON
    #[arg(long, value_name = "SETUP")]
    setup: Option<String>,
    /// A deck to bring, for the first seat, or for another such as 2=mine.txt; may be said again
    #[arg(long = "deck", value_name = "[SEAT=]FILE")]
    decks: Vec<DeckFile>,
    /// The same seed gives the same result, unless a bot thinks by the clock
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    seed: u64,
    /// How many threads; without it one for each core
    #[arg(long, value_name = "NUMBER")]
    threads: Option<NonZeroUsize>,
    /// Also count the rules at work and what the game counts of itself, such as cards played
    #[arg(long)]
    count: bool,
    /// A folder of content to lay over what is printed
    #[arg(long, value_name = "DIR")]
    content: Option<PathBuf>,
    /// Also write the result here, as JSON
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

impl SimArgs {
    /// Plays, counts and tells.
    pub(crate) fn run(self) -> anyhow::Result<ExitCode> {
        let file = self.json.as_deref().map(JsonFile::create).transpose()?;
        let table = self.lay()?;
        if let Some(advice) = table.advice() {
            screen::complain(&advice);
        }
        let plan = Plan {
            setup: table.record().setup,
            bots: self.seats,
            deal: if self.fixed_seats { Deal::Fixed } else { Deal::Rotating },
            games: self.games,
            seed: self.seed,
            threads: self.threads.map(NonZeroUsize::get),
            count: self.count,
        };
        let report = shelf::visit(&self.game, self.content.as_deref(), Sim(plan))??;
        Screen::new().line(report.to_string().trim_end())?;
        if let Some(file) = file {
            file.write(&report)?;
        }
        Ok(ExitCode::SUCCESS)
    }

    /// Lays the table once, so that a setup nobody can play is refused before anybody plays it.
    fn lay(&self) -> anyhow::Result<Box<dyn AnyTable>> {
        let layout = match &self.setup {
            Some(words) => setup::layout(words, self.players)?,
            None => Layout::Seats(
                self.players.unwrap_or(self.seats.len().max(shelf::about(&self.game)?.min_seats)),
            ),
        };
        let content = self.content.as_deref();
        let layout = if self.decks.is_empty() {
            layout
        } else {
            let seats = shelf::seats(&self.game, content, &layout)?;
            deck_file::brought(&self.game, content, layout, seats, &self.decks)?
        };
        let start = Start { layout, names: Vec::new(), given: None, chance: Chance::Fast(self.seed) };
        let table = shelf::open(&self.game, content, start)?;
        let seats = table.names().all().len();
        if let Some(players) = self.players {
            ensure!(players == seats, "the setup is for {seats} seats, but --players says {players}");
        }
        Ok(table)
    }
}

/// A plan whose setup is still JSON, as the game is not known before the visit.
struct Sim(Plan<Value>);

impl Visit for Sim {
    type Out = anyhow::Result<Report>;

    fn visit<G: WholeGame>(self, game: Arc<G>) -> Self::Out {
        let Plan { setup, bots, deal, games, seed, threads, count } = self.0;
        let setup = G::Setup::deserialize(setup)?;
        let bar = progress(games);
        let plan = Plan { setup, bots, deal, games, seed, threads, count };
        let stop = stopped_by_interrupt()?;
        let report = sim::run(&*game, &plan, &|| {
            bar.inc(1);
            if stop.load(Ordering::Relaxed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })?;
        bar.finish_and_clear();
        if report.totals.games < games {
            screen::complain(&format!("Interrupted after {} of {games} games.", report.totals.games));
        }
        Ok(report)
    }
}

/// Turns true when somebody presses Ctrl-C: games that were begun are finished and counted. Pressed again, it ends
/// the program at once.
fn stopped_by_interrupt() -> anyhow::Result<Arc<AtomicBool>> {
    const INTERRUPTED: i32 = 130;
    let stop = Arc::new(AtomicBool::new(false));
    let seen = Arc::clone(&stop);
    ctrlc::set_handler(move || {
        if seen.swap(true, Ordering::Relaxed) {
            std::process::exit(INTERRUPTED);
        }
    })
    .context("cannot listen for Ctrl-C")?;
    Ok(stop)
}

/// A bar on standard error, if that is a terminal.
fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} games, {eta} left");
    ProgressBar::new(games).with_style(style.expect("the template is well formed"))
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        args: SimArgs,
    }

    fn laid(words: &[&str]) -> anyhow::Result<Box<dyn AnyTable>> {
        let line = ["sim", "crusade"].iter().chain(words);
        Line::try_parse_from(line)?.args.lay()
    }

    fn seats(words: &[&str]) -> usize {
        laid(words).map(|table| table.names().all().len()).expect("a table that can be laid")
    }

    #[test]
    fn players_decide_the_number_of_seats_then_the_setup_then_the_bots() {
        assert_eq!(seats(&[]), 2, "the fewest the game allows");
        assert_eq!(seats(&["--seats", "random,greedy,ismcts:9"]), 3);
        assert_eq!(seats(&["--seats", "random,greedy", "--players", "5"]), 5);
        let setup = laid(&["--players", "4"]).unwrap().record().setup.to_string();
        assert_eq!(seats(&["--seats", "random", "--setup", &setup]), 4);
    }

    #[test]
    fn a_setup_for_other_players_is_refused() {
        let setup = laid(&["--players", "4"]).unwrap().record().setup.to_string();
        let error = laid(&["--players", "6", "--setup", &setup]).err().expect("four are not six");
        assert_eq!(error.to_string(), "the setup is for 4 seats, but --players says 6");
    }
}
