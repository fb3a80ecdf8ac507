//! What is chosen before a match.

use crate::{Decks, Game, Refusal, SeatSet, Setting, SetupError};

/// What a lobby offers, and what it makes of the choice.
pub trait Lobby: Game {
    /// The setup a lobby starts from for that many seats.
    fn default_setup(&self, seats: usize) -> Result<Self::Setup, SetupError>;

    /// A setup for that many seats, with what it left open filled in as the default has it.
    fn complete(&self, setup: Self::Setup, seats: usize) -> Result<Self::Setup, SetupError> {
        let _ = seats;
        Ok(setup)
    }

    /// What a lobby for that many seats may choose, each a field of the setup.
    fn settings(&self, seats: usize) -> Vec<Setting> {
        let _ = seats;
        Vec::new()
    }

    /// What is known of decks, in a game to which players bring their own.
    fn decks(&self) -> Option<&dyn Decks> {
        None
    }

    /// Advice about a chosen setup that a lobby should show before the start.
    fn advice(&self, setup: &Self::Setup) -> Option<String> {
        let _ = setup;
        None
    }

    /// Whether one person may hold all these seats.
    fn may_hold(&self, state: &Self::State, seats: SeatSet) -> Result<(), Refusal> {
        let (_, _) = (state, seats);
        Ok(())
    }
}
