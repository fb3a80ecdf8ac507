//! What is stored: plain types without SQL.

use crate::{Secret, TableId, TokenHash};

/// A table without its log.
///
/// Text must not contain NUL, which PostgreSQL cannot store; JSON text never does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// Unique.
    pub id: TableId,
    /// A short code to join by; unique, too.
    pub code: String,
    /// Which game.
    pub game: String,
    /// Hash of the content it is played with.
    pub content: String,
    /// What the lobby chose, as JSON.
    pub setup: String,
    /// The names at the start, as JSON; seats may change hands later.
    pub names: String,
    /// Lobby, running, over or expired.
    pub status: Status,
    /// Who finds it.
    pub visibility: Visibility,
    /// The time per decision, if the host set one, as the server writes it.
    pub clock: Option<String>,
    /// Hash of the token that may change the table.
    pub host: TokenHash,
    /// Published before the seats give their nonces.
    pub commitment: String,
    /// Published after the end.
    pub secret: Secret,
    /// The nonces at the start, as JSON.
    pub nonces: String,
    /// When it was created, in milliseconds.
    pub created: i64,
    /// When something other than its log last changed, in milliseconds.
    pub updated: i64,
    /// Incremented by every change; a change applies only to the version it was made from.
    pub version: u32,
}

/// The state of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// Before the start.
    Lobby,
    /// The match is being played.
    Running,
    /// The match has a result.
    Over,
    /// Abandoned.
    Expired,
}

impl Status {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Lobby, Self::Running, Self::Over, Self::Expired];

    /// As it is stored.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Lobby => "lobby",
            Self::Running => "running",
            Self::Over => "over",
            Self::Expired => "expired",
        }
    }
}

/// Who finds a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Visibility {
    /// Whoever has the link or the code.
    Private,
    /// Everybody: it is listed.
    Public,
}

impl Visibility {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Private, Self::Public];

    /// As it is stored.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Private => "private",
            Self::Public => "public",
        }
    }
}

/// A seat and who holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// Counted from 0.
    pub seat: u8,
    /// Who decides for it.
    pub kind: Kind,
    /// The name everybody sees; empty for an open seat.
    pub name: String,
    /// Hash of the token that may act for it. A bot that takes over does not clear it, so that the player can come
    /// back.
    pub token: Option<TokenHash>,
    /// Whether its holder is ready to start.
    pub ready: bool,
    /// The client's contribution to the dice.
    pub nonce: Option<String>,
    /// As [`Table::version`].
    pub version: u32,
}

impl Seat {
    /// A seat nobody has claimed.
    pub fn open(seat: u8) -> Self {
        Self {
            seat,
            kind: Kind::Open,
            name: String::new(),
            token: None,
            ready: false,
            nonce: None,
            version: 0,
        }
    }
}

/// Who decides for a seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Nobody yet.
    Open,
    /// A person.
    Human,
    /// A bot of that level.
    Bot(String),
}

/// An entry of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// Its number, counted from 1.
    pub seq: u32,
    /// Who caused it, if it was a seat.
    pub seat: Option<u8>,
    /// What it is, such as `act`, `take_back`, `concede` or `lapse`.
    pub kind: String,
    /// The record entry, as JSON.
    pub payload: String,
    /// The idempotency key of the request.
    pub key: Option<String>,
    /// When, in milliseconds.
    pub at: i64,
}

/// The result of an append. None of them is an error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Appended {
    /// Committed.
    Stored,
    /// The log does not end just before the entry; nothing was stored.
    Conflict {
        /// The number of the last entry; 0 if there is none.
        current: u32,
    },
    /// This entry has the same key; nothing was stored.
    Duplicate(LogEntry),
}

/// The result of a compare-and-swap on a version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Swap<T> {
    /// Stored, with its new version.
    Done(T),
    /// Changed by somebody else, to this; nothing was stored.
    Stale(T),
}

/// How much is stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Tables in their lobby.
    pub lobby: u64,
    /// Matches being played.
    pub running: u64,
    /// Matches with a result.
    pub over: u64,
    /// Tables that were given up.
    pub expired: u64,
    /// Size of the database in bytes.
    pub bytes: u64,
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    pub(crate) fn table(id: TableId) -> Table {
        Table {
            id,
            code: "c".to_owned(),
            game: "crusade".to_owned(),
            content: String::new(),
            setup: "{}".to_owned(),
            names: "[]".to_owned(),
            status: Status::Running,
            visibility: Visibility::Private,
            clock: None,
            host: [0; 32],
            commitment: String::new(),
            secret: Secret(String::new()),
            nonces: "[]".to_owned(),
            created: 0,
            updated: 0,
            version: 0,
        }
    }
}
