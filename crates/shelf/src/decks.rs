//! Decks of a game that is only known by its name.

use std::path::Path;
use std::sync::Arc;

use serde_json::{Map, Value};
use table::deck::list::{self, Reading};
use table::deck::{Collection, Deck, Verdict};
use table::{Decks, WholeGame};

use crate::error::{Code, ShelfError};
use crate::games::{Visit, visit};

/// A deck somebody shows.
#[derive(Clone, Copy, Debug)]
pub enum Shown<'a> {
    /// The deck itself.
    Deck(&'a Deck),
    /// The text of a file, a list or RON.
    Text(&'a str),
}

/// A deck as its game sees it.
#[derive(Clone, Debug)]
pub struct Inspected {
    /// The deck, and what could not be read.
    pub reading: Reading,
    /// Whether it may be brought along, for each kind of match; the usual one first.
    pub verdicts: Vec<Verdict>,
    /// The settings of a seat that brings it.
    pub settings: Map<String, Value>,
    /// The deck as a list.
    pub list: String,
    /// The deck as RON.
    pub ron: String,
}

/// Whether players bring decks of their own to this game.
pub fn has_decks(key: &str) -> Result<bool, ShelfError> {
    struct Ask;

    impl Visit for Ask {
        type Out = bool;

        fn visit<G: WholeGame>(self, game: Arc<G>) -> bool {
            game.decks().is_some()
        }
    }

    visit(key, None, Ask)
}

/// Everything decks of this game can be built from.
pub fn collection(key: &str) -> Result<Collection, ShelfError> {
    with_decks(key, None, |decks| decks.collection())
}

/// Reads a deck, judges it, and writes it down in every way there is.
pub fn inspect(key: &str, content: Option<&Path>, shown: Shown<'_>) -> Result<Inspected, ShelfError> {
    with_decks(key, content, |decks| {
        let collection = decks.collection();
        let reading = match shown {
            Shown::Deck(deck) => Reading::of(collection.tidied(deck)),
            Shown::Text(text) => list::read(text, &collection),
        };
        Inspected {
            verdicts: decks.verdicts(&reading.deck),
            settings: decks.settings_of(&reading.deck),
            list: list::write(&reading.deck, &collection),
            ron: list::write_ron(&reading.deck),
            reading,
        }
    })
}

fn with_decks<T>(
    key: &str,
    content: Option<&Path>,
    work: impl FnOnce(&dyn Decks) -> T,
) -> Result<T, ShelfError> {
    struct Work<W>(W);

    impl<T, W: FnOnce(&dyn Decks) -> T> Visit for Work<W> {
        type Out = Option<T>;

        fn visit<G: WholeGame>(self, game: Arc<G>) -> Option<T> {
            game.decks().map(self.0)
        }
    }

    let done = visit(key, content, Work(work))?;
    done.ok_or_else(|| ShelfError::new(Code::NoDecks, "Nobody brings a deck of their own to this game."))
}
