//! What is done for a seat that does not answer. [CRU-RUL-82]

use table::Seat;

use crate::action::Action;
use crate::play::Scene;
use crate::rules::setup::lineups;
use crate::step::Step;

impl Scene<'_> {
    /// The default for the question that waits for this seat.
    pub(crate) fn lapse(self, seat: Seat) -> Action {
        match self.state.agenda.next() {
            Some(Step::ChooseOrder(team)) => {
                let mut first = None;
                lineups(self.state.orders[team.index()], |order| first = first.or(Some(order)));
                Action::Order(first.expect("a team has members"))
            }
            Some(Step::ChooseEdge(_)) => Action::Edge(self.board().edges[0]),
            Some(Step::GiveBack(_)) => {
                let hand = self.state.piece(seat).hand;
                let oldest = hand.cards().iter().min_by_key(|card| self.game.card(**card).tier);
                Action::GiveBack(*oldest.expect("only holders of cards give one back"))
            }
            Some(Step::Shop(_)) => Action::Done,
            _ => Action::EndTurn,
        }
    }
}
