//! Hazards: trials for the party, from left to right. [LIC-HAZ-01] [LIC-RUL-88]

use serde::{Deserialize, Serialize};
use table::stage::Deed;
use table::{RuleId, Seat, SeatSet};

use super::decks::draw;
use super::hazard_choices::{Brave, Decide, Drop, Pay};
use super::rewards::{EndEncounter, Over};
use crate::cites;
use crate::content::encounter::{self as printed, Offer, Ordeal as Printed, Outcome, Toll};
use crate::content::{HazardId, ItemId, Lich, Pack};
use crate::event::{Event, Stack};
use crate::play::{Play, Scene};

/// A hazard on its way through the party row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ordeal {
    /// The card.
    pub hazard: HazardId,
    /// Which of its trials.
    pub part: Part,
    /// The column it has come to, counted from 1.
    pub column: u8,
    /// Whether it goes on to the next column.
    pub onward: bool,
}

impl Ordeal {
    /// The beginning of a hazard's way through the row.
    pub(super) const fn start(hazard: HazardId, part: Part) -> Self {
        Self { hazard, part, column: 1, onward: true }
    }
}

/// Which trial of a hazard: one that offers a choice has two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Part {
    /// The first or only one.
    Either,
    /// The second.
    Or,
}

/// An adventurer of a column goes through a hazard. [LIC-RUL-88]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trial(pub Ordeal);

impl Deed<Lich> for Trial {
    /// An adventurer goes through it, or its seat is asked first; then the next.
    fn run(self, play: &mut Play<'_>) {
        let Self(ordeal) = self;
        let Some(seat) = play.state.in_column(ordeal.column) else { return };
        if ordeal.onward {
            play.push(Trial(Ordeal { column: ordeal.column + 1, ..ordeal }));
        }
        let chooses = matches!(play.game.hazard(ordeal.hazard).ordeal, Printed::EachChooses { .. });
        if !chooses {
            play.undergo(seat, ordeal.hazard, ordeal.part);
        } else if play.game.wants_item(ordeal.hazard) && play.scene().owned(seat).is_empty() {
            play.undergo(seat, ordeal.hazard, Part::Or);
        } else {
            play.push(Brave(ordeal));
        }
    }
}

/// Fainting and loss are checked; the hazard is over. [LIC-RUL-88]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HazardEnds;

impl Deed<Lich> for HazardEnds {
    /// Fainting and loss are checked, then the encounter is over. [LIC-RUL-88] [LIC-STAT-10]
    fn run(self, play: &mut Play<'_>) {
        let hazard = *play.state.decks.hazards.discard.last().expect("it lies face-up on its pile");
        let felled: SeatSet = play.state.seats().filter(|seat| !play.state.hero(*seat).stands()).collect();
        if play.faint(felled) {
            play.tell(&[cites::RUL_88], Event::HazardEnds { hazard });
            play.push(EndEncounter(Over::Hazard));
        }
    }
}

impl Lich {
    /// One of a hazard's trials.
    fn trial(&self, hazard: HazardId, part: Part) -> &printed::Trial {
        match (&self.hazard(hazard).ordeal, part) {
            (Printed::Each(trial) | Printed::Ends(trial), _) => trial,
            (Printed::EachChooses { either, .. }, Part::Either) => either,
            (Printed::EachChooses { or, .. }, Part::Or) => or,
            (Printed::LeaderChooses { either, .. }, Part::Either) => either.trial(),
            (Printed::LeaderChooses { or, .. }, Part::Or) => or.trial(),
        }
    }

    /// What a leader is offered first.
    pub(super) fn first_offer(&self, hazard: HazardId) -> &Offer {
        match &self.hazard(hazard).ordeal {
            Printed::LeaderChooses { either, .. } => either,
            Printed::Each(_) | Printed::Ends(_) | Printed::EachChooses { .. } => &Offer::Nothing,
        }
    }

    /// Whether the first way asks for an item of the own choice.
    pub(super) fn wants_item(&self, hazard: HazardId) -> bool {
        let first = self.trial(hazard, Part::Either);
        matches!(first, printed::Trial::Suffer(tolls) if tolls.contains(&Toll::DropAny))
    }
}

impl Offer {
    /// What an adventurer goes through by it.
    fn trial(&self) -> &printed::Trial {
        match self {
            Self::One(trial) | Self::Each(trial) => trial,
            Self::Pay { .. } | Self::Nothing => &printed::Trial::Nothing,
        }
    }
}

impl Scene<'_> {
    /// Everything a seat owns.
    pub(super) fn owned(self, seat: Seat) -> crate::bag::Items {
        let hero = self.state.hero(seat);
        let mut items = hero.inventory.kinds();
        hero.gear().for_each(|item| items.add(item));
        items
    }

    fn party_energy(self) -> u32 {
        self.state.party().iter().map(|hero| u32::from(hero.energy)).sum()
    }
}

impl Play<'_> {
    /// The card is followed; fainting and loss are checked after the last result.
    pub(crate) fn begin_hazard(&mut self, hazard: HazardId) {
        self.push(HazardEnds);
        match &self.game.hazard(hazard).ordeal {
            Printed::Each(_) | Printed::EachChooses { .. } => {
                self.push(Trial(Ordeal::start(hazard, Part::Either)));
            }
            Printed::Ends(_) => self.both_ends(hazard),
            Printed::LeaderChooses { either, .. } => match either {
                Offer::Pay { energy } if self.scene().party_energy() < u32::from(*energy) => {
                    self.decline(hazard);
                }
                Offer::One(_) | Offer::Each(_) | Offer::Pay { .. } | Offer::Nothing => {
                    self.push(Decide(hazard));
                }
            },
        }
    }

    /// The adventurers at the ends of the row; one alone, once.
    fn both_ends(&mut self, hazard: HazardId) {
        let one = |column| Trial(Ordeal { column, onward: false, ..Ordeal::start(hazard, Part::Either) });
        let last = self.state.run.party;
        if last > 1 {
            self.push(one(last));
        }
        self.push(one(1));
    }

    /// The other way: for everybody, or for nobody.
    pub(super) fn decline(&mut self, hazard: HazardId) {
        let seat = self.state.leader;
        self.tell(&[cites::RUL_104, cites::RUL_88], Event::Declines { seat, hazard });
        if let Printed::LeaderChooses { or: Offer::Each(_), .. } = &self.game.hazard(hazard).ordeal {
            self.push(Trial(Ordeal::start(hazard, Part::Or)));
        }
    }

    /// One energy of the named adventurer, until nothing is owed.
    pub(super) fn pay(&mut self, seat: Seat, hazard: HazardId, owed: u8) {
        self.drain(seat, hazard, 1);
        if owed > 1 {
            self.push(Pay { hazard, owed: owed - 1 });
        }
    }

    fn drain(&mut self, seat: Seat, hazard: HazardId, energy: u8) {
        let hero = self.state.hero_mut(seat);
        hero.energy -= energy;
        let left = hero.energy;
        self.tell(&[cites::RUL_88], Event::Drained { seat, hazard, energy, left });
    }

    /// What befalls one adventurer; each result is applied at once. [LIC-RUL-88]
    pub(super) fn undergo(&mut self, seat: Seat, hazard: HazardId, part: Part) {
        match self.game.trial(hazard, part) {
            printed::Trial::Nothing => {}
            printed::Trial::Suffer(tolls) => self.tolls(seat, hazard, tolls),
            printed::Trial::Roll(outcomes) => {
                let roll = self.hazard_roll(seat, hazard);
                match outcomes.iter().find(|it| (it.from..=it.to).contains(&roll)) {
                    Some(Outcome { then, .. }) => self.tolls(seat, hazard, then),
                    None => self.tell(&[cites::RUL_88], Event::Spared { seat, hazard }),
                }
            }
            printed::Trial::RollOverSpeed(tolls) => {
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
            (Some(_), Some(_)) => self.push(Drop { hazard, seat }),
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
}
