//! `DodgeOnly`: no card helps against the attack. [PHC-P17]

use table::RuleId;

use super::Verb;
use crate::cites;
use crate::rules::damage::Gathering;
use crate::rules::ready::Host;

/// No card helps against the attack. [PHC-P17]
pub struct DodgeOnly;

impl Verb for DodgeOnly {
    fn rule(&self) -> RuleId {
        cites::PHC_P17
    }

    fn text(&self) -> String {
        "it may only be dodged".to_owned()
    }

    fn suits(&self, host: Host) -> bool {
        host.attack
    }

    fn strikes(&self, gathering: &mut Gathering<'_>) {
        gathering.dodge_only();
    }

    fn alters(&self, gathering: &mut Gathering<'_>) {
        gathering.dodge_only();
    }
}
