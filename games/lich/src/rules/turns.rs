//! An adventurer's turn: one action, and whatever is free. [LIC-RUL-22]

use serde::{Deserialize, Serialize};
use table::stage::{Deed, Question};
use table::{Dice, Names, RuleId, Seat, SeatSet};

use super::attacks::Attack;
use crate::action::Action;
use crate::bot;
use crate::cites;
use crate::content::{AttackType, ItemId, Lich, Slot, When};
use crate::effects::Use;
use crate::event::Event;
use crate::field::FoeId;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::step::Step;
use crate::view::Phase;

/// An adventurer's turn begins, if it still can. [LIC-RUL-27]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BeginTurn(pub Seat);

impl Deed<Lich> for BeginTurn {
    /// A turn begins, unless something felled the adventurer in the window before it. [LIC-RUL-27]
    fn run(self, play: &mut Play<'_>) {
        let Self(seat) = self;
        if play.state.hero(seat).stands() {
            play.tell(&[cites::RUL_22, cites::ACT_01, cites::CMB_01], Event::TurnBegins { seat });
            play.state.hero_mut(seat).deeds.turns += 1;
            play.push(Acting { seat, acted: false });
            play.after_deed(seat);
        }
    }
}

/// The turn being taken. [LIC-RUL-22]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Acting {
    /// Whose.
    pub seat: Seat,
    /// Whether its action is used.
    pub acted: bool,
}

impl Question<Lich> for Acting {
    #[inline]
    fn asked(&self, _scene: Scene<'_>) -> SeatSet {
        SeatSet::only(self.seat)
    }

    /// Everything a seat may do on its turn. [LIC-ACT-01]
    fn options(&self, scene: Scene<'_>, seat: Seat, out: &mut Vec<Action>) {
        let acted = self.acted;
        if !acted {
            scene.each_attacked(seat, |foe| out.push(Action::Attack(foe)));
        }
        scene.list_abilities(seat, Some(acted), out);
        let hero = scene.state.hero(seat);
        for item in hero.inventory.kinds() {
            let card = scene.game.item(item);
            if card.is_consumable() {
                if !acted || card.quick {
                    scene.list_item(seat, item, out);
                }
            } else if !acted {
                scene.list_equip(seat, item, out);
            }
            let others = scene.state.seats().filter(|other| *other != seat);
            out.extend(others.map(|other| Action::Give(item, other)));
        }
        if !acted {
            let others =
                scene.state.seats().filter(|other| *other != seat && scene.state.hero(*other).stands());
            out.extend(others.map(Action::Swap));
        }
        out.push(Action::EndTurn);
    }

    fn refuse(&self, scene: Scene<'_>, seat: Seat, action: Action) -> Option<Illegal> {
        scene.check_turn(seat, self.acted, action).err()
    }

    fn refuse_others(&self, scene: Scene<'_>, seat: Seat) -> Illegal {
        if scene.has_seat(seat) && !scene.state.hero(seat).stands() {
            return Illegal::FaintedYourself(self.seat);
        }
        Illegal::NotYourTurn(self.seat, &[cites::RUL_105, cites::SPEED_01])
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: Action) {
        match action {
            Action::EndTurn if self.acted => return play.end_turn(self, &[cites::RUL_22]),
            Action::EndTurn => return play.end_turn(self, &[cites::ACT_07, cites::RUL_22]),
            Action::Attack(foe) => {
                play.act();
                let attack = Attack::by_hero(play.scene(), seat, foe);
                play.attack(attack);
            }
            Action::Swap(with) => {
                play.act();
                play.swap(seat, with, &[cites::ACT_06, cites::RUL_16]);
            }
            Action::Equip(item, slot) => {
                play.act();
                play.equip(seat, item, slot);
            }
            Action::Ability(id, target) => {
                if play.game.ability(id).when == When::Action {
                    play.act();
                }
                play.use_ability(seat, id, target);
            }
            Action::Use(item, target) => {
                if !play.game.item(item).quick {
                    play.act();
                }
                play.use_item(seat, item, target);
            }
            Action::Give(item, to) => play.give(seat, item, to),
            other => unreachable!("{other:?} is not done on a turn"),
        }
        play.after_deed(seat);
    }

    fn lapse(&self, scene: Scene<'_>, seat: Seat) -> Action {
        scene.as_a_bot_would(seat)
    }

    fn prompt(&self, scene: Scene<'_>, seat: Seat, _names: &Names) -> String {
        let left = if self.acted { "only free things are left" } else { "one action, free things besides" };
        format!("Your {}'s turn: {left}", scene.card(seat).name)
    }

    fn shown(&self, _scene: Scene<'_>) -> Phase {
        Phase::Turn { seat: self.seat, acted: self.acted }
    }

    #[inline]
    fn quick(&self, scene: Scene<'_>, seat: Seat, options: &[Action], _dice: &mut Dice) -> usize {
        bot::in_combat(scene, seat, options)
    }
}

impl Scene<'_> {
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
    fn check_turn(self, seat: Seat, acted: bool, action: Action) -> Result<(), Illegal> {
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

impl Play<'_> {
    /// The action of the turn is used.
    fn act(&mut self) {
        if let Some(Step::Acting(acting)) = self.state.agenda.next_mut() {
            acting.acted = true;
        }
    }

    /// The turn ends by itself when the adventurer has fainted, or when nothing is left to do.
    /// [LIC-RUL-22] [LIC-RUL-111]
    fn after_deed(&mut self, seat: Seat) {
        let Some(Step::Acting(acting)) = self.state.agenda.next().copied() else { return };
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

    /// Two adventurers exchange columns in combat. [LIC-RUL-16]
    pub(crate) fn swap(&mut self, seat: Seat, with: Seat, rules: &'static [RuleId]) {
        self.change_columns(seat, with);
        let column = self.state.column(seat);
        self.tell(rules, Event::Swapped { seat, with, column });
    }
}
