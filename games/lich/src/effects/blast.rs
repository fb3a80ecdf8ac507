//! `Blast(at: AnyMonster, damage: 4, splash: 2, kind: Ranged)`: an Explosive attack. [LIC-RUL-44]

use serde::{Deserialize, Serialize};

use super::{Use, Verb, Whom};
use crate::action::Target;
use crate::content::AttackType;
use crate::event::Sum;
use crate::field::FoeId;
use crate::play::{Play, Scene};
use crate::rules::attacks::{Attack, Form};

/// An Explosive attack: `damage` to the target, `splash` around it. [LIC-RUL-44]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Blast {
    /// The target.
    pub at: Whom,
    /// To the target.
    pub damage: u8,
    /// To each monster adjacent to it.
    pub splash: u8,
    /// How far it goes.
    pub kind: AttackType,
    /// Marked Spell: Spell Power is added to both numbers.
    #[serde(default)]
    pub spell: bool,
}

impl Verb for Blast {
    fn whom(&self) -> Whom {
        self.at
    }

    fn fits(&self, chosen: Whom) -> Result<(), &'static str> {
        if !(1..=40).contains(&self.damage) || self.splash > 40 {
            return Err("1 to 40 damage and at most 40 splash");
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
        let Self { damage, splash, kind, .. } = self;
        let power = if spell { ", each + Spell Power," } else { "" };
        format!("Explosive {kind} attack {damage}/{splash}{power} on any monster")
    }

    fn attack(&self, scene: Scene<'_>, using: Use, foe: FoeId) -> Option<Attack> {
        let Self { damage, splash, kind, spell, .. } = *self;
        let power = if spell { using.power } else { 0 };
        Some(Attack {
            spell,
            explosive: true,
            form: if spell { Form::Spell } else { Form::Bomb },
            sum: Sum { number: damage, spell: power, ..Sum::default() },
            spread: splash + power,
            ..scene.magic(using, foe, kind)
        })
    }
}
