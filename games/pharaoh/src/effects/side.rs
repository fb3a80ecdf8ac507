//! A side of the user's hex is picked, for `OpenDoor` and `BlockDoor`. [PHC-P40] [PHC-P41]

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::stage::Question;
use table::{Names, Seat, SeatSet};

use crate::action::Action;
use crate::cites;
use crate::content::Pharaoh;
use crate::crypt::Side;
use crate::illegal::{Illegal, no};
use crate::item::ItemId;
use crate::play::{Play, Scene, first_option};
use crate::view::AskedView;

/// A side of the user's hex, to open or to bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PickSide {
    /// By which item.
    pub item: ItemId,
    /// What becomes of the side.
    pub to: Wall,
}

impl Question<Pharaoh> for PickSide {
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        let item = scene.item(self.item);
        item.by.filter(|_| !self.sides(scene).is_empty()).into()
    }

    fn options(&self, scene: Scene<'_>, _seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.sides(scene).into_iter().map(Action::Side));
    }

    fn refuse(&self, _scene: Scene<'_>, _seat: Seat, _action: Action) -> Option<Illegal> {
        Some(no(&[cites::PHC_P41, cites::PHC_P40], "Pick a fitting side of your hex."))
    }

    fn answer(self, play: &mut Play<'_>, _seat: Seat, action: Action) {
        let Action::Side(side) = action else { unreachable!("{action:?} is no side") };
        play.state.agenda.take();
        match self.to {
            Wall::Open => play.cut(self.item, side),
            Wall::BarForNow => play.bar(self.item, side, false),
            Wall::BarByCard => play.bar(self.item, side, true),
        }
    }

    fn skip(self, _play: &mut Play<'_>) {}

    fn lapse(&self, scene: Scene<'_>, seat: Seat) -> Action {
        first_option(self, scene, seat)
    }

    fn prompt(&self, _scene: Scene<'_>, _seat: Seat, _names: &Names) -> String {
        match self.to {
            Wall::Open => "Which wall of your room becomes a door?".to_owned(),
            Wall::BarForNow | Wall::BarByCard => "Which door of your room do you bar?".to_owned(),
        }
    }

    fn shown(&self, scene: Scene<'_>) -> AskedView {
        AskedView { room: Some(scene.item(self.item).room.0), ..AskedView::about("side") }
    }
}

/// What happens to a side that is picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Wall {
    /// It becomes a door; a move may follow through it.
    Open,
    /// It is barred until the user's next turn.
    BarForNow,
    /// It is barred by the card while tabled.
    BarByCard,
}

impl PickSide {
    /// The sides that may be picked.
    fn sides(self, scene: Scene<'_>) -> SmallVec<[Side; 6]> {
        let room = scene.item(self.item).room;
        match self.to {
            Wall::Open => scene.walls(room).collect(),
            Wall::BarForNow | Wall::BarByCard => scene.barrable(room).collect(),
        }
    }
}
