//! What is done for a seat that does not answer. [LIC-RUL-106]

use table::{Dice, Seat};

use crate::action::Action;
use crate::play::Scene;
use crate::step::Step;

/// The dice of the bot that answers: the same question gets the same answer.
const SEED: u64 = 106;

impl Scene<'_> {
    /// In camp the seat is ready; everything else is answered as a bot would.
    pub(crate) fn lapse(self, seat: Seat) -> Action {
        if let Some(Step::Camp(_)) = self.state.agenda.next() {
            return Action::Ready;
        }
        let mut actions = Vec::new();
        self.list(seat, &mut actions);
        actions[crate::bot::policy(self, seat, &actions, &mut Dice::fast(SEED))]
    }
}
