//! `BlockDoor(MyNext)`: one door of the user's hex is shut to all but the placer. [PHC-P40]

use super::side::{PickSide, Wall};
use crate::cites;
use crate::content::Duration;
use crate::crypt::{Bar, Side};
use crate::event::Event;
use crate::item::ItemId;
use crate::play::{Play, Scene};
use crate::rules::run::Run;

impl Scene<'_> {
    /// Doors of a hex that are not barred yet.
    pub(crate) fn barrable(self, room: crate::crypt::Room) -> impl Iterator<Item = Side> {
        let doors = self.state.crypt.room(room).doors;
        let barred =
            move |side: &Side| self.state.crypt.bars.iter().any(|bar| bar.room == room && bar.side == *side);
        doors.iter().filter(move |side| !barred(side))
    }
}

impl Play<'_> {
    pub(super) fn block_door(&mut self, run: Run, until: Duration) {
        let to = if until == Duration::Tabled { Wall::BarByCard } else { Wall::BarForNow };
        self.push(PickSide { item: run.item, to });
    }

    /// A side is barred.
    pub(crate) fn bar(&mut self, id: ItemId, side: Side, by_card: bool) {
        let item = self.item(id);
        let (room, card) = (item.room, item.card.filter(|_| by_card));
        let Some(placer) = item.by else { return };
        self.state.crypt.bars.push(Bar { room, side, placer, card });
        self.tell(
            &[cites::PHC_P40, cites::RUL_24],
            Event::Barred { room: self.place(room), side, seat: placer },
        );
    }
}
