//! Decks that players build at home.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::Json;

/// What somebody brings to a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "wire.ts")]
pub struct DeckText {
    /// What its owner calls it.
    #[serde(default)]
    pub name: String,
    /// Whom it is for: the key of a bearer.
    #[serde(rename = "for", default)]
    pub bearer: String,
    /// Numbers of copies by the keys of pieces, by the keys of piles.
    #[serde(default)]
    #[ts(type = "Record<string, Record<string, number>>")]
    pub piles: BTreeMap<String, BTreeMap<String, u8>>,
}

/// `GET /api/games/{game}/decks`: everything a deck can be built from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export, export_to = "wire.ts")]
pub struct DeckCollection {
    /// What the bearers are called, such as `Character`.
    pub bearer: String,
    /// Whom a deck may be for.
    pub bearers: Vec<DeckBearer>,
    /// What a deck consists of.
    pub piles: Vec<DeckPile>,
    /// Decks to begin from.
    pub starters: Vec<DeckStarter>,
}

/// Somebody a deck may be for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export, export_to = "wire.ts")]
pub struct DeckBearer {
    /// As decks write it.
    pub key: String,
    /// As the table says it.
    pub name: String,
    /// What is to be known of them.
    pub text: String,
}

/// A part of a deck, such as its cards.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export, export_to = "wire.ts")]
pub struct DeckPile {
    /// As decks write it: `cards`.
    pub key: String,
    /// As people read it: `Cards`.
    pub title: String,
    /// What its pieces can be told apart by.
    pub facets: Vec<DeckFacet>,
    /// What the `amount` of its pieces measures, if something is worth adding up.
    pub measure: Option<String>,
    /// The pieces there are.
    pub pieces: Vec<DeckPiece>,
}

/// Something by which pieces can be told apart, such as their rarity.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export, export_to = "wire.ts")]
pub struct DeckFacet {
    /// What to call it.
    pub title: String,
    /// What it can be, in the rulebook's order.
    pub values: Vec<String>,
}

/// A piece of which a deck may hold copies.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export, export_to = "wire.ts")]
pub struct DeckPiece {
    /// As decks write it; the same as in the entries.
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export, export_to = "wire.ts")]
pub struct DeckStarter {
    /// The deck.
    pub deck: DeckText,
    /// How it plays.
    pub pitch: String,
}

/// `POST /api/games/{game}/decks/inspect`: a deck, or the text of a file with one.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "wire.ts")]
pub enum InspectDeck {
    /// The deck itself.
    Deck(DeckText),
    /// A list or RON, as `docs/decks.md` has it.
    Text(String),
}

/// A deck as its game sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export, export_to = "wire.ts")]
pub struct InspectedDeck {
    /// The deck, with everything named by its key; what nobody knows stays as it was written.
    pub deck: DeckText,
    /// The lines that could not be read.
    pub mistakes: Vec<DeckMistake>,
    /// Whether it may be brought along, for each kind of match; the usual one first.
    pub verdicts: Vec<DeckVerdict>,
    /// The settings of a seat that brings it, to be sent with `PATCH …/seats/{seat}`.
    #[schema(value_type = Object)]
    #[ts(type = "Record<string, unknown>")]
    pub settings: Json,
    /// The deck as a list for people.
    pub list: String,
    /// The deck as RON.
    pub ron: String,
}

/// A line of a file that says nothing a deck could have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export, export_to = "wire.ts")]
pub struct DeckMistake {
    /// Counted from 1.
    pub line: u32,
    /// What is wrong and what was expected.
    pub what: String,
}

/// Whether a deck may be brought to one kind of match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export, export_to = "wire.ts")]
pub struct DeckVerdict {
    /// The kind of match.
    pub title: String,
    /// Everything that is wrong with it; nothing if it may.
    pub faults: Vec<DeckFault>,
}

/// A way in which a deck is not legal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export, export_to = "wire.ts")]
pub struct DeckFault {
    /// The rule that forbids it.
    pub rule: String,
    /// What is wrong and what was expected.
    pub sentence: String,
    /// The piece it is about, if it is about one.
    pub piece: Option<String>,
}
