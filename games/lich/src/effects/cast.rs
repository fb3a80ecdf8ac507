//! `Cast(at: AnyMonster, damage: 3, kind: Ranged)`: an attack with a number of its own. [LIC-STAT-06]

use serde::{Deserialize, Serialize};

use super::{Use, Verb, Whom, power_text};
use crate::action::Target;
use crate::content::AttackType;
use crate::event::Sum;
use crate::field::FoeId;
use crate::play::{Play, Scene};
use crate::rules::attacks::{Attack, Form};

/// An attack with the tag Spell for `damage` + Spell Power. [LIC-STAT-06]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cast {
    /// The target.
    pub at: Whom,
    /// The number in the ability's text.
    pub damage: u8,
    /// How far it goes.
    pub kind: AttackType,
}

impl Verb for Cast {
    fn whom(&self) -> Whom {
        self.at
    }

    fn fits(&self, chosen: Whom) -> Result<(), &'static str> {
        if !(1..=40).contains(&self.damage) {
            return Err("1 to 40 damage");
        }
        chosen.must_be_monster()
    }

    fn changes(&self, _scene: Scene<'_>, _using: Use, _target: Target) -> bool {
        true
    }

    fn run(&self, play: &mut Play<'_>, using: Use, target: Target) {
        play.volley(self, using, target);
    }

    fn text(&self, spell: bool) -> String {
        format!("{} Spell attack for {}{}", self.kind, self.damage, power_text(spell))
    }

    fn attack(&self, scene: Scene<'_>, using: Use, foe: FoeId) -> Option<Attack> {
        let sum = Sum { number: self.damage, spell: using.power, ..Sum::default() };
        Some(Attack { spell: true, form: Form::Spell, sum, ..scene.magic(using, foe, self.kind) })
    }
}
