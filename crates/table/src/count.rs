//! What a designer counts.

use crate::{Game, Notch};

/// What happens how often, for whoever measures a game's balance.
pub trait Count: Game {
    /// What a designer would count of what has just been told, heard by somebody who sees everything; and,
    /// when nothing is told, of how a match ended.
    fn notches(&self, state: &Self::State, told: Option<&Self::Event>, cut: &mut dyn FnMut(Notch<'_>)) {
        let (_, _, _) = (state, told, cut);
    }
}
