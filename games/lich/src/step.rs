//! What can be about to happen.

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};

use crate::content::{HazardId, ItemId, MAX_PARTY};
use crate::field::FoeId;

/// A step on the agenda. Those marked *question* wait for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// *Question:* a seat takes a character card. [LIC-RUL-70]
    ChooseAdventurer(Seat),
    /// The starting items are turned face-up. [LIC-SETUP-06]
    LayItems,
    /// *Question:* the leader gives this seat one of them. [LIC-SETUP-07]
    GiveStartingItem(Seat),
    /// The cards of a floor are laid out. [LIC-SETUP-09]
    LayFloor,
    /// *Question:* everybody prepares, until all are ready. [LIC-RUL-85]
    Camp(Camp),
    /// The party moves on to the next card. [LIC-RUL-89]
    MoveOn,
    /// *Question:* play the main card or scout. [LIC-PATH-02]
    ChoosePath,
    /// *Question:* the main card or the one above. [LIC-PATH-03]
    ChooseLane,
    /// *Question:* back to the main path or on along the secondary one. [LIC-PATH-05]
    ChooseReturn,
    /// The card the party has come to is played. [LIC-ENC-01]
    Meet,
    /// An adventurer of a column goes through a hazard. [LIC-RUL-88]
    Trial(Ordeal),
    /// *Question:* a seat chooses for its adventurer what the hazard does. [LIC-RUL-105]
    Brave(Ordeal),
    /// *Question:* the leader chooses what the hazard does. [LIC-RUL-104]
    Decide(HazardId),
    /// *Question:* the leader says whose energy is taken; so much is still owed.
    Pay(HazardId, u8),
    /// *Question:* a seat chooses which equipped item is lost. [LIC-RUL-87]
    Drop(HazardId, Seat),
    /// Fainting and loss are checked; the hazard is over. [LIC-RUL-88]
    HazardEnds,
    /// A round of combat begins. [LIC-CMB-01]
    BeginRound,
    /// The next card in the order has its turn, or the round ends. [LIC-SPEED-01]
    NextTurn,
    /// Seats from this one on may throw something. [LIC-RUL-25]
    OpenWindow(Window),
    /// *Question:* this seat may throw something. [LIC-KEY-10]
    Window(Window),
    /// An adventurer's turn begins, if it still can. [LIC-RUL-27]
    BeginTurn(Seat),
    /// *Question:* an adventurer's turn. [LIC-RUL-22]
    Turn(Acting),
    /// A monster's turn, if it is still there. [LIC-RUL-64]
    FoeTurn(FoeId),
    /// An announced attack happens. [LIC-RUL-33]
    FoeAttacks {
        /// Who attacks.
        by: FoeId,
        /// Whom.
        at: Seat,
    },
    /// An announced active ability happens. [LIC-RUL-64]
    FoeUses {
        /// Who uses it.
        by: FoeId,
        /// Its place among the card's active abilities.
        ability: u8,
        /// Its target, if it has one.
        at: Option<Seat>,
    },
    /// The end of a round, after its window. [LIC-RUL-28]
    EndRound,
    /// An encounter is over: the fainted return. [LIC-RUL-97]
    EndEncounter(Over),
    /// *Question:* which of the drawn items is kept, and for whom. [LIC-BTW-01]
    Reward,
    /// *Question:* who gets this item. [LIC-BOSS-02]
    Award(ItemId),
    /// The reward is given: the lead passes on, and camp is made. [LIC-RUL-97]
    PassLead,
    /// A floor is finished. [LIC-RUL-102]
    EndFloor,
}

/// What is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Over {
    /// A combat from the path.
    Combat,
    /// A hazard.
    Hazard,
    /// The fight against the boss.
    Boss,
}

/// A camp. [LIC-RUL-84]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Camp {
    /// Who is ready.
    pub ready: SeatSet,
    /// Actions each seat has taken. [LIC-RUL-86]
    pub actions: [u8; MAX_PARTY],
}

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

/// Which trial of a hazard: one that offers a choice has two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Part {
    /// The first or only one.
    Either,
    /// The second.
    Or,
}

/// A moment for Quick-Toss. [LIC-RUL-25]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Window {
    /// Which.
    pub moment: Moment,
    /// The seat that is asked, or the first that may be.
    pub seat: Seat,
    /// The adventurers an announced attack or ability is aimed at.
    pub targets: SeatSet,
}

/// When a window opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/lich/view.ts"))]
pub enum Moment {
    /// W1, before a turn.
    BeforeTurn,
    /// W2, after a monster has announced what it does.
    Announced,
    /// W3, before the round ends.
    RoundEnd,
}

/// The turn being taken. [LIC-RUL-22]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Acting {
    /// Whose.
    pub seat: Seat,
    /// Whether its action is used.
    pub acted: bool,
}
