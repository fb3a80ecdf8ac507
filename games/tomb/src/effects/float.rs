//! `Float`: the holder may be on water. [TOM-RUL-84]

use table::RuleId;

use super::Passive;
use crate::cites;
use crate::rules::movement::Gear;

/// Something to float on.
pub(super) struct Float;

impl Passive for Float {
    fn equip(&self, gear: &mut Gear) {
        gear.float = true;
    }

    fn text(&self) -> String {
        "The holder can be on water.".to_owned()
    }

    fn rules(&self) -> Vec<RuleId> {
        vec![cites::BOARDS_01, cites::RUL_84]
    }
}
