//! `Afflict(whom: Chosen, with: Rooted)`: a debuff for the next turn of each. [CRU-RUL-51]

use serde::Deserialize;
use table::{RuleId, Seat};

use super::Verb;
use crate::action::Target;
use crate::cites;
use crate::content::{Aim, Debuff, Whom};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::state::Status;

/// Lays a debuff on somebody.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Afflict {
    /// On whom.
    whom: Whom,
    /// Which.
    with: Debuff,
}

impl Verb for Afflict {
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
        let seats = self.whom.seats(play.scene(), by, target);
        for seat in seats {
            let again = befall(&mut play.state.piece_mut(seat).coming, self.with);
            play.tell(
                rules(self.with, again, seats.len() > 1),
                Event::Afflicted { seat, with: self.with, again },
            );
        }
    }

    fn text(&self, aim: Aim) -> String {
        let whom = self.whom.text(aim);
        let what = match self.with {
            Debuff::Rooted => "may not move",
            Debuff::Drained => "moves 1 tile less",
            Debuff::Spooked => "captures no grave",
            Debuff::Silenced => "may not use a card",
        };
        format!("On the next turn {whom} {what}.")
    }
}

/// Lays the debuff on; says whether it lay there already. Only *drained* adds up. [CRU-RUL-52]
fn befall(coming: &mut Status, with: Debuff) -> bool {
    match with {
        Debuff::Rooted => std::mem::replace(&mut coming.rooted, true),
        Debuff::Spooked => std::mem::replace(&mut coming.spooked, true),
        Debuff::Silenced => std::mem::replace(&mut coming.silenced, true),
        Debuff::Drained => {
            coming.drained = coming.drained.saturating_add(1);
            coming.drained > 1
        }
    }
}

fn rules(with: Debuff, again: bool, several: bool) -> &'static [RuleId] {
    use cites::{
        CARD_07, CARD_12, CARD_14, CARD_17, RUL_50, RUL_51, RUL_52, RUL_66, RUL_71, RUL_73, RUL_77, RUL_83,
    };
    match (with, again, several) {
        (Debuff::Rooted, false, _) => &[CARD_12, RUL_71, RUL_50, RUL_51],
        (Debuff::Rooted, true, _) => &[CARD_12, RUL_52],
        (Debuff::Drained, false, _) => &[CARD_14, RUL_73, RUL_50, RUL_51],
        (Debuff::Drained, true, _) => &[CARD_14, RUL_73, RUL_52],
        (Debuff::Spooked, true, _) => &[CARD_17, RUL_52],
        (Debuff::Spooked, false, false) => &[CARD_17, RUL_77, RUL_50, RUL_51],
        (Debuff::Spooked, false, true) => &[CARD_17, RUL_77, RUL_50, RUL_51, RUL_83],
        (Debuff::Silenced, false, _) => &[CARD_07, RUL_66, RUL_50, RUL_51],
        (Debuff::Silenced, true, _) => &[CARD_07, RUL_52],
    }
}
