//! `Range(1)`: a longer range for standard attacks whose printed range ends at 2 or more. [TOM-RUL-55]

use serde::Deserialize;
use table::RuleId;

use super::Passive;
use crate::cites;
use crate::content::UnderCheck;
use crate::rules::movement::Gear;

/// Added to the range of far attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Range(pub u8);

impl Passive for Range {
    fn check(&self, card: &mut UnderCheck<'_, '_>) {
        card.within("a range bonus of", self.0, 1..=5);
    }

    fn equip(&self, gear: &mut Gear) {
        gear.range += self.0;
    }

    fn text(&self) -> String {
        format!("Range +{} for Actions with a printed range of 2 or more.", self.0)
    }

    fn rules(&self) -> Vec<RuleId> {
        vec![cites::RUL_55]
    }
}
