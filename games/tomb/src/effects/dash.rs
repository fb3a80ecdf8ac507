//! `Dash(3)`: so much movement as an Action; on the river it is the ship's. [TOM-RUL-33]

use serde::Deserialize;
use table::RuleId;

use super::{Means, Spot, Use, Verb, unaimed};
use crate::cites;
use crate::content::UnderCheck;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::spaces::Space;

/// How far a Dash shifts the ship. [TOM-SHIP-06]
const SHIP_DASH: u8 = 1;

/// So many points of movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Dash(pub u8);

impl Verb for Dash {
    fn fits(&self, spot: Spot) -> bool {
        spot == Spot::Action
    }

    fn check(&self, card: &mut UnderCheck<'_, '_>) {
        card.within("a Dash of", self.0, 1..=9);
    }

    fn hindrance(&self, _scene: Scene<'_>, _with: Means, at: Option<Space>) -> Option<Illegal> {
        unaimed(at)
    }

    fn run(&self, play: &mut Play<'_>, by: Use) {
        let river = play.state.ship.is_some();
        let points = if river { SHIP_DASH } else { self.0 };
        play.state.acting.points = points;
        let who = play.scene().whom(by.hero);
        let rules: &[_] = match (river, play.scene().gear(by.hero).float) {
            (true, _) => &[cites::SHIP_06, cites::RUL_33],
            (false, true) => &[cites::RUL_33, cites::BOARDS_03],
            (false, false) => &[cites::RUL_33],
        };
        play.tell(rules, Event::Dashes { who, points });
    }

    fn text(&self) -> String {
        format!("Dash: move up to {}; on the river the ship moves 1.", self.0)
    }

    fn rules(&self) -> Vec<RuleId> {
        vec![cites::RUL_33, cites::SHIP_06]
    }

    fn allowed_by(&self) -> RuleId {
        cites::RUL_33
    }
}
