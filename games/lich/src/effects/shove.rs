//! `Shove(whom: Front)`: a monster of the own file goes into an open space beside it. [LIC-RUL-17]

use serde::{Deserialize, Serialize};

use super::{Use, Verb, Whom};
use crate::action::Target;
use crate::cites;
use crate::event::Event;
use crate::field::Place;
use crate::play::{Play, Scene};

/// The monster goes into an open space beside it. [LIC-RUL-17]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shove {
    /// The target.
    pub whom: Whom,
}

impl Verb for Shove {
    fn whom(&self) -> Whom {
        self.whom
    }

    fn fits(&self, chosen: Whom) -> Result<(), &'static str> {
        (chosen == Whom::Front).then_some(()).ok_or("Front, as only what is in front can be shoved")
    }

    fn changes(&self, scene: Scene<'_>, _using: Use, _target: Target) -> bool {
        scene.state.in_combat()
    }

    /// No attack: it cannot be evaded and triggers nothing.
    fn run(&self, play: &mut Play<'_>, using: Use, target: Target) {
        let Target::Push(id, side) = target else { return };
        let column = side.of(play.state.column(using.by));
        let (Some(foe), Some(column)) = (play.named(id), column) else { return };
        let to = Place::Front { column, row: 1 };
        play.state.combat.field.shift(id, to);
        let event = Event::Shoved { seat: using.by, foe, to };
        play.tell(&[cites::FAQ_04, cites::RUL_17, cites::RUL_04], event);
    }

    fn text(&self, _spell: bool) -> String {
        "push a monster in front into an open space beside it".to_owned()
    }

    fn shoves(&self) -> bool {
        true
    }
}
