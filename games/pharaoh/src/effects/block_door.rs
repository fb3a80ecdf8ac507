//! `BlockDoor(MyNext)`: one door of the user's hex is shut to all but the placer. [PHC-P40]

use serde::Deserialize;
use table::{RuleId, Seat};

use super::Verb;
use super::side::{PickSide, Wall};
use crate::cites;
use crate::content::Duration;
use crate::crypt::{Bar, Room, Side};
use crate::event::Event;
use crate::item::ItemId;
use crate::play::{Play, Scene};
use crate::rules::run::Run;
use crate::words::text::nouns::duration;

/// One door of the hex is shut to all but the placer. [PHC-P40]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct BlockDoor(pub Duration);

impl Verb for BlockDoor {
    fn rule(&self) -> RuleId {
        cites::PHC_P40
    }

    fn text(&self) -> String {
        format!("one door of your hex is shut to everyone else {}", duration(self.0))
    }

    fn could(&self, scene: Scene<'_>, seat: Seat) -> bool {
        scene.barrable(scene.state.player(seat).room).next().is_some()
    }

    fn run(&self, play: &mut Play<'_>, run: Run) {
        let to = if self.0 == Duration::Tabled { Wall::BarByCard } else { Wall::BarForNow };
        play.push(PickSide { item: run.item, to });
    }
}

impl Scene<'_> {
    /// Doors of a hex that are not barred yet.
    pub(crate) fn barrable(self, room: Room) -> impl Iterator<Item = Side> {
        let doors = self.state.crypt.room(room).doors;
        let barred =
            move |side: &Side| self.state.crypt.bars.iter().any(|bar| bar.room == room && bar.side == *side);
        doors.iter().filter(move |side| !barred(side))
    }
}

impl Play<'_> {
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
