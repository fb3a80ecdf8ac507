//! The one binary, `undercroft`: serve, play, replay, verify, check, and drive from any language.
//!
//! This file only says which words there are; what each does stands in `commands`.

mod commands;
mod deck_file;
mod fresh;
mod input;
mod json_file;
mod library;
mod match_file;
mod screen;
mod setup;

use std::io;
use std::process::ExitCode;

use clap::{CommandFactory as _, Parser, Subcommand};

/// A server makes and drops many small things.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Four crypts, one table: board games played exactly by their rulebooks.
#[derive(Parser)]
#[command(name = "undercroft", version)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Open the hall in the browser: tables, friends by link, bots; what happens without a command
    Serve(commands::serve::ServeArgs),
    /// Play at the terminal, against bots or with others at the same keyboard
    Play(commands::play::PlayArgs),
    /// Watch a match file again, entry by entry
    Replay(commands::replay::ReplayArgs),
    /// Recompute every roll, shuffle and state of a match file
    Verify(commands::verify::VerifyArgs),
    /// Read a rule, or search the rulebooks
    Rules(commands::rules::RulesArgs),
    /// Search the cards and other pieces of a game
    Cards(commands::cards::CardsArgs),
    /// Judge decks that players bring, and write them in another form
    Deck(commands::deck::DeckArgs),
    /// Check content folders and run scenario files
    Check(commands::check::CheckArgs),
    /// Let bots play thousands of games, and count who wins
    Sim(commands::sim::SimArgs),
    /// Let tables of bots play over real connections, and measure the server
    Load(commands::load::LoadArgs),
    /// Count how often each rule is cited, by scenarios and in random games
    Coverage(commands::coverage::CoverageArgs),
    /// Write a site that plays all games in the page, for any web host and without a server
    ExportSite(commands::export_site::ExportSiteArgs),
    /// List the games
    Games,
    /// Speak JSON lines on stdin and stdout, for programs in any language
    Engine,
    /// Write a script that completes this command line in a shell
    Completions(commands::manual::CompletionsArgs),
    /// Write the manual page: `undercroft man | man -l -`
    Man,
}

fn main() -> ExitCode {
    let error = match run(Cli::parse().command) {
        Ok(code) => return code,
        Err(error) => error,
    };
    if is_broken_pipe(&error) {
        return ExitCode::SUCCESS; // whoever read along, such as `head`, has seen enough
    }
    screen::complain(&format!("undercroft: {error:#}"));
    ExitCode::FAILURE
}

fn run(command: Option<Command>) -> anyhow::Result<ExitCode> {
    match command {
        Some(Command::Serve(args)) => args.run(),
        Some(Command::Play(args)) => args.run(),
        Some(Command::Replay(args)) => args.run(),
        Some(Command::Verify(args)) => args.run(),
        Some(Command::Rules(args)) => args.run(),
        Some(Command::Cards(args)) => args.run(),
        Some(Command::Deck(args)) => args.run(),
        Some(Command::Check(args)) => args.run(),
        Some(Command::Sim(args)) => args.run(),
        Some(Command::Load(args)) => args.run(),
        Some(Command::Coverage(args)) => args.run(),
        Some(Command::ExportSite(args)) => args.run(),
        Some(Command::Games) => commands::games::run(),
        Some(Command::Engine) => commands::engine::run(),
        Some(Command::Completions(args)) => Ok(args.run(Cli::command())),
        Some(Command::Man) => commands::manual::man(&Cli::command()),
        None => commands::serve::ServeArgs::default().run(),
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        cause.downcast_ref::<io::Error>().is_some_and(|it| it.kind() == io::ErrorKind::BrokenPipe)
    })
}
