//! Games, their settings, rules and catalogues.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// A game as the home page shows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export, export_to = "wire.ts")]
pub struct GameCard {
    /// Its key in every request, such as `crusade`.
    pub key: String,
    /// Its name.
    pub title: String,
    /// One sentence that makes one want to play.
    pub pitch: String,
    /// The fewest seats.
    pub min_seats: u32,
    /// The most seats.
    pub max_seats: u32,
    /// How long a match takes people, in minutes, from and to.
    pub minutes: [u32; 2],
    /// The sides; a cooperative game has one.
    pub teams: Vec<String>,
    /// Whether players bring decks of their own.
    pub decks: bool,
    /// SHA-256 of all its content.
    pub content_hash: String,
}

/// `GET /api/house`: what the host of this site has set for everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export, export_to = "wire.ts")]
pub struct House {
    /// Where *Play now* begins.
    pub play_now: PlayNow,
}

/// Where a match against bots is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "wire.ts")]
pub enum PlayNow {
    /// In the page, wherever it can.
    #[default]
    Page,
    /// On the server.
    Server,
}

/// Something the lobby may choose before the start.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export, export_to = "wire.ts")]
pub struct SettingText {
    /// Its key in `settings`.
    pub key: String,
    /// What to call it.
    pub label: String,
    /// One sentence on what it changes.
    pub help: String,
    /// How it is chosen.
    pub kind: SettingKind,
    /// What holds if nobody chooses.
    #[schema(value_type = Value)]
    #[ts(type = "unknown")]
    pub default: Value,
    /// The rule behind it.
    pub rule: String,
}

/// How a setting is chosen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[ts(export, export_to = "wire.ts")]
pub enum SettingKind {
    /// One of a few values.
    Choice {
        /// The values.
        options: Vec<SettingOption>,
    },
    /// A whole number in a range, or null for what the rules say.
    Number {
        /// The smallest.
        min: u32,
        /// The largest.
        max: u32,
        /// What null means, in words; if missing, null is not allowed.
        automatic: Option<String>,
    },
    /// Yes or no.
    Toggle,
    /// A list in seat order, one of these values for each seat. The holder of a seat may choose for it.
    PerSeat {
        /// The values.
        options: Vec<SettingOption>,
    },
    /// The same, but what a holder chooses is not shown to others, and may be of their own making.
    Sealed {
        /// The values.
        options: Vec<SettingOption>,
    },
}

/// One value of a setting.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export, export_to = "wire.ts")]
pub struct SettingOption {
    /// What to send.
    #[schema(value_type = Value)]
    #[ts(type = "unknown")]
    pub value: Value,
    /// What to show.
    pub label: String,
}

/// Rules, in rulebook order.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export, export_to = "wire.ts")]
pub struct RulesPage {
    /// The rulebook's title.
    pub title: String,
    /// The game's rules, then the table's own, which hold in every game.
    pub rules: Vec<RuleText>,
}

/// One rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export, export_to = "wire.ts")]
pub struct RuleText {
    /// What log lines and refusals cite.
    pub id: String,
    /// The heading it stands under.
    pub chapter: String,
    /// The rule itself.
    pub text: String,
    /// Where it comes from, or why it was decided so; may be empty.
    pub note: String,
}

/// Something in the box that can be looked up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export, export_to = "wire.ts")]
pub struct EntryText {
    /// As content, views and handles name it: `holy_water`.
    pub key: String,
    /// As the table says it: `Holy Water`.
    pub name: String,
    /// What kind of thing: `Action Card, Tier 2`.
    pub kind: String,
    /// What it does.
    pub text: String,
    /// Whose invention it is.
    pub mark: EntryMark,
    /// The rules that govern it.
    pub rules: Vec<String>,
}

/// Whose invention a piece of content is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "wire.ts")]
pub enum EntryMark {
    /// As the rulebook has it.
    Printed,
    /// The rulebook's, with numbers it leaves open.
    Partly,
    /// Ours.
    House,
}
