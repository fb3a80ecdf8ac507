//! A setup as people give it on the command line.

use std::fs;
use std::path::Path;

use anyhow::Context as _;
use shelf::Layout;

/// The setup in a file of that name, or in the words themselves; either in JSON or RON. With a number
/// of seats it may leave open what follows from it.
pub(crate) fn layout(words: &str, seats: Option<usize>) -> anyhow::Result<Layout> {
    let text = if Path::new(words).is_file() {
        fs::read_to_string(words).with_context(|| format!("{words} cannot be read"))?
    } else {
        words.to_owned()
    };
    let layout = Layout::Text(text);
    Ok(match seats {
        Some(seats) => Layout::For(seats, Box::new(layout)),
        None => layout,
    })
}
