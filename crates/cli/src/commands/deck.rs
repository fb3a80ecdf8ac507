//! `undercroft deck`: whether a deck may be brought along, and by which rules not.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, ValueEnum};
use shelf::Inspected;

use crate::deck_file;
use crate::screen::Screen;

/// Which decks, and what to do with them.
#[derive(Args)]
pub(crate) struct DeckArgs {
    /// The game they are for, such as pharaoh
    game: String,
    /// Files with a deck each: a list as people write it, or RON
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Write the decks in this form instead of judging them
    #[arg(long, value_name = "FORM")]
    write: Option<Form>,
    /// A folder of content to lay over what is printed
    #[arg(long, value_name = "DIR")]
    content: Option<PathBuf>,
}

/// How a deck is written.
#[derive(Clone, Copy, ValueEnum)]
enum Form {
    /// As people write it
    List,
    /// For programs
    Ron,
}

impl DeckArgs {
    /// Judges or rewrites every deck.
    pub(crate) fn run(self) -> anyhow::Result<ExitCode> {
        let (mut screen, mut good) = (Screen::new(), true);
        for path in &self.files {
            let inspected = deck_file::inspect(&self.game, self.content.as_deref(), path)?;
            let unread = deck_file::mistakes(path, &inspected);
            good &= unread.is_empty();
            for mistake in unread {
                screen.line(mistake)?;
            }
            match self.write {
                Some(Form::List) => screen.line(inspected.list.trim_end())?,
                Some(Form::Ron) => screen.line(inspected.ron.trim_end())?,
                None => good &= judge(path, &inspected, &mut screen)?,
            }
        }
        Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

/// Shows what is wrong for the usual kind of match, and for which others the deck would do; says
/// whether it would do for any.
fn judge(path: &Path, inspected: &Inspected, screen: &mut Screen) -> anyhow::Result<bool> {
    let deck = &inspected.reading.deck;
    let piles = deck.piles.iter().map(|(key, pieces)| {
        let count: u32 = pieces.values().map(|copies| u32::from(*copies)).sum();
        format!("{count} {key}")
    });
    let piles: Vec<String> = piles.collect();
    let name = if deck.name.is_empty() { "A deck without a name" } else { &deck.name };
    screen.heading(&format!("{name} (for {}): {}", deck.bearer, piles.join(", ")))?;
    if let Some(usual) = inspected.verdicts.first() {
        for found in &usual.faults {
            screen.line(deck_file::fault(path, inspected, found))?;
        }
    }
    for verdict in &inspected.verdicts {
        let word = if verdict.faults.is_empty() { "legal" } else { "not legal" };
        screen.line(format!("{}: {word}", verdict.title))?;
    }
    Ok(inspected.verdicts.iter().any(|verdict| verdict.faults.is_empty()))
}
