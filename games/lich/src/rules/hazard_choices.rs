//! What a hazard asks: a seat for its adventurer, the leader for the party. [LIC-RUL-104] [LIC-RUL-105]

use serde::{Deserialize, Serialize};
use table::stage::Question;
use table::{Dice, Names, Seat, SeatSet};

use super::hazards::{Ordeal, Part, Trial};
use crate::action::Action;
use crate::bot;
use crate::cites;
use crate::content::encounter::Offer;
use crate::content::{HazardId, ItemId, Lich};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::view::Phase;

/// A seat chooses for its adventurer what the hazard does. [LIC-RUL-105]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Brave(pub Ordeal);

impl Question<Lich> for Brave {
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        scene.state.in_column(self.0.column).map_or(SeatSet::NONE, SeatSet::only)
    }

    fn options(&self, scene: Scene<'_>, seat: Seat, out: &mut Vec<Action>) {
        if scene.game.wants_item(self.0.hazard) {
            out.extend(scene.owned(seat).into_iter().map(Action::Lose));
        } else {
            out.push(Action::Accept);
        }
        out.push(Action::Refuse);
    }

    fn refuse(&self, scene: Scene<'_>, seat: Seat, action: Action) -> Option<Illegal> {
        let wants_item = scene.game.wants_item(self.0.hazard);
        match action {
            Action::Refuse => None,
            Action::Accept if !wants_item => None,
            Action::Lose(item) if wants_item => scene.check_owned(seat, item).err(),
            other => Some(Illegal::NotNow(other)),
        }
    }

    fn refuse_others(&self, scene: Scene<'_>, _seat: Seat) -> Illegal {
        not_your_adventurer(self.asked(scene))
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: Action) {
        play.state.agenda.take();
        let hazard = self.0.hazard;
        match action {
            Action::Refuse => {
                play.tell(&[cites::RUL_105, cites::RUL_88], Event::Declines { seat, hazard });
                play.undergo(seat, hazard, Part::Or);
            }
            Action::Lose(item) => play.drop_item(seat, hazard, item),
            Action::Accept => {
                play.tell(&[cites::RUL_105, cites::RUL_88], Event::Braves { seat, hazard });
                play.undergo(seat, hazard, Part::Either);
            }
            other => unreachable!("{other:?} is no answer to a hazard"),
        }
    }

    fn lapse(&self, scene: Scene<'_>, seat: Seat) -> Action {
        scene.as_a_bot_would(seat)
    }

    fn prompt(&self, scene: Scene<'_>, seat: Seat, _names: &Names) -> String {
        format!("{}: what does your {} do?", scene.game.hazard(self.0.hazard).name, scene.card(seat).name)
    }

    fn shown(&self, scene: Scene<'_>) -> Phase {
        Phase::hazard(scene, self.0.hazard, self.asked(scene), None)
    }

    fn quick(&self, scene: Scene<'_>, seat: Seat, options: &[Action], _dice: &mut Dice) -> usize {
        bot::brave(scene, seat, options)
    }
}

/// The leader chooses what the hazard does. [LIC-RUL-104]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decide(pub HazardId);

impl Question<Lich> for Decide {
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        SeatSet::only(scene.state.leader)
    }

    fn options(&self, scene: Scene<'_>, _seat: Seat, out: &mut Vec<Action>) {
        match scene.game.first_offer(self.0) {
            Offer::One(_) => out.extend(scene.state.seats().map(Action::Name)),
            Offer::Pay { .. } => scene.list_pay(out),
            Offer::Each(_) | Offer::Nothing => out.push(Action::Accept),
        }
        out.push(Action::Refuse);
    }

    fn refuse(&self, scene: Scene<'_>, _seat: Seat, action: Action) -> Option<Illegal> {
        match (scene.game.first_offer(self.0), action) {
            (_, Action::Refuse) | (Offer::Each(_) | Offer::Nothing, Action::Accept) => None,
            (Offer::One(_), Action::Name(seat)) => (!scene.has_seat(seat)).then_some(Illegal::NoSuchSeat),
            (Offer::Pay { .. }, Action::Name(seat)) => scene.check_pay(seat).err(),
            (_, other) => Some(Illegal::NotNow(other)),
        }
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: Action) {
        play.state.agenda.take();
        let hazard = self.0;
        match (play.game.first_offer(hazard), action) {
            (_, Action::Refuse) => play.decline(hazard),
            (Offer::Pay { energy }, Action::Name(payer)) => play.pay(payer, hazard, *energy),
            (_, Action::Name(seat)) => {
                play.tell(&[cites::RUL_104, cites::RUL_88], Event::Names { seat, hazard });
                play.undergo(seat, hazard, Part::Either);
            }
            (_, Action::Accept) => {
                play.tell(&[cites::RUL_104, cites::RUL_88], Event::Braves { seat, hazard });
                play.push(Trial(Ordeal::start(hazard, Part::Either)));
            }
            (_, other) => unreachable!("{other:?} decides no hazard"),
        }
    }

    fn lapse(&self, scene: Scene<'_>, seat: Seat) -> Action {
        scene.as_a_bot_would(seat)
    }

    fn prompt(&self, scene: Scene<'_>, _seat: Seat, _names: &Names) -> String {
        format!("You lead: how does the party meet {}?", scene.game.hazard(self.0).name)
    }

    fn shown(&self, scene: Scene<'_>) -> Phase {
        Phase::hazard(scene, self.0, self.asked(scene), None)
    }

    fn quick(&self, scene: Scene<'_>, _seat: Seat, options: &[Action], _dice: &mut Dice) -> usize {
        bot::decide(scene, options)
    }
}

/// The leader says whose energy is taken; so much is still owed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pay {
    /// To whom.
    pub hazard: HazardId,
    /// How much.
    pub owed: u8,
}

impl Question<Lich> for Pay {
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        SeatSet::only(scene.state.leader)
    }

    fn options(&self, scene: Scene<'_>, _seat: Seat, out: &mut Vec<Action>) {
        scene.list_pay(out);
    }

    fn refuse(&self, scene: Scene<'_>, _seat: Seat, action: Action) -> Option<Illegal> {
        let Action::Name(payer) = action else { return Some(Illegal::NotNow(action)) };
        scene.check_pay(payer).err()
    }

    fn answer(self, play: &mut Play<'_>, _seat: Seat, action: Action) {
        let Action::Name(payer) = action else { unreachable!("{action:?} names nobody") };
        play.state.agenda.take();
        play.pay(payer, self.hazard, self.owed);
    }

    fn lapse(&self, scene: Scene<'_>, seat: Seat) -> Action {
        scene.as_a_bot_would(seat)
    }

    fn prompt(&self, scene: Scene<'_>, _seat: Seat, _names: &Names) -> String {
        format!("You lead: {} wants {} more energy. Whose?", scene.game.hazard(self.hazard).name, self.owed)
    }

    fn shown(&self, scene: Scene<'_>) -> Phase {
        Phase::hazard(scene, self.hazard, self.asked(scene), Some(self.owed))
    }

    fn quick(&self, scene: Scene<'_>, _seat: Seat, options: &[Action], _dice: &mut Dice) -> usize {
        bot::pay(scene, options)
    }
}

/// A seat chooses which equipped item is lost. [LIC-RUL-87]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drop {
    /// To what.
    pub hazard: HazardId,
    /// Whose.
    pub seat: Seat,
}

impl Question<Lich> for Drop {
    fn asked(&self, _scene: Scene<'_>) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn options(&self, scene: Scene<'_>, seat: Seat, out: &mut Vec<Action>) {
        out.extend(scene.state.hero(seat).gear().map(Action::Lose));
    }

    fn refuse(&self, scene: Scene<'_>, seat: Seat, action: Action) -> Option<Illegal> {
        let Action::Lose(item) = action else { return Some(Illegal::NotNow(action)) };
        match scene.slot_of(seat, item) {
            Some(_) => None,
            None if scene.state.hero(seat).inventory.has(item) => Some(Illegal::NotEquipped(item)),
            None => Some(Illegal::NotCarried(item)),
        }
    }

    fn refuse_others(&self, scene: Scene<'_>, _seat: Seat) -> Illegal {
        not_your_adventurer(self.asked(scene))
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: Action) {
        let Action::Lose(item) = action else { unreachable!("{action:?} loses no item") };
        play.state.agenda.take();
        play.drop_item(seat, self.hazard, item);
    }

    fn lapse(&self, scene: Scene<'_>, seat: Seat) -> Action {
        scene.as_a_bot_would(seat)
    }

    fn prompt(&self, scene: Scene<'_>, seat: Seat, _names: &Names) -> String {
        let hazard = &scene.game.hazard(self.hazard).name;
        format!("{hazard}: which equipped item does your {} lose?", scene.card(seat).name)
    }

    fn shown(&self, scene: Scene<'_>) -> Phase {
        Phase::hazard(scene, self.hazard, self.asked(scene), None)
    }

    fn quick(&self, scene: Scene<'_>, seat: Seat, options: &[Action], _dice: &mut Dice) -> usize {
        bot::drop(scene, seat, options)
    }
}

/// Each seat answers for its own adventurer. [LIC-RUL-105]
fn not_your_adventurer(asked: SeatSet) -> Illegal {
    let seat = asked.lowest().expect("a question is put to somebody");
    Illegal::NotYourTurn(seat, &[cites::RUL_105, cites::RUL_88])
}

impl Scene<'_> {
    fn check_owned(self, seat: Seat, item: ItemId) -> Result<(), Illegal> {
        if self.owned(seat).has(item) { Ok(()) } else { Err(Illegal::NotCarried(item)) }
    }

    /// Every adventurer with energy to give.
    fn list_pay(self, out: &mut Vec<Action>) {
        let able = self.state.seats().filter(|seat| self.check_pay(*seat).is_ok());
        out.extend(able.map(Action::Name));
    }

    fn check_pay(self, seat: Seat) -> Result<(), Illegal> {
        if !self.has_seat(seat) {
            return Err(Illegal::NoSuchSeat);
        }
        if self.state.hero(seat).energy > 0 { Ok(()) } else { Err(Illegal::NothingToPay(seat)) }
    }
}
