//! `Strike(at: Front, plus: 1, kind: Normal, cleave: 2)`: an attack with the weapons. [LIC-STAT-05]

use serde::{Deserialize, Serialize};

use super::{Use, Verb, Whom, power_text};
use crate::action::Target;
use crate::content::{AttackType, MonsterType};
use crate::event::Sum;
use crate::field::FoeId;
use crate::play::{Play, Scene};
use crate::rules::attacks::{Attack, Form};

/// An attack for `plus` + Attack + weapon bonus, with the weapons' keywords. [LIC-STAT-05]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Strike {
    /// The target.
    pub at: Whom,
    /// The number in the ability's text.
    #[serde(default)]
    pub plus: u8,
    /// How far it goes.
    pub kind: AttackType,
    /// Marked Spell: Spell Power is added too. [LIC-RUL-35]
    #[serde(default)]
    pub spell: bool,
    /// Only this type may be attacked.
    #[serde(default)]
    pub only: Option<MonsterType>,
    /// A Cleave of its own; of several the highest counts. [LIC-RUL-40]
    #[serde(default)]
    pub cleave: u8,
    /// How many different monsters may be struck, one attack each.
    #[serde(default = "one")]
    pub targets: u8,
}

const fn one() -> u8 {
    1
}

impl Verb for Strike {
    fn whom(&self) -> Whom {
        self.at
    }

    fn fits(&self, chosen: Whom) -> Result<(), &'static str> {
        if self.plus > 20 || self.cleave > 20 || !(1..=2).contains(&self.targets) {
            return Err("numbers up to 20, and one or two targets");
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
        let Self { plus, kind, only, cleave, targets, .. } = *self;
        let number = if plus > 0 { format!("{plus} + ") } else { String::new() };
        let cleave = if cleave > 0 { format!(" with Cleave {cleave}") } else { String::new() };
        let each = if targets > 1 { " on each of one or two different monsters" } else { "" };
        let only = only.map(|kind| format!("; {kind} target only")).unwrap_or_default();
        format!("{kind} attack for {number}attack damage{}{cleave}{each}{only}", power_text(spell))
    }

    fn attack(&self, scene: Scene<'_>, using: Use, foe: FoeId) -> Option<Attack> {
        let Self { plus, kind, spell, cleave, .. } = *self;
        let attack = Attack::with_weapons(scene, using.by, foe, kind);
        let power = if spell { using.power } else { 0 };
        Some(Attack {
            spell,
            form: if spell { Form::Spell } else { Form::Ability },
            spread: attack.spread.max(cleave),
            sum: Sum { number: plus, spell: power, ..attack.sum },
            ..attack
        })
    }

    fn strikes(&self) -> u8 {
        self.targets
    }

    fn only(&self) -> Option<MonsterType> {
        self.only
    }
}
