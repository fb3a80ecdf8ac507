//! `Exit`: the Exit action of the Key. [PHC-P46]

use table::RuleId;

use super::Verb;
use crate::cites;

/// The Exit action of the Key. [PHC-P46]
pub struct Exit;

impl Verb for Exit {
    fn rule(&self) -> RuleId {
        cites::PHC_P46
    }

    fn text(&self) -> String {
        "roll 2D6; doubles take you out of the crypt".to_owned()
    }
}
