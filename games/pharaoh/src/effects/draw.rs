//! `Draw(who: User, count: 2)`: that player draws cards. [PHC-P23]

use serde::Deserialize;
use table::{RuleId, Seat};

use super::Verb;
use crate::cites;
use crate::content::Who;
use crate::play::{Play, Scene};
use crate::rules::ready::Host;
use crate::rules::run::Run;
use crate::state::Figure;
use crate::words::text::nouns::{count, verb};

/// That player draws cards. [PHC-P23]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draw {
    /// Who draws.
    pub who: Who,
    /// How many.
    pub count: u8,
}

impl Verb for Draw {
    fn rule(&self) -> RuleId {
        cites::PHC_P23
    }

    fn text(&self) -> String {
        format!("{} {}", verb(self.who, "draw"), count(self.count, "card", "cards"))
    }

    fn fault(&self) -> Option<String> {
        (self.count == 0).then(|| "a Draw of no card".to_owned())
    }

    fn describe(&self, host: &mut Host) {
        host.numbers = true;
    }

    fn could(&self, scene: Scene<'_>, seat: Seat) -> bool {
        let player = scene.state.player(seat);
        !player.deck.is_empty() || !player.discard.is_empty()
    }

    fn run(&self, play: &mut Play<'_>, run: Run) {
        let factor = play.scene().factor(play.item(run.item));
        for figure in play.scene().resolve(self.who, play.item(run.item), &run) {
            if let Figure::Character(seat) = figure {
                play.draw(seat, self.count.saturating_mul(factor), &[cites::PHC_P23, cites::RUL_37]);
            }
        }
    }
}
