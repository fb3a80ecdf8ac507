//! Opening a page in the user's own browser.

use std::env;
use std::process::{Command, Stdio};

/// Opens the page, if there is a screen to open it on. That it may fail is no matter: the address
/// stands in the terminal.
pub(super) fn open(page: &str) {
    let Some((program, before)) = opener() else { return };
    let mut command = Command::new(program);
    command.args(before).arg(page).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    if let Ok(mut child) = command.spawn() {
        std::thread::spawn(move || child.wait()); // so that it leaves no zombie
    }
}

/// The program that opens pages here, and what it is told first.
fn opener() -> Option<(&'static str, &'static [&'static str])> {
    if cfg!(windows) {
        return Some(("cmd", &["/C", "start", ""]));
    }
    if cfg!(target_os = "macos") {
        return Some(("open", &[]));
    }
    let has = |name: &str| env::var_os(name).is_some_and(|it| !it.is_empty());
    (has("DISPLAY") || has("WAYLAND_DISPLAY")).then_some(("xdg-open", &[]))
}
