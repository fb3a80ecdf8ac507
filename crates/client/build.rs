//! Builds the browser client into this crate's output folder, where `src/lib.rs` embeds it.
//!
//! Nothing is written beside the sources: they are copied into the output folder first, and npm
//! installs and builds there. Cargo runs this again only when a file named below has changed.
//!
//! A release build has the engine for the page as well, which `build/module.rs` compiles to WebAssembly first. A debug build
//! has not: there it would be built anew after every change to a rule, for several minutes.

#[path = "build/module.rs"]
mod module;

use std::error::Error;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs};

/// Everything the client is made of; `node_modules` and `dist` must never be among it.
const SOURCES: [&str; 11] = [
    "compress.ts",
    "index.html",
    "offline",
    "outline.ts",
    "package.json",
    "package-lock.json",
    "public",
    "src",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
];
/// What the engine is made of, from the workspace's root.
const MODULE_SOURCES: [&str; 9] = [
    "Cargo.lock",
    "Cargo.toml",
    "crates/bots/src",
    "crates/rulebook/src",
    "crates/shelf/src",
    "crates/table/src",
    "crates/wasm/src",
    "crates/wire/src",
    "games",
];

/// Builds a release without the engine for the page; *Play now* then uses the server.
const WITHOUT_MODULE: &str = "UNDERCROFT_NO_MODULE";
/// Builds a binary that serves the API and says that it has no client.
const WITHOUT: &str = "UNDERCROFT_NO_CLIENT";
const NO_NODE: &str = "Undercroft builds its browser client with Node 20 or newer: install it from your package \
                       manager, or set UNDERCROFT_NO_CLIENT=1 to build without";

type Outcome = Result<(), Box<dyn Error>>;

fn main() -> ExitCode {
    let Err(error) = build() else { return ExitCode::SUCCESS };
    eprintln!("{error}"); // as it reads: returned from `main`, every line break of npm's would show as \n
    ExitCode::FAILURE
}

fn build() -> Outcome {
    let web = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("../../web");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-env-changed={WITHOUT}");
    println!("cargo::rerun-if-env-changed={WITHOUT_MODULE}");
    for source in SOURCES {
        println!("cargo::rerun-if-changed={}", web.join(source).display());
    }

    let (workshop, dist) = (out.join("web"), out.join("dist"));
    empty(&dist)?;
    if is_set(WITHOUT) {
        return Ok(());
    }
    bring(&web, &workshop)?;
    empty(&workshop.join("module"))?;
    let release = env::var("PROFILE")? == "release";
    if release && !is_set(WITHOUT_MODULE) {
        engine(&web.join(".."), &out, &workshop.join("module/undercroft.wasm"))?;
    }
    install(&workshop)?;
    let mut vite = npm(&workshop);
    vite.args(["run", "build", "--", "--outDir"]).arg(&dist).arg("--emptyOutDir");
    if release {
        vite.env("UNDERCROFT_COMPRESS", "1");
    }
    run(&mut vite)
}

/// Puts the engine where the client's build finds it. Without the target it is left out, with a word about it.
fn engine(workspace: &Path, out: &Path, file: &Path) -> Outcome {
    for source in MODULE_SOURCES {
        println!("cargo::rerun-if-changed={}", workspace.join(source).display());
    }
    // Beside `release`: a folder of its own, since cargo holds a lock on the other one.
    let target = out.ancestors().nth(4).unwrap_or(out).join("module");
    match module::build(workspace, &target) {
        Ok(built) => _ = fs::copy(built, file)?,
        Err(module::Trouble::NoTarget) => println!("cargo::warning={}", module::NO_TARGET),
        Err(module::Trouble::Failed(talk)) => return Err(talk.into()),
    }
    Ok(())
}

fn is_set(variable: &str) -> bool {
    env::var_os(variable).is_some_and(|value| value != "0")
}

/// Copies the sources, and leaves what an earlier build installed beside them.
fn bring(web: &Path, workshop: &Path) -> Outcome {
    fs::create_dir_all(workshop)?;
    for source in SOURCES {
        let (from, to) = (web.join(source), workshop.join(source));
        if from.is_dir() {
            empty(&to)?;
            copy_folder(&from, &to)?;
        } else {
            fs::copy(&from, &to).map_err(|error| format!("{}: {error}", from.display()))?;
        }
    }
    Ok(())
}

fn copy_folder(from: &Path, to: &Path) -> Outcome {
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            fs::create_dir_all(&target)?;
            copy_folder(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), &target)?;
        }
    }
    Ok(())
}

/// Makes sure the folder is there and has nothing in it, so that no file outlives its source.
fn empty(folder: &Path) -> Outcome {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    Ok(fs::create_dir_all(folder)?)
}

/// Installs what the lock file names, unless that very lock file has been installed already. The copy
/// is written last: an install that was cut short is done again.
fn install(workshop: &Path) -> Outcome {
    let lock = fs::read(workshop.join("package-lock.json"))?;
    let installed = workshop.join("installed-lock.json");
    if fs::read(&installed).is_ok_and(|before| before == lock) && workshop.join("node_modules").is_dir() {
        return Ok(());
    }
    run(npm(workshop).args(["ci", "--no-audit", "--no-fund"]))?;
    Ok(fs::write(installed, lock)?)
}

fn npm(workshop: &Path) -> Command {
    let mut npm = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    npm.current_dir(workshop);
    npm
}

/// Runs a command silently; if it fails, its whole talk is the error, since cargo hides it otherwise.
fn run(command: &mut Command) -> Outcome {
    let output = match command.output() {
        Ok(output) => output,
        Err(error) if error.kind() == ErrorKind::NotFound => return Err(NO_NODE.into()),
        Err(error) => return Err(error.into()),
    };
    if output.status.success() {
        return Ok(());
    }
    let talk = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    Err(format!("{command:?} failed ({})\n{}", output.status, talk.concat()).into())
}
