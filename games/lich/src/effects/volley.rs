//! What the three verbs that attack share. [LIC-STAT-05] [LIC-STAT-06]

use super::{Use, Verb, foe_meant};
use crate::action::Target;
use crate::content::AttackType;
use crate::field::FoeId;
use crate::play::{Play, Scene};
use crate::rules::attacks::Attack;
use crate::state::Who;

impl Play<'_> {
    /// One attack, or one on each of two targets in the chosen order; what is gone by then is dropped.
    pub(super) fn volley(&mut self, verb: &dyn Verb, using: Use, target: Target) {
        let second = if let Target::Foes(_, second) = target { Some(second) } else { None };
        for foe in foe_meant(target).into_iter().chain(second) {
            let there = self.fights_on() && self.state.combat.field.get(foe).is_some();
            if there
                && self.state.hero(using.by).stands()
                && let Some(attack) = verb.attack(self.scene(), using, foe)
            {
                self.attack(attack);
            }
        }
    }
}

impl Scene<'_> {
    /// An attack without weapons. Vampirism works on it, unless it is thrown. [LIC-RUL-45]
    pub(super) fn magic(self, using: Use, foe: FoeId, kind: AttackType) -> Attack {
        let vampirism = using.ability.is_some() && self.has(using.by, |it| it.vampirism);
        Attack { vampirism, ..Attack::plain(Who::Hero(using.by), Who::Foe(foe), kind) }
    }
}
