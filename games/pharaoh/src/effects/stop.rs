//! `Stop([Attack, Event])`: the attack answered has no effect on the defended target. [PHC-P15]

use serde::Deserialize;
use table::{RuleId, Seat};

use super::Verb;
use crate::cites;
use crate::content::{Filter, Set};
use crate::item::{Item, What};
use crate::play::{Play, Scene};
use crate::rules::run::Run;
use crate::state::Figure;
use crate::words::text::nouns::attack;

/// Attacks it stops. [PHC-P15]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct Stop(pub Set<Filter>);

impl Verb for Stop {
    fn rule(&self) -> RuleId {
        cites::PHC_P15
    }

    fn text(&self) -> String {
        format!("stop {}", attack(self.0))
    }

    fn counters(&self, scene: Scene<'_>, attack: &Item, victim: Figure, _seat: Seat) -> bool {
        scene.attack_fits(attack, self.0, victim)
    }

    fn run(&self, play: &mut Play<'_>, run: Run) {
        if let What::Defense(of) = play.item(run.item).what {
            play.succeed(of, false);
        }
    }
}
