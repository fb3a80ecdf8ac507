//! `Seal`: a seal with side 2 up on the chosen grave, or its seal turned back to 2. [CRU-SEAL-01]

use table::Seat;

use super::{Verb, aimed_tile};
use crate::action::Target;
use crate::cites;
use crate::content::Aim;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};

/// Seals a grave.
pub(super) struct Seal;

impl Verb for Seal {
    fn fits(&self, aim: Aim) -> Result<(), String> {
        if aim == Aim::AnyGrave { Ok(()) } else { Err("expected the aim AnyGrave".to_owned()) }
    }

    fn hindrance(&self, scene: Scene<'_>, _by: Seat, target: Target) -> Option<Illegal> {
        let tile = aimed_tile(target);
        scene.state.seals.two.has(tile).then_some(Illegal::FreshSeal(tile))
    }

    /// A seal on a bare grave does not stop this same turn's capture; a renewed one does. [CRU-RUL-56]
    fn run(&self, play: &mut Play<'_>, by: Seat, target: Target) {
        let tile = aimed_tile(target);
        let seals = &mut play.state.seals;
        let renewed = seals.one.has(tile);
        seals.one.remove(tile);
        seals.two.add(tile);
        if renewed {
            play.tell(&[cites::SEAL_01, cites::RUL_57], Event::Sealed { seat: by, tile, renewed });
        } else {
            play.state.acting.sealed.add(tile);
            play.tell(&[cites::SEAL_01, cites::RUL_54], Event::Sealed { seat: by, tile, renewed });
        }
    }

    fn text(&self, _aim: Aim) -> String {
        "Seal any grave: nobody captures it for the rest of this round and all of the next. A grave \
         sealed on the turn you end on it is still yours to capture."
            .to_owned()
    }
}
