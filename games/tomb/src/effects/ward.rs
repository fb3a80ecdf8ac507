//! `Ward(armor: 4, who: Me)`: more Armor in the next Stage Turn. [TOM-RUL-47]

use serde::Deserialize;
use table::RuleId;

use super::{Means, Spot, Use, Verb, Who, unaimed};
use crate::cites::{RUL_47, RUL_48, SHIELD_01, SHIELD_03};
use crate::content::{Timing, UnderCheck};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::spaces::Space;

/// A shield of Armor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ward {
    /// By how much.
    pub armor: u8,
    /// Whom it covers.
    pub who: Who,
}

impl Verb for Ward {
    fn fits(&self, spot: Spot) -> bool {
        matches!(spot, Spot::Action | Spot::SecondPart | Spot::Item(Timing::Free))
    }

    fn check(&self, card: &mut UnderCheck<'_, '_>) {
        card.within("an Armor bonus of", self.armor, 1..=9);
    }

    fn hindrance(&self, _scene: Scene<'_>, _with: Means, at: Option<Space>) -> Option<Illegal> {
        unaimed(at)
    }

    /// Of two, the better one holds.
    fn run(&self, play: &mut Play<'_>, by: Use) {
        let rules: [&[_]; 2] = [&[SHIELD_01, RUL_47], &[SHIELD_01, SHIELD_03, RUL_47, RUL_48]];
        self.who.cover(play, by.hero, rules, |play, id, rules| {
            let who = play.scene().whom(id);
            let hero = play.state.hero_mut(id);
            hero.ward = hero.ward.max(self.armor);
            let event = Event::Wards { who, armor: hero.ward };
            play.tell(rules, event);
        });
    }

    fn text(&self) -> String {
        format!("Shield for {}: Armor +{} in the next Stage Turn.", self.who.text(), self.armor)
    }

    fn rules(&self) -> Vec<RuleId> {
        vec![RUL_47, SHIELD_01, SHIELD_03]
    }
}
