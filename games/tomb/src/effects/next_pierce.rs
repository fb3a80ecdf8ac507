//! `NextPierce`: the next attack of this turn goes through walls. [TOM-RUL-87]

use table::RuleId;

use super::{Means, Spot, Use, Verb, unaimed};
use crate::cites;
use crate::content::Timing;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::spaces::Space;

/// Makes the next attack pierce.
pub(super) struct NextPierce;

impl Verb for NextPierce {
    fn fits(&self, spot: Spot) -> bool {
        spot == Spot::Item(Timing::Free)
    }

    fn hindrance(&self, scene: Scene<'_>, _with: Means, at: Option<Space>) -> Option<Illegal> {
        unaimed(at).or_else(|| scene.state.acting.piercing.then_some(Illegal::PiercesAlready))
    }

    fn run(&self, play: &mut Play<'_>, by: Use) {
        play.state.acting.piercing = true;
        let who = play.scene().whom(by.hero);
        play.tell(&[cites::RUL_87], Event::Pierces { who });
    }

    fn text(&self) -> String {
        "Your next attack of this turn goes through walls.".to_owned()
    }

    fn rules(&self) -> Vec<RuleId> {
        vec![cites::RUL_87]
    }
}
