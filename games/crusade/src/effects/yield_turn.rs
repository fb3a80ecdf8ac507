//! `YieldTurn`: the turn ends at once, whatever could still be done. [CRU-RUL-67]

use table::Seat;

use super::Verb;
use crate::action::Target;
use crate::cites;
use crate::content::Aim;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};

/// Gives the turn up.
pub(super) struct YieldTurn;

impl Verb for YieldTurn {
    /// Only a whole turn can be given up.
    fn hindrance(&self, scene: Scene<'_>, _by: Seat, _target: Target) -> Option<Illegal> {
        (!scene.state.acting.fresh()).then_some(Illegal::NotFirst)
    }

    fn run(&self, play: &mut Play<'_>, by: Seat, _target: Target) {
        play.state.acting.yielded = true;
        play.tell(&[cites::CARD_08, cites::RUL_67], Event::Yielded { seat: by });
    }

    fn text(&self, _aim: Aim) -> String {
        "This must be the first thing you do, and it ends your turn.".to_owned()
    }
}
