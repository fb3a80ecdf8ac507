//! Decks in files: a plain list that people write, or RON. `docs/decks.md` is the manual.
//!
//! ```text
//! # What stands behind a # is for people.
//! name: Reckoning
//! for: Avenger
//!
//! cards:
//! 1 The Key
//! 2 Advantage  # or by its number: 2 C001
//! ```

use std::collections::BTreeMap;
use std::fmt::Write as _;

use ron::ser::PrettyConfig;

use super::{Collection, Deck};
use crate::content::from_ron;

/// What a file came to. Nothing that could be read is left out because of something that could not.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// The deck, tidied.
    pub deck: Deck,
    /// The lines that could not be read.
    pub mistakes: Vec<Mistake>,
    /// Where each piece first stands.
    lines: BTreeMap<String, usize>,
}

/// A line that says nothing a deck could have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong and what was expected.
    pub what: String,
}

impl Reading {
    /// A deck that was not read from a file.
    pub fn of(deck: Deck) -> Self {
        Self { deck, ..Self::default() }
    }

    /// The line where a piece of the deck first stands.
    pub fn line_of(&self, piece: &str) -> Option<usize> {
        self.lines.get(piece).copied()
    }
}

/// Reads a deck from a file's text: RON if it begins with a parenthesis, else a list.
pub fn read(text: &str, collection: &Collection) -> Reading {
    let words = text.lines().map(str::trim).find(|line| !line.is_empty() && !line.starts_with("//"));
    if words.is_some_and(|line| line.starts_with('(')) {
        return read_ron(text, collection);
    }
    let mut reader = Reader { collection, pile: None, reading: Reading::default() };
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.split('#').next().unwrap_or_default().trim();
        let read = if line.is_empty() { Ok(()) } else { reader.line(number, line) };
        if let Err(what) = read {
            reader.reading.mistakes.push(Mistake { line: number, what });
        }
    }
    reader.reading
}

fn read_ron(text: &str, collection: &Collection) -> Reading {
    let written: Deck = match from_ron("deck", text) {
        Ok(deck) => deck,
        Err(error) => {
            let mistakes = vec![Mistake { line: error.line, what: error.what }];
            return Reading { mistakes, ..Reading::default() };
        }
    };
    let mut lines = BTreeMap::new();
    for (key, pieces) in &written.piles {
        for word in pieces.keys() {
            let known = collection.pile(key).and_then(|pile| pile.find(word));
            let quoted = format!("{word:?}");
            if let Some(place) = text.lines().position(|line| line.contains(&quoted)) {
                lines.insert(known.map_or(word, |piece| &piece.key).clone(), place + 1);
            }
        }
    }
    Reading { deck: collection.tidied(&written), mistakes: Vec::new(), lines }
}

struct Reader<'a> {
    collection: &'a Collection,
    /// The pile whose heading was read last.
    pile: Option<&'a super::Pile>,
    reading: Reading,
}

impl Reader<'_> {
    fn line(&mut self, number: usize, line: &str) -> Result<(), String> {
        match line.split_once(':') {
            Some((heading, value)) => self.heading(heading.trim(), value.trim()),
            None => self.piece(number, line),
        }
    }

    fn heading(&mut self, heading: &str, value: &str) -> Result<(), String> {
        let deck = &mut self.reading.deck;
        match heading.to_ascii_lowercase().as_str() {
            "name" => value.clone_into(&mut deck.name),
            "for" => {
                value.clone_into(&mut deck.bearer);
                deck.bearer = self.collection.tidied(deck).bearer;
            }
            key => {
                let pile = self.collection.pile(key).filter(|_| value.is_empty());
                self.pile =
                    Some(pile.ok_or_else(|| format!("{heading:?} is no heading; {}", self.headings()))?);
            }
        }
        Ok(())
    }

    /// What may stand before a colon.
    fn headings(&self) -> String {
        let keys: Vec<String> =
            self.collection.piles.iter().map(|pile| format!("\"{}:\"", pile.key)).collect();
        format!("expected \"name: …\", \"for: …\" or {}", keys.join(" or "))
    }

    /// `2 Advantage`, `2x Advantage` or `2 C001`.
    fn piece(&mut self, number: usize, line: &str) -> Result<(), String> {
        let expected =
            || format!("{line:?} cannot be read; expected a number of copies and a piece: \"2 Block\"");
        let (copies, word) = line.split_once(char::is_whitespace).ok_or_else(expected)?;
        let copies: u8 = copies.trim_end_matches(['x', '×']).parse().map_err(|_| expected())?;
        let pile = self
            .pile
            .ok_or_else(|| format!("{line:?} stands before the first heading; {}", self.headings()))?;
        let word = word.trim();
        let key = pile.find(word).map_or(word, |piece| &piece.key).to_owned();
        self.reading.lines.entry(key.clone()).or_insert(number);
        let held = self.reading.deck.piles.entry(pile.key.to_owned()).or_default().entry(key).or_default();
        *held = held.saturating_add(copies);
        Ok(())
    }
}

/// A deck as a list, which [`read`] reads again.
pub fn write(deck: &Deck, collection: &Collection) -> String {
    let mut text = format!("name: {}\nfor: {}\n", one_line(&deck.name), one_line(&deck.bearer));
    for pile in &collection.piles {
        let Some(pieces) = deck.piles.get(pile.key).filter(|pieces| !pieces.is_empty()) else { continue };
        let total: u32 = pieces.values().map(|copies| u32::from(*copies)).sum();
        writeln!(text, "\n{}:  # {total}", pile.key).expect("strings grow");
        for (key, copies) in pieces {
            match pile.find(key) {
                Some(piece) => writeln!(text, "{copies} {}  # {key}", piece.name),
                None => writeln!(text, "{copies} {}", one_line(key)),
            }
            .expect("strings grow");
        }
    }
    text
}

/// A deck as RON, which [`read`] reads again.
pub fn write_ron(deck: &Deck) -> String {
    ron::ser::to_string_pretty(deck, PrettyConfig::new()).expect("a deck is plain data") + "\n"
}

/// Words from anywhere, as they may stand on one line of a list.
fn one_line(words: &str) -> String {
    words
        .chars()
        .map(|it| if it.is_control() || it == '#' { ' ' } else { it })
        .collect::<String>()
        .trim()
        .to_owned()
}

#[cfg(test)]
mod tests;
