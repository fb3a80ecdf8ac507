//! What the tests need on a machine, and how it gets there.

use std::io::IsTerminal as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::{env, fs, io};

use anyhow::{Context as _, bail};

use crate::run;

/// Node builds and checks the browser client.
pub(crate) fn node() -> anyhow::Result<()> {
    if !answers("npm") {
        bail!("the browser client needs Node 20 or newer with npm: install it from your package manager");
    }
    Ok(())
}

/// The browser tests drive a real Chromium: where it is.
pub(crate) fn chromium() -> anyhow::Result<PathBuf> {
    if let Some(path) = env::var_os("UNDERCROFT_CHROMIUM") {
        return Ok(path.into());
    }
    if let Some(path) = on_path(&BROWSERS) {
        return Ok(path);
    }
    if !answers("apt-get") {
        bail!("the browser tests need Chromium: install it, or say where it is in UNDERCROFT_CHROMIUM");
    }
    apt_get("chromium")?;
    on_path(&BROWSERS).context("chromium was installed and is nowhere to be found")
}

/// By the names it goes by.
const BROWSERS: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// The storage tests start a private database server of their own, or use the one they are told of.
pub(crate) fn postgres() -> anyhow::Result<()> {
    if env::var_os("UNDERCROFT_TEST_POSTGRES").is_some() || has_initdb() {
        return Ok(());
    }
    if !answers("apt-get") {
        bail!("the storage tests need PostgreSQL's initdb and pg_ctl: install PostgreSQL 15 or newer");
    }
    apt_get("postgresql")
}

/// Debian's own package; on a machine whose lists are too old for that, with new ones. Whoever sits at the terminal
/// is asked first.
fn apt_get(package: &str) -> anyhow::Result<()> {
    if io::stdin().is_terminal() && !agrees(package)? {
        bail!("the tests need {package}: install it yourself, then try again");
    }
    let install = || {
        let words = ["install", "--yes", "--no-install-recommends", package];
        run(Command::new("apt-get").args(words), &format!("apt-get install {package}"))
    };
    if install().is_err() {
        run(Command::new("apt-get").arg("update"), "apt-get update")?;
        install()?;
    }
    eprintln!("xtask: installed the system package {package}");
    Ok(())
}

fn agrees(package: &str) -> anyhow::Result<bool> {
    eprint!("The tests need the system package {package}. Install it with apt-get now? [y/N] ");
    let mut answer = String::new();
    io::stdin().read_line(&mut answer)?;
    Ok(matches!(answer.trim(), "y" | "Y" | "yes"))
}

fn has_initdb() -> bool {
    let debian = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    on_path(&["initdb"]).is_some() || debian.into_iter().any(|it| it.path().join("bin/initdb").is_file())
}

/// The first of these programs that is installed.
fn on_path(programs: &[&str]) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = env::split_paths(&path).collect();
    programs
        .iter()
        .flat_map(|program| folders.iter().map(move |folder| folder.join(program)))
        .find(|file| file.is_file())
}

fn answers(program: &str) -> bool {
    let asked = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    asked.is_ok_and(|status| status.success())
}
