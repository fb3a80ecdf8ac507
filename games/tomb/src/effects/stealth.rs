//! `Stealth(at: 7)`: the user is hidden in the next Stage Turn on this roll or more. [TOM-RUL-49]

use serde::Deserialize;
use table::RuleId;

use super::{Means, Spot, Use, Verb, unaimed};
use crate::cites;
use crate::content::{Timing, UnderCheck};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::spaces::Space;

/// Hides its user.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stealth {
    /// The least roll that hides.
    pub at: u8,
}

impl Verb for Stealth {
    fn fits(&self, spot: Spot) -> bool {
        matches!(spot, Spot::Action | Spot::SecondPart | Spot::Item(Timing::Free))
    }

    fn check(&self, card: &mut UnderCheck<'_, '_>) {
        card.within("a stealth on", self.at, 2..=20);
    }

    fn hindrance(&self, _scene: Scene<'_>, _with: Means, at: Option<Space>) -> Option<Illegal> {
        unaimed(at)
    }

    /// Of two, the better one holds.
    fn run(&self, play: &mut Play<'_>, by: Use) {
        let who = play.scene().whom(by.hero);
        let hero = play.state.hero_mut(by.hero);
        hero.stealth = if hero.stealth == 0 { self.at } else { hero.stealth.min(self.at) };
        let at = hero.stealth;
        play.tell(&[cites::STLTH_01, cites::RUL_49], Event::Sneaks { who, at });
    }

    fn text(&self) -> String {
        format!("Stealth: hidden in the next Stage Turn on a roll of {} or more.", self.at)
    }

    fn rules(&self) -> Vec<RuleId> {
        vec![cites::RUL_49, cites::STLTH_01, cites::RUL_50]
    }
}
