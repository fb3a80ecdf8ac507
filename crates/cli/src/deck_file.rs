//! Decks in files, and bringing them to a match.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::fs;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use anyhow::{Context as _, bail, ensure};
use shelf::{Inspected, Layout, Shown};
use table::deck::{Fault, Verdict};

/// A file, and the seat it is for, counted from 1.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct DeckFile {
    seat: Option<u8>,
    path: PathBuf,
}

impl FromStr for DeckFile {
    type Err = Infallible;

    /// `mine.txt` or `2=mine.txt`.
    fn from_str(words: &str) -> Result<Self, Infallible> {
        let split = words.split_once('=').and_then(|(seat, path)| Some((seat.parse().ok()?, path)));
        Ok(match split {
            Some((seat, path)) => Self { seat: Some(seat), path: path.into() },
            None => Self { seat: None, path: words.into() },
        })
    }
}

/// What the game says of the deck in a file.
pub(crate) fn inspect(game: &str, content: Option<&Path>, path: &Path) -> anyhow::Result<Inspected> {
    let text = fs::read_to_string(path).with_context(|| format!("{} cannot be read", path.display()))?;
    Ok(shelf::inspect(game, content, Shown::Text(&text))?)
}

/// The lines of a file that cannot be read, each on a line of its own.
pub(crate) fn mistakes(path: &Path, inspected: &Inspected) -> Vec<String> {
    let mistakes = inspected.reading.mistakes.iter();
    mistakes.map(|it| format!("{}:{}: {}", path.display(), it.line, it.what)).collect()
}

/// A fault with the file, the line if it is about one, and the rule.
pub(crate) fn fault(path: &Path, inspected: &Inspected, fault: &Fault) -> String {
    let line = fault.piece.as_deref().and_then(|piece| inspected.reading.line_of(piece));
    let line = line.map(|line| format!(":{line}")).unwrap_or_default();
    format!("{}{line}: {} [{}]", path.display(), fault.sentence, fault.rule)
}

/// A layout with the decks of these files at their seats; the first file without a number is for the
/// first seat, the next one for the second, and so on.
pub(crate) fn brought(
    game: &str,
    content: Option<&Path>,
    layout: Layout,
    seats: usize,
    files: &[DeckFile],
) -> anyhow::Result<Layout> {
    if files.is_empty() {
        return Ok(layout);
    }
    let (mut own, mut shown) = (BTreeMap::new(), Vec::new());
    for (place, file) in (1u8..).zip(files) {
        let inspected = inspect(game, content, &file.path)?;
        let unread = mistakes(&file.path, &inspected);
        ensure!(unread.is_empty(), "the deck cannot be read\n{}", unread.join("\n"));
        let seat = file.seat.unwrap_or(place);
        ensure!((1..=seats).contains(&usize::from(seat)), "there is no seat {seat}; the match has {seats}");
        if own.insert(seat - 1, inspected.settings.clone()).is_some() {
            bail!("two decks are for seat {seat}");
        }
        shown.push((&file.path, inspected));
    }
    let layout = Layout::Brought(seats, Box::new(layout), own);
    let Err(error) = shelf::prospect(game, content, &layout) else { return Ok(layout) };
    for (path, inspected) in &shown {
        let refused = |it: &&Verdict| it.faults.iter().any(|fault| fault.sentence == error.message);
        if let Some(verdict) = inspected.verdicts.iter().find(refused) {
            let faults = verdict.faults.iter().map(|it| fault(path, inspected, it));
            bail!("the deck is not legal\n{}", faults.collect::<Vec<_>>().join("\n"));
        }
    }
    Err(error.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deck_may_name_its_seat() {
        let read = |words: &str| words.parse::<DeckFile>().unwrap();
        assert_eq!(read("2=mine.txt"), DeckFile { seat: Some(2), path: "mine.txt".into() });
        assert_eq!(read("a=b.txt"), DeckFile { seat: None, path: "a=b.txt".into() });
    }
}
