//! `Armor(1)`: more Armor for the holder. [TOM-RUL-82]

use serde::Deserialize;
use table::RuleId;

use super::Passive;
use crate::cites;
use crate::content::UnderCheck;
use crate::rules::movement::Gear;

/// More Armor, by so much.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Armor(pub u8);

impl Passive for Armor {
    fn check(&self, card: &mut UnderCheck<'_, '_>) {
        card.within("an Armor bonus of", self.0, 1..=9);
    }

    fn equip(&self, gear: &mut Gear) {
        gear.armor += self.0;
    }

    fn text(&self) -> String {
        format!("Armor +{}.", self.0)
    }

    fn rules(&self) -> Vec<RuleId> {
        vec![cites::RUL_82]
    }
}
