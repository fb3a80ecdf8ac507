//! `undercroft engine`: JSON lines on stdin and stdout, so that any language can drive any game.
//!
//! `docs/engine-protocol.md` is the manual. [`lines`] reads without trusting, [`request`] is what
//! may be asked, [`desk`] keeps the matches, [`answers`] has an answer for each request and
//! [`complaint`] is how it says no.

mod answers;
mod complaint;
mod desk;
mod lines;
mod request;

use std::io::{self, Write as _};
use std::process::ExitCode;

use desk::Desk;
use lines::Lines;

/// Answers line by line until there are no more, or until asked to quit.
pub(crate) fn run() -> anyhow::Result<ExitCode> {
    let mut lines = Lines::new(io::stdin().lock());
    let mut out = io::stdout().lock();
    let mut desk = Desk::default();
    while let Some(line) = lines.next()? {
        let Some(answer) = desk.answer(&line) else { continue };
        serde_json::to_writer(&mut out, &answer).map_err(io::Error::from)?;
        writeln!(out)?;
        out.flush()?;
        if desk.has_quit() {
            break;
        }
    }
    Ok(ExitCode::SUCCESS)
}
