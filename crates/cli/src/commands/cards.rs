//! `undercroft cards`: what lies in a box, by its words.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use table::CatalogueEntry;

use crate::library::{Library, entry_text};
use crate::screen::Screen;

/// So many things are shown in full; of more there is a line each.
const IN_FULL: usize = 5;

/// What to search.
#[derive(Args)]
pub(crate) struct CardsArgs {
    /// The game whose box is opened
    game: String,
    /// Words that name, kind and text must contain; without them, everything
    words: Vec<String>,
    /// Show everything found in full
    #[arg(long)]
    full: bool,
    /// A folder of content to lay over what is printed
    #[arg(long, value_name = "DIR")]
    content: Option<PathBuf>,
}

impl CardsArgs {
    /// Shows what speaks of the words.
    pub(crate) fn run(self) -> anyhow::Result<ExitCode> {
        let library = Library::of_game(&self.game, self.content.as_deref())?;
        let words = self.words.join(" ");
        let found = library.speaking_of(&words);
        let mut screen = Screen::new();
        if found.is_empty() {
            screen.line(format!("Nothing in the box speaks of {words:?}."))?;
            return Ok(ExitCode::FAILURE);
        }
        let in_full = self.full || found.len() <= IN_FULL;
        for entry in &found {
            screen.line(if in_full { entry_text(entry, screen.width()) } else { headline(entry) })?;
        }
        if !in_full {
            screen.line(format!("{} found; --full shows them in full.", found.len()))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn headline(entry: &CatalogueEntry) -> String {
    format!("{}  {}  ({})", entry.key, entry.name, entry.kind)
}
