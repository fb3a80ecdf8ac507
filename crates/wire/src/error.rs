//! Errors, as in RFC 9457.

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::Update;

/// What went wrong, as `application/problem+json`. Nothing has changed.
#[derive(Clone, Debug, Serialize, ToSchema, TS)]
#[ts(export, export_to = "wire.ts")]
pub struct Problem {
    /// Always `about:blank`: `code` tells programs more.
    #[serde(rename = "type")]
    pub kind: String,
    /// The status in words.
    pub title: String,
    /// The HTTP status.
    pub status: u16,
    /// An identifier for programs: `stale`, `illegal`, `not_found`, …
    pub code: String,
    /// What is wrong and what was expected, for people.
    pub detail: String,
    /// The rule that forbids it first, then those that explain it; empty if it is no matter of rules.
    pub rules: Vec<String>,
    /// With `stale`: the match as it is now, for the asking viewer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub update: Option<Box<Update>>,
}
