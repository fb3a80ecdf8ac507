//! `Icewalk`: black ice costs 1. [TOM-RUL-79]

use table::RuleId;

use super::Passive;
use crate::cites;
use crate::rules::movement::Gear;

/// Sure feet on black ice.
pub(super) struct Icewalk;

impl Passive for Icewalk {
    fn equip(&self, gear: &mut Gear) {
        gear.icewalk = true;
    }

    fn text(&self) -> String {
        "Black ice costs the holder 1 movement.".to_owned()
    }

    fn rules(&self) -> Vec<RuleId> {
        vec![cites::RUL_79, cites::TERR_06]
    }
}
