//! `SetDice` and `Reroll(Dodge)`: dice read otherwise, or fall again. [PHC-P47] [PHC-P48]

use table::Seat;

use crate::cites;
use crate::event::Event;
use crate::item::{ItemId, What};
use crate::play::{Play, Scene};
use crate::rules::rolls::told;
use crate::step::{Run, Step};

impl Scene<'_> {
    /// The roll an any-time card answers, if it does.
    pub(crate) fn answered_roll(self, id: ItemId) -> Option<ItemId> {
        let What::Response(Some(target)) = self.item(id).what else { return None };
        matches!(self.item(target).what, What::Roll(_)).then_some(target)
    }

    /// The die of the answered roll whose new face is named next, as it lies now.
    pub(crate) fn next_die(self, id: ItemId) -> Option<u8> {
        let roll = self.answered_roll(id)?;
        self.item(roll).dice.get(self.item(id).dice.len()).copied()
    }
}

impl Play<'_> {
    /// The user of a card names a face; the card keeps it until it takes effect. [PHA-RUL-159]
    pub(crate) fn name_face(&mut self, seat: Seat, id: ItemId, face: u8) {
        self.state.agenda.take();
        self.item_mut(id).dice.push(face);
        if self.scene().next_die(id).is_some() {
            self.first([Step::Face(id)]);
        } else {
            let (dice, _) = told(&self.item(id).dice);
            self.tell(&[cites::RUL_159, cites::PHC_P47], Event::FacesNamed { seat, dice });
        }
    }

    /// The dice read as they were named.
    pub(super) fn set_dice(&mut self, run: Run) {
        let (Some(roll), Some(seat)) = (self.scene().answered_roll(run.item), self.item(run.item).by) else {
            return;
        };
        let named = self.item(run.item).dice.clone();
        let (dice, _) = told(&named);
        self.item_mut(roll).dice = named;
        self.tell(&[cites::PHC_P47, cites::RUL_154], Event::DiceSet { seat, dice });
    }

    pub(super) fn reroll(&mut self, run: Run) {
        if let (Some(roll), Some(seat)) = (self.scene().answered_roll(run.item), self.item(run.item).by) {
            self.roll_again(seat, roll);
        }
    }
}
