//! Every chore as `cargo xtask …`; no scripts elsewhere.

mod balance;

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

  test                       format, lints, all tests, docs, rule coverage: all that CI runs
  balance [GAMES] [SEED]     plays the matches behind games/crusade/BALANCE.md and prints its tables";

/// All that CI runs.
fn test() -> anyhow::Result<()> {
    cargo(&["fmt", "--all", "--check"], &[])?;
    cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"], &[])?;
    cargo(&["test", "--workspace"], &[])?;
    cargo(&["doc", "--workspace", "--no-deps"], &[("RUSTDOCFLAGS", "-D warnings")])?;
    cargo(&["build", "--release"], &[])?;
    undercroft(&["coverage", "crusade", "--games", "200", "--strict"])?;
    undercroft(&["check", "games/crusade/content", "games/crusade/scenarios"])
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

fn run(command: &mut Command, name: &str) -> anyhow::Result<()> {
    eprintln!("xtask: {name}");
    let status = command.status().with_context(|| format!("{name} cannot be started"))?;
    if !status.success() {
        bail!("{name} failed ({status})");
    }
    Ok(())
}
