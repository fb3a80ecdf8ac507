//! `SetDice` and `Reroll(Dodge)`: dice read otherwise, or fall again. [PHC-P47] [PHC-P48]

use crate::item::{ItemId, What};
use crate::play::Play;
use crate::step::{Run, Step};

impl Play<'_> {
    /// The roll an any-time card answers, if it is still there.
    fn answered_roll(&self, id: ItemId) -> Option<ItemId> {
        let What::Response(Some(target)) = self.item(id).what else { return None };
        matches!(self.item(target).what, What::Roll(_)).then_some(target)
    }

    pub(super) fn set_dice(&mut self, run: Run) {
        if let Some(roll) = self.answered_roll(run.item) {
            self.first([Step::Face(roll, 0)]);
        }
    }

    pub(super) fn reroll(&mut self, run: Run) {
        if let (Some(roll), Some(seat)) = (self.answered_roll(run.item), self.item(run.item).by) {
            self.roll_again(seat, roll);
        }
    }
}
