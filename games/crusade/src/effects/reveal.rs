//! `Reveal(whom: Chosen)`: these seats show their whole hands to everybody. [CRU-RUL-78]

use serde::Deserialize;
use table::{Seat, SeatSet};

use super::Verb;
use crate::action::Target;
use crate::cards::Counts;
use crate::cites;
use crate::content::{Aim, Whom};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::state::Seen;

/// Shows hands.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reveal {
    /// Whose.
    whom: Whom,
}

impl Reveal {
    fn holders(&self, scene: Scene<'_>, by: Seat, target: Target) -> SeatSet {
        let holds = |seat: &Seat| !scene.state.piece(*seat).hand.is_empty();
        self.whom.seats(scene, by, target).into_iter().filter(holds).collect()
    }
}

impl Verb for Reveal {
    fn fits(&self, aim: Aim) -> Result<(), String> {
        self.whom.fits(aim)
    }

    fn needs_place(&self) -> bool {
        self.whom.needs_place()
    }

    fn hindrance(&self, scene: Scene<'_>, by: Seat, target: Target) -> Option<Illegal> {
        if !self.holders(scene, by, target).is_empty() {
            return None;
        }
        Some(match target {
            Target::Seat(seat) => Illegal::EmptyHand(seat),
            _ => Illegal::NobodyNearGraves,
        })
    }

    /// A snapshot: later changes of the hand are not shown.
    fn run(&self, play: &mut Play<'_>, by: Seat, target: Target) {
        for seat in self.holders(play.scene(), by, target) {
            let round = play.state.round;
            let piece = play.state.piece_mut(seat);
            let hand = Counts::of(piece.hand.cards());
            piece.seen = Some(Seen { round, cards: hand });
            piece.known = hand;
            play.tray.reveal();
            let event = Event::Revealed { seat, hand };
            match self.whom {
                Whom::Chosen => play.tell(&[cites::CARD_06, cites::RUL_65, cites::RUL_78], event),
                _ => play.tell(&[cites::CARD_11, cites::RUL_70, cites::RUL_78], event),
            }
        }
    }

    fn text(&self, aim: Aim) -> String {
        let verb = if self.whom == Whom::Chosen { "shows" } else { "show" };
        let whom = self.whom.text(aim);
        let mut letters = whom.chars();
        let first = letters.next().map(|letter| letter.to_ascii_uppercase()).into_iter();
        let subject: String = first.chain(letters).collect();
        format!("{subject} {verb} all cards in hand to everybody, once.")
    }
}
