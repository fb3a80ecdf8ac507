//! `undercroft coverage`: which rules have been seen at work.

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use clap::Args;
use lab::coverage::{self, Coverage};
use shelf::Visit;
use table::StartError;
use table::WholeGame;

use crate::json_file::JsonFile;
use crate::screen::Screen;

/// Where to look for rules at work.
#[derive(Args)]
pub(crate) struct CoverageArgs {
    /// The game, such as crusade
    game: String,
    /// How many random games to play beside the scenarios
    #[arg(long, value_name = "NUMBER", default_value_t = 100)]
    games: u64,
    /// The same seed plays the same random games
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    seed: u64,
    /// Fail unless every observable rule is cited in a scenario, no rule is wrongly marked
    /// unobservable, and every scenario holds
    #[arg(long)]
    strict: bool,
    /// A folder of content to lay over what is printed
    #[arg(long, value_name = "DIR")]
    content: Option<PathBuf>,
    /// Also write the counts here, as JSON
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

impl CoverageArgs {
    /// Counts, and judges if it is asked to.
    pub(crate) fn run(self) -> anyhow::Result<ExitCode> {
        let file = self.json.as_deref().map(JsonFile::create).transpose()?;
        let survey = Survey { games: self.games, seed: self.seed };
        let coverage = shelf::visit(&self.game, self.content.as_deref(), survey)??;
        Screen::new().line(coverage.to_string().trim_end())?;
        if let Some(file) = file {
            file.write(&coverage)?;
        }
        let passed = coverage.is_complete() || !self.strict;
        Ok(if passed { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

struct Survey {
    games: u64,
    seed: u64,
}

impl Visit for Survey {
    type Out = Result<Coverage, StartError>;

    fn visit<G: WholeGame>(self, game: Arc<G>) -> Self::Out {
        coverage::run(&game, self.games, self.seed)
    }
}
