//! A match in progress: what a viewer sees, and what a seat says.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Json;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{ChoiceText, SeatKind, Status};

/// A match as one viewer sees it: whole, except that over the WebSocket the log goes on from the message before.
#[derive(Clone, Debug, Serialize, ToSchema, TS)]
#[ts(export, export_to = "wire.ts")]
pub struct Update {
    /// How many entries the match has; the next action names this number.
    pub seq: u32,
    /// The key of the act that led here, for those who hold its seat: it is done and on disk. Only over the WebSocket.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub done: Option<String>,
    /// How far it has come.
    pub status: Status,
    /// The table as this viewer may see it, as JSON of the game.
    #[schema(value_type = Value)]
    #[ts(type = "unknown")]
    pub view: Json,
    /// Whom it waits for, or how it ended.
    pub turn: TurnText,
    /// The question to the viewer's own awaited seats, a line for each.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub prompt: Option<String>,
    /// What is open to the viewer's own awaited seats; empty if it is not their turn.
    pub choices: Vec<ChoiceText>,
    /// Whether the viewer may take the newest action back now.
    pub can_take_back: bool,
    /// Where `log` belongs: keep that many lines of the log, drop what follows, then add these.
    pub log_from: u32,
    /// Lines of the log.
    pub log: Vec<Line>,
    /// All seats, in seat order.
    pub seats: Vec<SeatText>,
    /// The time left for this decision, if there is a clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clock: Option<ClockText>,
}

/// Whom a match waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "wire.ts")]
pub enum TurnText {
    /// One decision, by any one of these seats.
    Awaits(Vec<u32>),
    /// Nobody: this is how it ended.
    Over(Outcome),
}

/// How a match ended. Whoever neither won nor drew has lost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export, export_to = "wire.ts")]
pub struct Outcome {
    /// The winners.
    pub won: Vec<u32>,
    /// Those who share an undecided match.
    pub drew: Vec<u32>,
    /// The rule that decided.
    pub rule: String,
}

/// A line of the log, as this viewer hears it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export, export_to = "wire.ts")]
pub struct Line {
    /// The entry it belongs to, counted from 1; 0 is the setup.
    pub entry: u32,
    /// A sentence.
    pub text: String,
    /// The rule at work first, then those that explain it.
    pub rules: Vec<String>,
    /// What the game told, as JSON of the game; only in lines that are news, and not in those that the
    /// table itself speaks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Value>)]
    #[ts(type = "unknown", optional)]
    pub event: Option<Json>,
}

/// A seat during the match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export, export_to = "wire.ts")]
pub struct SeatText {
    /// Its number, counted from 0.
    pub seat: u32,
    /// What they are called.
    pub name: String,
    /// The side they play for.
    pub team: String,
    /// Who decides there now.
    pub who: SeatKind,
    /// Whether a person holds it, even while a bot plays for them.
    pub held: bool,
    /// Whether its holder is connected right now.
    pub present: bool,
}

/// The clock of the decision being waited for. When it runs out a bot decides, this once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export, export_to = "wire.ts")]
pub struct ClockText {
    /// Milliseconds left when this was sent.
    pub left_ms: u32,
    /// Milliseconds for each decision.
    pub full_ms: u32,
}

/// `POST /api/tables/{table}/act`: a seat acts. Give `action` or `choice`.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "wire.ts")]
pub struct Act {
    /// Who acts; its token must be in the request.
    #[schema(maximum = 15)]
    pub seat: u32,
    /// The `seq` the player has seen.
    pub seq: u32,
    /// Idempotency key, chosen by the client: repeated with the same key, the request is done once.
    #[schema(min_length = 1, max_length = 64)]
    pub key: String,
    /// The action, as JSON of the game.
    #[schema(value_type = Option<Value>)]
    #[ts(type = "unknown", optional)]
    pub action: Option<Value>,
    /// Or its place among the seat's choices.
    #[ts(optional)]
    pub choice: Option<u32>,
    /// Whether the answer needs no `update`, since the client listens over the WebSocket.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub brief: bool,
}

/// `POST /api/tables/{table}/take-back`: the newest action, if it is the holder's and revealed nothing.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "wire.ts")]
pub struct TakeBack {
    /// The `seq` the player has seen.
    pub seq: u32,
    /// Idempotency key, as in `Act`.
    #[schema(min_length = 1, max_length = 64)]
    pub key: String,
    /// Whether the answer needs no `update`, since the client listens over the WebSocket.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub brief: bool,
}

/// `POST /api/tables/{table}/concede`: a seat gives up.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "wire.ts")]
pub struct Concede {
    /// Who.
    #[schema(maximum = 15)]
    pub seat: u32,
    /// The `seq` the player has seen.
    pub seq: u32,
    /// Idempotency key, as in `Act`.
    #[schema(min_length = 1, max_length = 64)]
    pub key: String,
    /// Whether the answer needs no `update`, since the client listens over the WebSocket.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub brief: bool,
}

/// The entry is committed.
#[derive(Clone, Debug, Serialize, ToSchema, TS)]
#[ts(export, export_to = "wire.ts")]
pub struct Done {
    /// The entry it became, counted from 1.
    pub entry: u32,
    /// Whether it had been done before under the same key.
    pub repeated: bool,
    /// The match now, whole; missing if the request was `brief`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub update: Option<Update>,
}

/// `POST …/leave` and `POST …/return`: a seat is left to a bot, or taken up again.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "wire.ts")]
pub struct SeatRequest {
    /// Which seat.
    #[schema(maximum = 15)]
    pub seat: u32,
}

/// `POST /api/tables/{table}/hint`: what would a bot do?
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "wire.ts")]
pub struct HintRequest {
    /// For which seat; it must be awaited.
    #[schema(maximum = 15)]
    pub seat: u32,
    /// Who is asked; normal.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub level: super::Level,
}

/// What a bot thinks, best first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export, export_to = "wire.ts")]
pub struct Hint {
    /// The position it was asked about.
    pub seq: u32,
    /// What it considered.
    pub considered: Vec<Conceivable>,
}

/// An action a bot has thought about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export, export_to = "wire.ts")]
pub struct Conceivable {
    /// Its place among the seat's choices.
    pub index: u32,
    /// What it is called.
    pub label: String,
    /// How much of a win it seems worth, from 0 to 1.
    pub value: f64,
}

/// `POST /api/tables/{table}/why-not`: why may a seat not do this now? Give `action` or `line`.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "wire.ts")]
pub struct WhyNot {
    /// Which seat; its token must be in the request.
    #[schema(maximum = 15)]
    pub seat: u32,
    /// The action, as JSON of the game.
    #[schema(value_type = Option<Value>)]
    #[ts(type = "unknown", optional)]
    pub action: Option<Value>,
    /// Or the action in words, as labels write it: `move (1,0)`.
    #[schema(max_length = 200)]
    #[ts(optional)]
    pub line: Option<String>,
}

/// The answer to "why not?".
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export, export_to = "wire.ts")]
pub struct WhyNotAnswer {
    /// Whether it may be done after all.
    pub legal: bool,
    /// What forbids it, in a sentence; empty if nothing does.
    pub sentence: String,
    /// The rule that forbids it first, then those that explain it.
    pub rules: Vec<String>,
}

/// `GET /api/tables/{table}/log`: the log as a viewer hears it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export, export_to = "wire.ts")]
pub struct LogPage {
    /// How many entries the match has.
    pub seq: u32,
    /// The number of the first line, counted from 0.
    pub from: u32,
    /// The lines.
    pub lines: Vec<Line>,
}
