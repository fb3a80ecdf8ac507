//! `Weaken(whom: AnyMonster, attack: 2)`: so much less attack for the round, once at a time.

use serde::{Deserialize, Serialize};

use super::{Use, Verb, Whom, foe_meant};
use crate::action::Target;
use crate::cites;
use crate::event::{Event, Named};
use crate::play::{Play, Scene};

/// So much less attack for the round, once at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weaken {
    /// The target.
    pub whom: Whom,
    /// How much.
    pub attack: u8,
}

impl Verb for Weaken {
    fn whom(&self) -> Whom {
        self.whom
    }

    fn fits(&self, chosen: Whom) -> Result<(), &'static str> {
        if self.attack == 0 {
            return Err("at least 1");
        }
        chosen.must_be_monster()
    }

    fn changes(&self, scene: Scene<'_>, using: Use, target: Target) -> bool {
        let foe = foe_meant(target).and_then(|foe| scene.state.combat.field.get(foe));
        foe.is_some_and(|foe| using.ability.is_none_or(|id| foe.under >> id.0 & 1 == 0))
    }

    fn run(&self, play: &mut Play<'_>, using: Use, target: Target) {
        let foe = foe_meant(target).and_then(|foe| play.state.combat.field.get_mut(foe));
        let Some(piece) = foe else { return };
        piece.weakened += self.attack;
        if let Some(id) = using.ability {
            piece.under |= 1 << id.0;
        }
        let event = Event::Weakened { foe: Named::from(&*piece), attack: self.attack };
        play.tell(&[cites::RUL_24, cites::RUL_34], event);
    }

    fn text(&self, _spell: bool) -> String {
        format!("a monster has {} less attack for the round", self.attack)
    }
}
