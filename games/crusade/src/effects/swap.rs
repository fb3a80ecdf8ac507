//! `Swap`: the player and the chosen piece change places. [CRU-CARD-15]

use table::Seat;

use super::{Verb, aimed_seat, expects_piece};
use crate::action::Target;
use crate::cites;
use crate::content::Aim;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::state::Place;

/// Changes places.
pub(super) struct Swap;

impl Verb for Swap {
    fn fits(&self, aim: Aim) -> Result<(), String> {
        expects_piece(aim)
    }

    fn needs_place(&self) -> bool {
        true
    }

    fn hindrance(&self, _scene: Scene<'_>, _by: Seat, _target: Target) -> Option<Illegal> {
        None // the aim has seen to both pieces
    }

    fn run(&self, play: &mut Play<'_>, by: Seat, target: Target) {
        let whom = aimed_seat(target);
        let mine = play.scene().tile(by).expect("a card that swaps needs a place");
        let theirs = play.scene().tile(whom).expect("the aim asks for a piece on the board");
        play.state.piece_mut(by).place = Place::On(theirs);
        play.state.piece_mut(whom).place = Place::On(mine);
        let event = Event::Swapped { seat: by, whom, to: theirs, back: mine };
        if play.state.graves.has(mine) {
            play.tell(&[cites::CARD_15, cites::RUL_74, cites::RUL_34], event);
        } else {
            play.tell(&[cites::CARD_15, cites::RUL_74], event);
        }
    }

    fn text(&self, aim: Aim) -> String {
        format!("Change places with {}.", aim.text())
    }
}
