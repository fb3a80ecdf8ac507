//! `ignore_event`: events that do not happen to a character.

use table::Seat;

use crate::content::{Effect, Label};
use crate::crypt::Room;
use crate::play::Scene;

impl Scene<'_> {
    /// Whether all events of a hex are still ignored. [PHA-RUL-100]
    pub(crate) fn ignored_period(self, room: Room) -> bool {
        room == Room::START && self.state.round == 1
    }

    /// Whether a character ignores the events of a hex, or the part of this label. [PHA-RUL-104]
    pub(crate) fn ignores(self, seat: Seat, room: Room, label: Option<Label>) -> bool {
        if self.ignored_period(room) {
            return true;
        }
        let covers = |step: &Effect| match step {
            Effect::IgnoreEvent(ignore) => ignore.label.is_none() || ignore.label == label,
            _ => false,
        };
        self.benefits_in(seat, room).iter().any(covers)
            || self
                .state
                .lasting
                .iter()
                .any(|lasting| lasting.by == seat && self.game.steps(lasting.steps).iter().any(covers))
    }
}
