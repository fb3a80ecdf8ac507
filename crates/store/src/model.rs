//! What is kept: nouns, no SQL.

use crate::{Secret, TableId, TokenHash};

/// A table of the hall, without its log.
///
/// Text must hold no NUL character, which PostgreSQL cannot keep; JSON text never does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// Its name for ever.
    pub id: TableId,
    /// A short code to join by. No two tables share one.
    pub code: String,
    /// Which game.
    pub game: String,
    /// Hash of the content it is played with.
    pub content: String,
    /// What the lobby chose, as JSON.
    pub setup: String,
    /// The names the match began with, as JSON; seats may change hands later.
    pub names: String,
    /// How far it is.
    pub status: Status,
    /// Who finds it.
    pub visibility: Visibility,
    /// The clock the host set, if any, in the server's words.
    pub clock: Option<String>,
    /// Hash of the token that may change the table.
    pub host: TokenHash,
    /// Published before the seats give their nonces.
    pub commitment: String,
    /// Published after the end.
    pub secret: Secret,
    /// The nonces the match began with, as JSON.
    pub nonces: String,
    /// When it was created, in milliseconds.
    pub created: i64,
    /// When something other than its log last changed, in milliseconds.
    pub updated: i64,
    /// Counts the changes. A change is stored only over the version it was made from.
    pub version: u32,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// Seats are being taken.
    Lobby,
    /// The match is on.
    Running,
    /// The match has a result.
    Over,
    /// Nobody came back in time.
    Expired,
}

impl Status {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Lobby, Self::Running, Self::Over, Self::Expired];

    /// As it is kept.
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

    /// As it is kept.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Private => "private",
            Self::Public => "public",
        }
    }
}

/// A place at a table, and who holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// Which place, counted from 0.
    pub seat: u8,
    /// Who decides for it.
    pub kind: Kind,
    /// The name everybody sees; empty for an open seat.
    pub name: String,
    /// Hash of the token that may act for it. It stays when a bot stands in, so that the player can
    /// come back.
    pub token: Option<TokenHash>,
    /// Whether its holder is ready to start.
    pub ready: bool,
    /// What its client adds to the dice.
    pub nonce: Option<String>,
    /// Counts the changes, as [`Table::version`] does.
    pub version: u32,
}

impl Seat {
    /// A seat nobody has taken.
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

/// One thing done at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// Its place in the log, counted from 1; before the first stands the setup.
    pub seq: u32,
    /// Who did it, if it was a seat.
    pub seat: Option<u8>,
    /// What it is, such as `act`, `take_back`, `concede` or `lapse`: the server's word.
    pub kind: String,
    /// The rest, as JSON.
    pub payload: String,
    /// Names the request that asked for it, which may be sent several times.
    pub key: Option<String>,
    /// When, in milliseconds.
    pub at: i64,
}

/// What became of an append. All three are answers, not errors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Appended {
    /// Committed: whatever happens now, the entry is there.
    Stored,
    /// The log does not end just before the entry; nothing was stored.
    Conflict {
        /// The last entry there is; 0 if there is none.
        current: u32,
    },
    /// An entry with this key is there already, and this is it; nothing was stored.
    Duplicate(LogEntry),
}

/// What became of a change that was made from a certain version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Swap<T> {
    /// Stored; this is how it stands now, with its new version.
    Done(T),
    /// Somebody else changed it first, to this; nothing was stored.
    Stale(T),
}

/// How much is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Tables in their lobby.
    pub lobby: u64,
    /// Matches going on.
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

    /// A match that goes on, and nothing special about it.
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
