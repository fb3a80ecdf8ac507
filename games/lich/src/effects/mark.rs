//! `Mark(whom: AnyMonster, damage: 1)`: every attack aimed at it does more until the combat ends; marks do
//! not add up. [LIC-RUL-34]

use serde::{Deserialize, Serialize};

use super::{Use, Verb, Whom, foe_meant};
use crate::action::Target;
use crate::cites;
use crate::event::{Event, Named};
use crate::play::{Play, Scene};

/// Every attack aimed at it does so much more until the combat ends; does not add up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mark {
    /// The target.
    pub whom: Whom,
    /// How much.
    pub damage: u8,
}

impl Verb for Mark {
    fn whom(&self) -> Whom {
        self.whom
    }

    fn fits(&self, chosen: Whom) -> Result<(), &'static str> {
        if self.damage == 0 {
            return Err("at least 1");
        }
        chosen.must_be_monster()
    }

    fn changes(&self, scene: Scene<'_>, _using: Use, target: Target) -> bool {
        let foe = foe_meant(target).and_then(|foe| scene.state.combat.field.get(foe));
        foe.is_some_and(|foe| foe.marked < self.damage)
    }

    fn run(&self, play: &mut Play<'_>, _using: Use, target: Target) {
        let foe = foe_meant(target).and_then(|foe| play.state.combat.field.get_mut(foe));
        let Some(piece) = foe else { return };
        piece.marked = piece.marked.max(self.damage);
        let event = Event::Marked { foe: Named::from(&*piece), damage: self.damage };
        play.tell(&[cites::RUL_34, cites::RUL_97], event);
    }

    fn text(&self, _spell: bool) -> String {
        let more = self.damage;
        format!("every attack aimed at a marked monster does {more} more damage until the combat ends")
    }
}
