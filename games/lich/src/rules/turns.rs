//! An adventurer's turn: one action, and whatever is free. [LIC-RUL-22]

use table::{RuleId, Seat};

use super::attacks::Attack;
use crate::action::{Action, Target};
use crate::cites;
use crate::content::{AbilityId, AttackType, ItemId, Slot, When};
use crate::effects::Use;
use crate::event::Event;
use crate::field::FoeId;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::step::{Acting, Step};

impl Scene<'_> {
    /// Everything a seat may do on its turn. [LIC-ACT-01]
    pub(crate) fn list_turn(self, acting: Acting, out: &mut Vec<Action>) {
        let Acting { seat, acted } = acting;
        if !acted {
            self.each_attacked(seat, |foe| out.push(Action::Attack(foe)));
        }
        self.list_abilities(seat, Some(acted), out);
        let hero = self.state.hero(seat);
        for item in hero.inventory.kinds() {
            let card = self.game.item(item);
            if card.is_consumable() {
                if !acted || card.quick {
                    self.list_item(seat, item, out);
                }
            } else if !acted {
                self.list_equip(seat, item, out);
            }
            let others = self.state.seats().filter(|other| *other != seat);
            out.extend(others.map(|other| Action::Give(item, other)));
        }
        if !acted {
            let others =
                self.state.seats().filter(|other| *other != seat && self.state.hero(*other).stands());
            out.extend(others.map(Action::Swap));
        }
        out.push(Action::EndTurn);
    }

    /// Whether a turn has nothing left to offer but its end.
    fn is_spent(self, acting: Acting) -> bool {
        let Acting { seat, acted } = acting;
        let bag = self.state.hero(seat).inventory;
        if !bag.is_empty() && self.state.run.party > 1 {
            return false; // there is something to give
        }
        let mut open = false;
        if !acted {
            self.each_attacked(seat, |_| open = true);
            open |= self.state.standing().any(|other| other != seat);
        }
        open |= self.abilities(seat).any(|id| self.could_use(seat, Some(acted), id));
        !open && !bag.kinds().into_iter().any(|item| self.could_play(acting, item))
    }

    /// Whether an item of the own inventory can be used or equipped now.
    fn could_play(self, Acting { seat, acted }: Acting, item: ItemId) -> bool {
        let card = self.game.item(item);
        if !card.is_consumable() {
            return !acted && Slot::ALL.into_iter().any(|slot| self.check_equip(seat, item, slot).is_ok());
        }
        let mut open = false;
        if !acted || card.quick {
            self.targets(Use::of_item(seat), &card.effects, |_| open = true);
        }
        open
    }

    /// Every monster the Attack action reaches. [LIC-ACT-03]
    #[inline]
    fn each_attacked(self, seat: Seat, mut each: impl FnMut(FoeId)) {
        let (kind, column) = (self.attack_type(seat), self.state.column(seat));
        for foe in self.state.combat.field.foes() {
            if reaches(kind, column, foe.place.column()) {
                each(foe.id);
            }
        }
    }

    /// Why a seat may not do this on its turn.
    pub(crate) fn check_turn(self, acting: Acting, action: Action) -> Result<(), Illegal> {
        let Acting { seat, acted } = acting;
        let unless_acted = |check: Result<(), Illegal>| if acted { Err(Illegal::Acted) } else { check };
        match action {
            Action::EndTurn => Ok(()),
            Action::Attack(foe) => unless_acted(self.check_attack(seat, foe)),
            Action::Swap(with) => unless_acted(self.check_swap(seat, with)),
            Action::Equip(item, slot) => unless_acted(self.check_equip(seat, item, slot)),
            Action::TakeOff(_) => Err(Illegal::TakeOffInCombat),
            Action::Ability(id, target) => self.check_ability(seat, Some(acted), id, target),
            Action::Give(item, to) => self.check_give(seat, item, to),
            Action::Use(item, target) => {
                let quick = self.game.items().get(item.index()).is_some_and(|card| card.quick);
                let check = self.check_use_item(seat, item, target);
                if quick { check } else { unless_acted(check) }
            }
            other => Err(Illegal::NotNow(other)),
        }
    }

    /// [LIC-ACT-03] [LIC-RUL-76]
    fn check_attack(self, seat: Seat, foe: FoeId) -> Result<(), Illegal> {
        let kind = self.attack_type(seat);
        self.check_reach(seat, kind, foe)
    }

    /// Whether an attack of this type from a seat's column goes that far.
    pub(crate) fn check_reach(self, seat: Seat, kind: AttackType, foe: FoeId) -> Result<(), Illegal> {
        let Some(foe) = self.state.combat.field.get(foe) else { return Err(Illegal::NoSuchFoe) };
        let column = foe.place.column();
        if reaches(kind, self.state.column(seat), column) {
            return Ok(());
        }
        Err(match column {
            None => Illegal::InBackRow,
            Some(_) => Illegal::OutOfReach(kind),
        })
    }

    /// Both must stand. [LIC-RUL-16]
    pub(crate) fn check_swap(self, seat: Seat, with: Seat) -> Result<(), Illegal> {
        if !self.has_seat(with) || with == seat {
            return Err(Illegal::NotAnother);
        }
        if self.state.hero(with).stands() { Ok(()) } else { Err(Illegal::Fainted(with)) }
    }
}

/// Whether an attack of a type from one column goes to another; none is the back row.
/// [LIC-TYPE-01] [LIC-TYPE-02] [LIC-TYPE-03]
#[inline]
pub(crate) fn reaches(kind: AttackType, from: u8, to: Option<u8>) -> bool {
    match (kind, to) {
        (AttackType::Ranged, _) => true,
        (_, None) => false,
        (AttackType::Normal, Some(to)) => from == to,
        (AttackType::Reach, Some(to)) => from.abs_diff(to) <= 1,
    }
}

/// Abilities.
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

    fn could_use(self, seat: Seat, turn: Option<bool>, id: AbilityId) -> bool {
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
            _ => {}
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
    /// A turn begins, unless something felled the adventurer in the window before it. [LIC-RUL-27]
    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        if self.state.hero(seat).stands() {
            self.tell(&[cites::RUL_22, cites::ACT_01, cites::CMB_01], Event::TurnBegins { seat });
            self.state.hero_mut(seat).deeds.turns += 1;
            self.state.agenda.push(Step::Turn(Acting { seat, acted: false }));
            self.after_deed(seat);
        }
    }

    /// A seat does something on its turn.
    pub(crate) fn on_turn(&mut self, acting: Acting, action: Action) {
        let seat = acting.seat;
        match action {
            Action::EndTurn if acting.acted => return self.end_turn(acting, &[cites::RUL_22]),
            Action::EndTurn => return self.end_turn(acting, &[cites::ACT_07, cites::RUL_22]),
            Action::Attack(foe) => {
                self.act();
                let attack = Attack::by_hero(self.scene(), seat, foe);
                self.attack(attack);
            }
            Action::Swap(with) => {
                self.act();
                self.swap(seat, with, &[cites::ACT_06, cites::RUL_16]);
            }
            Action::Equip(item, slot) => {
                self.act();
                self.equip(seat, item, slot);
            }
            Action::Ability(id, target) => {
                if self.game.ability(id).when == When::Action {
                    self.act();
                }
                self.use_ability(seat, id, target);
            }
            Action::Use(item, target) => {
                if !self.game.item(item).quick {
                    self.act();
                }
                self.use_item(seat, item, target);
            }
            Action::Give(item, to) => self.give(seat, item, to),
            other => unreachable!("{other:?} is not done on a turn"),
        }
        self.after_deed(seat);
    }

    /// The action of the turn is used.
    fn act(&mut self) {
        if let Some(Step::Turn(acting)) = self.state.agenda.next_mut() {
            acting.acted = true;
        }
    }

    /// The turn ends by itself when the adventurer has fainted, or when nothing is left to do.
    /// [LIC-RUL-22] [LIC-RUL-111]
    fn after_deed(&mut self, seat: Seat) {
        let Some(Step::Turn(acting)) = self.state.agenda.next().copied() else { return };
        if acting.seat != seat {
            return;
        }
        if !self.state.hero(seat).stands() {
            self.end_turn(acting, &[cites::RUL_22]);
        } else if self.scene().is_spent(acting) {
            self.end_turn(acting, &[cites::RUL_22, cites::RUL_111]);
        }
    }

    fn end_turn(&mut self, Acting { seat, acted }: Acting, rules: &'static [RuleId]) {
        self.state.agenda.take();
        self.tell(rules, Event::TurnEnds { seat, acted });
    }

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

    /// Two adventurers exchange columns in combat. [LIC-RUL-16]
    pub(crate) fn swap(&mut self, seat: Seat, with: Seat, rules: &'static [RuleId]) {
        self.change_columns(seat, with);
        let column = self.state.column(seat);
        self.tell(rules, Event::Swapped { seat, with, column });
    }
}
