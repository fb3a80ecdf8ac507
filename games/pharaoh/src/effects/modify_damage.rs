//! `modify_damage`: more or less damage, dealt or taken, for as long as its source is in force.

use table::Seat;

use crate::content::Effect;
use crate::content::steps::{ModifyDamage, Side};
use crate::play::Scene;

impl<'a> Scene<'a> {
    /// Calls `see` with what changes the damage a character deals, cards of the item excepted.
    pub(crate) fn dealt_by(self, seat: Seat, mut see: impl FnMut(&'a ModifyDamage)) {
        self.in_force(seat, |ground, step| {
            if let Effect::ModifyDamage(modify) = step
                && modify.side == Side::Dealt
                && self.means(ground, modify.who, seat)
            {
                see(modify);
            }
        });
    }

    /// By how much the damage a character takes changes. [PHA-RUL-69]
    pub(crate) fn taken_by(self, seat: Seat) -> i16 {
        let mut change = 0;
        self.in_force(seat, |ground, step| {
            if let Effect::ModifyDamage(modify) = step
                && modify.side == Side::Taken
                && self.means(ground, modify.who, seat)
            {
                change += modify.value.plus;
            }
        });
        change
    }
}
