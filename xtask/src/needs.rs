//! What the tests need on a machine, and how it gets there.

use std::path::Path;
use std::process::{Command, Stdio};
use std::{env, fs};

use anyhow::bail;

use crate::run;

/// Node builds and checks the browser client.
pub(crate) fn node() -> anyhow::Result<()> {
    if !answers("npm") {
        bail!("the browser client needs Node 20 or newer with npm: install it from your package manager");
    }
    Ok(())
}

/// The storage tests start a private database server of their own, or use the one they are told of.
pub(crate) fn postgres() -> anyhow::Result<()> {
    if env::var_os("UNDERCROFT_TEST_POSTGRES").is_some() || has_initdb() {
        return Ok(());
    }
    if !answers("apt-get") {
        bail!("the storage tests need PostgreSQL's initdb and pg_ctl: install PostgreSQL 15 or newer");
    }
    run(
        Command::new("apt-get").args(["install", "--yes", "--no-install-recommends", "postgresql"]),
        "apt-get install postgresql",
    )
}

fn has_initdb() -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    let debian =
        fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten().map(|it| it.path().join("bin"));
    env::split_paths(&path).chain(debian).any(|folder| is_program(&folder.join("initdb")))
}

fn is_program(path: &Path) -> bool {
    path.is_file()
}

fn answers(program: &str) -> bool {
    let asked = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    asked.is_ok_and(|status| status.success())
}
