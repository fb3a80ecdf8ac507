//! `Multiply(by: 2, only: [Hit])`: the host's own numbers count so many times. [PHC-P11]

use serde::Deserialize;
use table::RuleId;

use super::Verb;
use crate::cites;
use crate::content::{Filter, Set};
use crate::rules::ready::Host;
use crate::words::text::nouns::attack;

/// The host's own numbers count so many times. [PHC-P11]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Multiply {
    /// So many times.
    pub by: u8,
    /// On which hosts; empty means all.
    #[serde(default)]
    pub only: Set<Filter>,
}

impl Verb for Multiply {
    fn rule(&self) -> RuleId {
        cites::PHC_P11
    }

    fn text(&self) -> String {
        let only = if self.only.is_empty() { String::new() } else { format!(" of {}", attack(self.only)) };
        format!("the own numbers{only} count {} times", self.by)
    }

    fn fault(&self) -> Option<String> {
        (self.by < 2).then(|| "a Multiply must be at least 2".to_owned())
    }

    fn suits(&self, host: Host) -> bool {
        host.armed
    }
}
