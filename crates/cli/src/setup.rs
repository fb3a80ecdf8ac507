//! A setup as people give it on the command line.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, ensure};
use shelf::Layout;

/// The setup in a file of that name, or in the words themselves; either in JSON or RON. With a number
/// of seats it may leave open what follows from it.
pub(crate) fn layout(words: &str, seats: Option<usize>) -> anyhow::Result<Layout> {
    let text = if Path::new(words).is_file() {
        fs::read_to_string(words).with_context(|| format!("{words} cannot be read"))?
    } else {
        ensure!(is_setup(words), "there is no file {words}, and it is no setup in JSON or RON either");
        words.to_owned()
    };
    let layout = Layout::Text(text);
    Ok(match seats {
        Some(seats) => Layout::For(seats, Box::new(layout)),
        None => layout,
    })
}

/// A setup opens a bracket; a path does not.
fn is_setup(words: &str) -> bool {
    words.trim_start().starts_with(['(', '{'])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_file_is_called_missing() {
        let error = layout("no/such/setup.ron", None).expect_err("there is no such file");
        assert!(error.to_string().starts_with("there is no file no/such/setup.ron"), "{error}");
        assert!(layout("(seats: 2)", None).is_ok() && layout(" {\"seats\": 2}", Some(2)).is_ok());
    }
}
