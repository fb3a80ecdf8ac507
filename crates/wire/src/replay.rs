//! Replays of finished matches.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Json;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Line, SeatText, TurnText};

/// A match file of a finished match, as `GET …/record` gives it; what is in it must be what its dice and
/// its entries lead to. Its fields are `table::Record`'s.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MatchFile {
    /// Always `undercroft-match/1`.
    #[schema(pattern = "^undercroft-match/1$")]
    pub format: String,
    /// Which game.
    pub game: String,
    /// SHA-256 of the content it was played with.
    pub content: String,
    /// The seats' names, in seat order.
    pub names: Vec<String>,
    /// Who plays each seat; may be missing.
    #[schema(nullable = false)]
    pub players: Option<Vec<String>>,
    /// What the lobby chose.
    #[schema(value_type = Value)]
    pub setup: Value,
    /// The position it began from, if that was not the setup's.
    #[schema(value_type = Option<Value>)]
    pub given: Option<Value>,
    /// Where its dice came from.
    #[schema(value_type = Object)]
    pub dice: Value,
    /// The throws of the setup.
    #[schema(value_type = Object)]
    pub opening: Value,
    /// All that was done, in order.
    #[schema(value_type = Vec<Object>)]
    pub entries: Vec<Value>,
    /// The result.
    #[schema(value_type = Object)]
    pub end: Value,
}

/// `GET /api/tables/{table}/replay/{entry}`: a finished match as it stood after that many entries.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export, export_to = "wire.ts")]
pub struct Frame {
    /// Which game.
    pub game: String,
    /// The game's name.
    pub title: String,
    /// After how many entries; 0 is the setup.
    pub entry: u32,
    /// How many entries the whole match has.
    pub entries: u32,
    /// What was just done, in words: `Ada: move (1,0)`; nothing after the setup.
    pub says: Option<String>,
    /// The table as the chosen viewer sees it.
    #[schema(value_type = Value)]
    #[ts(type = "unknown")]
    pub view: Json,
    /// Whom it waited for.
    pub turn: TurnText,
    /// The log up to here, as the same viewer hears it.
    pub log: Vec<Line>,
    /// What this entry said, with its events.
    pub news: Vec<Line>,
    /// All seats, in seat order.
    pub seats: Vec<SeatText>,
}

/// `POST /api/replays`: a match file became a replay; it is looked at like any finished table.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[ts(export, export_to = "wire.ts")]
pub struct Uploaded {
    /// Its id.
    pub table: String,
}

/// `GET /api/tables/{table}/verify`: what recomputing every roll, shuffle and state came to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export, export_to = "wire.ts")]
pub struct Verdict {
    /// Whether everything is as it was recorded.
    pub genuine: bool,
    /// What was found, in a sentence; where it breaks, if it does.
    pub sentence: String,
    /// Entries replayed.
    pub entries: u32,
    /// Rolls and shuffles recomputed from secret and nonces, and equal.
    pub throws: u32,
    /// Whether the dice could be recomputed from a seed or secret.
    pub dice_recomputed: bool,
    /// What was published before the nonces.
    pub commitment: Option<String>,
    /// The secret it bound the host to.
    pub secret: Option<String>,
    /// The nonces, in seat order.
    pub nonces: Vec<String>,
}
