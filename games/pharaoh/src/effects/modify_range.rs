//! `ModifyRange(who: User, by: 1)`: actions that reach further. [PHC-P36]

use serde::Deserialize;
use table::{RuleId, Seat};

use super::{Effect, Verb};
use crate::cites;
use crate::content::Who;
use crate::play::Scene;
use crate::rules::ready::Host;
use crate::words::text::nouns::{count, whose};

/// Targets may be further away. [PHC-P36]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ModifyRange {
    /// Whose actions.
    pub who: Who,
    /// How many hexes more.
    pub by: u8,
}

impl Verb for ModifyRange {
    fn rule(&self) -> RuleId {
        cites::PHC_P36
    }

    fn text(&self) -> String {
        format!("{} actions reach {} further", whose(self.who), count(self.by, "hex", "hexes"))
    }

    fn suits(&self, host: Host) -> bool {
        host.reaches
    }
}

impl Scene<'_> {
    /// By how many hexes the actions of a character reach further.
    pub(crate) fn range_bonus(self, seat: Seat) -> u8 {
        let mut bonus = 0;
        self.in_force(seat, |ground, step| {
            if let Effect::ModifyRange(modify) = step
                && self.means(ground, modify.who, seat)
            {
                bonus += modify.by;
            }
        });
        bonus
    }
}
