//! `Cost([…])`: paid before anything else happens. [PHC-P05]

use serde::Deserialize;
use table::RuleId;

use super::Verb;
use crate::cites;
use crate::content::Steps;
use crate::words::text::inner;

/// Paid before anything else happens. [PHC-P05]
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct Cost(pub Steps);

impl Verb for Cost {
    fn rule(&self) -> RuleId {
        cites::PHC_P05
    }

    fn text(&self) -> String {
        format!("pay first: {}", inner(&self.0))
    }

    fn bodies(&self) -> Vec<&Steps> {
        vec![&self.0]
    }

    fn bodies_mut(&mut self) -> Vec<&mut Steps> {
        vec![&mut self.0]
    }

    fn expected_damage(&self) -> f64 {
        0.0
    }
}
