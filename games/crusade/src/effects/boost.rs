//! `Boost(whom: Chosen, movement: 2, cards: 1)`: more movement and cards on the next turn. [CRU-RUL-68]

use serde::Deserialize;
use table::Seat;

use super::Verb;
use crate::action::Target;
use crate::cites;
use crate::content::card::tiles;
use crate::content::{Aim, Whom};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};

/// Gives a bonus.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Boost {
    /// To whom.
    whom: Whom,
    /// Steps more.
    movement: u8,
    /// Cards more.
    cards: u8,
}

impl Verb for Boost {
    fn fits(&self, aim: Aim) -> Result<(), String> {
        self.whom.fits(aim)
    }

    fn needs_place(&self) -> bool {
        self.whom.needs_place()
    }

    fn hindrance(&self, scene: Scene<'_>, by: Seat, target: Target) -> Option<Illegal> {
        self.whom.seats(scene, by, target).is_empty().then_some(Illegal::NobodyThere)
    }

    fn run(&self, play: &mut Play<'_>, by: Seat, target: Target) {
        for seat in self.whom.seats(play.scene(), by, target) {
            let coming = &mut play.state.piece_mut(seat).coming;
            let again = coming.extra_cards > 0;
            coming.extra_movement = coming.extra_movement.saturating_add(self.movement);
            coming.extra_cards = coming.extra_cards.saturating_add(self.cards);
            let event = Event::Boosted { seat, movement: self.movement, cards: self.cards };
            match (self.whom, again) {
                (Whom::Me, _) => play.tell(&[cites::CARD_14, cites::RUL_73, cites::RUL_53], event),
                (_, false) => play.tell(&[cites::CARD_08, cites::RUL_68, cites::RUL_50], event),
                (_, true) => play.tell(&[cites::CARD_08, cites::RUL_68, cites::RUL_52], event),
            }
        }
    }

    fn text(&self, aim: Aim) -> String {
        let whom = self.whom.text(aim);
        let plural = if self.whom == Whom::Me { "" } else { "s" };
        let move_more = format!("move{plural} {} more", tiles(self.movement));
        match self.cards {
            0 => format!("On the next turn {whom} {move_more}."),
            cards => format!("On the next turn {whom} may use {cards} more card and {move_more}."),
        }
    }
}
