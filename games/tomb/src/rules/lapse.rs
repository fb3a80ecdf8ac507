//! What is done for a seat that does not answer: as little as the rules allow.

use table::Seat;

use crate::action::{Action, Sequel};
use crate::play::Scene;
use crate::state::Ending;
use crate::step::Step;

impl Scene<'_> {
    /// The default for the question that waits for this seat.
    pub(crate) fn lapse(self, seat: Seat) -> Action {
        match self.state.agenda.next().copied() {
            Some(Step::March(beast)) => Action::March(self.state.beast(beast).at),
            Some(Step::Reroll(..)) => Action::KeepRoll,
            Some(Step::Recast(seat)) if self.keeps_character(seat) => Action::Lead(self.character_id(seat)),
            Some(Step::WhatNext(Ending::Complete)) => Action::Next(Sequel::NextStage),
            Some(Step::WhatNext(_)) => Action::Next(Sequel::Leave),
            Some(Step::Act) if self.check(seat, Action::EndTurn).is_ok() => Action::EndTurn,
            Some(Step::Act) if self.check(seat, Action::Drift).is_ok() => Action::Drift,
            // In the middle of a movement, on a space where nobody may stop: the first way on.
            _ => {
                let mut actions = Vec::new();
                self.list(seat, &mut actions);
                actions[0]
            }
        }
    }

    fn keeps_character(self, seat: Seat) -> bool {
        let own = self.character_id(seat);
        !self.state.sheets[..seat.index()].iter().any(|sheet| sheet.character == own)
    }
}
