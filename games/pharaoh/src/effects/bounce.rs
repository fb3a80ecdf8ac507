//! `Bounce(whose: Target, what: [Weapon])`: a card goes back to its controller's hand. [PHC-P29]

use serde::Deserialize;
use table::RuleId;

use super::Verb;
use super::destroy_tabled::{PickTabled, Strip};
use crate::cites;
use crate::content::{Filter, Set, Who};
use crate::item::Fate;
use crate::play::Play;
use crate::rules::run::Run;
use crate::state::Figure;
use crate::words::text::nouns::{card, yours};

/// One card goes back to its controller's hand. [PHC-P29]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bounce {
    /// Whose card.
    pub whose: Who,
    /// Which cards.
    pub what: Set<Filter>,
}

impl Verb for Bounce {
    fn rule(&self) -> RuleId {
        cites::PHC_P29
    }

    fn text(&self) -> String {
        if self.what.has(Filter::ThisCard) {
            return "this card goes back to the hand".to_owned();
        }
        format!("one {} of {} goes back to the hand", card(self.what), yours(self.whose))
    }

    fn run(&self, play: &mut Play<'_>, run: Run) {
        if self.what.has(Filter::ThisCard) {
            play.item_mut(run.item).fate = Fate::Bounced;
            return;
        }
        for figure in play.scene().resolve(self.whose, play.item(run.item), &run) {
            if let Figure::Character(seat) = figure {
                play.push(PickTabled { item: run.item, whose: seat, what: self.what, how: Strip::Bounce });
            }
        }
    }
}
