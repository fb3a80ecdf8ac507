//! A position in a few words, for scenarios. Everything the state holds can be set by name.
//!
//! The types are the language, and `docs/scenarios.md` is their manual; `arrange` lays a position out.

mod arrange;
mod cards;
mod phase;
mod pieces;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::content::Purse;
use crate::state::{Status, Team};

/// A position. What is left out is as in the first round after the cards were dealt: orders by
/// seat, Necromancers at the first edge, the first Groundskeeper to act.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Given {
    /// The round on the counter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u8>,
    /// What the match waits for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phase: Option<GivenPhase>,
    /// Turn orders, by names; a team left out keeps its seat order.
    pub orders: Vec<Vec<String>>,
    /// All graves of the board; if left out, the setup's, neutral and unsealed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub graves: Option<Vec<GivenGrave>>,
    /// Where pieces are.
    pub pieces: BTreeMap<String, GivenPlace>,
    /// Where Portal markers lie.
    pub portals: BTreeMap<String, (i8, i8)>,
    /// Hands, the oldest card first; a hand left out is empty.
    pub hands: BTreeMap<String, Vec<String>>,
    /// Decks, the top card first: `groundskeepers_1` to `necromancers_3`. A deck left out holds
    /// every card of its tier that lies nowhere else.
    pub decks: BTreeMap<String, Vec<String>>,
    /// Cards played already.
    pub spent: Vec<String>,
    /// Tokens of the teams.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tokens: Option<Purse>,
    /// Debuffs and bonuses: of the turn being taken for who takes it, else of the next turn.
    pub statuses: BTreeMap<String, Status>,
    /// What the acting seat has given itself for its turn after this one.
    pub next_statuses: BTreeMap<String, Status>,
    /// What the acting seat has already done on this turn.
    pub done: GivenDone,
    /// Hands that were shown once.
    pub seen: BTreeMap<String, GivenSeen>,
}

/// What a match waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum GivenPhase {
    /// This seat takes its turn; those before it in the round have had theirs.
    Turn(String),
    /// This seat buys, and these have said Done.
    Shop {
        /// Who is asked.
        who: String,
        /// Who is not asked any more.
        #[serde(default)]
        done: Vec<String>,
    },
    /// This Necromancer gives a card back, on the turn of that Groundskeeper.
    GiveBack {
        /// Who chooses.
        who: String,
        /// Who played the Leaf Blower.
        by: String,
    },
    /// This captain lines the team up, before the first round.
    Order(String),
    /// This Necromancer chooses an edge, before the first round.
    Edge(String),
    /// The match is over.
    Over,
}

/// A grave.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GivenGrave {
    /// Its tile.
    pub at: (i8, i8),
    /// Who controls it; nobody if left out.
    #[serde(default)]
    pub owner: Option<Team>,
    /// What its seal shows.
    #[serde(default)]
    pub seal: Option<u8>,
}

/// Where a piece is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum GivenPlace {
    /// On a tile.
    On(i8, i8),
    /// Outside, at a side of a tile, by number.
    Outside((i8, i8), u8),
}

/// What was done on a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct GivenDone {
    /// The Move or the Teleport.
    pub moved: bool,
    /// So many cards.
    pub played: u8,
    /// Graves sealed afresh.
    pub sealed: Vec<(i8, i8)>,
    /// The Portal marker put down.
    pub marked: bool,
}

/// A hand as it was shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GivenSeen {
    /// In which round.
    pub round: u8,
    /// What was in it.
    pub cards: Vec<String>,
}
