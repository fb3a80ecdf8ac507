//! `undercroft games`: what lies on the shelf.

use std::process::ExitCode;

use crate::screen::{Screen, wrapped};

/// Lists the games.
pub(crate) fn run() -> anyhow::Result<ExitCode> {
    let mut screen = Screen::new();
    let width = screen.width();
    for key in shelf::keys() {
        let about = shelf::about(key)?;
        let (from, to) = about.minutes;
        screen.heading(&format!("{key}: {}", about.title))?;
        screen.line(wrapped(about.pitch, "  ", width))?;
        screen.line(format!("  {} to {} seats, {from} to {to} minutes", about.min_seats, about.max_seats))?;
    }
    Ok(ExitCode::SUCCESS)
}
