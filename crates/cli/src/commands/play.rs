//! `undercroft play`: a match at the terminal.
//!
//! Here a match is begun or taken up again; [`session`] plays it, [`typed`] reads what people type,
//! [`chairs`] is who sits where, [`options`] what the lobby would ask.

mod chairs;
mod options;
mod session;
mod typed;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context as _, bail, ensure};
use clap::Args;
use shelf::{AnyTable, Layout, Start};
use table::Chance;
use table::record::DiceRecord;

use crate::deck_file::{self, DeckFile};
use crate::input::Input;
use crate::library::Library;
use crate::match_file::{self, MatchFile};
use crate::screen::Screen;
use crate::{fresh, screen, setup};

use chairs::{Chair, Player};
use session::Session;

/// What to play, and with whom.
#[derive(Args)]
pub(crate) struct PlayArgs {
    /// The game, such as crusade
    #[arg(required_unless_present = "resume")]
    game: Option<String>,
    /// Who sits where, such as human,human=Ada,normal,ismcts:300; asked if left out
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    seats: Option<Vec<Chair>>,
    /// What the lobby would choose: a file, or the setup itself in JSON or RON
    #[arg(long, value_name = "SETUP", conflicts_with = "resume")]
    setup: Option<String>,
    /// A deck to bring, for the first seat, or for another such as 2=mine.txt; may be said again
    #[arg(long = "deck", value_name = "[SEAT=]FILE", conflicts_with = "resume")]
    decks: Vec<DeckFile>,
    /// Play with quick dice of this seed instead of secret ones
    #[arg(long, value_name = "NUMBER", conflicts_with = "resume")]
    seed: Option<u64>,
    /// A folder of content to lay over what is printed
    #[arg(long, value_name = "DIR")]
    content: Option<PathBuf>,
    /// Where to keep the match
    #[arg(long, conflicts_with = "resume")]
    file: Option<PathBuf>,
    /// A match file to go on with
    #[arg(long, value_name = "FILE", conflicts_with = "game")]
    resume: Option<PathBuf>,
}

impl PlayArgs {
    /// Plays until the match is over or somebody leaves.
    pub(crate) fn run(self) -> anyhow::Result<ExitCode> {
        let (mut screen, mut input) = (Screen::new(), Input::new());
        let seated = match &self.resume {
            Some(file) => self.take_up(file, &mut screen, &mut input)?,
            None => self.begin(&mut screen, &mut input)?,
        };
        let Some(seated) = seated else {
            screen.line("\nNo match was begun.")?;
            return Ok(ExitCode::SUCCESS);
        };
        leave_on_interrupt(seated.file.clone())?;
        let library = Library::at(&*seated.table);
        Session::new(seated, library, screen, input).play()
    }

    /// A new match; none if the player left while being asked.
    fn begin(&self, screen: &mut Screen, input: &mut Input) -> anyhow::Result<Option<Seated>> {
        let key = self.game.as_deref().expect("clap asks for a game or a file");
        let about = shelf::about(key)?;
        let content = self.content.as_deref();
        let named = self.seats.as_ref().map(Vec::len);
        let chosen = self.setup.as_deref().map(|words| setup::layout(words, named)).transpose()?;
        let count = match (&chosen, &self.seats) {
            (Some(layout), _) => Some(shelf::seats(key, content, layout)?),
            (None, Some(chairs)) => Some(chairs.len()),
            (None, None) => chairs::ask_count(&about, screen, input)?,
        };
        let Some(count) = count else { return Ok(None) };
        let Some(chairs) = self.chairs(count, screen, input)? else { return Ok(None) };

        let chance = match self.seed {
            Some(seed) => Chance::Fast(seed),
            None => fresh::fair_chance(count)?,
        };
        let layout = match chosen {
            Some(layout) => layout,
            None if self.seats.is_some() => Layout::Seats(count),
            None => match options::ask(key, content, &chairs, screen, input)? {
                Some(layout) => layout,
                None => return Ok(None),
            },
        };
        let layout = deck_file::brought(key, content, layout, count, &self.decks)?;
        let start = Start { layout, names: chairs::names(&chairs), given: None, chance };
        let table = shelf::open(key, content, start)?;
        let seed = self.seed.map_or_else(fresh::seed, Ok)?;
        Ok(Some(Seated { table, players: chairs::players(chairs), file: self.new_file(key)?, seed }))
    }

    /// A match that was left; none if the player left while being asked.
    fn take_up(&self, file: &Path, screen: &mut Screen, input: &mut Input) -> anyhow::Result<Option<Seated>> {
        let record = match_file::read(file)?;
        let table = shelf::resume(self.content.as_deref(), &record)
            .with_context(|| format!("{} cannot go on", file.display()))?;
        let count = record.names.len();
        let players = if self.seats.is_none() && record.players.len() == count {
            Some(chairs::read_players(&record.players)?)
        } else {
            self.chairs(count, screen, input)?.map(chairs::players)
        };
        let seed = match record.dice {
            DiceRecord::Fast { seed } => seed,
            _ => fresh::seed()?,
        };
        let file = MatchFile::new(file.to_owned(), self.content.clone());
        Ok(players.map(|players| Seated { table, players, file, seed }))
    }

    /// Who sits where, as said or as asked.
    fn chairs(
        &self,
        count: usize,
        screen: &mut Screen,
        input: &mut Input,
    ) -> anyhow::Result<Option<Vec<Chair>>> {
        match &self.seats {
            Some(chairs) => {
                ensure!(
                    chairs.len() == count,
                    "the match has {count} seats, but --seats names {}",
                    chairs.len()
                );
                Ok(Some(chairs.clone()))
            }
            None => Ok(chairs::ask(count, screen, input)?),
        }
    }

    fn new_file(&self, key: &str) -> anyhow::Result<MatchFile> {
        let path = match &self.file {
            Some(path) => path.clone(),
            None => PathBuf::from(format!("{key}-{}.match.json", fresh::word(8)?)),
        };
        if path.exists() {
            bail!("{} is there already; go on with it by --resume, or name another file", path.display());
        }
        Ok(MatchFile::new(path, self.content.clone()))
    }
}

/// A match that can be played on, and who plays it.
struct Seated {
    table: Box<dyn AnyTable>,
    players: Vec<Player>,
    file: MatchFile,
    /// What the bots' thoughts start from.
    seed: u64,
}

/// The match is written after every entry, so on Ctrl-C there is nothing left to do but to say so.
fn leave_on_interrupt(file: MatchFile) -> anyhow::Result<()> {
    const INTERRUPTED: i32 = 130;
    ctrlc::set_handler(move || {
        screen::complain(&format!("\n{}", file.farewell()));
        std::process::exit(INTERRUPTED);
    })
    .context("cannot listen for Ctrl-C")
}
