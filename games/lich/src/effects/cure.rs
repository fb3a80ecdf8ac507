//! `Cure(whom: Same)`: Sickened no longer. [LIC-RUL-47]

use table::Seat;

use crate::cites;
use crate::event::Event;
use crate::play::{Play, Scene};

impl Scene<'_> {
    pub(super) fn can_cure(self, seat: Seat) -> bool {
        self.state.hero(seat).sickened
    }
}

impl Play<'_> {
    pub(super) fn cure(&mut self, seat: Seat) {
        if std::mem::take(&mut self.state.hero_mut(seat).sickened) {
            self.tell(&[cites::RUL_47], Event::Cured { seat });
        }
    }
}
