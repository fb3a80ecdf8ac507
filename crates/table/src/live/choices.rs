//! What is open to a seat, in words, and why something is not.

use super::Table;
use crate::{Choice, Refusal, Seat, WholeGame, rules};

impl<G: WholeGame> Table<G> {
    /// What is open to a seat, with words and handles.
    pub fn choices(&self, seat: Seat) -> Vec<Choice<G::Action>> {
        self.legal_actions(seat).into_iter().map(|action| self.choice(action)).collect()
    }

    /// An action that is open to a seat, with words and handles.
    pub fn choice(&self, action: G::Action) -> Choice<G::Action> {
        Choice {
            action,
            label: self.notation(action),
            touches: self.game.touches(&self.state, action),
            rule: self.game.allowed_by(&self.state, action),
        }
    }

    /// The question a seat is asked, in one line; nothing if it is not awaited or the game says nothing of it.
    pub fn prompt(&self, seat: Seat) -> Option<String> {
        let asked = self.turn().awaited().has(seat);
        asked.then(|| self.game.prompt(&self.state, seat, &self.names)).flatten()
    }

    /// What is open to a seat.
    pub fn legal_actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if self.turn().awaited().has(seat) {
            self.game.legal_actions(&self.state, seat, &mut actions);
        }
        actions
    }

    /// Whether a seat may do this now.
    pub fn is_legal(&self, seat: Seat, action: G::Action) -> bool {
        self.legal_actions(seat).contains(&action)
    }

    /// An action in words.
    pub fn notation(&self, action: G::Action) -> String {
        self.game.notation(&self.state, action, &self.names)
    }

    /// The same as people read it.
    pub fn say(&self, action: G::Action) -> String {
        self.game.say(&self.state, action, &self.names)
    }

    /// Reads an action in words, legal or not.
    pub fn read(&self, line: &str) -> Result<G::Action, Refusal> {
        self.game
            .read(&self.state, line, &self.names)
            .map_err(|what| Refusal::new(&[rules::READ_01], sentence(&what)))
    }

    /// Why a seat may not do this now; nothing if it may.
    pub fn why_not(&self, seat: Seat, action: G::Action) -> Option<Refusal> {
        self.check_seat(seat).and_then(|()| self.check_running()).err().or_else(|| {
            (!self.is_legal(seat, action)).then(|| self.game.refuse(&self.state, seat, action, &self.names))
        })
    }
}

/// With a capital and a full stop.
fn sentence(what: &str) -> String {
    let mut letters = what.trim_end_matches('.').chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).chain(['.']).collect()
}
