//! What lies on the table: nouns, no rules.

use serde::{Deserialize, Serialize};
use table::{Agenda, Seat, SeatSet};

use crate::bag::{Bag, Items};
use crate::content::{
    AdventurerId, Difficulty, EncounterId, HazardId, ItemId, Keywords, MAX_ENCOUNTERS, MAX_HAZARDS,
    MAX_ITEM_DECK, MAX_MONSTER_DECK, MAX_PARTY, MonsterId, Slot,
};
use crate::field::{Field, FoeId, MAX_FOES};
use crate::list::{Deck, List};
use crate::step::Step;

/// Main-path cards of a floor. [LIC-OBJ-02]
pub const PATH: usize = 5;

/// A match in progress, complete: nothing outside it changes during play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// What the lobby chose and play never changes.
    pub run: Run,
    /// The floor the party is on, from 1. [LIC-OBJ-01]
    pub floor: u8,
    /// Who takes the group's decisions. [LIC-RUL-104]
    pub leader: Seat,
    /// In seat order; only the first `run.party` are in play.
    pub heroes: [Hero; MAX_PARTY],
    /// The party row: the seat of each column, from the left. [LIC-RUL-01]
    pub row: [Seat; MAX_PARTY],
    /// The cards of the floor.
    pub path: Path,
    /// The combat being fought; nothing between combats.
    pub combat: Combat,
    /// All face-down decks and their discard piles.
    pub decks: Decks,
    /// Items lying face-up for the group to give away. [LIC-SETUP-06] [LIC-BTW-01]
    pub laid: List<ItemId, 8>,
    /// Items whose first-time bonus was given. [LIC-RUL-80]
    pub worn_before: Items,
    /// Items whose extra energy for each of a type was given. [LIC-RUL-72]
    pub blessed_before: Items,
    /// How the match ended.
    pub ending: Option<Ending>,
    /// What is still to be done. The game waits exactly when the next step is a question.
    pub agenda: Agenda<Step, 6>,
}

/// What holds for the whole match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Run {
    /// How many adventurers.
    pub party: u8,
    /// How hard it is.
    pub difficulty: Difficulty,
    /// The seats among which the lead goes round. [LIC-RUL-104]
    pub leads: SeatSet,
    /// Seats that are asked about Quick-Toss only when they are attacked.
    pub wary: SeatSet,
}

/// An adventurer in play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hero {
    /// The character card; none until it is chosen. [LIC-SETUP-01]
    pub card: Option<AdventurerId>,
    /// Current health; at 0 the adventurer has fainted. [LIC-STAT-08]
    pub health: u8,
    /// Current energy.
    pub energy: u8,
    /// The ailment. [LIC-AIL-01]
    pub sickened: bool,
    /// Speed counts as 1 in this round. [LIC-RUL-67]
    pub slowed: bool,
    /// Speed will count as 1 in the next round of a combat.
    pub slow_next: bool,
    /// Keywords for the round. [LIC-RUL-24]
    pub boons: Keywords,
    /// Abilities whose effect for the round lies on the card, as a set.
    pub under: u32,
    /// Abilities used in this round, as a set.
    pub used: u32,
    /// By slot. [LIC-ITEM-03]
    pub equipped: [Option<ItemId>; 3],
    /// Everything else carried. [LIC-ITEM-01]
    pub inventory: Bag,
    /// What is told of this adventurer at the end.
    pub deeds: Deeds,
}

impl Hero {
    /// Whether it has not fainted.
    #[inline]
    pub const fn stands(&self) -> bool {
        self.health > 0
    }

    /// The item in a slot.
    #[inline]
    pub const fn wears(&self, slot: Slot) -> Option<ItemId> {
        self.equipped[slot.index()]
    }

    /// What is equipped, in the order of the slots.
    #[inline]
    pub fn gear(&self) -> impl Iterator<Item = ItemId> + '_ {
        self.equipped.iter().copied().flatten()
    }
}

/// What an adventurer has done so far, for the story afterwards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/lich/view.ts"))]
pub struct Deeds {
    /// Health taken from monsters.
    pub dealt: u16,
    /// Health lost.
    pub taken: u16,
    /// Health given back, to anybody.
    pub healed: u16,
    /// Monsters brought down for good.
    pub kills: u16,
    /// How often it fainted.
    pub faints: u16,
    /// Turns taken in combats.
    pub turns: u16,
}

/// The cards of a floor and where the party is among them. [LIC-RUL-89]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Path {
    /// M1 to M5, from left to right. Those not turned over are face-down: no seat may see them.
    pub main: List<EncounterId, PATH>,
    /// Which of them are turned over.
    pub turned: [bool; PATH],
    /// The cards laid above them.
    pub secondary: [Option<EncounterId>; PATH],
    /// Encounters that were played, on the main path and above it.
    pub played: [[bool; PATH]; 2],
    /// The column the party is at or comes from, counted from 1; 0 before the first encounter.
    pub column: u8,
    /// Which of the two paths the party is on.
    pub lane: Lane,
    /// Cards played in this secondary stretch. [LIC-RUL-91]
    pub stretch: u8,
    /// Whether the boss has been turned over.
    pub boss: bool,
    /// Encounters completed on this floor. [LIC-RUL-109]
    pub completed: u8,
}

/// One of the two paths. [LIC-PATH-06]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/lich/view.ts"))]
pub enum Lane {
    /// The row laid out at the start of the floor.
    #[default]
    Main,
    /// The row above it.
    Secondary,
}

/// A combat in progress.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Combat {
    /// The round, from 1; 0 between combats.
    pub round: u8,
    /// The monsters.
    pub field: Field,
    /// Who has a turn in this round, the fastest first. [LIC-RUL-19]
    pub order: List<Who, { MAX_PARTY + MAX_FOES }>,
    /// The place in the order whose turn it is, or comes next.
    pub turn: u8,
    /// Whether it is the boss's. [LIC-BOSS-01]
    pub boss: bool,
}

/// A card with a turn in a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Who {
    /// An adventurer.
    Hero(Seat),
    /// A monster.
    Foe(FoeId),
}

impl Default for Who {
    fn default() -> Self {
        Self::Foe(FoeId(0))
    }
}

/// All decks. [LIC-SETUP-05]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decks {
    /// Encounter cards.
    pub encounters: Deck<EncounterId, MAX_ENCOUNTERS>,
    /// Hazard cards.
    pub hazards: Deck<HazardId, MAX_HAZARDS>,
    /// Monsters, by floor.
    pub monsters: [Deck<MonsterId, MAX_MONSTER_DECK>; 4],
    /// Minions, by the floor of their boss. [LIC-RUL-100]
    pub minions: [Deck<MonsterId, MAX_MONSTER_DECK>; 4],
    /// Items, by floor.
    pub items: [Deck<ItemId, MAX_ITEM_DECK>; 4],
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/lich/view.ts"))]
pub enum Ending {
    /// The Lich is at rest. [LIC-WIN-01]
    Won,
    /// All adventurers have fainted. [LIC-STAT-10]
    AllFainted,
    /// A combat took too long. [LIC-RUL-31]
    Overrun,
}

impl State {
    /// The seats, in order.
    #[inline]
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.run.party).map(Seat)
    }

    /// A seat's adventurer.
    #[inline]
    pub fn hero(&self, seat: Seat) -> &Hero {
        &self.heroes[seat.index()]
    }

    /// The same, to be changed.
    #[inline]
    pub fn hero_mut(&mut self, seat: Seat) -> &mut Hero {
        &mut self.heroes[seat.index()]
    }

    /// The adventurers in play, in seat order.
    #[inline]
    pub fn party(&self) -> &[Hero] {
        &self.heroes[..usize::from(self.run.party)]
    }

    /// The seats by column, from the left.
    #[inline]
    pub fn row(&self) -> &[Seat] {
        &self.row[..usize::from(self.run.party)]
    }

    /// The seat of a column, counted from 1; none beyond the row's ends.
    #[inline]
    pub fn in_column(&self, column: u8) -> Option<Seat> {
        self.row().get(usize::from(column).checked_sub(1)?).copied()
    }

    /// The column of a seat, counted from 1.
    #[inline]
    pub fn column(&self, seat: Seat) -> u8 {
        let place = self.row().iter().position(|it| *it == seat).expect("every seat has a column");
        u8::try_from(place + 1).expect("a party has at most six columns")
    }

    /// The standing adventurers, from left to right.
    #[inline]
    pub fn standing(&self) -> impl Iterator<Item = Seat> + '_ {
        self.row().iter().copied().filter(|seat| self.hero(*seat).stands())
    }

    /// Whether a column is before a standing adventurer and has no monster. [LIC-RUL-08]
    #[inline]
    pub fn is_open(&self, column: u8) -> bool {
        self.in_column(column).is_some_and(|seat| self.hero(seat).stands())
            && !self.combat.field.holds(column)
    }

    /// The open space furthest left.
    pub fn leftmost_open(&self) -> Option<u8> {
        (1..=self.run.party).find(|column| self.is_open(*column))
    }

    /// Whether a combat is being fought.
    #[inline]
    pub fn in_combat(&self) -> bool {
        self.combat.round > 0
    }
}
