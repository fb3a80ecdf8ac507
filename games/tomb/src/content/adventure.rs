//! Adventures: Stages in the order of their story.

use serde::Deserialize;
use table::Mark;

use super::StageId;

/// An adventure. [TOM-STAGE-01]
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Adventure {
    /// As data and setups name it: `aurelian`.
    pub id: String,
    /// Three letters: `AUR`.
    pub code: String,
    /// As it is printed: `Crypts of Aurelian`.
    pub name: String,
    /// What it is about.
    pub pitch: String,
    /// What it calls a Stage: the first printing of one adventure says Chamber. [TOM-STAGE-09]
    #[serde(default = "stage")]
    pub stage_word: String,
    /// Its Stages, from Stage I on; they say themselves to which adventure they belong.
    #[serde(skip)]
    pub stages: Vec<StageId>,
    /// Whose invention it is.
    pub mark: Mark,
}

fn stage() -> String {
    "Stage".to_owned()
}
