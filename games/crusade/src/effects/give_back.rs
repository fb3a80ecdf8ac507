//! `GiveBack`: the chosen seat chooses a card of its hand, which goes back to the Shop. [CRU-CARD-05]

use table::{RuleId, Seat};

use super::{Verb, aimed_seat, expects_piece};
use crate::action::Target;
use crate::cites::{CARD_05, RUL_16, RUL_64};
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
            let outside = play.scene().tile(seat).is_none();
            let rules: &[RuleId] = if outside { &[CARD_05, RUL_64, RUL_16] } else { &[CARD_05, RUL_64] };
            play.tell(rules, Event::MustGiveBack { seat });
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
