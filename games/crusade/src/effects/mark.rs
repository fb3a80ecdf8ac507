//! `Mark`: the own Portal marker is put on the own tile. [CRU-CARD-16]

use table::Seat;

use super::Verb;
use crate::action::Target;
use crate::cites;
use crate::content::Aim;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};

/// Puts the marker down.
pub(super) struct Mark;

impl Verb for Mark {
    fn needs_place(&self) -> bool {
        true
    }

    fn hindrance(&self, scene: Scene<'_>, by: Seat, _target: Target) -> Option<Illegal> {
        let piece = scene.state.piece(by);
        (piece.portal.is_some() && piece.portal == piece.place.tile()).then_some(Illegal::OnOwnMarker)
    }

    fn run(&self, play: &mut Play<'_>, by: Seat, _target: Target) {
        let tile = play.scene().tile(by).expect("a card that marks needs a place");
        let moved = play.state.piece_mut(by).portal.replace(tile).is_some();
        play.state.acting.marked = true;
        play.tell(&[cites::CARD_16, cites::RUL_75], Event::Marked { seat: by, tile, moved });
    }

    fn text(&self, _aim: Aim) -> String {
        "Put your Portal marker on your tile. From your next turn on you may teleport to it instead of moving."
            .to_owned()
    }
}
