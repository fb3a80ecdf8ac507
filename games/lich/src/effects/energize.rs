//! `Energize(whom: Same, energy: 4)`: energy regained, up to the maximum. [LIC-STAT-11]

use serde::{Deserialize, Serialize};
use table::Seat;

use super::{Use, Verb, Whom};
use crate::action::Target;
use crate::cites;
use crate::event::Event;
use crate::play::{Play, Scene};

/// Energy regained, up to the maximum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Energize {
    /// The target.
    pub whom: Whom,
    /// How much.
    pub energy: u8,
}

impl Verb for Energize {
    fn whom(&self) -> Whom {
        self.whom
    }

    fn fits(&self, chosen: Whom) -> Result<(), &'static str> {
        if self.energy == 0 {
            return Err("at least 1");
        }
        chosen.must_be_hero()
    }

    fn changes(&self, scene: Scene<'_>, using: Use, target: Target) -> bool {
        let tired = |seat| scene.state.hero(seat).energy < scene.max_energy(seat);
        scene.seats_meant(using, self.whom, target).any(tired)
    }

    fn run(&self, play: &mut Play<'_>, using: Use, target: Target) {
        play.each_meant(using, self.whom, target, |play, seat| play.energize(seat, self.energy));
    }

    fn text(&self, _spell: bool) -> String {
        format!("{} regains {} energy", self.whom.subject(), self.energy)
    }

    fn text_after(&self) -> String {
        format!("{} energy", self.energy)
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
