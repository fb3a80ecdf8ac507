//! Decks that lie inside the state, so that copying a state allocates nothing.

use serde::{Deserialize, Serialize};
pub use table::List;

/// A face-down pile, top card last, with the discard pile beside it. [LIC-RUL-94]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound(deserialize = "T: Copy + Default + Deserialize<'de>"))]
pub struct Deck<T, const N: usize> {
    /// What is still to be drawn. No seat may see it.
    pub pile: List<T, N>,
    /// What was played, face up.
    pub discard: List<T, N>,
}

impl<T: Copy + Default, const N: usize> Default for Deck<T, N> {
    fn default() -> Self {
        Self { pile: List::new(), discard: List::new() }
    }
}

impl<T, const N: usize> Deck<T, N> {
    /// Whether not even the discard pile has a card.
    pub fn is_empty(&self) -> bool {
        self.pile.is_empty() && self.discard.is_empty()
    }
}
