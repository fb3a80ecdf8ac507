//! `Block(at: 11, who: Me)`: each hit of the next Stage Turn does nothing on this roll or more. [TOM-RUL-46]

use serde::Deserialize;
use table::RuleId;

use super::{Means, Spot, Use, Verb, Who, unaimed};
use crate::cites::{RUL_46, RUL_48, SHIELD_01, SHIELD_03};
use crate::content::{Timing, UnderCheck};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::spaces::Space;

/// A shield that may cancel hits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Block {
    /// The least roll that helps.
    pub at: u8,
    /// Whom it covers.
    pub who: Who,
}

impl Verb for Block {
    fn fits(&self, spot: Spot) -> bool {
        matches!(spot, Spot::Action | Spot::SecondPart | Spot::Item(Timing::Free))
    }

    fn check(&self, card: &mut UnderCheck<'_, '_>) {
        card.within("a block on", self.at, 2..=20);
    }

    fn hindrance(&self, _scene: Scene<'_>, _with: Means, at: Option<Space>) -> Option<Illegal> {
        unaimed(at)
    }

    /// Of two, the better one holds.
    fn run(&self, play: &mut Play<'_>, by: Use) {
        let rules: [&[_]; 2] = [&[SHIELD_01, RUL_46], &[SHIELD_01, SHIELD_03, RUL_46, RUL_48]];
        self.who.cover(play, by.hero, rules, |play, id, rules| {
            let who = play.scene().whom(id);
            let hero = play.state.hero_mut(id);
            hero.block = if hero.block == 0 { self.at } else { hero.block.min(self.at) };
            let event = Event::Blocks { who, at: hero.block };
            play.tell(rules, event);
        });
    }

    fn text(&self) -> String {
        format!(
            "Shield for {}: in the next Stage Turn a hit does nothing on a roll of {} or more.",
            self.who.text(),
            self.at
        )
    }

    fn rules(&self) -> Vec<RuleId> {
        vec![RUL_46, SHIELD_01, SHIELD_03]
    }
}
