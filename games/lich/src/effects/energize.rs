//! `Energize(whom: Same, energy: 4)`: energy regained, up to the maximum. [LIC-STAT-11]

use table::Seat;

use crate::cites;
use crate::event::Event;
use crate::play::{Play, Scene};

impl Scene<'_> {
    pub(super) fn can_energize(self, seat: Seat) -> bool {
        self.state.hero(seat).energy < self.max_energy(seat)
    }
}

impl Play<'_> {
    /// An adventurer gets energy back.
    pub(crate) fn energize(&mut self, seat: Seat, energy: u8) {
        let room = self.scene().max_energy(seat).saturating_sub(self.state.hero(seat).energy);
        let gained = energy.min(room);
        if gained > 0 {
            let hero = self.state.hero_mut(seat);
            hero.energy += gained;
            let now = hero.energy;
            self.tell(&[cites::STAT_11], Event::Energized { seat, energy: gained, now });
        }
    }
}
