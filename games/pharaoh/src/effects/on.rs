//! `On(trigger: Hit, steps: […])`: steps each time something happens while the block is in force. [PHC-P07]

use serde::Deserialize;
use table::RuleId;

use super::Verb;
use crate::cites;
use crate::content::{Steps, Trigger};
use crate::rules::ready::Host;
use crate::words::text::inner;
use crate::words::text::nouns::trigger;

/// Steps each time something happens while the block is in force. [PHC-P07]
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct On {
    /// What sets it off.
    pub trigger: Trigger,
    /// What follows.
    pub steps: Steps,
}

impl Verb for On {
    fn rule(&self) -> RuleId {
        cites::PHC_P07
    }

    fn text(&self) -> String {
        format!("{}: {}", trigger(self.trigger), inner(&self.steps))
    }

    fn bodies(&self) -> Vec<&Steps> {
        vec![&self.steps]
    }

    fn bodies_mut(&mut self) -> Vec<&mut Steps> {
        vec![&mut self.steps]
    }

    fn suits(&self, host: Host) -> bool {
        host.attack
    }
}
