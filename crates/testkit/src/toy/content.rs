//! What lies in the box.

use std::collections::BTreeMap;

use serde::Deserialize;
use table::{ContentError, Files};

use super::Card;

const BOX: &str = "box.ron";

/// How many of each thing there are. [VLT-SET-02]
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Content {
    /// Cards dealt to each thief.
    pub(super) hand: usize,
    /// Coins in the vault for each thief.
    pub(super) coins: u16,
    /// How often each card is in the deck.
    pub(super) cards: BTreeMap<Card, usize>,
}

/// As it lies in the box.
pub(super) fn printed() -> Files {
    let mut files = Files::new();
    files.insert(BOX, include_str!("../../toy/content/box.ron"));
    files
}

/// The scenario sheets.
pub(super) fn scenarios() -> Files {
    let mut files = Files::new();
    files.insert("2-turn.ron", include_str!("../../toy/scenarios/2-turn.ron"));
    files.insert("4-stack.ron", include_str!("../../toy/scenarios/4-stack.ron"));
    files.insert("5-end.ron", include_str!("../../toy/scenarios/5-end.ron"));
    files
}

impl Content {
    /// Reads and checks it.
    pub(super) fn read(files: &Files, most_seats: usize) -> Result<Self, Vec<ContentError>> {
        let content: Self = files.read(BOX).map_err(|error| vec![error])?;
        let needed = content.hand * most_seats;
        if content.deck().len() < needed {
            let what = format!("expected at least {needed} cards, enough for {most_seats} hands");
            return Err(vec![ContentError { file: BOX.to_owned(), line: 1, what }]);
        }
        Ok(content)
    }

    /// All cards, sorted.
    pub(super) fn deck(&self) -> Vec<Card> {
        self.cards.iter().flat_map(|(card, count)| std::iter::repeat_n(*card, *count)).collect()
    }
}
