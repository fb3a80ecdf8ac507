//! `OpenDoor`: one wall of the user's hex becomes a door for good. [PHC-P41]

use table::{RuleId, Seat};

use super::Verb;
use super::side::{PickSide, Wall};
use crate::cites;
use crate::crypt::{Room, Side};
use crate::event::Event;
use crate::item::ItemId;
use crate::play::{Play, Scene};
use crate::rules::run::Run;

/// One wall of the user's hex becomes a door. [PHC-P41]
pub struct OpenDoor;

impl Verb for OpenDoor {
    fn rule(&self) -> RuleId {
        cites::PHC_P41
    }

    fn text(&self) -> String {
        "one wall of your hex becomes a door for good".to_owned()
    }

    fn could(&self, scene: Scene<'_>, seat: Seat) -> bool {
        scene.walls(scene.state.player(seat).room).next().is_some()
    }

    fn run(&self, play: &mut Play<'_>, run: Run) {
        play.push(PickSide { item: run.item, to: Wall::Open });
    }
}

impl Scene<'_> {
    /// Sides of a hex without a door.
    pub(crate) fn walls(self, room: Room) -> impl Iterator<Item = Side> {
        let doors = self.state.crypt.room(room).doors;
        Side::ALL.into_iter().filter(move |side| !doors.has(*side))
    }
}

impl Play<'_> {
    /// A wall is opened.
    pub(crate) fn cut(&mut self, id: ItemId, side: Side) {
        let room = self.item(id).room;
        self.state.crypt.open(room, side);
        self.item_mut(id).side = Some(side);
        self.tell(&[cites::PHC_P41], Event::DoorOpened { room: self.place(room), side, dug: false });
    }
}
