//! `GiveBack`: the chosen seat chooses a card of its hand, which goes back to the Shop. [CRU-CARD-05]

use table::Seat;

use super::{Verb, aimed_seat, expects_piece};
use crate::action::Target;
use crate::cites;
use crate::content::Aim;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::step::Step;

/// Costs somebody a card.
pub(super) struct GiveBack;

impl Verb for GiveBack {
    fn fits(&self, aim: Aim) -> Result<(), String> {
        expects_piece(aim)
    }

    fn hindrance(&self, scene: Scene<'_>, _by: Seat, target: Target) -> Option<Illegal> {
        let seat = aimed_seat(target);
        scene.state.piece(seat).hand.is_empty().then_some(Illegal::EmptyHand(seat))
    }

    /// With one card there is nothing to choose. [CRU-RUL-64]
    fn run(&self, play: &mut Play<'_>, _by: Seat, target: Target) {
        let seat = aimed_seat(target);
        if let [only] = *play.state.piece(seat).hand.cards() {
            play.give_back(seat, only);
        } else {
            play.tell(&[cites::CARD_05, cites::RUL_64], Event::MustGiveBack { seat });
            play.state.agenda.push(Step::GiveBack(seat));
        }
    }

    fn text(&self, aim: Aim) -> String {
        format!(
            "Blow one card out of the hand of {}; they choose which. It goes back into its deck.",
            aim.text()
        )
    }
}
