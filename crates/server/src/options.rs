//! What a lobby chose, as JSON in the store.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use shelf::Layout;
use table::Record;

use crate::convert;
use crate::wire::{Json, Level, Pace, SeatKind};

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Origin {
    /// By creating a table.
    Lobby(Options),
    /// By uploading the match file of a finished match.
    Uploaded(Box<Record>),
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Options {
    /// The number of seats in use. There are rows for as many as the game can have, so that this can change.
    pub(crate) seats: usize,
    /// Settings that differ from the default.
    pub(crate) settings: Json,
    /// Settings of single seats, chosen by their holders.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) own: BTreeMap<u8, Json>,
    pub(crate) pace: Pace,
}

impl Options {
    pub(crate) fn layout(&self) -> Layout {
        let chosen = Layout::Chosen(self.seats, self.settings.clone());
        if self.own.is_empty() {
            return chosen;
        }
        Layout::Brought(self.seats, Box::new(chosen), self.own.clone())
    }
}

pub(crate) fn kind(who: SeatKind) -> store::Kind {
    match who {
        SeatKind::Open => store::Kind::Open,
        SeatKind::Human => store::Kind::Human,
        SeatKind::Bot { level } => store::Kind::Bot(convert::bot(level).to_string()),
    }
}

/// A bot without a level, as in an uploaded match, is a normal one.
pub(crate) fn who(kind: &store::Kind) -> SeatKind {
    match kind {
        store::Kind::Open => SeatKind::Open,
        store::Kind::Human => SeatKind::Human,
        store::Kind::Bot(word) => match convert::player(Some(word)) {
            SeatKind::Human | SeatKind::Open => SeatKind::Bot { level: Level::Normal },
            bot @ SeatKind::Bot { .. } => bot,
        },
    }
}
