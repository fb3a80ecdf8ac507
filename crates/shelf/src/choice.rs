//! What is open to a seat, as everybody outside a game has it.

use serde::Serialize;
use table::{Choice, Handle, Json, RuleId, Seat};
use ts_rs::TS;
use utoipa::ToSchema;

/// One legal action.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema, TS)]
#[ts(export_to = "wire.ts")]
pub struct ChoiceText {
    /// Whose it is.
    pub seat: u32,
    /// What to send: its place among this seat's choices at this `seq`.
    pub index: u32,
    /// Or what to send: the action as JSON of the game.
    #[schema(value_type = serde_json::Value)]
    #[ts(type = "unknown")]
    pub action: Json,
    /// What it is called.
    pub label: String,
    /// The things on the table that light up for it, such as `tile:12`.
    #[schema(value_type = Vec<String>)]
    #[ts(type = "Array<string>")]
    pub touches: Vec<Handle>,
    /// The rule that allows it.
    #[schema(value_type = String)]
    #[ts(type = "string")]
    pub rule: RuleId,
}

impl ChoiceText {
    /// The choice at that place among a seat's.
    pub(crate) fn new<A: Serialize>(seat: Seat, index: usize, choice: Choice<A>) -> Self {
        let Choice { action, label, touches, rule } = choice;
        let index = u32::try_from(index).expect("a seat has few choices");
        Self { seat: seat.0.into(), index, action: Json::of(&action), label, touches, rule }
    }
}
