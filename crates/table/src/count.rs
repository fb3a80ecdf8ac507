//! What a designer counts.

use crate::{Game, Occurrence};

/// What happens how often, for whoever measures a game's balance.
pub trait Count: Game {
    /// What a designer would count of what has just been told, heard by somebody who sees everything; and,
    /// when nothing is told, of how a match ended.
    fn occurrences(
        &self,
        state: &Self::State,
        told: Option<&Self::Event>,
        count: &mut dyn FnMut(Occurrence<'_>),
    ) {
        let (_, _, _) = (state, told, count);
    }
}
