//! `MeleeModifier(1)`: a better modifier for standard attacks whose printed range ends at 1. [TOM-RUL-55]

use serde::Deserialize;
use table::RuleId;

use super::Passive;
use crate::cites;
use crate::content::UnderCheck;
use crate::rules::movement::Gear;

/// Added to the roll of close attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct MeleeModifier(pub i8);

impl Passive for MeleeModifier {
    fn check(&self, card: &mut UnderCheck<'_, '_>) {
        card.within("a melee modifier of", self.0, 1..=5);
    }

    fn equip(&self, gear: &mut Gear) {
        gear.melee += self.0;
    }

    fn text(&self) -> String {
        format!("{:+} to the attack roll of Actions with a printed range of 1.", self.0)
    }

    fn rules(&self) -> Vec<RuleId> {
        vec![cites::RUL_55]
    }
}
