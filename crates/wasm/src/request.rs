//! Everything that can be asked of the module.

use serde::Deserialize;
use serde_json::{Map, Value};
use table::Record;
use table::fair::Secret;
use table::record::Entry;
use wire::{InspectDeck, Level, Pace, SeatKind};

/// One question. `do` names it; the answer is `{"ok": …}` or `{"problem": …}`, the same problem as a server's.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    /// The games on the shelf.
    Games,
    /// What may be chosen before a match.
    Settings {
        /// Which game.
        game: String,
        /// For how many seats; the game's fewest if missing.
        seats: Option<u32>,
    },
    /// The rulebook.
    Rules {
        /// Which game.
        game: String,
        /// Words that must all be there.
        #[serde(default)]
        search: String,
    },
    /// Everything in the box.
    Entries {
        /// Which game.
        game: String,
        /// Words that must all be there.
        #[serde(default)]
        search: String,
    },
    /// What decks are built from.
    Decks {
        /// Which game.
        game: String,
    },
    /// What is to be said of a deck.
    Inspect {
        /// Which game.
        game: String,
        /// The deck.
        deck: InspectDeck,
    },

    /// Lays a table. The match begins at once.
    Lay(Lay),
    /// Lays a table again, as it was kept.
    Resume(Kept),
    /// Forgets a table.
    Close {
        /// Which.
        table: String,
    },
    /// A table as its lobby shows it.
    Lobby {
        /// Which.
        table: String,
    },
    /// The match through some eyes.
    Update {
        /// Which table.
        table: String,
        /// Seats looked through.
        #[serde(default)]
        seats: Vec<u8>,
        /// The newest entry they know of; nothing if they come without knowing anything.
        since: Option<u32>,
    },
    /// What may be thought about or done next: `{"seq", "bot": {"seat", "level"} | null, "over"}`.
    Next {
        /// Which table.
        table: String,
    },
    /// A seat acts. Give `action` or `choice`.
    Act {
        /// Which table.
        table: String,
        /// Who.
        seat: u8,
        /// The `seq` the player has seen.
        seq: u32,
        /// The action, as JSON of the game.
        action: Option<Value>,
        /// Or its place among the seat's choices.
        choice: Option<u32>,
    },
    /// The newest action is taken back.
    TakeBack {
        /// Which table.
        table: String,
        /// The seats of whoever asks.
        seats: Vec<u8>,
        /// The `seq` the player has seen.
        seq: u32,
    },
    /// A seat gives up.
    Concede {
        /// Which table.
        table: String,
        /// Who.
        seat: u8,
        /// The `seq` the player has seen.
        seq: u32,
    },
    /// The game acts for a seat that did not answer.
    Lapse {
        /// Which table.
        table: String,
        /// Who.
        seat: u8,
        /// The `seq` it was asked at.
        seq: u32,
    },
    /// Does again what was done at another copy of the table.
    Redo {
        /// Which table.
        table: String,
        /// What was done.
        entry: Entry,
    },
    /// Why a seat may not do something. Give `action` or `line`.
    WhyNot {
        /// Which table.
        table: String,
        /// Who.
        seat: u8,
        /// The action, as JSON of the game.
        action: Option<Value>,
        /// Or the action in words.
        line: Option<String>,
    },
    /// Somebody else decides at a seat from now on.
    Seat {
        /// Which table.
        table: String,
        /// Which seat.
        seat: u8,
        /// Who decides.
        who: SeatKind,
    },
    /// Bots play at another pace from now on.
    Pace {
        /// Which table.
        table: String,
        /// How fast.
        pace: Pace,
    },
    /// The record of a table, secret included.
    Record {
        /// Which table.
        table: String,
    },

    /// A bot begins to think for a seat: `{"left"}`. What it thought before is forgotten.
    Ponder {
        /// Which table.
        table: String,
        /// For whom.
        seat: u8,
        /// How strong it is: as many iterations as a server's bot of that level would think.
        #[serde(default)]
        level: Level,
        /// Decides between equals.
        seed: u64,
    },
    /// It thinks on: `{"left"}`.
    Think {
        /// For so many iterations.
        iterations: u32,
    },
    /// What it thinks so far, best first, as `Hint`.
    Thought,
    /// It need not think any more.
    Forget,

    /// A moment of a recorded match, as `Frame`.
    Frame {
        /// The match; the newest one looked at if missing.
        record: Option<Box<Record>>,
        /// After how many entries.
        entry: u32,
        /// Through whose eyes: `all`, `spectator` or a seat's number.
        #[serde(rename = "as")]
        eyes: Option<String>,
    },
    /// Recomputes every roll, shuffle and state of a recorded match: `Verdict`. Tells its progress meanwhile.
    Verify {
        /// The match.
        record: Box<Record>,
    },
    /// Plays random matches, to be compared with another machine: `{"decisions", "hashes"}`.
    Random {
        /// Which game.
        game: String,
        /// How many seats.
        seats: u32,
        /// How many matches.
        matches: u32,
        /// The first one's seed.
        seed: u64,
    },
}

/// What a table is laid from.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lay {
    /// Its id.
    pub table: String,
    /// Which game.
    pub game: String,
    /// Who sits where; as many as there are seats.
    pub kinds: Vec<SeatKind>,
    /// Names by seat.
    #[serde(default)]
    pub names: Vec<String>,
    /// Settings that differ from the default.
    #[serde(default)]
    pub settings: Map<String, Value>,
    /// How fast bots play.
    #[serde(default)]
    pub pace: Pace,
    /// 64 hexadecimal digits, drawn by whoever lays the table.
    pub secret: Secret,
    /// One for each seat.
    pub nonces: Vec<String>,
    /// When, in milliseconds since 1970.
    pub created: i64,
    /// The seats of people, also while bots play for them.
    #[serde(default)]
    pub held: Vec<u8>,
}

/// A table as it was kept.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kept {
    /// What it was laid from, with seats and pace as they are now.
    pub lay: Lay,
    /// All that was done.
    pub entries: Vec<Entry>,
}
