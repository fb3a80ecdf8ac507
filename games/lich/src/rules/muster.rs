//! The party gathers: character cards and starting items. [LIC-SETUP-01] [LIC-SETUP-06]

use serde::{Deserialize, Serialize};
use table::stage::{Deed, Question};
use table::{Dice, Names, RuleId, Seat, SeatSet};

use super::decks::draw;
use super::path::LayFloor;
use crate::action::Action;
use crate::bot;
use crate::cites;
use crate::content::{AdventurerId, Lich};
use crate::event::{Event, Stack};
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::view::Phase;

/// A seat takes the card it wanted.
pub(super) const TAKEN: &[RuleId] = &[cites::SETUP_01, cites::RUL_70, cites::OBJ_04, cites::STAT_01];
/// A seat takes the card it was dealt.
pub(super) const DEALT: &[RuleId] =
    &[cites::SETUP_01, cites::RUL_113, cites::RUL_70, cites::OBJ_04, cites::STAT_01];

/// A seat takes a character card. [LIC-RUL-70]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChooseAdventurer(pub Seat);

impl Question<Lich> for ChooseAdventurer {
    fn asked(&self, _scene: Scene<'_>) -> SeatSet {
        SeatSet::only(self.0)
    }

    fn options(&self, scene: Scene<'_>, _seat: Seat, out: &mut Vec<Action>) {
        out.extend(scene.free_cards().map(Action::Take));
    }

    fn refuse(&self, scene: Scene<'_>, _seat: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Take(card) if card.index() >= scene.game.adventurers().len() => {
                Some(Illegal::NoSuchAdventurer(card))
            }
            Action::Take(card) => (!scene.is_free(card)).then_some(Illegal::CardTaken(card)),
            other => Some(Illegal::NotNow(other)),
        }
    }

    fn refuse_others(&self, _scene: Scene<'_>, _seat: Seat) -> Illegal {
        Illegal::NotYourTurn(self.0, &[cites::RUL_70])
    }

    fn answer(self, play: &mut Play<'_>, seat: Seat, action: Action) {
        let Action::Take(card) = action else { unreachable!("{action:?} takes no card") };
        play.state.agenda.take();
        play.take_card(seat, card, TAKEN);
        play.ask_for_card();
    }

    fn lapse(&self, scene: Scene<'_>, seat: Seat) -> Action {
        scene.as_a_bot_would(seat)
    }

    fn prompt(&self, _scene: Scene<'_>, _seat: Seat, _names: &Names) -> String {
        "Who goes down with you? Choose your adventurer".to_owned()
    }

    fn shown(&self, scene: Scene<'_>) -> Phase {
        let free = scene.free_cards().map(|card| scene.game.adventurer(card).id.clone()).collect();
        Phase::ChooseAdventurer { seat: self.0, free }
    }
}

/// The starting items are turned face-up. [LIC-SETUP-06]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LayItems;

impl Deed<Lich> for LayItems {
    /// As many items as adventurers, and some to spare, are turned face-up. [LIC-SETUP-06]
    fn run(self, play: &mut Play<'_>) {
        let wanted = play.state.run.party + play.game.numbers().spare_items;
        play.lay_out(1, wanted);
        play.tell(&[cites::SETUP_06], Event::ItemsLaid { items: play.state.laid });
        play.push(GiveStartingItem(Seat(0)));
    }
}

/// The leader gives this seat one of them. [LIC-SETUP-07]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GiveStartingItem(pub Seat);

impl Question<Lich> for GiveStartingItem {
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        SeatSet::only(scene.state.leader)
    }

    fn options(&self, scene: Scene<'_>, _seat: Seat, out: &mut Vec<Action>) {
        for (place, item) in scene.state.laid.iter().enumerate() {
            if !scene.state.laid[..place].contains(item) {
                out.push(Action::Deal(*item)); // of two alike, one will do
            }
        }
    }

    fn refuse(&self, scene: Scene<'_>, _seat: Seat, action: Action) -> Option<Illegal> {
        let Action::Deal(item) = action else { return Some(Illegal::NotNow(action)) };
        (!scene.state.laid.contains(&item)).then_some(Illegal::NotLaidOut(item))
    }

    fn answer(self, play: &mut Play<'_>, _seat: Seat, action: Action) {
        let Action::Deal(item) = action else { unreachable!("{action:?} deals no item") };
        let Self(whom) = self;
        play.state.agenda.take();
        let place = play.state.laid.iter().position(|it| *it == item).expect("checked before it was given");
        play.state.laid.remove(place);
        play.state.hero_mut(whom).inventory.add(item);
        play.tell(&[cites::SETUP_07, cites::RUL_104], Event::StartingItem { seat: whom, item });
        let next = Seat(whom.0 + 1);
        if next.0 < play.state.run.party {
            play.push(GiveStartingItem(next));
            return;
        }
        let deck = &mut play.state.decks.items[0].pile;
        let cards = u8::try_from(play.state.laid.len()).expect("few items are laid out");
        play.state.laid.iter().for_each(|item| deck.push(*item));
        play.tray.shuffle(deck);
        play.state.laid.clear();
        play.tell(&[cites::SETUP_08], Event::ItemsReturned { cards });
        play.push(LayFloor);
    }

    fn lapse(&self, scene: Scene<'_>, seat: Seat) -> Action {
        scene.as_a_bot_would(seat)
    }

    fn prompt(&self, _scene: Scene<'_>, seat: Seat, names: &Names) -> String {
        if seat == self.0 {
            return "You lead: which item do you take yourself?".to_owned();
        }
        format!("You lead: which item does {} get?", names.of(self.0))
    }

    fn shown(&self, _scene: Scene<'_>) -> Phase {
        Phase::StartingItem { seat: self.0 }
    }

    fn quick(&self, scene: Scene<'_>, _seat: Seat, options: &[Action], _dice: &mut Dice) -> usize {
        bot::deal(scene, self.0, options)
    }
}

impl<'a> Scene<'a> {
    /// Whether nobody has taken a character card.
    pub(crate) fn is_free(self, card: AdventurerId) -> bool {
        card.index() < self.game.adventurers().len()
            && self.state.party().iter().all(|hero| hero.card != Some(card))
    }

    /// The character cards nobody has taken.
    pub(crate) fn free_cards(self) -> impl Iterator<Item = AdventurerId> + 'a {
        self.game.adventurer_ids().filter(move |card| self.is_free(*card))
    }
}

impl Play<'_> {
    /// Asks the next seat without a character card; goes on when all have one. [LIC-RUL-70]
    pub(super) fn ask_for_card(&mut self) {
        let seat = self.state.seats().find(|seat| self.state.hero(*seat).card.is_none());
        let Some(seat) = seat else {
            self.push(LayItems);
            return;
        };
        let mut free = self.game.adventurer_ids().filter(|card| self.scene().is_free(*card));
        match (free.next(), free.next()) {
            (Some(only), None) => {
                self.take_card(seat, only, TAKEN);
                self.ask_for_card();
            }
            _ => self.push(ChooseAdventurer(seat)),
        }
    }

    pub(super) fn take_card(&mut self, seat: Seat, card: AdventurerId, rules: &'static [RuleId]) {
        self.state.hero_mut(seat).card = Some(card);
        let (health, energy) = (self.scene().max_health(seat), self.scene().max_energy(seat));
        let hero = self.state.hero_mut(seat);
        (hero.health, hero.energy) = (health, energy);
        self.tell(rules, Event::Chosen { seat, card });
        let rules: &[RuleId] = if self.scene().level().favours(self.state.run.party) {
            &[cites::SETUP_02, cites::SETUP_03, cites::STAT_07, cites::RUL_71, cites::RUL_112]
        } else {
            &[cites::SETUP_02, cites::SETUP_03, cites::STAT_07, cites::RUL_71]
        };
        self.tell(rules, Event::DiceTaken { seat, health, energy });
    }

    /// Lays so many cards of a floor's item deck face-up, as far as there are any. [LIC-RUL-94]
    pub(crate) fn lay_out(&mut self, floor: u8, wanted: u8) {
        let deck = &mut self.state.decks.items[usize::from(floor) - 1];
        for _ in 0..wanted {
            let Some(item) = draw(deck, self.tray, Stack::Items(floor)) else { break };
            self.state.laid.push(item);
        }
    }
}
