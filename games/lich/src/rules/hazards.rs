//! Hazards: trials for the party, from left to right. [LIC-HAZ-01] [LIC-RUL-88]

use table::{RuleId, Seat, SeatSet};

use super::decks::draw;
use crate::action::Action;
use crate::cites;
use crate::content::encounter::{Offer, Ordeal as Printed, Outcome, Toll, Trial};
use crate::content::{HazardId, ItemId, Lich, Pack};
use crate::event::{Event, Stack};
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::step::{Ordeal, Over, Part, Step};

impl Lich {
    /// One of a hazard's trials.
    fn trial(&self, hazard: HazardId, part: Part) -> &Trial {
        match (&self.hazard(hazard).ordeal, part) {
            (Printed::Each(trial) | Printed::Ends(trial), _) => trial,
            (Printed::EachChooses { either, .. }, Part::Either) => either,
            (Printed::EachChooses { or, .. }, Part::Or) => or,
            (Printed::LeaderChooses { either, .. }, Part::Either) => either.trial(),
            (Printed::LeaderChooses { or, .. }, Part::Or) => or.trial(),
        }
    }

    /// What a leader is offered first.
    fn first_offer(&self, hazard: HazardId) -> &Offer {
        match &self.hazard(hazard).ordeal {
            Printed::LeaderChooses { either, .. } => either,
            _ => &Offer::Nothing,
        }
    }

    /// Whether the first way asks for an item of the own choice.
    fn wants_item(&self, hazard: HazardId) -> bool {
        let first = self.trial(hazard, Part::Either);
        matches!(first, Trial::Suffer(tolls) if tolls.contains(&Toll::DropAny))
    }
}

impl Offer {
    /// What an adventurer goes through by it.
    fn trial(&self) -> &Trial {
        match self {
            Self::One(trial) | Self::Each(trial) => trial,
            Self::Pay { .. } | Self::Nothing => &Trial::Nothing,
        }
    }
}

impl Scene<'_> {
    /// Everything a seat owns.
    fn owned(self, seat: Seat) -> crate::bag::Items {
        let hero = self.state.hero(seat);
        let mut items = hero.inventory.kinds();
        hero.gear().for_each(|item| items.add(item));
        items
    }

    fn party_energy(self) -> u32 {
        self.state.party().iter().map(|hero| u32::from(hero.energy)).sum()
    }

    /// Answers to [`Step::Brave`].
    pub(crate) fn list_brave(self, seat: Seat, ordeal: Ordeal, out: &mut Vec<Action>) {
        if self.game.wants_item(ordeal.hazard) {
            out.extend(self.owned(seat).into_iter().map(Action::Lose));
        } else {
            out.push(Action::Accept);
        }
        out.push(Action::Refuse);
    }

    pub(crate) fn check_brave(self, seat: Seat, ordeal: Ordeal, action: Action) -> Result<(), Illegal> {
        let wants_item = self.game.wants_item(ordeal.hazard);
        match action {
            Action::Refuse => Ok(()),
            Action::Accept if !wants_item => Ok(()),
            Action::Lose(item) if wants_item => self.check_owned(seat, item),
            other => Err(Illegal::NotNow(other)),
        }
    }

    fn check_owned(self, seat: Seat, item: ItemId) -> Result<(), Illegal> {
        if self.owned(seat).has(item) { Ok(()) } else { Err(Illegal::NotCarried(item)) }
    }

    /// Answers to [`Step::Decide`].
    pub(crate) fn list_decide(self, hazard: HazardId, out: &mut Vec<Action>) {
        match self.game.first_offer(hazard) {
            Offer::One(_) => out.extend(self.state.seats().map(Action::Name)),
            Offer::Pay { .. } => self.list_pay(out),
            Offer::Each(_) | Offer::Nothing => out.push(Action::Accept),
        }
        out.push(Action::Refuse);
    }

    pub(crate) fn check_decide(self, hazard: HazardId, action: Action) -> Result<(), Illegal> {
        match (self.game.first_offer(hazard), action) {
            (_, Action::Refuse) | (Offer::Each(_) | Offer::Nothing, Action::Accept) => Ok(()),
            (Offer::One(_), Action::Name(seat)) if self.has_seat(seat) => Ok(()),
            (Offer::One(_), Action::Name(_)) => Err(Illegal::NoSuchSeat),
            (Offer::Pay { .. }, Action::Name(seat)) => self.check_pay(seat),
            (_, other) => Err(Illegal::NotNow(other)),
        }
    }

    /// Answers to [`Step::Pay`].
    pub(crate) fn list_pay(self, out: &mut Vec<Action>) {
        let able = self.state.seats().filter(|seat| self.check_pay(*seat).is_ok());
        out.extend(able.map(Action::Name));
    }

    pub(crate) fn check_pay(self, seat: Seat) -> Result<(), Illegal> {
        if !self.has_seat(seat) {
            return Err(Illegal::NoSuchSeat);
        }
        if self.state.hero(seat).energy > 0 { Ok(()) } else { Err(Illegal::NothingToPay(seat)) }
    }

    /// Answers to [`Step::Drop`].
    pub(crate) fn list_drop(self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.state.hero(seat).gear().map(Action::Lose));
    }

    pub(crate) fn check_drop(self, seat: Seat, item: ItemId) -> Result<(), Illegal> {
        match self.slot_of(seat, item) {
            Some(_) => Ok(()),
            None if self.state.hero(seat).inventory.has(item) => Err(Illegal::NotEquipped(item)),
            None => Err(Illegal::NotCarried(item)),
        }
    }
}

impl Play<'_> {
    /// The card is followed; fainting and loss are checked after the last result.
    pub(crate) fn begin_hazard(&mut self, hazard: HazardId) {
        self.state.agenda.push(Step::HazardEnds);
        match &self.game.hazard(hazard).ordeal {
            Printed::Each(_) | Printed::EachChooses { .. } => {
                self.state.agenda.push(Step::Trial(start(hazard, Part::Either)));
            }
            Printed::Ends(_) => self.both_ends(hazard),
            Printed::LeaderChooses { either, .. } => match either {
                Offer::Pay { energy } if self.scene().party_energy() < u32::from(*energy) => {
                    self.decline(hazard)
                }
                _ => self.state.agenda.push(Step::Decide(hazard)),
            },
        }
    }

    /// The adventurers at the ends of the row; one alone, once.
    fn both_ends(&mut self, hazard: HazardId) {
        let one = |column| Step::Trial(Ordeal { column, onward: false, ..start(hazard, Part::Either) });
        let last = self.state.run.party;
        if last > 1 {
            self.state.agenda.push(one(last));
        }
        self.state.agenda.push(one(1));
    }

    /// An adventurer goes through it, or its seat is asked first; then the next.
    pub(crate) fn trial(&mut self, ordeal: Ordeal) {
        let Some(seat) = self.state.in_column(ordeal.column) else { return };
        if ordeal.onward {
            self.state.agenda.push(Step::Trial(Ordeal { column: ordeal.column + 1, ..ordeal }));
        }
        let chooses = matches!(self.game.hazard(ordeal.hazard).ordeal, Printed::EachChooses { .. });
        if !chooses {
            self.undergo(seat, ordeal.hazard, ordeal.part);
        } else if self.game.wants_item(ordeal.hazard) && self.scene().owned(seat).is_empty() {
            self.undergo(seat, ordeal.hazard, Part::Or);
        } else {
            self.state.agenda.push(Step::Brave(ordeal));
        }
    }

    /// A seat has chosen for its adventurer. [LIC-RUL-105]
    pub(crate) fn brave(&mut self, seat: Seat, ordeal: Ordeal, action: Action) {
        self.state.agenda.take();
        let hazard = ordeal.hazard;
        match action {
            Action::Refuse => {
                self.tell(&[cites::RUL_105, cites::RUL_88], Event::Declines { seat, hazard });
                self.undergo(seat, hazard, Part::Or);
            }
            Action::Lose(item) => self.drop_item(seat, hazard, item),
            _ => {
                self.tell(&[cites::RUL_105, cites::RUL_88], Event::Braves { seat, hazard });
                self.undergo(seat, hazard, Part::Either);
            }
        }
    }

    /// The leader has chosen for the party. [LIC-RUL-104]
    pub(crate) fn decide(&mut self, hazard: HazardId, action: Action) {
        self.state.agenda.take();
        match (self.game.first_offer(hazard), action) {
            (_, Action::Refuse) => self.decline(hazard),
            (Offer::Pay { energy }, Action::Name(seat)) => self.pay(seat, hazard, *energy),
            (_, Action::Name(seat)) => {
                self.tell(&[cites::RUL_104, cites::RUL_88], Event::Names { seat, hazard });
                self.undergo(seat, hazard, Part::Either);
            }
            _ => {
                let seat = self.state.leader;
                self.tell(&[cites::RUL_104, cites::RUL_88], Event::Braves { seat, hazard });
                self.state.agenda.push(Step::Trial(start(hazard, Part::Either)));
            }
        }
    }

    /// The other way: for everybody, or for nobody.
    fn decline(&mut self, hazard: HazardId) {
        let seat = self.state.leader;
        self.tell(&[cites::RUL_104, cites::RUL_88], Event::Declines { seat, hazard });
        if let Printed::LeaderChooses { or: Offer::Each(_), .. } = &self.game.hazard(hazard).ordeal {
            self.state.agenda.push(Step::Trial(start(hazard, Part::Or)));
        }
    }

    /// One energy of the named adventurer, until nothing is owed.
    pub(crate) fn pay(&mut self, seat: Seat, hazard: HazardId, owed: u8) {
        self.drain(seat, hazard, 1);
        if owed > 1 {
            self.state.agenda.push(Step::Pay(hazard, owed - 1));
        }
    }

    fn drain(&mut self, seat: Seat, hazard: HazardId, energy: u8) {
        let hero = self.state.hero_mut(seat);
        hero.energy -= energy;
        let left = hero.energy;
        self.tell(&[cites::RUL_88], Event::Drained { seat, hazard, energy, left });
    }

    /// What befalls one adventurer; each result is applied at once. [LIC-RUL-88]
    fn undergo(&mut self, seat: Seat, hazard: HazardId, part: Part) {
        match self.game.trial(hazard, part) {
            Trial::Nothing => {}
            Trial::Suffer(tolls) => self.tolls(seat, hazard, tolls),
            Trial::Roll(outcomes) => {
                let roll = self.hazard_roll(seat, hazard);
                match outcomes.iter().find(|it| (it.from..=it.to).contains(&roll)) {
                    Some(Outcome { then, .. }) => self.tolls(seat, hazard, then),
                    None => self.tell(&[cites::RUL_88], Event::Spared { seat, hazard }),
                }
            }
            Trial::RollOverSpeed(tolls) => {
                let roll = self.hazard_roll(seat, hazard);
                if roll > self.scene().own_speed(seat) {
                    self.tolls(seat, hazard, tolls);
                } else {
                    self.tell(&[cites::RUL_88], Event::Spared { seat, hazard });
                }
            }
        }
    }

    fn hazard_roll(&mut self, seat: Seat, hazard: HazardId) -> u8 {
        let roll = self.d6();
        self.tell(&[cites::RUL_88], Event::HazardRoll { seat, hazard, roll });
        roll
    }

    fn tolls(&mut self, seat: Seat, hazard: HazardId, tolls: &[Toll]) {
        for toll in tolls {
            self.toll(seat, hazard, toll);
        }
    }

    fn toll(&mut self, seat: Seat, hazard: HazardId, toll: &Toll) {
        match toll {
            Toll::Lose(health) => {
                let health = self.bleed(seat, *health);
                let left = self.state.hero(seat).health;
                self.tell(&[cites::RUL_39, cites::RUL_88], Event::Loses { seat, hazard, health, left });
            }
            Toll::Heal(health) => self.heal(seat, seat, *health),
            Toll::Energize(energy) => self.energize(seat, *energy),
            Toll::Drain { energy, or } => {
                if self.state.hero(seat).energy >= *energy {
                    self.drain(seat, hazard, *energy);
                } else {
                    self.toll(seat, hazard, or);
                }
            }
            Toll::DropEquipped { or } => self.drop_equipped(seat, hazard, or),
            Toll::DropAny => unreachable!("the seat names the item when it chooses this way"),
            Toll::Sicken => {
                self.state.hero_mut(seat).sickened = true;
                self.tell(&[cites::AIL_01, cites::RUL_47], Event::Sickened { seat, hazard });
            }
            Toll::Slow => {
                self.state.hero_mut(seat).slow_next = true;
                self.tell(&[cites::RUL_88, cites::RUL_67], Event::Slowed { seat, hazard });
            }
            Toll::Loot(cards) => self.loot(hazard, *cards),
        }
    }

    /// One equipped item goes; of several the seat chooses. [LIC-RUL-87]
    fn drop_equipped(&mut self, seat: Seat, hazard: HazardId, or: &Toll) {
        let (first, second) = {
            let mut equipped = self.state.hero(seat).gear();
            (equipped.next(), equipped.next())
        };
        match (first, second) {
            (None, _) => self.toll(seat, hazard, or),
            (Some(only), None) => self.drop_item(seat, hazard, only),
            _ => self.state.agenda.push(Step::Drop(hazard, seat)),
        }
    }

    /// An item is lost to a hazard. [LIC-RUL-83]
    pub(crate) fn drop_item(&mut self, seat: Seat, hazard: HazardId, item: ItemId) {
        let artifact = matches!(self.game.item(item).pack, Pack::Artifact(_));
        self.lose_item(seat, item);
        let rules: &[RuleId] = if self.game.hazard(hazard).rules.contains(&cites::CARD_03) {
            &[cites::CARD_03, cites::RUL_87, cites::RUL_83, cites::RUL_105]
        } else {
            &[cites::RUL_83, cites::RUL_88, cites::RUL_105]
        };
        self.tell(rules, Event::ItemLost { seat, hazard, item, artifact });
    }

    /// Items of the floor's deck, for the leader to give away.
    fn loot(&mut self, hazard: HazardId, cards: u8) {
        let floor = self.state.floor;
        for _ in 0..cards {
            let deck = &mut self.state.decks.items[usize::from(floor) - 1];
            let Some(item) = draw(deck, self.tray, Stack::Items(floor)) else {
                self.tell(&[cites::RUL_94], Event::FoundNothing { hazard });
                return;
            };
            self.tell(&[cites::RUL_88, cites::RUL_96], Event::Found { hazard, item });
            self.offer(item);
        }
    }

    /// Fainting and loss are checked, then the encounter is over. [LIC-RUL-88] [LIC-STAT-10]
    pub(crate) fn end_hazard(&mut self) {
        let hazard = *self.state.decks.hazards.discard.last().expect("it lies face-up on its pile");
        let felled: SeatSet = self.state.seats().filter(|seat| !self.state.hero(*seat).stands()).collect();
        if self.faint(felled) {
            self.tell(&[cites::RUL_88], Event::HazardEnds { hazard });
            self.state.agenda.push(Step::EndEncounter(Over::Hazard));
        }
    }
}

/// The beginning of a hazard's way through the row.
fn start(hazard: HazardId, part: Part) -> Ordeal {
    Ordeal { hazard, part, column: 1, onward: true }
}
