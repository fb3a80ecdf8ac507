//! `Move(1)`: another standard Move. [TOM-RUL-29]

use serde::Deserialize;
use table::RuleId;

use super::Passive;
use crate::cites;
use crate::content::UnderCheck;
use crate::rules::movement::Gear;

/// Added to the Move value; less than nothing if it is a burden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Move(pub i8);

impl Passive for Move {
    fn check(&self, card: &mut UnderCheck<'_, '_>) {
        let points = self.0;
        if points == 0 || points.unsigned_abs() > 3 {
            card.wrong(format!("changes the Move by {points}; expected 1 to 3"));
        }
    }

    fn equip(&self, gear: &mut Gear) {
        gear.movement += self.0;
    }

    fn text(&self) -> String {
        format!("Move {:+}; a Dash stays as it is.", self.0)
    }

    fn rules(&self) -> Vec<RuleId> {
        vec![cites::RUL_29, cites::BOARDS_02]
    }
}
