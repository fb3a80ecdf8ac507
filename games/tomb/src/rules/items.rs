//! Items: getting, passing and using them. [TOM-ITEM-01]

use serde::{Deserialize, Serialize};
use table::Seat;
use table::stage::Deed;

use crate::cites;
use crate::content::{AfterUse, Item, ItemId, Requirement, Timing, Tomb};
use crate::effects::{Means, Use};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::spaces::Space;
use crate::state::{Card, Cube, HeroId, Whereabouts};
use crate::step::Step;

/// How often a card may change hands in one turn. [TOM-RUL-38]
const HANDS: u8 = 2;

impl<'a> Scene<'a> {
    /// Whether a hero has a card at hand: its own, or in its turn any in the ship's hold. [TOM-RUL-101]
    #[inline]
    pub(crate) fn may_use(self, hero: HeroId, place: Whereabouts) -> bool {
        match place {
            Whereabouts::Held(seat) => !hero.is_sidekick() && seat == hero.seat(),
            Whereabouts::Hold => !hero.is_sidekick() && hero == self.state.acting.hero && self.in_turn(),
            Whereabouts::Dropped(_) | Whereabouts::Gone => false,
        }
    }

    /// Whether a turn is being taken, and not the Stage Turn.
    pub(crate) fn in_turn(self) -> bool {
        self.state.agenda.iter().any(|step| matches!(step, Step::Act(_)))
    }

    /// The other character on the acting hero's space. [TOM-PASS-02]
    pub(crate) fn companion(self) -> Option<HeroId> {
        let hero = self.state.acting.hero;
        let at = self.state.hero(hero).at;
        self.state.living_characters().find(|other| *other != hero && self.state.hero(*other).at == at)
    }

    /// The card of this kind at a place that has changed hands least.
    fn card_at(self, item: ItemId, place: Whereabouts) -> Option<(usize, &'a Card)> {
        let cards = self.state.items.iter().enumerate();
        cards.filter(|(_, card)| card.item == item && card.place == place).min_by_key(|(_, card)| card.handed)
    }

    /// Whether the acting hero may get an Item from under a white cube. [TOM-ITEM-01]
    pub(crate) fn check_take(self) -> Result<(), Illegal> {
        let hero = self.state.acting.hero;
        if hero.is_sidekick() {
            return Err(Illegal::SidekickItems);
        }
        if self.state.map.has(self.state.map.cubes, self.state.hero(hero).at) && self.state.ship.is_none() {
            Ok(())
        } else {
            Err(Illegal::NoCube)
        }
    }

    /// Whether a dropped Item may be picked up. [TOM-DROP-02]
    pub(crate) fn check_pick_up(self, item: ItemId) -> Result<usize, Illegal> {
        let hero = self.state.acting.hero;
        if hero.is_sidekick() {
            return Err(Illegal::SidekickItems);
        }
        let dropped = Whereabouts::Dropped(self.state.hero(hero).at);
        self.card_at(item, dropped).map(|(place, _)| place).ok_or(Illegal::NotDroppedHere(item))
    }

    /// Whether an Item may be given to the character on the same space. [TOM-PASS-01]
    pub(crate) fn check_give(self, item: ItemId) -> Result<usize, Illegal> {
        let hero = self.state.acting.hero;
        let (place, _) = self.check_pass(hero, item)?;
        let gear = self.gear_without(hero, Some(place));
        let at = self.state.hero(hero).at;
        if !self.keeps_afloat(hero, place) {
            return Err(Illegal::NeededOnWater(item));
        }
        let passage = self.passage_with(hero, gear);
        if gear == self.gear(hero) || self.can_stop_after(&passage, at, self.state.acting.points) {
            Ok(place)
        } else {
            Err(Illegal::NeededToGoOn(item))
        }
    }

    /// Whether an Item may be taken from the character on the same space. [TOM-PASS-01]
    pub(crate) fn check_receive(self, item: ItemId) -> Result<usize, Illegal> {
        let giver = self.companion().ok_or(Illegal::NobodyHere)?;
        let (place, _) = self.check_pass(giver, item)?;
        if self.keeps_afloat(giver, place) { Ok(place) } else { Err(Illegal::NeededOnWater(item)) }
    }

    fn check_pass(self, giver: HeroId, item: ItemId) -> Result<(usize, &'a Card), Illegal> {
        if self.state.acting.hero.is_sidekick() {
            return Err(Illegal::SidekickItems);
        }
        if self.state.ship.is_some() {
            return Err(Illegal::SharedHold);
        }
        if self.companion().is_none() {
            return Err(Illegal::NobodyHere);
        }
        let held = self.card_at(item, Whereabouts::Held(giver.seat()));
        let (place, card) = held.ok_or(Illegal::NotHeld(item))?;
        if card.handed >= HANDS { Err(Illegal::HandedTwice(item)) } else { Ok((place, card)) }
    }

    /// Whether a character does not sink when it gives a card away. [TOM-RUL-84]
    fn keeps_afloat(self, hero: HeroId, place: usize) -> bool {
        let map = &self.state.map;
        !map.has(map.water, self.state.hero(hero).at) || self.gear_without(hero, Some(place)).float
    }

    /// The place of a card of this kind that the acting hero may use, the cube's apart. [TOM-RUL-54]
    fn usable(self, item: ItemId) -> Result<usize, Illegal> {
        let hero = self.state.acting.hero;
        let mine = |card: &Card| card.item == item && self.may_use(hero, card.place);
        let locked = |place: usize| {
            u8::try_from(place).is_ok_and(|it| self.state.sheet(hero.seat()).cube == Cube::OnItem(it))
        };
        let mut cards = self.state.items.iter().enumerate().filter(|(_, card)| mine(card));
        let first = cards.next().ok_or(Illegal::NotHeld(item))?;
        let free = std::iter::once(first).chain(cards).find(|(place, _)| !locked(*place));
        free.map(|(place, _)| place).ok_or(Illegal::CubeOnItem(item))
    }

    /// Whether the acting hero may use an Item now, apart from where. [TOM-RUL-81]
    pub(crate) fn check_timing(self, item: ItemId) -> Result<&'a Item, Illegal> {
        if self.state.acting.hero.is_sidekick() {
            return Err(Illegal::SidekickItems);
        }
        let card = self.game.items().get(item.index()).ok_or(Illegal::NoSuchItem(item))?;
        self.usable(item)?;
        match card.timing {
            Timing::Free => Ok(card),
            Timing::Action => self.check_action_time().map(|()| card),
            Timing::Move => self.check_transport_time().map(|()| card),
            Timing::Passive | Timing::Reroll | Timing::Auto | Timing::Relic => Err(Illegal::NotUsed(item)),
        }
    }

    /// Whether the acting hero may use an Item here and now. [TOM-ITEM-03]
    pub(crate) fn check_use(self, item: ItemId, at: Option<Space>) -> Result<(), Illegal> {
        let card = self.check_timing(item)?;
        let hindrance = card.effects.iter().find_map(|it| it.verb().hindrance(self, Means::Item(item), at));
        hindrance.map_or(Ok(()), Err)
    }
}

/// What becomes of a used Item, and of the cube. [TOM-RUL-54]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PutAway {
    /// Who used it.
    pub hero: HeroId,
    /// Which Item.
    pub item: ItemId,
}

impl Deed<Tomb> for PutAway {
    fn run(self, play: &mut Play<'_>) {
        let Self { hero, item } = self;
        let card = play.game.item(item);
        let fallen = play.state.hero(hero).hp == 0;
        // Whoever falls by an own natural 1 has dropped the card before it could be put away.
        let own = match play.state.ship {
            Some(_) => Whereabouts::Hold,
            None if fallen => Whereabouts::Dropped(play.state.hero(hero).at),
            None => Whereabouts::Held(hero.seat()),
        };
        let cube = play.state.sheet(hero.seat()).cube;
        let used = |(place, card): (u8, &Card)| {
            card.item == item && card.place == own && cube != Cube::OnItem(place)
        };
        let found = (0u8..).zip(play.state.items.iter()).position(used);
        let Some(place) = found else { return };
        let who = play.scene().whom(hero);
        if card.after_use == AfterUse::Discarded {
            play.discard(place);
            if card.timing == Timing::Action && !fallen {
                play.state.sheets[hero.seat().index()].cube = Cube::Off;
                play.tell(&[cites::RUL_54], Event::CubeOff { who });
            }
        } else if card.timing == Timing::Action && !fallen {
            let place = u8::try_from(place).expect("a handful of Items");
            play.state.sheets[hero.seat().index()].cube = Cube::OnItem(place);
            play.tell(&[cites::RUL_54, cites::TURN_04], Event::CubeOnItem { who, item });
        }
    }
}

impl Play<'_> {
    /// Takes the top card of the Item pile. [TOM-ITEM-02]
    pub(crate) fn take(&mut self, hero: HeroId, at: Space) {
        self.tray.reveal();
        self.state.map.grid.remove(&mut self.state.map.cubes, at);
        let who = self.scene().whom(hero);
        let Some(item) = self.state.item_pile.pop() else {
            return self.tell(&[cites::RUL_19], Event::NoItemLeft { who, at: self.scene().spot(at) });
        };
        let ship = self.state.ship.is_some();
        let place = if ship { Whereabouts::Hold } else { Whereabouts::Held(hero.seat()) };
        self.state.items.push(Card { item, place, handed: 0 });
        let rules: &[_] = if ship {
            &[cites::SHIP_16, cites::RUL_100, cites::SHIP_17]
        } else {
            &[cites::ITEM_02, cites::ITEM_01, cites::FREE_01, cites::FREE_02, cites::RUL_42]
        };
        let at = self.scene().spot(at);
        self.tell(rules, Event::Gets { who, item, at });
        self.check_end();
    }

    /// Picks a dropped Item up. [TOM-DROP-02]
    pub(crate) fn pick_up(&mut self, item: ItemId) {
        let place = self.scene().check_pick_up(item).expect("the action was checked");
        let hero = self.state.acting.hero;
        let (who, at) = (self.scene().whom(hero), self.state.hero(hero).at);
        self.card(place).place = Whereabouts::Held(hero.seat());
        let at = self.scene().spot(at);
        self.tell(&[cites::DROP_02, cites::RUL_43], Event::PicksUp { who, item, at });
        self.check_end();
    }

    /// Gives an Item away. [TOM-PASS-01]
    pub(crate) fn give(&mut self, item: ItemId) {
        let place = self.scene().check_give(item).expect("the action was checked");
        let taker = self.scene().companion().expect("somebody is here");
        self.hand_over(place, self.state.acting.hero, taker);
    }

    /// Takes an Item from somebody. [TOM-PASS-01]
    pub(crate) fn receive(&mut self, item: ItemId) {
        let place = self.scene().check_receive(item).expect("the action was checked");
        let giver = self.scene().companion().expect("somebody is here");
        self.hand_over(place, giver, self.state.acting.hero);
    }

    fn hand_over(&mut self, place: usize, from: HeroId, to: HeroId) {
        let card = self.card(place);
        card.place = Whereabouts::Held(to.seat());
        card.handed += 1;
        let item = card.item;
        let (giver, taker) = (self.scene().whom(from), self.scene().whom(to));
        let rules = &[cites::PASS_01, cites::PASS_02, cites::RUL_39, cites::RUL_38];
        self.tell(rules, Event::Passes { from: giver, to: taker, item });
        self.lift_cube(from.seat(), place);
        self.check_end();
    }

    /// A cube whose Item is gone lies on nothing. [TOM-RUL-54]
    fn lift_cube(&mut self, seat: Seat, place: usize) {
        let cube = &mut self.state.sheets[seat.index()].cube;
        if u8::try_from(place).is_ok_and(|it| *cube == Cube::OnItem(it)) {
            *cube = Cube::Off;
            let who = self.scene().whom(HeroId::character(seat));
            self.tell(&[cites::RUL_54], Event::CubeOff { who });
        }
    }

    fn card(&mut self, place: usize) -> &mut Card {
        self.state.items.get_mut(place).expect("the card is on the table")
    }

    /// Uses an Item. [TOM-ITEM-03]
    pub(crate) fn use_item(&mut self, item: ItemId, at: Option<Space>) {
        let hero = self.state.acting.hero;
        let card = self.game.item(item);
        let who = self.scene().whom(hero);
        let by = Use { hero, with: Means::Item(item), at };
        if card.timing == Timing::Move {
            return card.effects.iter().for_each(|it| it.verb().run(self, by));
        }
        let rules: &[_] = match (card.timing, self.state.ship) {
            (Timing::Action, _) => &[cites::ITEM_03, cites::RUL_54, cites::RUL_81],
            (_, Some(_)) => &[cites::ITEM_03, cites::RUL_101, cites::SHIP_17],
            _ => &[cites::ITEM_03, cites::RUL_81, cites::FREE_01],
        };
        self.tell(rules, Event::Uses { who, item });
        self.push(PutAway { hero, item });
        if card.timing == Timing::Action {
            self.state.acting.acted = true;
            self.state.acting.points = 0;
        }
        card.effects.iter().for_each(|it| it.verb().run(self, by));
    }

    /// A card is out of the Stage. [TOM-RUL-66]
    pub(crate) fn discard(&mut self, place: usize) {
        let card = self.card(place);
        let (item, holder) = (card.item, card.place);
        card.place = Whereabouts::Gone;
        let hero = match holder {
            Whereabouts::Held(seat) => HeroId::character(seat),
            _ => self.state.acting.hero,
        };
        let who = self.scene().whom(hero);
        self.tell(&[cites::RUL_66], Event::Discards { who, item });
        self.lift_cube(hero.seat(), place);
    }

    /// Activates the objective here. [TOM-RUL-85]
    pub(crate) fn activate(&mut self) {
        let hero = self.state.acting.hero;
        let at = self.state.hero(hero).at;
        let map = &mut self.state.map;
        map.grid.add(&mut map.activated, at);
        let goal = self.scene().progress(Requirement::ActivateAll);
        let left = u8::try_from(goal.of - goal.done).expect("a few objectives");
        let who = self.scene().whom(hero);
        let rules: &[_] = if hero.is_sidekick() {
            &[cites::RUL_85, cites::RUL_93, cites::SIDE_09, cites::RUL_118]
        } else {
            &[cites::RUL_85, cites::RUL_37, cites::RUL_09, cites::RUL_118]
        };
        let at = self.scene().spot(at);
        self.tell(rules, Event::Activates { who, at, left });
        self.check_end();
    }
}

impl Scene<'_> {
    /// Whether the acting hero may activate an objective. [TOM-RUL-85]
    pub(crate) fn check_activate(self) -> Result<(), Illegal> {
        let hero = self.state.acting.hero;
        let (map, at) = (&self.state.map, self.state.hero(hero).at);
        if self.state.ship.is_some() || !map.has(map.objectives, at) {
            return Err(Illegal::NoObjective);
        }
        if map.has(map.activated, at) {
            return Err(Illegal::AlreadyActivated);
        }
        if hero.is_sidekick() && self.state.living_characters().next().is_some() {
            return Err(Illegal::SidekickObjective);
        }
        Ok(())
    }

    /// Every Item kind the acting hero could lay hands on, each once.
    pub(crate) fn kinds(self, at_hand: impl Fn(&Card) -> bool) -> impl Iterator<Item = ItemId> {
        let cards = &self.state.items;
        let again = |(place, card): &(usize, &Card)| {
            cards[..*place].iter().any(|it| it.item == card.item && it.place == card.place)
        };
        let first = cards.iter().enumerate().filter(move |it| at_hand(it.1) && !again(it));
        first.map(|(_, card)| card.item)
    }
}
