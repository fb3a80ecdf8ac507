//! `Shove(whom: Front)`: a monster of the own file goes into an open space beside it. [LIC-RUL-17]

use table::Seat;

use crate::action::Target;
use crate::cites;
use crate::event::Event;
use crate::field::Place;
use crate::play::Play;

impl Play<'_> {
    /// No attack: it cannot be evaded and triggers nothing.
    pub(super) fn shove(&mut self, by: Seat, target: Target) {
        let Target::Push(id, side) = target else { return };
        let (Some(foe), Some(column)) = (self.named(id), side.of(self.state.column(by))) else { return };
        let to = Place::Front { column, row: 1 };
        self.state.combat.field.shift(id, to);
        self.tell(&[cites::FAQ_04, cites::RUL_17, cites::RUL_04], Event::Shoved { seat: by, foe, to });
    }
}
