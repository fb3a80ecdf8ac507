//! `GiveBack`: the chosen seat chooses a card of its hand, which goes back to the Shop. [CRU-CARD-05]

use serde::{Deserialize, Serialize};
use table::stage::Question;
use table::{Names, RuleId, Seat, SeatSet};

use super::{Verb, aimed_seat, expects_piece};
use crate::action::{Action, Target};
use crate::cites::{CARD_05, RUL_16, RUL_22, RUL_64, TEAM_04};
use crate::content::{Aim, Crusade};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::view::Phase;

/// Costs somebody a card.
pub(super) struct LosesCard;

impl Verb for LosesCard {
    fn fits(&self, aim: Aim) -> Result<(), String> {
        expects_piece(aim)
    }

    fn hindrance(&self, scene: Scene<'_>, _by: Seat, target: Target) -> Option<Illegal> {
        let seat = aimed_seat(target);
        scene.state.piece(seat).hand.is_empty().then_some(Illegal::EmptyHand(seat))
    }

    fn is_still_possible(&self, scene: Scene<'_>, target: Target) -> bool {
        !scene.state.piece(aimed_seat(target)).hand.is_empty()
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
            play.push(GiveBack(seat));
        }
    }

    fn text(&self, aim: Aim) -> String {
        format!(
            "Blow one card out of the hand of {}; they choose which. It goes back into its deck.",
            aim.text()
        )
    }
}

/// A Necromancer under a Leaf Blower chooses a card. [CRU-RUL-64]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GiveBack(pub Seat);

impl Question<Crusade> for GiveBack {
    /// Nobody, if an effect of the same card has taken the last one. [CRU-RUL-84]
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        if scene.state.piece(self.0).hand.is_empty() { SeatSet::NONE } else { SeatSet::only(self.0) }
    }

    /// One of each kind.
    fn options(&self, scene: Scene<'_>, seat: Seat, out: &mut Vec<Action>) {
        let mut listed = 0u32;
        for card in scene.state.piece(seat).hand.cards() {
            if listed & (1 << card.0) == 0 {
                listed |= 1 << card.0;
                out.push(Action::GiveBack(*card));
            }
        }
    }

    fn refuse(&self, scene: Scene<'_>, seat: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::GiveBack(card) if scene.state.piece(seat).hand.has(card) => None,
            Action::GiveBack(card) => Some(Illegal::NotInHand(card)),
            other => Some(Illegal::NotNow(other)),
        }
    }

    fn refuse_others(&self, _scene: Scene<'_>, _seat: Seat) -> Illegal {
        Illegal::NotYourTurn(self.0, &[TEAM_04, RUL_22, RUL_64])
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: Action) {
        let Action::GiveBack(card) = action else { unreachable!("{action:?} gives no card back") };
        play.state.agenda.take();
        play.give_back(seat, card);
    }

    /// The oldest of the lowest tier. [CRU-RUL-82]
    fn lapse(&self, scene: Scene<'_>, seat: Seat) -> Action {
        let hand = scene.state.piece(seat).hand;
        let oldest = hand.cards().iter().min_by_key(|card| scene.game.card(**card).tier);
        Action::GiveBack(*oldest.expect("only holders of cards give one back"))
    }

    fn prompt(&self, _scene: Scene<'_>, _seat: Seat, _names: &Names) -> String {
        "The Leaf Blower found you: which card goes back?".to_owned()
    }

    fn shown(&self, _scene: Scene<'_>) -> Phase {
        Phase::GiveBack { seat: self.0 }
    }
}
