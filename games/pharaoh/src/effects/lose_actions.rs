//! `LoseActions(who: Target, count: 1)`: fewer actions, now or next turn. [PHC-P33]

use serde::Deserialize;
use table::RuleId;

use super::Verb;
use crate::cites;
use crate::content::Who;
use crate::event::Event;
use crate::play::Play;
use crate::rules::run::Run;
use crate::state::Figure;
use crate::words::text::nouns::{count, verb};

/// Fewer actions. [PHC-P33]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LoseActions {
    /// Whose.
    pub who: Who,
    /// How many.
    pub count: u8,
}

impl Verb for LoseActions {
    fn rule(&self) -> RuleId {
        cites::PHC_P33
    }

    fn text(&self) -> String {
        format!("{} {}", verb(self.who, "lose"), count(self.count, "action", "actions"))
    }

    fn harms(&self) -> Option<Who> {
        Some(self.who)
    }

    fn run(&self, play: &mut Play<'_>, run: Run) {
        for figure in play.scene().resolve(self.who, play.item(run.item), &run) {
            if let Figure::Character(seat) = figure {
                play.lose_actions(seat, self.count);
                play.tell(&[cites::PHC_P33], Event::LostActions { seat, actions: self.count });
            }
        }
    }
}
