//! What the server keeps of a lobby's choices, as JSON in the store.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use shelf::Layout;
use table::Record;

use crate::wire::{Json, Level, Pace, SeatKind};

/// How a table came to be.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Origin {
    /// In a lobby.
    Lobby(Options),
    /// From a match file of a finished match.
    Uploaded(Box<Record>),
}

/// What the lobby chose.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Options {
    /// How many of the seats are in use. There are rows for the most the game can have, so that
    /// this can be changed.
    pub(crate) seats: usize,
    /// Settings that differ from the default.
    pub(crate) settings: Json,
    /// What the holders of seats chose for themselves, by seat.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) own: BTreeMap<u8, Json>,
    /// How fast bots play.
    pub(crate) pace: Pace,
}

impl Options {
    /// As the shelf understands it.
    pub(crate) fn layout(&self) -> Layout {
        let chosen = Layout::Chosen(self.seats, self.settings.clone());
        if self.own.is_empty() {
            return chosen;
        }
        Layout::Brought(self.seats, Box::new(chosen), self.own.clone())
    }
}

/// Who sits there, in the store's words.
pub(crate) fn kind(who: SeatKind) -> store::Kind {
    match who {
        SeatKind::Open => store::Kind::Open,
        SeatKind::Human => store::Kind::Human,
        SeatKind::Bot { level } => store::Kind::Bot(bot(level).to_string()),
    }
}

/// Who sits there, in the wire's words. A bot that has no level, in an uploaded match, is a fair one.
pub(crate) fn who(kind: &store::Kind) -> SeatKind {
    match kind {
        store::Kind::Open => SeatKind::Open,
        store::Kind::Human => SeatKind::Human,
        store::Kind::Bot(word) => SeatKind::Bot {
            level: match word.as_str() {
                "easy" => Level::Easy,
                "hard" => Level::Hard,
                _ => Level::Normal,
            },
        },
    }
}

/// The bot behind a level.
pub(crate) fn bot(level: Level) -> bots::Bot {
    bots::Bot::Level(match level {
        Level::Easy => bots::Level::Easy,
        Level::Normal => bots::Level::Normal,
        Level::Hard => bots::Level::Hard,
    })
}

/// A name for a bot in this seat.
pub(crate) fn bot_name(seat: u8) -> &'static str {
    const NAMES: [&str; 16] = [
        "Mortimer", "Agatha", "Silas", "Hester", "Barnaby", "Cordelia", "Ambrose", "Edith", "Lazarus",
        "Winifred", "Ignatius", "Prudence", "Osric", "Drusilla", "Thaddeus", "Beatrix",
    ];
    NAMES[usize::from(seat) % NAMES.len()]
}
