//! `Revive(low: 5)`: brings the own sidekick back, as a monster on this roll or less. [TOM-RUL-91]

use serde::Deserialize;
use table::RuleId;

use super::{Means, Spot, Use, Verb, unaimed};
use crate::cites;
use crate::content::UnderCheck;
use crate::event::{Event, Whom};
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::rules::sidekicks::Settle;
use crate::spaces::Space;
use crate::state::{BeastId, HeroId};

/// Calls the sidekick back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Revive {
    /// The highest roll that goes wrong.
    pub low: u8,
}

impl Verb for Revive {
    fn fits(&self, spot: Spot) -> bool {
        spot == Spot::Action
    }

    fn check(&self, card: &mut UnderCheck<'_, '_>) {
        card.within("a revive that fails up to", self.low, 1..=19);
    }

    fn hindrance(&self, scene: Scene<'_>, _with: Means, at: Option<Space>) -> Option<Illegal> {
        if at.is_some() {
            return unaimed(at);
        }
        let seat = scene.state.acting.hero.seat();
        if scene.character(seat).sidekick.is_none() {
            return Some(Illegal::NoSidekick);
        }
        let here = scene.state.hero(HeroId::sidekick(seat)).hp > 0;
        if here || scene.state.beast(BeastId::turned(seat)).hp > 0 {
            return Some(Illegal::SidekickInPlay);
        }
        scene.settling(seat).is_empty().then_some(Illegal::NoRoomForSidekick)
    }

    /// The revive roll: low brings the sidekick back as a monster. [TOM-SIDE-07]
    fn run(&self, play: &mut Play<'_>, by: Use) {
        let seat = by.hero.seat();
        let roll = play.d20();
        let turned = roll <= self.low;
        let character = play.scene().character_id(seat);
        let (who, sidekick) = (play.scene().whom(by.hero), Whom::Sidekick(character));
        let rules: &[_] = if turned {
            &[cites::SIDE_07, cites::RUL_91, cites::SIDE_10]
        } else {
            &[cites::SIDE_06, cites::RUL_91, cites::RUL_92]
        };
        play.tell(rules, Event::CallsBack { who, sidekick, roll, turned });
        match play.scene().sidekick_deck() {
            Some(deck) if !turned => play.put_sidekick(seat, deck, false),
            Some(_) | None => play.push(Settle { seat, turned }),
        }
    }

    fn text(&self) -> String {
        format!(
            "Call your sidekick back to a free adjacent space; on a roll of 1 to {} it returns as a monster.",
            self.low
        )
    }

    fn rules(&self) -> Vec<RuleId> {
        vec![cites::RUL_91, cites::SIDE_06, cites::SIDE_07]
    }

    fn allowed_by(&self) -> RuleId {
        cites::SIDE_06
    }
}
