//! `TabledLP(10)`: the life points a card has on the table. [PHC-P13]

use serde::Deserialize;
use table::RuleId;

use super::Verb;
use crate::cites;
use crate::rules::ready::Host;
use crate::words::text::nouns::count;

/// The life points it has on the table. [PHC-P13]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct TabledLP(pub u8);

impl Verb for TabledLP {
    fn rule(&self) -> RuleId {
        cites::PHC_P13
    }

    fn text(&self) -> String {
        format!("it has {}", count(self.0, "life point", "life points"))
    }

    fn fault(&self) -> Option<String> {
        (self.0 == 0).then(|| "a tabled card needs life points".to_owned())
    }

    fn describe(&self, host: &mut Host) {
        host.numbers = true;
    }
}
