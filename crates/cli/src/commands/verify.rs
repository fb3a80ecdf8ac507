//! `undercroft verify`: is this match file true?

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use clap::Args;
use shelf::Visit;
use table::record::{DiceRecord, RecordError, Verified, verify};
use table::{Record, WholeGame};

use crate::match_file;
use crate::screen::Screen;

/// Which file.
#[derive(Args)]
pub(crate) struct VerifyArgs {
    /// A match file
    file: PathBuf,
    /// The content folder it was played with, if not the printed one
    #[arg(long, value_name = "DIR")]
    content: Option<PathBuf>,
}

impl VerifyArgs {
    /// Says what was verified, or where the file breaks.
    pub(crate) fn run(self) -> anyhow::Result<ExitCode> {
        let record = match_file::read(&self.file)?;
        let mut screen = Screen::new();
        match shelf::visit(&record.game, self.content.as_deref(), Verify(&record))? {
            Ok(verified) => {
                screen.line(praise(&self.file, &record, verified))?;
                Ok(ExitCode::SUCCESS)
            }
            Err(error) => {
                screen.line(format!("{} breaks at {error}.", self.file.display()))?;
                Ok(ExitCode::FAILURE)
            }
        }
    }
}

struct Verify<'a>(&'a Record);

impl Visit for Verify<'_> {
    type Out = Result<Verified, RecordError>;

    fn visit<G: WholeGame>(self, game: Arc<G>) -> Self::Out {
        verify(&game, self.0)
    }
}

fn praise(file: &Path, record: &Record, verified: Verified) -> String {
    let mut lines = vec![format!("{} holds: a match of {}.", file.display(), record.game)];
    lines.push(format!("  {} entries replayed, and the state after each is as recorded.", verified.entries));
    lines.push(match &record.dice {
        DiceRecord::Fair { secret: Some(_), commitment, .. } => format!(
            "  {} rolls and shuffles recomputed from the secret, which is the one the host \
             committed to ({}).",
            verified.throws,
            commitment.get(..16).unwrap_or(commitment)
        ),
        DiceRecord::Fair { .. } => {
            "  The host's secret is not published yet, so the dice were taken as recorded.".to_owned()
        }
        DiceRecord::Fast { seed } => {
            format!("  {} rolls and shuffles recomputed from seed {seed}.", verified.throws)
        }
        DiceRecord::Scripted { .. } => {
            "  The dice were scripted: there is nothing to recompute them from.".to_owned()
        }
    });
    lines.push(match &record.end {
        Some(end) => format!("  The match is over by {}; the final state is {}.", end.rule, end.hash),
        None => "  The match is not over.".to_owned(),
    });
    lines.join("\n")
}
