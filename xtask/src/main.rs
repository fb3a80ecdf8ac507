//! Every chore as `cargo xtask …`; no scripts elsewhere.

mod balance;
mod needs;

use std::env;
use std::process::{Command, ExitCode};

use anyhow::{Context as _, bail};

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["test"] => test(),
        ["balance", ref rest @ ..] => balance::run(rest),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

const USAGE: &str = "\
Usage: cargo xtask CHORE

  test                       format, lints, all tests, browser client, docs, rule coverage: all that CI runs
  balance [GAMES] [SEED]     plays the matches behind games/crusade/BALANCE.md and prints its tables";

/// All that CI runs.
fn test() -> anyhow::Result<()> {
    needs::node()?;
    needs::postgres()?;
    cargo(&["fmt", "--all", "--check"], &[])?;
    cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"], &[])?;
    cargo(&["test", "--workspace"], &[])?;
    web()?;
    cargo(&["doc", "--workspace", "--no-deps"], &[("RUSTDOCFLAGS", "-D warnings")])?;
    cargo(&["build", "--release"], &[])?;
    undercroft(&["coverage", "crusade", "--games", "200", "--strict"])?;
    undercroft(&["coverage", "pharaoh", "--games", "100", "--strict"])?;
    undercroft(&["check", "games/crusade/content", "games/crusade/scenarios"])?;
    undercroft(&["check", "games/pharaoh/content", "games/pharaoh/scenarios"])
}

/// The browser client: its types as the server has them, its own checks and its tests.
fn web() -> anyhow::Result<()> {
    // The tests have just written the types anew.
    let types = "web/src/lib/wire.ts";
    run(
        Command::new("git").args(["diff", "--exit-code", "--", types]),
        "git diff: are the client's types up to date?",
    )?;
    for words in [&["ci"][..], &["run", "check"], &["test"]] {
        run(Command::new("npm").args(words).current_dir("web"), &format!("npm {}", words.join(" ")))?;
    }
    Ok(())
}

/// Runs cargo, the same one that runs us.
fn cargo(words: &[&str], variables: &[(&str, &str)]) -> anyhow::Result<()> {
    let cargo = env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    run(
        Command::new(cargo).args(words).envs(variables.iter().copied()),
        &format!("cargo {}", words.join(" ")),
    )
}

/// Runs the binary as its users do.
fn undercroft(words: &[&str]) -> anyhow::Result<()> {
    let mut all = vec!["run", "--quiet", "--release", "--package", "undercroft", "--"];
    all.extend(words);
    cargo(&all, &[])
}

pub(crate) fn run(command: &mut Command, name: &str) -> anyhow::Result<()> {
    eprintln!("xtask: {name}");
    let status = command.status().with_context(|| format!("{name} cannot be started"))?;
    if !status.success() {
        bail!("{name} failed ({status})");
    }
    Ok(())
}
