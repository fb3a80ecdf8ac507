//! `OpenDoor`: one wall of the user's hex becomes a door for good. [PHC-P41]

use super::side::{PickSide, Wall};
use crate::cites;
use crate::crypt::Side;
use crate::event::Event;
use crate::item::ItemId;
use crate::play::{Play, Scene};
use crate::rules::run::Run;

impl Scene<'_> {
    /// Sides of a hex without a door.
    pub(crate) fn walls(self, room: crate::crypt::Room) -> impl Iterator<Item = Side> {
        let doors = self.state.crypt.room(room).doors;
        Side::ALL.into_iter().filter(move |side| !doors.has(*side))
    }
}

impl Play<'_> {
    pub(super) fn open_door(&mut self, run: Run) {
        self.push(PickSide { item: run.item, to: Wall::Open });
    }

    /// A wall is opened.
    pub(crate) fn cut(&mut self, id: ItemId, side: Side) {
        let room = self.item(id).room;
        self.state.crypt.open(room, side);
        self.item_mut(id).side = Some(side);
        self.tell(&[cites::PHC_P41], Event::DoorOpened { room: self.place(room), side, dug: false });
    }
}
