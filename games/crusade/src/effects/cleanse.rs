//! `Cleanse(whom: AlliesAndMe(within: 1))`: all debuffs of these seats are removed. [CRU-CARD-04]

use serde::Deserialize;
use table::{Seat, SeatSet};

use super::Verb;
use crate::action::Target;
use crate::cites;
use crate::content::{Aim, Whom};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};

/// Washes debuffs off.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cleanse {
    /// Of whom.
    whom: Whom,
}

impl Cleanse {
    /// Those who have something to lose, on this turn or the next.
    fn debuffed(&self, scene: Scene<'_>, by: Seat, target: Target) -> SeatSet {
        let acting = &scene.state.acting;
        let suffers = |seat: &Seat| {
            scene.state.piece(*seat).coming.debuffed() || (*seat == acting.seat && acting.status.debuffed())
        };
        self.whom.seats(scene, by, target).into_iter().filter(suffers).collect()
    }
}

impl Verb for Cleanse {
    fn fits(&self, aim: Aim) -> Result<(), String> {
        self.whom.fits(aim)
    }

    fn needs_place(&self) -> bool {
        self.whom.needs_place()
    }

    fn hindrance(&self, scene: Scene<'_>, by: Seat, target: Target) -> Option<Illegal> {
        self.debuffed(scene, by, target).is_empty().then_some(Illegal::NoDebuff)
    }

    fn run(&self, play: &mut Play<'_>, by: Seat, target: Target) {
        for seat in self.debuffed(play.scene(), by, target) {
            play.state.piece_mut(seat).coming.cleanse();
            if seat == play.state.acting.seat {
                play.state.acting.status.cleanse();
            }
            play.tell(&[cites::CARD_04, cites::RUL_63], Event::Cleansed { seat });
        }
    }

    fn text(&self, aim: Aim) -> String {
        format!("Remove all debuffs from {}.", self.whom.text(aim))
    }
}
