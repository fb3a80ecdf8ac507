//! Camp: what the party does between two encounters. [LIC-BTW-03] [LIC-RUL-84]

use serde::{Deserialize, Serialize};
use table::stage::Question;
use table::{Dice, Names, Seat, SeatSet};

use super::path::MoveOn;
use crate::action::{Action, Target};
use crate::bot;
use crate::cites;
use crate::content::{Lich, MAX_PARTY, Slot};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::view::Phase;

/// Everybody prepares, until all are ready. [LIC-RUL-84] [LIC-RUL-85]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Camp {
    /// Who is ready.
    pub ready: SeatSet,
    /// Actions each seat has taken. [LIC-RUL-86]
    pub actions: [u8; MAX_PARTY],
}

impl Question<Lich> for Camp {
    #[inline]
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        let all = SeatSet::first(usize::from(scene.state.run.party));
        self.ready.into_iter().fold(all, SeatSet::without)
    }

    /// Everything a seat may do in camp. [LIC-RUL-85]
    fn options(&self, scene: Scene<'_>, seat: Seat, out: &mut Vec<Action>) {
        let hero = scene.state.hero(seat);
        let others = || scene.state.seats().filter(move |other| *other != seat);
        for item in hero.inventory.kinds() {
            out.extend(others().map(|other| Action::Give(item, other)));
            let card = scene.game.item(item);
            if card.is_consumable() {
                scene.list_item(seat, item, out);
            } else {
                scene.list_equip(seat, item, out);
            }
        }
        for slot in Slot::ALL {
            let Some(item) = hero.wears(slot) else { continue };
            out.push(Action::TakeOff(slot));
            if !hero.inventory.has(item) {
                out.extend(others().map(|other| Action::Give(item, other)));
            }
        }
        scene.list_abilities(seat, None, out);
        if seat == scene.state.leader {
            for one in scene.state.seats() {
                out.extend(
                    (one.0 + 1..scene.state.run.party).map(|other| Action::Rearrange(one, Seat(other))),
                );
            }
        }
        out.push(Action::Ready);
    }

    fn refuse(&self, scene: Scene<'_>, seat: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Ready => None,
            Action::Give(item, to) => scene.check_give(seat, item, to).err(),
            Action::Equip(item, slot) => scene.check_equip(seat, item, slot).err(),
            Action::TakeOff(slot) => scene.check_take_off(seat, slot).err(),
            Action::Use(item, target) => scene.check_use_item(seat, item, target).err(),
            Action::Ability(id, target) => scene.check_ability(seat, None, id, target).err(),
            Action::Rearrange(one, other) => scene.check_rearrange(seat, one, other).err(),
            other => Some(Illegal::NotNow(other)),
        }
    }

    fn refuse_others(&self, _scene: Scene<'_>, _seat: Seat) -> Illegal {
        Illegal::ReadyAlready
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: Action) {
        match action {
            Action::Ready => {
                play.tell(&[cites::RUL_85], Event::Ready { seat });
                return play.note(seat, Camp { ready: self.ready.with(seat), ..self });
            }
            Action::Give(item, to) => play.give(seat, item, to),
            Action::Equip(item, slot) => play.equip(seat, item, slot),
            Action::TakeOff(slot) => play.unequip(seat, slot),
            Action::Use(item, target) => play.use_item(seat, item, target),
            Action::Ability(id, target) => play.use_ability(seat, id, target),
            Action::Rearrange(one, other) => play.rearrange(one, other),
            other => unreachable!("{other:?} is not done in camp"),
        }
        let mut camp = self;
        camp.actions[seat.index()] += 1;
        play.note(seat, camp);
    }

    fn lapse(&self, _scene: Scene<'_>, _seat: Seat) -> Action {
        Action::Ready
    }

    fn prompt(&self, _scene: Scene<'_>, _seat: Seat, _names: &Names) -> String {
        "Camp: equip, share and heal, then break camp".to_owned()
    }

    fn shown(&self, scene: Scene<'_>) -> Phase {
        let party = usize::from(scene.state.run.party);
        Phase::Camp { ready: self.ready, actions: self.actions[..party].to_vec() }
    }

    fn quick(&self, scene: Scene<'_>, seat: Seat, options: &[Action], _dice: &mut Dice) -> usize {
        bot::in_camp(scene, seat, options)
    }
}

impl Scene<'_> {
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
        self.push(Camp { ready: SeatSet::NONE, actions: [0; MAX_PARTY] });
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
            self.push(MoveOn);
        } else {
            self.push(camp);
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
