//! Camp: what the party does between two encounters. [LIC-BTW-03] [LIC-RUL-84]

use table::{Seat, SeatSet};

use crate::action::{Action, Target};
use crate::cites;
use crate::content::{MAX_PARTY, Slot};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::step::{Camp, Step};

impl Scene<'_> {
    /// Everything a seat may do in camp. [LIC-RUL-85]
    pub(crate) fn list_camp(self, seat: Seat, out: &mut Vec<Action>) {
        let hero = self.state.hero(seat);
        let others = || self.state.seats().filter(move |other| *other != seat);
        for item in hero.inventory.kinds() {
            out.extend(others().map(|other| Action::Give(item, other)));
            let card = self.game.item(item);
            if card.is_consumable() {
                self.list_item(seat, item, out);
            } else {
                self.list_equip(seat, item, out);
            }
        }
        for slot in Slot::ALL {
            let Some(item) = hero.wears(slot) else { continue };
            out.push(Action::TakeOff(slot));
            if !hero.inventory.has(item) {
                out.extend(others().map(|other| Action::Give(item, other)));
            }
        }
        self.list_abilities(seat, None, out);
        if seat == self.state.leader {
            for one in self.state.seats() {
                out.extend(
                    (one.0 + 1..self.state.run.party).map(|other| Action::Rearrange(one, Seat(other))),
                );
            }
        }
        out.push(Action::Ready);
    }

    /// Why a seat may not do this in camp.
    pub(crate) fn check_camp(self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Ready => Ok(()),
            Action::Give(item, to) => self.check_give(seat, item, to),
            Action::Equip(item, slot) => self.check_equip(seat, item, slot),
            Action::TakeOff(slot) => self.check_take_off(seat, slot),
            Action::Use(item, target) => self.check_use_item(seat, item, target),
            Action::Ability(id, target) => self.check_ability(seat, None, id, target),
            Action::Rearrange(one, other) => self.check_rearrange(seat, one, other),
            other => Err(Illegal::NotNow(other)),
        }
    }

    /// The leader alone sets the order of the row. [LIC-RUL-85]
    fn check_rearrange(self, seat: Seat, one: Seat, other: Seat) -> Result<(), Illegal> {
        if seat != self.state.leader {
            return Err(Illegal::NotLeader(self.state.leader));
        }
        if !self.has_seat(one) || !self.has_seat(other) || one >= other {
            return Err(Illegal::NotTwoSeats);
        }
        Ok(())
    }
}

impl Play<'_> {
    pub(crate) fn make_camp(&mut self) {
        self.tell(&[cites::RUL_84, cites::BTW_03], Event::CampBegins);
        self.state.agenda.push(Step::Camp(Camp { ready: SeatSet::NONE, actions: [0; MAX_PARTY] }));
    }

    /// A seat does something in camp.
    pub(crate) fn in_camp(&mut self, seat: Seat, camp: Camp, action: Action) {
        match action {
            Action::Ready => {
                self.tell(&[cites::RUL_85], Event::Ready { seat });
                return self.note(seat, Camp { ready: camp.ready.with(seat), ..camp });
            }
            Action::Give(item, to) => self.give(seat, item, to),
            Action::Equip(item, slot) => self.equip(seat, item, slot),
            Action::TakeOff(slot) => self.unequip(seat, slot),
            Action::Use(item, target) => self.use_item(seat, item, target),
            Action::Ability(id, target) => self.use_ability(seat, id, target),
            Action::Rearrange(one, other) => self.rearrange(one, other),
            other => unreachable!("{other:?} is not done in camp"),
        }
        let mut camp = camp;
        camp.actions[seat.index()] += 1;
        self.note(seat, camp);
    }

    /// Notes what was done; one who has done enough counts as ready, and when all are, camp ends.
    fn note(&mut self, seat: Seat, mut camp: Camp) {
        let actions = camp.actions[seat.index()];
        if !camp.ready.has(seat) && actions >= self.game.numbers().camp_limit {
            camp.ready = camp.ready.with(seat);
            self.tell(&[cites::RUL_86], Event::Dawdled { seat, actions });
        }
        self.state.agenda.take();
        if camp.ready == SeatSet::first(usize::from(self.state.run.party)) {
            self.tell(&[cites::RUL_85, cites::PATH_01], Event::CampEnds);
            self.state.agenda.push(Step::MoveOn);
        } else {
            self.state.agenda.push(Step::Camp(camp));
        }
    }

    fn rearrange(&mut self, one: Seat, other: Seat) {
        self.change_columns(one, other);
        self.tell(&[cites::BTW_03, cites::SETUP_10, cites::RUL_85], Event::Rearranged { one, other });
    }

    /// Two adventurers change columns; monsters stay where they are. [LIC-RUL-16]
    pub(crate) fn change_columns(&mut self, one: Seat, other: Seat) {
        for seat in &mut self.state.row {
            if *seat == one {
                *seat = other;
            } else if *seat == other {
                *seat = one;
            }
        }
    }
}

impl Scene<'_> {
    /// Every way to use a consumable.
    #[inline]
    pub(crate) fn list_item(self, seat: Seat, item: crate::content::ItemId, out: &mut Vec<Action>) {
        let effects = &self.game.item(item).effects;
        self.targets(crate::effects::Use::of_item(seat), effects, |target: Target| {
            out.push(Action::Use(item, target));
        });
    }

    /// Every slot that takes an item.
    #[inline]
    pub(crate) fn list_equip(self, seat: Seat, item: crate::content::ItemId, out: &mut Vec<Action>) {
        for slot in Slot::ALL {
            if self.check_equip(seat, item, slot).is_ok() {
                out.push(Action::Equip(item, slot));
            }
        }
    }
}
