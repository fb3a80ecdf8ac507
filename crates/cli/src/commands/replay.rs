//! `undercroft replay`: a match once more, entry by entry.

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::{anyhow, bail};
use clap::Args;
use shelf::Visit;
use table::record::{Entry, replay_entry, replay_opening};
use table::{Names, Record, Seat, SeatSet, Table, Viewer, WholeGame};

use crate::input::Input;
use crate::match_file;
use crate::screen::Screen;

/// Which file, and how to watch it.
#[derive(Args)]
pub(crate) struct ReplayArgs {
    /// A match file
    file: PathBuf,
    /// Draw the table after each entry
    #[arg(long)]
    pictures: bool,
    /// Draw the table and wait for Enter after each entry
    #[arg(long)]
    step: bool,
    /// Through whose eyes: a seat's number or name, `spectator`, or `all`; a match that is over is
    /// shown to all, a running one to spectators
    #[arg(long = "as", value_name = "WHO")]
    eyes: Option<String>,
    /// The content folder it was played with, if not the printed one
    #[arg(long, value_name = "DIR")]
    content: Option<PathBuf>,
}

impl ReplayArgs {
    /// Shows the match.
    pub(crate) fn run(self) -> anyhow::Result<ExitCode> {
        let record = match_file::read(&self.file)?;
        let replay = Replay {
            record: &record,
            viewer: viewer(self.eyes.as_deref(), &record)?,
            pictures: self.pictures || self.step,
            step: self.step,
            screen: Screen::new(),
            input: Input::new(),
        };
        shelf::visit(&record.game, self.content.as_deref(), replay)??;
        Ok(ExitCode::SUCCESS)
    }
}

fn viewer(eyes: Option<&str>, record: &Record) -> anyhow::Result<Viewer> {
    let words = match eyes {
        None if record.end.is_some() => "all",
        None => "spectator",
        Some(words) => words,
    };
    match words {
        "all" => Ok(Viewer::Everything),
        "spectator" => Ok(Viewer::SPECTATOR),
        _ => seat(words, record).map(Viewer::seat),
    }
}

/// A seat by its number, counted from 1 as people do, or by its name.
fn seat(words: &str, record: &Record) -> anyhow::Result<Seat> {
    let seats = record.names.len();
    match words.parse::<u8>() {
        Ok(number) if (1..=seats).contains(&usize::from(number)) => Ok(Seat(number - 1)),
        Ok(_) => bail!("there is no seat {words}; this match has {seats} seats"),
        Err(_) => Names::new(&record.names, seats)
            .find(words)
            .ok_or_else(|| anyhow!("nobody is called {words:?}; the seats are {}", record.names.join(", "))),
    }
}

struct Replay<'a> {
    record: &'a Record,
    viewer: Viewer,
    pictures: bool,
    step: bool,
    screen: Screen,
    input: Input,
}

impl Visit for Replay<'_> {
    type Out = anyhow::Result<()>;

    fn visit<G: WholeGame>(mut self, game: Arc<G>) -> Self::Out {
        let mut table = replay_opening(&game, self.record)?;
        self.screen.heading(&format!("{}: {}", game.about().title, self.record.names.join(", ")))?;
        self.screen.log(&table.log(self.viewer, 0)?)?;
        self.draw(&table)?;
        for (index, entry) in self.record.entries.iter().enumerate() {
            if self.step && !self.wait()? {
                break;
            }
            let heard = table.log_len();
            replay_entry(&mut table, index, entry)?;
            self.show(&table, index, entry, heard)?;
            self.draw(&table)?;
        }
        Ok(())
    }
}

impl Replay<'_> {
    fn show<G: WholeGame>(
        &mut self,
        table: &Table<G>,
        index: usize,
        entry: &Entry,
        heard: usize,
    ) -> anyhow::Result<()> {
        let heading = match entry {
            Entry::Act { seat, says, .. } if self.viewer.knows_any_of(SeatSet::only(*seat)) => {
                format!("{}. {}: {says}", index + 1, table.names().of(*seat))
            }
            Entry::Act { seat, .. } | Entry::TakeBack { seat } | Entry::Concede { seat, .. } => {
                format!("{}. {}", index + 1, table.names().of(*seat))
            }
        };
        self.screen.heading(&heading)?;
        // A take-back shortens the log and leaves one line of its own.
        let heard = heard.min(table.log_len().saturating_sub(1));
        Ok(self.screen.log(&table.log(self.viewer, heard)?)?)
    }

    fn draw<G: WholeGame>(&mut self, table: &Table<G>) -> anyhow::Result<()> {
        if self.pictures {
            self.screen.line(table.game().picture(&table.view(self.viewer)?, table.names()))?;
        }
        Ok(())
    }

    /// Whether to go on.
    fn wait(&mut self) -> anyhow::Result<bool> {
        self.screen.prompt("Enter for the next, q to stop:")?;
        let line = self.input.line()?;
        Ok(line.is_some_and(|line| !line.eq_ignore_ascii_case("q")))
    }
}
