//! Abilities: when one may be used, on whom, and what it costs. [LIC-ABIL-01] [LIC-ACT-05]

use table::Seat;

use crate::action::{Action, Target};
use crate::content::{AbilityId, When};
use crate::effects::Use;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};

impl Scene<'_> {
    /// Every ability and target open to a seat; on its turn with whether it has acted, else in camp.
    pub(crate) fn list_abilities(self, seat: Seat, turn: Option<bool>, out: &mut Vec<Action>) {
        for id in self.abilities(seat) {
            if self.check_ability_itself(seat, turn, id).is_ok() {
                let using = self.use_of_ability(seat, id);
                self.targets(using, &self.game.ability(id).effects, |target| {
                    out.push(Action::Ability(id, target));
                });
            }
        }
    }

    pub(super) fn could_use(self, seat: Seat, turn: Option<bool>, id: AbilityId) -> bool {
        let mut any = false;
        if self.check_ability_itself(seat, turn, id).is_ok() {
            let using = self.use_of_ability(seat, id);
            self.targets(using, &self.game.ability(id).effects, |_| any = true);
        }
        any
    }

    /// Why a seat may not use an ability so.
    pub(crate) fn check_ability(
        self,
        seat: Seat,
        turn: Option<bool>,
        id: AbilityId,
        target: Target,
    ) -> Result<(), Illegal> {
        if id.index() >= self.game.abilities().len() {
            return Err(Illegal::NoSuchAbility(id));
        }
        if !self.abilities(seat).any(|own| own == id) {
            return Err(Illegal::OthersAbility(id));
        }
        self.check_ability_itself(seat, turn, id)?;
        self.check_effects(self.use_of_ability(seat, id), &self.game.ability(id).effects, target)
    }

    /// What does not depend on the target. The seat has the ability.
    #[inline]
    fn check_ability_itself(self, seat: Seat, turn: Option<bool>, id: AbilityId) -> Result<(), Illegal> {
        let ability = self.game.ability(id);
        let hero = self.state.hero(seat);
        match (turn, ability.when) {
            (_, When::Passive) => return Err(Illegal::Passive(id)),
            (None, _) if !ability.camp => return Err(Illegal::NotInCamp(id)),
            (Some(true), When::Action) => return Err(Illegal::Acted),
            (None | Some(_), When::Action | When::Free) => {}
        }
        if ability.once_a_round && hero.used >> id.0 & 1 == 1 {
            return Err(Illegal::OnceARound(id));
        }
        let (cost, energy) = (self.cost(seat, id), hero.energy);
        if cost > energy {
            return Err(Illegal::NoEnergy { id, cost, energy });
        }
        match ability.needs {
            Some(kind) if !self.foes().any(|(_, monster)| monster.kind == kind) => {
                Err(Illegal::Needs(id, kind))
            }
            _ => Ok(()),
        }
    }

    fn use_of_ability(self, seat: Seat, id: AbilityId) -> Use {
        let power = if self.game.ability(id).spell { self.spell_power(seat) } else { 0 };
        Use { by: seat, power, ability: Some(id) }
    }
}

impl Play<'_> {
    /// Energy is paid, then the ability does what it says. [LIC-ACT-05]
    pub(crate) fn use_ability(&mut self, seat: Seat, id: AbilityId, target: Target) {
        let game = self.game;
        let ability = game.ability(id);
        let using = self.scene().use_of_ability(seat, id);
        let cost = self.scene().cost(seat, id);
        let hero = self.state.hero_mut(seat);
        hero.energy -= cost;
        let energy = hero.energy;
        if self.state.in_combat() {
            self.state.hero_mut(seat).used |= 1 << id.0;
        }
        let rules = if self.state.in_combat() { ability.uses } else { ability.camp_uses };
        self.tell(rules, Event::Uses { seat, ability: id, cost, energy });
        self.carry_out(using, &ability.effects, target);
    }
}
