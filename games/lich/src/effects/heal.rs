//! `Heal(whom: Ally, health: 3)`: health regained, up to the maximum; wakes the fainted. [LIC-RUL-59]

use table::{RuleId, Seat};

use crate::cites;
use crate::event::{Event, Figure};
use crate::play::{Play, Scene};
use crate::state::Who;

impl Scene<'_> {
    pub(super) fn can_heal(self, seat: Seat) -> bool {
        self.state.hero(seat).health < self.max_health(seat)
    }
}

impl Play<'_> {
    /// Somebody gives an adventurer health back. Monsters do not move because of it.
    pub(crate) fn heal(&mut self, by: Seat, seat: Seat, health: u8) {
        let fainted = !self.state.hero(seat).stands();
        let gained = self.regain(Who::Hero(seat), health);
        if gained == 0 {
            return;
        }
        self.state.hero_mut(by).deeds.healed += u16::from(gained);
        let now = self.state.hero(seat).health;
        let woke = fainted && self.state.in_combat();
        let rules: &[RuleId] =
            if woke { &[cites::RUL_59, cites::STAT_09, cites::RUL_21] } else { &[cites::RUL_59] };
        self.tell(rules, Event::Heals { who: Figure::Hero(seat), health: gained, now, woke });
    }
}
