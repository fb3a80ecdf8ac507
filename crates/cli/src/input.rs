//! What people type.

use std::io::{self, BufRead as _, IsTerminal as _, Write as _};

/// Lines from standard input.
pub(crate) struct Input {
    /// Whether what is read is shown too, as a terminal shows what is typed: then what comes out of
    /// a pipe reads as if it had been played at one.
    echo: bool,
}

impl Input {
    /// Standard input.
    pub(crate) fn new() -> Self {
        Self { echo: !io::stdin().is_terminal() }
    }

    /// The next line, without the space around it; nothing once there will be no more. Bytes that
    /// are no text become marks no entry contains, so they are answered as a slip of the keyboard.
    pub(crate) fn line(&mut self) -> io::Result<Option<String>> {
        let mut bytes = Vec::new();
        if io::stdin().lock().read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        if self.echo {
            writeln!(io::stdout(), "{line}")?;
        }
        Ok(Some(line))
    }
}
