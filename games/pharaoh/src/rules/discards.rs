//! T4: the hand comes down to its limit, or further. [PHA-DISC-01]

use serde::{Deserialize, Serialize};
use table::stage::Question;
use table::{Names, RuleId, Seat, SeatSet};

use crate::action::{Action, Way};
use crate::bot::Robber;
use crate::cites;
use crate::content::{CardId, Pharaoh, Rarity};
use crate::illegal::{Illegal, no};
use crate::play::{Play, Scene};
use crate::view::AskedView;
use crate::words::number;

/// T4. [PHA-DISC-01]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnDiscard;

impl Question<Pharaoh> for TurnDiscard {
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        let seat = scene.state.turn.seat;
        let player = scene.state.player(seat);
        (!player.defeated && !player.hand.is_empty() && !scene.state.turn.over).then_some(seat).into()
    }

    /// Any card, and any-time cards that answer nothing. [PHA-RUL-38]
    fn options(&self, scene: Scene<'_>, seat: Seat, out: &mut Vec<Action>) {
        if over_limit(scene, seat) == 0 {
            out.push(Action::Done);
        }
        scene.each_kind(seat, |piece, kind| {
            out.push(Action::Discard(kind));
            if scene.state.stack.is_empty() && scene.responds(seat, piece, None) {
                out.push(Action::Play(kind, Way::Respond));
            }
        });
    }

    fn refuse(&self, scene: Scene<'_>, seat: Seat, action: Action) -> Option<Illegal> {
        Some(match action {
            Action::Discard(_) => no(&[cites::DISC_01, cites::CARD_04], "That card is not in your hand."),
            Action::Done => {
                let hand = scene.state.player(seat).hand.len();
                let sentence =
                    format!("You hold {hand} cards; at most {} may stay.", scene.game.numbers().hand_limit);
                no(&[cites::DISC_02, cites::RUL_38, cites::RUL_39], sentence)
            }
            _ => no(
                &[cites::DISC_01, cites::TURN_01, cites::RUL_29],
                "Actions are over; discard what you like, then say done.",
            ),
        })
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: Action) {
        match action {
            Action::Discard(kind) => play.discard_one(seat, kind),
            Action::Play(kind, _) => play.respond(seat, kind, None),
            Action::Done => drop(play.state.agenda.take()),
            other => unreachable!("{other:?} discards nothing"),
        }
    }

    fn skip(self, _play: &mut Play<'_>) {}

    /// The lowest rarity first, never the Key.
    fn lapse(&self, scene: Scene<'_>, seat: Seat) -> Action {
        if over_limit(scene, seat) == 0 {
            return Action::Done;
        }
        let key = scene.game.key();
        let rarity = |kind: &CardId| if *kind == key { Rarity::U } else { scene.game.card(*kind).rarity() };
        let mut kinds = Vec::new();
        scene.each_kind(seat, |_, kind| kinds.push(kind));
        let lowest = kinds.into_iter().min_by_key(rarity);
        Action::Discard(lowest.expect("a hand over its limit is not empty"))
    }

    fn prompt(&self, scene: Scene<'_>, seat: Seat, _names: &Names) -> String {
        match over_limit(scene, seat) {
            0 => "Discard what you like, then end your turn".to_owned(),
            1 => "You hold a card too many: which one goes?".to_owned(),
            more => format!("You hold {} cards too many: which one goes?", number(more)),
        }
    }

    fn shown(&self, _scene: Scene<'_>) -> AskedView {
        AskedView::about("discard")
    }

    fn liking(&self, scene: Scene<'_>, seat: Seat, action: Action) -> i32 {
        Robber { scene, seat }.at_discard(action)
    }
}

/// How many cards must go.
fn over_limit(scene: Scene<'_>, seat: Seat) -> usize {
    scene.state.player(seat).hand.len().saturating_sub(usize::from(scene.game.numbers().hand_limit))
}

impl Play<'_> {
    /// One card of T4. [PHA-RUL-38]
    fn discard_one(&mut self, seat: Seat, kind: CardId) {
        let piece = self.take_from_hand(seat, kind, 0);
        let rules: &[RuleId] = if self.state.kind(piece) == self.game.key() {
            &[cites::DISC_01, cites::RUL_121]
        } else {
            &[cites::DISC_01, cites::RUL_38]
        };
        self.discard(piece, rules);
    }
}
