//! `Lock(Host)`: a tabled card that no card acts on. [PHC-P22]

use serde::Deserialize;
use table::RuleId;

use super::{Effect, Verb};
use crate::cites;
use crate::content::{Who, Window};
use crate::play::Scene;
use crate::rules::ready::Host;
use crate::rules::targets::Need;
use crate::state::Tabled;
use crate::words::text::nouns::who;

/// What no card may act on. [PHC-P22]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct Lock(pub Who);

impl Verb for Lock {
    fn rule(&self) -> RuleId {
        cites::PHC_P22
    }

    fn text(&self) -> String {
        format!("no card may act on {}", who(self.0))
    }

    fn need(&self, _branch: Option<u8>) -> Need {
        if self.0 == Who::Host { Need::Host } else { Need::Nothing }
    }

    fn suits(&self, host: Host) -> bool {
        host.tables
    }
}

impl Scene<'_> {
    /// Whether cards cannot act on a tabled card. [PHC-P22]
    pub(crate) fn locked(self, tabled: &Tabled) -> bool {
        let mut found = false;
        self.tabled_steps(tabled, &mut |step| found |= matches!(step, Effect::Lock(_)));
        found
            || tabled.attached.iter().flatten().any(|piece| {
                let block = self.design(*piece).block(Window::Att);
                block.is_some_and(|block| block.steps.iter().any(|step| matches!(step, Effect::Lock(_))))
            })
    }
}
