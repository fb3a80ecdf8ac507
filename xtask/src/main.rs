//! Every chore as `cargo xtask …`; no scripts elsewhere.

mod balance;
#[path = "../../crates/client/build/module.rs"]
mod module;
mod needs;

use std::path::Path;
use std::process::{Command, ExitCode};
use std::{env, fs};

use anyhow::{Context as _, bail};

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["test"] => test(),
        ["module"] => engine(),
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

  test                            format, lints, all tests, browser client and browsers, docs, rule coverage: all that CI runs
  module                          compiles the engine for the page into web/module, for `npm run dev` and `npm test`
  balance GAME [GAMES] [SEED]     plays the matches behind games/GAME/BALANCE.md and prints its tables";

/// The games whose content, scenarios and rule coverage are checked: every folder of `games/`.
fn games() -> anyhow::Result<Vec<String>> {
    let folders = fs::read_dir("games").context("games/: xtask runs in the workspace's root")?;
    let names = folders.map(|it| Ok(it?.file_name().to_string_lossy().into_owned()));
    let mut names = names.collect::<anyhow::Result<Vec<String>>>()?;
    names.sort();
    Ok(names)
}

/// All that CI runs.
fn test() -> anyhow::Result<()> {
    needs::node()?;
    needs::postgres()?;
    let chromium = needs::chromium()?;
    cargo(&["fmt", "--all", "--check"], &[])?;
    cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"], &[])?;
    cargo(&["test", "--workspace"], &[])?;
    engine()?;
    web()?;
    cargo(&["doc", "--workspace", "--no-deps"], &[("RUSTDOCFLAGS", "-D warnings")])?;
    cargo(&["build", "--release"], &[])?;
    browser(&chromium)?;
    for game in games()? {
        undercroft(&["coverage", &game, "--games", "200", "--strict"])?;
        let [content, scenarios] = ["content", "scenarios"].map(|folder| format!("games/{game}/{folder}"));
        undercroft(&["check", &content, &scenarios])?;
    }
    Ok(())
}

/// The engine for the page, where the client's own tools find it.
fn engine() -> anyhow::Result<()> {
    let built = match module::build(Path::new("."), Path::new("target/module")) {
        Ok(built) => built,
        Err(module::Trouble::NoTarget) => bail!(module::NO_TARGET),
        Err(module::Trouble::Failed(talk)) => bail!(talk),
    };
    fs::create_dir_all("web/module")?;
    fs::copy(built, "web/module/undercroft.wasm")?;
    Ok(())
}

/// The browser client: its types as the server has them, its own checks and its tests.
fn web() -> anyhow::Result<()> {
    // The tests have just written the types anew.
    let types = ["web/src/lib/wire.ts", ":(glob)web/src/games/*/view.ts"];
    run(
        Command::new("git").args(["diff", "--exit-code", "--"]).args(types),
        "git diff: are the client's types up to date?",
    )?;
    for words in [&["ci"][..], &["run", "check"], &["test"]] {
        // The engine was just built: tests that need it must find it.
        let mut npm = Command::new("npm");
        npm.args(words).current_dir("web").env("UNDERCROFT_MODULE", "required");
        run(&mut npm, &format!("npm {}", words.join(" ")))?;
    }
    Ok(())
}

/// The browser tests, against the binary that was just built: `web/e2e`.
fn browser(chromium: &Path) -> anyhow::Result<()> {
    let target = env::current_exe()?.ancestors().nth(2).context("we run from the target folder")?.to_owned();
    for words in [&["ci"][..], &["run", "check"], &["test"]] {
        run(
            Command::new("npm")
                .args(words)
                .current_dir("web/e2e")
                .env("UNDERCROFT_BINARY", target.join("release/undercroft"))
                .env("UNDERCROFT_SCREENSHOTS", target.join("screenshots"))
                .env("UNDERCROFT_CHROMIUM", chromium),
            &format!("npm {} (browser tests)", words.join(" ")),
        )?;
    }
    Ok(())
}

/// Runs cargo, the same one that runs us.
fn cargo(words: &[&str], variables: &[(&str, &str)]) -> anyhow::Result<()> {
    let cargo = env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut command = Command::new(cargo);
    command.args(words).envs(variables.iter().copied());
    if env::var_os("CI").is_some() {
        command.env("CARGO_INCREMENTAL", "0"); // what is built once need not be kept ready for the next time
    }
    run(&mut command, &format!("cargo {}", words.join(" ")))
}

/// Runs the binary as its users do; another one, if `UNDERCROFT_BINARY` names it.
fn undercroft(words: &[&str]) -> anyhow::Result<()> {
    if let Some(binary) = env::var_os("UNDERCROFT_BINARY") {
        return run(Command::new(binary).args(words), "undercroft");
    }
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
