//! `ExtraActions(count: 1, attack: true)`: more actions this turn. [PHC-P32]

use serde::Deserialize;
use table::{RuleId, Seat};

use super::Verb;
use crate::cites;
use crate::event::Event;
use crate::play::{Play, Scene};
use crate::rules::ready::Host;
use crate::rules::run::Run;
use crate::words::text::nouns::count;

/// More actions this turn. [PHC-P32]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExtraActions {
    /// How many.
    pub count: u8,
    /// Whether they are for attacks only.
    #[serde(default)]
    pub attack: bool,
}

impl Verb for ExtraActions {
    fn rule(&self) -> RuleId {
        cites::PHC_P32
    }

    fn text(&self) -> String {
        let attack = if self.attack { ", for an attack only" } else { "" };
        format!("{} this turn{attack}", count(self.count, "more action", "more actions"))
    }

    fn describe(&self, host: &mut Host) {
        host.numbers = true;
    }

    /// The limit is on actions taken, not on cards played. [PHA-RUL-27]
    fn could(&self, scene: Scene<'_>, seat: Seat) -> bool {
        scene.state.turn.seat == seat
    }

    fn run(&self, play: &mut Play<'_>, run: Run) {
        let item = play.item(run.item);
        if item.by != Some(play.state.turn.seat) {
            return; // they are for the own turn
        }
        let seat = play.state.turn.seat;
        let factor = play.scene().factor(item);
        let actions = self.count.saturating_mul(factor);
        if self.attack {
            play.state.turn.attacks = play.state.turn.attacks.saturating_add(actions);
        } else {
            let more = i8::try_from(actions).unwrap_or(i8::MAX);
            play.state.turn.extra = play.state.turn.extra.saturating_add(more);
        }
        let event = Event::Gained { seat, actions, attacks: self.attack };
        let rules: &'static [RuleId] = if factor > 1 {
            &[cites::PHC_P11, cites::PHC_P32, cites::RUL_57, cites::RUL_27, cites::ACT_02]
        } else {
            &[cites::PHC_P32, cites::RUL_27, cites::ACT_02]
        };
        play.tell(rules, event);
    }
}
