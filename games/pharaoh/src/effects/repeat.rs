//! `Repeat(2)`: the attack must be defended against so many times. [PHC-P18]

use serde::Deserialize;
use table::RuleId;

use super::Verb;
use crate::cites;
use crate::rules::damage::Gathering;
use crate::rules::ready::Host;

/// How often the attack must be defended against. [PHC-P18]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct Repeat(pub u8);

impl Verb for Repeat {
    fn rule(&self) -> RuleId {
        cites::PHC_P18
    }

    fn text(&self) -> String {
        format!("it must be defended against {} times", self.0)
    }

    fn fault(&self) -> Option<String> {
        (self.0 < 2).then(|| "a Repeat must be at least 2".to_owned())
    }

    fn suits(&self, host: Host) -> bool {
        host.attack
    }

    fn strikes(&self, gathering: &mut Gathering<'_>) {
        gathering.repeat(self.0);
    }

    fn alters(&self, gathering: &mut Gathering<'_>) {
        gathering.repeat(self.0);
    }
}
