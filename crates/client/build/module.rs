//! Compiles the engine for the page: `crates/wasm` to WebAssembly.

use std::path::{Path, PathBuf};
use std::process::Command;

/// What is said where the compiler cannot make WebAssembly and nobody is there to teach it.
pub(crate) const NO_TARGET: &str = "the engine for the page is left out and Play now will use the server: \
                                    `rustup target add wasm32-unknown-unknown` brings it in";

const TARGET: &str = "wasm32-unknown-unknown";

/// Why there is no engine.
pub(crate) enum Trouble {
    /// The compiler has no such target.
    NoTarget,
    /// What the compiler said.
    Failed(String),
}

/// Builds it into a target folder, and says where it is.
pub(crate) fn build(workspace: &Path, target: &Path) -> Result<PathBuf, Trouble> {
    if !has_target(workspace) {
        // Where rustup rules, this is all it takes; elsewhere it fails and we do without.
        let _ = Command::new("rustup").args(["target", "add", TARGET]).current_dir(workspace).output();
        if !has_target(workspace) {
            return Err(Trouble::NoTarget);
        }
    }
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(workspace);
    cargo.args(["build", "--package", "undercroft-wasm", "--profile", "module", "--target", TARGET]);
    cargo.arg("--target-dir").arg(target);
    // Meant for the machine that builds, not for the page.
    cargo.env_remove("CARGO_ENCODED_RUSTFLAGS").env_remove("RUSTFLAGS");
    let output = cargo.output().map_err(|error| Trouble::Failed(error.to_string()))?;
    if !output.status.success() {
        return Err(Trouble::Failed(String::from_utf8_lossy(&output.stderr).into_owned()));
    }
    Ok(target.join(TARGET).join("module/module.wasm"))
}

/// Whether the compiler has the standard library for pages.
fn has_target(workspace: &Path) -> bool {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let asked = Command::new(rustc)
        .args(["--print", "target-libdir", "--target", TARGET])
        .current_dir(workspace)
        .output();
    asked.is_ok_and(|answer| {
        let folder = String::from_utf8_lossy(&answer.stdout).trim().to_owned();
        answer.status.success() && Path::new(&folder).is_dir()
    })
}
