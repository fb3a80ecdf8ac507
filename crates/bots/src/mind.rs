//! What a bot may know.

use table::{Dice, Seat, Think};

/// A match as one seat knows it. The true state comes in and never goes out: a bot sees what it
/// may do, and any number of states it could not tell from the true one.
#[derive(Debug)]
pub struct Mind<'a, G: Think> {
    game: &'a G,
    truth: &'a G::State,
    seat: Seat,
}

impl<G: Think> Clone for Mind<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Think> Copy for Mind<'_, G> {}

impl<'a, G: Think> Mind<'a, G> {
    /// The mind of whoever sits there.
    pub fn new(game: &'a G, truth: &'a G::State, seat: Seat) -> Self {
        Self { game, truth, seat }
    }

    /// The box, which holds no secret.
    pub fn game(&self) -> &'a G {
        self.game
    }

    /// Whose mind it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat may do now. The same in every state it can imagine, so this tells it nothing (K5).
    pub fn legal_actions(&self) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.game.legal_actions(self.truth, self.seat, &mut actions);
        assert!(!actions.is_empty(), "a bot is asked only when its seat is awaited");
        actions
    }

    /// What of that is worth a thought, by the game's own judgement of an imagined state.
    pub fn shortlist(&self, dice: &mut Dice) -> Vec<G::Action> {
        let mut actions = self.legal_actions();
        self.game.shortlist(&self.imagine(dice), self.seat, &mut actions);
        assert!(!actions.is_empty(), "a shortlist is never empty");
        actions
    }

    /// A state the seat could not tell from the true one.
    pub fn imagine(&self, dice: &mut Dice) -> G::State {
        let mut state = self.truth.clone();
        self.game.imagine(&mut state, self.seat, dice);
        state
    }

    /// The same, into a state that is no longer needed.
    pub fn imagine_into(&self, state: &mut G::State, dice: &mut Dice) {
        state.clone_from(self.truth);
        self.game.imagine(state, self.seat, dice);
    }
}
