//! `modify_range`: actions that reach further.

use table::Seat;

use crate::content::Effect;
use crate::play::Scene;

impl Scene<'_> {
    /// By how many hexes the actions of a character reach further.
    pub(crate) fn range_bonus(self, seat: Seat) -> u8 {
        let mut bonus = 0;
        self.in_force(seat, |ground, step| {
            if let Effect::ModifyRange(modify) = step
                && self.means(ground, modify.who, seat)
            {
                bonus += modify.by;
            }
        });
        bonus
    }
}
