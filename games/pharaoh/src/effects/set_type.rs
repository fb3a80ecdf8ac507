//! `SetType(Phased)`: all damage of the attack becomes of this type. [PHC-P12]

use serde::Deserialize;
use table::RuleId;

use super::Verb;
use crate::cites;
use crate::content::DamageType;
use crate::rules::damage::Gathering;
use crate::rules::ready::Host;

/// All damage of the attack becomes of this type. [PHC-P12]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct SetType(pub DamageType);

impl Verb for SetType {
    fn rule(&self) -> RuleId {
        cites::PHC_P12
    }

    fn text(&self) -> String {
        format!("all its damage becomes {}", self.0.word())
    }

    fn suits(&self, host: Host) -> bool {
        host.damage
    }

    fn alters(&self, gathering: &mut Gathering<'_>) {
        gathering.becomes(self.0);
    }
}
