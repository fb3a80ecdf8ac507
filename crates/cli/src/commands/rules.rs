//! `undercroft rules`: the rulebooks, by id or by words.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use table::{Rule, Rulebook};

use crate::library::{Found, Library, found_text};
use crate::screen::Screen;

/// What to look up.
#[derive(Args)]
pub(crate) struct RulesArgs {
    /// A rule such as CRU-CAP-01, or words to search for; without them, the chapters
    words: Vec<String>,
    /// Only this game's rulebook, and the table's own rules
    #[arg(long)]
    game: Option<String>,
    /// Also search the pieces of this folder of content, laid over what is printed
    #[arg(long, value_name = "DIR", requires = "game")]
    content: Option<PathBuf>,
}

impl RulesArgs {
    /// Shows the rule, or what speaks of the words.
    pub(crate) fn run(self) -> anyhow::Result<ExitCode> {
        let library = match &self.game {
            Some(key) => Library::of_game(key, self.content.as_deref())?,
            None => Library::of_all_games()?,
        };
        let mut screen = Screen::new();
        if self.words.is_empty() {
            for book in library.books() {
                screen.heading(book.title)?;
                screen.line(contents(book))?;
            }
            return Ok(ExitCode::SUCCESS);
        }
        let words = self.words.join(" ");
        let found = library.look_up(&words);
        screen.line(found_text(&words, &found, screen.width()))?;
        Ok(if matches!(found, Found::Nothing(_)) { ExitCode::FAILURE } else { ExitCode::SUCCESS })
    }
}

/// A line for each chapter that has rules.
fn contents(book: &Rulebook) -> String {
    let chapters = book.rules.chunk_by(|one, next| one.chapter == next.chapter);
    chapters.map(chapter).collect::<Vec<_>>().join("\n")
}

fn chapter(rules: &[Rule]) -> String {
    let title = rules[0].chapter;
    match rules {
        [only] => format!("  {title}: {}", only.id),
        [first, .., last] => format!("  {title}: {} to {} ({} rules)", first.id, last.id, rules.len()),
        [] => unreachable!("a chapter was made of rules"),
    }
}
