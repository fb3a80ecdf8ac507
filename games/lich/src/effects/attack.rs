//! `Strike(at: Front, plus: 1, kind: Normal, cleave: 2)`, `Cast(at: AnyMonster, damage: 3, kind: Ranged)`,
//! `Blast(at: AnyMonster, damage: 4, splash: 2, kind: Ranged)`: attacks. [LIC-STAT-05] [LIC-STAT-06]

use super::{Use, foe_meant};
use crate::action::Target;
use crate::content::{AttackType, Effect};
use crate::event::Sum;
use crate::field::FoeId;
use crate::play::{Play, Scene};
use crate::rules::attacks::{Attack, Form};
use crate::state::Who;

impl Play<'_> {
    /// One attack, or one on each of two targets in the chosen order; what is gone by then is dropped.
    pub(super) fn perform_attack(&mut self, using: Use, effect: Effect, target: Target) {
        let second = match target {
            Target::Foes(_, second) => Some(second),
            _ => None,
        };
        for foe in foe_meant(target).into_iter().chain(second) {
            let there = self.fights_on() && self.state.combat.field.get(foe).is_some();
            if there && self.state.hero(using.by).stands() {
                let attack = self.scene().attack_of(using, effect, foe);
                self.attack(attack);
            }
        }
    }
}

impl Scene<'_> {
    /// The attack an effect makes on a monster.
    pub(crate) fn attack_of(self, using: Use, effect: Effect, foe: FoeId) -> Attack {
        match effect {
            Effect::Strike { plus, kind, spell, cleave, .. } => {
                let attack = Attack::with_weapons(self, using.by, foe, kind);
                let power = if spell { using.power } else { 0 };
                Attack {
                    spell,
                    form: if spell { Form::Spell } else { Form::Ability },
                    spread: attack.spread.max(cleave),
                    sum: Sum { number: plus, spell: power, ..attack.sum },
                    ..attack
                }
            }
            Effect::Cast { damage, kind, .. } => {
                let sum = Sum { number: damage, spell: using.power, ..Sum::default() };
                Attack { spell: true, form: Form::Spell, sum, ..self.magic(using, foe, kind) }
            }
            Effect::Blast { damage, splash, kind, spell, .. } => {
                let power = if spell { using.power } else { 0 };
                let sum = Sum { number: damage, spell: power, ..Sum::default() };
                let form = if spell { Form::Spell } else { Form::Bomb };
                Attack {
                    spell,
                    explosive: true,
                    form,
                    sum,
                    spread: splash + power,
                    ..self.magic(using, foe, kind)
                }
            }
            other => unreachable!("{other:?} is no attack"),
        }
    }

    /// An attack without weapons. Vampirism works on it, unless it is thrown. [LIC-RUL-45]
    fn magic(self, using: Use, foe: FoeId, kind: AttackType) -> Attack {
        let vampirism = using.ability.is_some() && self.has(using.by, |it| it.vampirism);
        Attack { vampirism, ..Attack::plain(Who::Hero(using.by), Who::Foe(foe), kind) }
    }
}
