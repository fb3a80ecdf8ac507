//! What changed at a table, short enough to be told a thousand times a second.
//!
//! Most of what a match says it has said before: the same places to go to, the same sentences, the same
//! rules. So every phrase is sent once and then called by its number. A phrase is one of these, and where
//! its number stands tells which:
//!
//! - a path into the view: `["seats", 0, "at"]`
//! - rules: `["CRU-MOVE-01", "CRU-MOVE-03"]`
//! - a choice: `[label, action, touches, number of its rules]`
//! - a line of the log: `[sentence, number of its rules, event]`, the last missing if there is none

use std::fmt;

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{ClockText, SeatText, Status, TurnText};

/// What differs from the message before. Whatever is missing is as it was, except `choices`,
/// `can_take_back` and `clock`: these are gone.
#[derive(Clone, Debug, Default, Serialize, ToSchema, TS)]
#[ts(export, export_to = "wire.ts")]
pub struct Change {
    /// How many entries the match has now.
    pub seq: u32,
    /// The key of the act that led here, for those who hold its seat: it is done and on disk.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub done: Option<String>,
    /// Forget all phrases before reading on.
    #[serde(skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<_>")]
    pub anew: bool,
    /// Phrases said for the first time. They are numbered in this order, on from those before.
    #[serde(skip_serializing_if = "Listed::stands_apart")]
    #[schema(value_type = Vec<serde_json::Value>)]
    #[ts(type = "unknown[]", optional)]
    pub phrases: Listed,
    /// How far the match has come.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub status: Option<Status>,
    /// Values to put in place in the view, in this order: the number of the path to each, then the
    /// value. Nothing else changed; lists never change their length this way. The empty path is all of it.
    #[serde(skip_serializing_if = "Listed::stands_apart")]
    #[schema(value_type = Vec<serde_json::Value>)]
    #[ts(type = "[number, unknown][]", optional)]
    pub view: Listed,
    /// Whom it waits for, or how it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub turn: Option<TurnText>,
    /// What is open to the viewer's own awaited seats: each seat with its choices' numbers.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<serde_json::Value>)]
    #[ts(optional, as = "Option<_>")]
    pub choices: Vec<(u32, Vec<u32>)>,
    /// Whether the viewer may take the newest action back now.
    #[serde(skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<_>")]
    pub can_take_back: bool,
    /// How many lines of the log stay, if something was taken back; the others are dropped.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub log_from: Option<u32>,
    /// New lines of the log: each entry with its lines' numbers.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<serde_json::Value>)]
    #[ts(optional, as = "Option<_>")]
    pub log: Vec<(u32, Vec<u32>)>,
    /// Lines that say more now that the match is over: the place of each in the log, then its number.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<serde_json::Value>)]
    #[ts(optional, as = "Option<_>")]
    pub opened: Vec<(u32, u32)>,
    /// All seats, in seat order.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seats: Option<Vec<SeatText>>,
    /// The time left for this decision, if there is a clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clock: Option<ClockText>,
}

/// A list of JSON values, written one by one as they come.
#[derive(Clone, Default, Serialize)]
pub struct Listed(Vec<u8>);

/// Most lists are shorter.
const USUAL: usize = 500;

impl Listed {
    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// One more.
    pub fn write(&mut self, value: &impl Serialize) {
        self.go_on();
        write(&mut self.0, value);
        self.0.push(b']');
    }

    /// One more, which is a list itself.
    pub(crate) fn nest(&mut self, parts: impl FnOnce(&mut Parts<'_>)) {
        self.go_on();
        self.0.push(b'[');
        parts(&mut Parts { text: &mut self.0, is_first: true });
        self.0.extend_from_slice(b"]]");
    }

    fn go_on(&mut self) {
        if let Some(end) = self.0.last_mut() {
            *end = b',';
        } else {
            self.0.reserve(USUAL);
            self.0.push(b'[');
        }
    }

    /// It is not written again with the change it belongs to, but behind all else. [`Change::end`]
    fn stands_apart(_: &Self) -> bool {
        true
    }

    /// Puts it at the end of a JSON object that is not empty.
    fn end(&self, name: &str, object: &mut Vec<u8>) {
        if !self.is_empty() {
            object.pop();
            object.extend_from_slice(b",\"");
            object.extend_from_slice(name.as_bytes());
            object.extend_from_slice(b"\":");
            object.extend_from_slice(&self.0);
            object.push(b'}');
        }
    }
}

/// The parts of a list inside a list.
pub(crate) struct Parts<'a> {
    text: &'a mut Vec<u8>,
    is_first: bool,
}

impl Parts<'_> {
    /// One more, which is JSON already.
    pub(crate) fn add(&mut self, json: &str) {
        self.go_on();
        self.text.extend_from_slice(json.as_bytes());
    }

    /// One more.
    pub(crate) fn write(&mut self, value: &impl Serialize) {
        self.go_on();
        write(self.text, value);
    }

    fn go_on(&mut self) {
        if !std::mem::take(&mut self.is_first) {
            self.text.push(b',');
        }
    }
}

fn write(text: &mut Vec<u8>, value: &impl Serialize) {
    serde_json::to_writer(text, value).expect("what is told is plain data");
}

impl Change {
    /// Puts what was written before at the end of the object that this was written to.
    pub(super) fn end(&self, object: &mut Vec<u8>) {
        self.phrases.end("phrases", object);
        self.view.end("view", object);
    }
}

impl fmt::Debug for Listed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&String::from_utf8_lossy(&self.0))
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
fn is_false(it: &bool) -> bool {
    !it
}
