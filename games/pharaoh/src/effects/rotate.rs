//! `RotateHex`: one placed hex is turned. [PHC-P42]

use crate::cites;
use crate::crypt::Room;
use crate::event::Event;
use crate::item::ItemId;
use crate::play::Play;
use crate::step::{Run, Step};

impl Play<'_> {
    pub(super) fn rotate_hex(&mut self, run: Run) {
        self.first([Step::RotateHex(run.item, None)]);
    }

    /// A hex is turned to a rotation.
    pub(crate) fn turn_hex(&mut self, id: ItemId, room: Room, rotation: u8) {
        self.state.agenda.take();
        self.state.crypt.turn(room, rotation);
        self.item_mut(id).place = Some(room);
        self.tell(&[cites::PHC_P42, cites::RUL_15], Event::HexTurned { room: self.place(room), rotation });
    }
}
