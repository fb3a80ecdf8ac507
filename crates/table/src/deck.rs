//! Decks that players build at home and bring to a table.
//!
//! A game whose players do so says what there is to build from, judges what was built, and tells which
//! settings of a seat bring it along: that is [`Decks`]. [`list`] is how a deck is written in a file.

pub mod list;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::RuleId;

/// What somebody brings to a table: piles of pieces by their keys, and whom they are for. Nothing says
/// that there are such pieces, or that a table would have them: that is for [`Decks::verdicts`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deck {
    /// What its owner calls it.
    #[serde(default)]
    pub name: String,
    /// Whom it is for, such as a character.
    #[serde(rename = "for", default)]
    pub bearer: String,
    /// Pieces with their numbers of copies, by the key of their pile.
    #[serde(default)]
    pub piles: BTreeMap<String, BTreeMap<String, u8>>,
}

/// What a game must know to have decks built for it.
pub trait Decks {
    /// Everything a deck can be built from.
    fn collection(&self) -> Collection;

    /// Whether a deck may be brought along, for each kind of match; the usual one first.
    fn verdicts(&self, deck: &Deck) -> Vec<Verdict>;

    /// The settings of a seat that brings this deck, by the keys of [`crate::Lobby::settings`].
    fn settings_of(&self, deck: &Deck) -> Map<String, Value>;
}

/// Everything a deck can be built from.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Collection {
    /// What the bearers are called, such as `Character`.
    pub bearer: &'static str,
    /// Whom a deck may be for.
    pub bearers: Vec<Bearer>,
    /// What a deck consists of.
    pub piles: Vec<Pile>,
    /// Decks to begin from.
    pub starters: Vec<Starter>,
}

/// Somebody a deck may be for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Bearer {
    /// As decks write it.
    pub key: String,
    /// As the table says it.
    pub name: String,
    /// What is to be known of them.
    pub text: String,
}

/// A part of a deck, such as its cards.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pile {
    /// As decks write it: `cards`.
    pub key: &'static str,
    /// As people read it: `Cards`.
    pub title: &'static str,
    /// What its pieces can be told apart by.
    pub facets: Vec<Facet>,
    /// What [`Piece::amount`] measures, if something is worth adding up.
    pub measure: Option<&'static str>,
    /// The pieces there are.
    pub pieces: Vec<Piece>,
}

/// Something by which pieces can be told apart, such as their rarity.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Facet {
    /// What to call it.
    pub title: &'static str,
    /// What it can be, in the rulebook's order.
    pub values: Vec<String>,
}

/// A piece of which a deck may hold copies.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Piece {
    /// As decks write it, and as [`crate::CatalogueEntry`] names it.
    pub key: String,
    /// As the table says it.
    pub name: String,
    /// What it does.
    pub text: String,
    /// For each facet of the pile its value; empty where it has none.
    pub facts: Vec<String>,
    /// The most copies any deck may hold.
    pub copies: u8,
    /// The keys of those whose decks may hold it.
    pub bearers: Vec<String>,
    /// How much it has of what the pile measures; a mean where dice decide.
    pub amount: Option<f64>,
}

/// A deck to begin from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Starter {
    /// The deck.
    pub deck: Deck,
    /// How it plays.
    pub pitch: String,
}

/// Whether a deck may be brought to one kind of match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Verdict {
    /// The kind of match.
    pub title: String,
    /// Everything that is wrong with it; nothing if it may.
    pub faults: Vec<Fault>,
}

/// A way in which a deck is not legal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fault {
    /// The rule that forbids it.
    pub rule: RuleId,
    /// What is wrong and what was expected.
    pub sentence: String,
    /// The piece it is about, as the deck writes it, if it is about one.
    pub piece: Option<String>,
}

impl Collection {
    /// The pile of this key.
    pub fn pile(&self, key: &str) -> Option<&Pile> {
        self.piles.iter().find(|pile| pile.key == key)
    }

    /// The same deck with everything named by its key, however its owner wrote it. What nobody knows
    /// stays as it was written.
    #[must_use]
    pub fn tidied(&self, deck: &Deck) -> Deck {
        let bearer = self.bearers.iter().find(|it| is_called(&deck.bearer, &it.key, &it.name));
        let mut piles = BTreeMap::new();
        for (key, pieces) in &deck.piles {
            let pile: &mut BTreeMap<String, u8> = piles.entry(key.clone()).or_default();
            for (word, copies) in pieces.iter().filter(|(_, copies)| **copies > 0) {
                let known = self.pile(key).and_then(|pile| pile.find(word));
                let copied = pile.entry(known.map_or(word, |piece| &piece.key).clone()).or_default();
                *copied = copied.saturating_add(*copies);
            }
        }
        let bearer = bearer.map_or(&deck.bearer, |it| &it.key).clone();
        Deck { name: deck.name.clone(), bearer, piles }
    }
}

impl Pile {
    /// A piece by its key or its name, whatever the case.
    pub fn find(&self, word: &str) -> Option<&Piece> {
        self.pieces.iter().find(|piece| is_called(word, &piece.key, &piece.name))
    }
}

fn is_called(word: &str, key: &str, name: &str) -> bool {
    word.eq_ignore_ascii_case(key) || word.eq_ignore_ascii_case(name)
}
