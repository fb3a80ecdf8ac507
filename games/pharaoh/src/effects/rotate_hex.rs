//! `RotateHex`: one placed hex is turned. [PHC-P42]

use serde::{Deserialize, Serialize};
use table::stage::Question;
use table::{Names, RuleId, Seat, SeatSet};

use super::Verb;
use crate::action::Action;
use crate::cites;
use crate::content::Pharaoh;
use crate::crypt::Room;
use crate::event::Event;
use crate::illegal::{Illegal, no};
use crate::item::ItemId;
use crate::play::{Play, Scene, first_option};
use crate::rules::run::Run;
use crate::view::AskedView;

/// Any placed hex is turned. [PHC-P42]
pub struct RotateHex;

impl Verb for RotateHex {
    fn rule(&self) -> RuleId {
        cites::PHC_P42
    }

    fn text(&self) -> String {
        "turn any explored hex to any facing".to_owned()
    }

    /// A hex that keeps its facing is no effect.
    fn could(&self, scene: Scene<'_>, _seat: Seat) -> bool {
        let crypt = &scene.state.crypt;
        crypt.all().any(|room| crypt.rotations(room).any(|it| it != crypt.room(room).rotation))
    }

    fn run(&self, play: &mut Play<'_>, run: Run) {
        play.push(TurnHex { item: run.item, room: None });
    }
}

/// A hex to be turned, or to what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnHex {
    /// By which item.
    pub item: ItemId,
    /// Which hex, once it is picked.
    pub room: Option<Room>,
}

impl Question<Pharaoh> for TurnHex {
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        scene.item(self.item).by.into()
    }

    fn options(&self, scene: Scene<'_>, _seat: Seat, out: &mut Vec<Action>) {
        let crypt = &scene.state.crypt;
        match self.room {
            None => out.extend(crypt.all().map(Action::Go)),
            Some(room) => out.extend(crypt.rotations(room).map(Action::Turn)),
        }
    }

    fn refuse(&self, scene: Scene<'_>, _seat: Seat, action: Action) -> Option<Illegal> {
        Some(match (self.room, action) {
            (Some(room), Action::Turn(0..=5)) => {
                let name = &scene.hex(room).name;
                no(&[cites::PHC_P42], format!("{name} has a passage now and would have none when turned so."))
            }
            (Some(_), _) => no(&[cites::PHC_P42, cites::RUL_15], "Say how it shall lie: turn 0 to turn 5."),
            (None, _) => no(&[cites::PHC_P42], "First say which explored hex is turned."),
        })
    }

    fn answer(self, play: &mut Play<'_>, _seat: Seat, action: Action) {
        play.state.agenda.take();
        match (self.room, action) {
            (None, Action::Go(room)) => play.push(Self { room: Some(room), ..self }),
            (Some(room), Action::Turn(rotation)) => play.turn_hex(self.item, room, rotation),
            (_, other) => unreachable!("{other:?} turns nothing"),
        }
    }

    fn skip(self, _play: &mut Play<'_>) {}

    fn lapse(&self, scene: Scene<'_>, seat: Seat) -> Action {
        first_option(self, scene, seat)
    }

    fn prompt(&self, scene: Scene<'_>, _seat: Seat, _names: &Names) -> String {
        match self.room {
            None => "Which room do you turn?".to_owned(),
            Some(room) => format!("How far do you turn {}?", scene.hex(room).name),
        }
    }

    fn shown(&self, _scene: Scene<'_>) -> AskedView {
        AskedView { room: self.room.map(|room| room.0), ..AskedView::about("turn") }
    }
}

impl Play<'_> {
    /// A hex is turned to a rotation.
    fn turn_hex(&mut self, id: ItemId, room: Room, rotation: u8) {
        self.state.crypt.turn(room, rotation);
        self.item_mut(id).place = Some(room);
        self.tell(&[cites::PHC_P42, cites::RUL_15], Event::HexTurned { room: self.place(room), rotation });
    }
}
