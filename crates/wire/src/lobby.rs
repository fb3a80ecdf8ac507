//! Creating tables and claiming seats.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Json, Outcome, SettingText};

/// `POST /api/tables`: a new table, in its lobby.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "wire.ts")]
pub struct CreateTable {
    /// Which game.
    pub game: String,
    /// How many seats.
    #[schema(minimum = 1, maximum = 16)]
    pub seats: u32,
    /// Settings that differ from the default, by key.
    #[schema(value_type = Option<Object>)]
    #[ts(type = "Record<string, unknown>", optional)]
    pub settings: Option<Json>,
    /// Who may find it.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub visibility: Visibility,
    /// Who is to sit where, in seat order; seats beyond the list are open.
    #[serde(default)]
    #[schema(max_items = 16)]
    #[ts(optional, as = "Option<_>")]
    pub seat_kinds: Vec<SeatKind>,
    /// Seconds for each decision, 5 to 604800 (a week); none: take your time.
    #[serde(default)]
    #[schema(minimum = 5, maximum = 604_800)]
    #[ts(optional)]
    pub clock: Option<u32>,
    /// How fast bots play.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub pace: Pace,
}

/// `PATCH /api/tables/{table}`: the host changes the lobby. What is missing stays; `clock` 0 takes
/// the clock away.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "wire.ts")]
pub struct ChangeTable {
    /// How many seats.
    #[schema(minimum = 1, maximum = 16)]
    #[ts(optional)]
    pub seats: Option<u32>,
    /// All settings that differ from the default, in place of those before.
    #[schema(value_type = Option<Object>)]
    #[ts(type = "Record<string, unknown>", optional)]
    pub settings: Option<Json>,
    /// Who may find it.
    #[ts(optional)]
    pub visibility: Option<Visibility>,
    /// Seconds for each decision; 0 for none.
    #[schema(maximum = 604_800)]
    #[ts(optional)]
    pub clock: Option<u32>,
    /// How fast bots play; this one may be changed during the match.
    #[ts(optional)]
    pub pace: Option<Pace>,
}

/// A new table.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[ts(export, export_to = "wire.ts")]
pub struct Created {
    /// Its id.
    pub table: String,
    /// A short code to join by.
    pub code: String,
    /// Whoever holds it is the host. Shown only here.
    pub host_token: String,
}

/// `POST /api/tables/quick`: one person against bots. It begins with [`Begin`].
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "wire.ts")]
pub struct QuickTable {
    /// Which game.
    pub game: String,
    /// How many seats; two, or the game's fewest if that is more.
    #[schema(minimum = 1, maximum = 16)]
    #[ts(optional)]
    pub seats: Option<u32>,
    /// Which seat the person takes; the first.
    #[ts(optional)]
    pub seat: Option<u32>,
    /// The person's name.
    #[schema(max_length = 40)]
    #[ts(optional)]
    pub name: Option<String>,
    /// How strong the bots are; normal.
    #[ts(optional)]
    pub level: Option<Level>,
    /// How fast they play.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub pace: Pace,
    /// Settings that differ from the default, by key.
    #[schema(value_type = Option<Object>)]
    #[ts(type = "Record<string, unknown>", optional)]
    pub settings: Option<Json>,
}

/// A table that waits for its one person's nonce.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[ts(export, export_to = "wire.ts")]
pub struct QuickCreated {
    /// Its id.
    pub table: String,
    /// A short code for friends, who may watch.
    pub code: String,
    /// Whoever holds it is the host. Shown only here.
    pub host_token: String,
    /// Which seat the person has.
    pub seat: u32,
    /// Whoever holds it has that seat. Shown only here.
    pub seat_token: String,
    /// Binds the server to its part in the dice, before the person gives theirs.
    pub commitment: String,
}

/// `POST /api/tables/{table}/begin`: the person at a quick table has seen the commitment, gives their part
/// in the dice, and the match begins.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "wire.ts")]
pub struct Begin {
    /// Which seat; its token must be in the request.
    #[schema(maximum = 15)]
    pub seat: u32,
    /// Anything: drawn at random, it makes the dice nobody's choice.
    #[schema(min_length = 1, max_length = 64)]
    pub nonce: String,
}

/// Who may find a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "wire.ts")]
pub enum Visibility {
    /// Whoever has the link or the code.
    #[default]
    Link,
    /// Everybody.
    Public,
}

/// How fast bots play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "wire.ts")]
pub enum Pace {
    /// As soon as they know.
    Instant,
    /// A third of a second for each decision.
    Quick,
    /// About a second.
    #[default]
    Human,
    /// Two and a half.
    Slow,
}

/// How strong a bot is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "wire.ts")]
pub enum Level {
    /// Sees what lies on the table and little beyond.
    Easy,
    /// A fair opponent.
    #[default]
    Normal,
    /// Thinks as long as people are willing to wait.
    Hard,
}

/// Who sits in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[ts(export, export_to = "wire.ts")]
pub enum SeatKind {
    /// Nobody yet; whoever has the link may sit down. The match starts when no seat is open.
    Open,
    /// A person. Only claiming makes a seat human.
    Human,
    /// A bot.
    Bot {
        /// How strong.
        level: Level,
    },
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "wire.ts")]
pub enum Status {
    /// People are sitting down.
    Lobby,
    /// The match is being played.
    Running,
    /// The match has ended; its record and replay are open to all who have the link.
    Over,
    /// Nobody came back; nothing more happens here.
    Expired,
}

/// `GET /api/tables/{table}`: a table as its lobby shows it, before, during and after the match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export, export_to = "wire.ts")]
pub struct Lobby {
    /// Its id.
    pub table: String,
    /// A short code to join by.
    pub code: String,
    /// Which game.
    pub game: String,
    /// The game's name.
    pub title: String,
    /// How far it has come.
    pub status: Status,
    /// Who may find it.
    pub visibility: Visibility,
    /// Seconds for each decision.
    pub clock: Option<u32>,
    /// How fast bots play.
    pub pace: Pace,
    /// What can be chosen for this many seats.
    pub settings: Vec<SettingText>,
    /// What was chosen, where it differs from the default.
    #[schema(value_type = Object)]
    #[ts(type = "Record<string, unknown>")]
    pub chosen: Json,
    /// Advice about what was chosen.
    pub advice: Option<String>,
    /// Every seat, in seat order.
    pub seats: Vec<LobbySeat>,
    /// What binds the host to its secret dice, published before anybody gives a nonce.
    pub commitment: String,
    /// SHA-256 of the content, which the commitment binds as well.
    pub content_hash: String,
    /// Why the match cannot start yet, in a sentence; null if the host may start it.
    pub waits_for: Option<String>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// How many entries the match has.
    pub seq: u32,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
}

/// A seat in the lobby.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export, export_to = "wire.ts")]
pub struct LobbySeat {
    /// Its number, counted from 0.
    pub seat: u32,
    /// Who sits there now.
    pub who: SeatKind,
    /// Whether a person holds it, even while a bot plays for them.
    pub held: bool,
    /// What they are called.
    pub name: String,
    /// Whether they are ready to start; bots always are.
    pub ready: bool,
    /// Whether its holder is connected right now.
    pub present: bool,
    /// Its part in the dice, once given.
    pub nonce: Option<String>,
    /// Settings its holder chose for it, which count before those of the table; null where others are
    /// not to know.
    #[schema(value_type = Object)]
    #[ts(type = "Record<string, unknown>")]
    pub own: Json,
}

/// `POST /api/tables/{table}/seats/{seat}/claim`: a person sits down on an open seat.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "wire.ts")]
pub struct ClaimSeat {
    /// What to call them; "Seat 3" if empty.
    #[serde(default)]
    #[schema(max_length = 40)]
    pub name: String,
    /// Random characters of the person's own, mixed into the dice. See the commitment first.
    #[schema(min_length = 1, max_length = 64)]
    pub nonce: String,
}

/// The seat is theirs.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[ts(export, export_to = "wire.ts")]
pub struct Claimed {
    /// Which seat.
    pub seat: u32,
    /// Whoever holds it has the seat, on any device. Shown only here.
    pub token: String,
}

/// `PATCH /api/tables/{table}/seats/{seat}`: `who` is the host's to change, all else the holder's.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "wire.ts")]
pub struct ChangeSeat {
    /// Open or a bot; whoever held the seat loses it.
    #[ts(optional)]
    pub who: Option<SeatKind>,
    /// What to call them.
    #[schema(max_length = 40)]
    #[ts(optional)]
    pub name: Option<String>,
    /// Whether they are ready to start.
    #[ts(optional)]
    pub ready: Option<bool>,
    /// Values for this seat, by the keys of settings that have one for each; null leaves it to the host.
    #[schema(value_type = Option<Object>)]
    #[ts(type = "Record<string, unknown>", optional)]
    pub settings: Option<Json>,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export, export_to = "wire.ts")]
pub struct TableCard {
    /// Its id.
    pub table: String,
    /// A short code to join by.
    pub code: String,
    /// Which game.
    pub game: String,
    /// The game's name.
    pub title: String,
    /// How far it has come.
    pub status: Status,
    /// The seats' names, in seat order; an open seat's is empty.
    pub names: Vec<String>,
    /// How many seats are open.
    pub open: u32,
    /// When something last happened there, in milliseconds since 1970.
    #[ts(type = "number")]
    pub updated: i64,
}

/// `POST /api/tables/mine`: what these tokens open.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "wire.ts")]
pub struct Mine {
    /// Host and seat tokens, at most 200.
    #[schema(max_items = 200)]
    pub tokens: Vec<String>,
}

/// A table some of these tokens open.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export, export_to = "wire.ts")]
pub struct MyTable {
    /// The table.
    #[serde(flatten)]
    pub card: TableCard,
    /// The seats held.
    pub seats: Vec<u32>,
    /// Whether they are the host.
    pub host: bool,
}
