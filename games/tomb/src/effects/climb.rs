//! `Climb`: through obstacles at cost 1, without stopping there. [TOM-RUL-30]

use table::RuleId;

use super::Passive;
use crate::cites;
use crate::rules::movement::Gear;

/// A way through obstacles.
pub(super) struct Climb;

impl Passive for Climb {
    fn equip(&self, gear: &mut Gear) {
        gear.climb = true;
    }

    fn text(&self) -> String {
        "The holder can move through obstacles, but not stop on one.".to_owned()
    }

    fn rules(&self) -> Vec<RuleId> {
        vec![cites::RUL_30, cites::TERR_03]
    }
}
