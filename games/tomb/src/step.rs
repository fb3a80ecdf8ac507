//! What can be about to happen.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::content::{ActionSlot, ItemId};
use crate::spaces::Space;
use crate::state::{BeastId, Ending, Figure, HeroId};

/// A step on the agenda. Those marked *question* wait for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// The next round begins. [TOM-RUL-26]
    BeginRound,
    /// The seat at this place of the order takes its turn, or the Stage Turn comes. [TOM-INIT-03]
    Slot(u8),
    /// The sidekick of this seat takes its turn, if it lives. [TOM-SIDE-01]
    SidekickTurn(Seat),
    /// *Question:* what to do in a turn. [TOM-RUL-27]
    Act,
    /// *Question:* where the Transport leads. [TOM-RUL-52]
    Land(Jump),
    /// *Question:* where the revived sidekick goes, and on whose side it is. [TOM-RUL-91]
    Settle {
        /// Whose sidekick it is.
        seat: Seat,
        /// Whether it comes back as a monster.
        turned: bool,
    },
    /// The attack is rolled for. [TOM-ATK-02]
    Strike(Blow),
    /// *Question:* whether to roll again. [TOM-RUL-86]
    Reroll(Blow, u8),
    /// The attack takes effect. [TOM-ATK-03]
    Resolve(Blow, u8),
    /// The part of a double Action that is not the attack. [TOM-RUL-44]
    OtherPart(HeroId, ActionSlot),
    /// An Item used in an attack is discarded or keeps the cube. [TOM-RUL-54]
    PutAway(HeroId, ItemId),
    /// The ground may shake. [TOM-SEISM-01]
    Tremor,
    /// Who is hidden? [TOM-RUL-49]
    StealthRolls,
    /// The order of monsters is fixed. [TOM-RUL-69]
    Muster,
    /// A monster moves. [TOM-RUL-70]
    MonsterMoves(BeastId),
    /// *Question:* where the monster seat sends this monster. [TOM-RUL-80]
    March(BeastId),
    /// A monster attacks if it can. [TOM-STURN-03]
    MonsterAttacks(BeastId),
    /// *Question:* whom the monster seat attacks. [TOM-RUL-80]
    Assail(BeastId),
    /// A monster that rolled low flees. [TOM-FLEE-01]
    Flee(BeastId),
    /// Shields, stealth and pins are removed, and the round is over. [TOM-RUL-67]
    EndStageTurn,
    /// *Question:* what comes after a Stage of a campaign. [TOM-RUL-112]
    WhatNext(Ending),
    /// *Question:* which character this seat leads next. [TOM-END-07]
    Recast(Seat),
    /// The Stage is laid out. [TOM-RUL-113]
    LayOut,
}

/// By what a character transports.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Jump {
    /// An Action. [TOM-RUL-53]
    Action(ActionSlot),
    /// An Item, which is then put away.
    Item(ItemId),
}

/// An attack on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Blow {
    /// Who attacks.
    pub by: Figure,
    /// With what.
    pub with: Weapon,
    /// The space of the one target; none for an attack on all.
    pub at: Option<Space>,
    /// Whether it goes through walls whatever its kind. [TOM-RUL-87]
    pub piercing: bool,
    /// Whether the modifier is 1 lower, because the target is too close. [TOM-RUL-74]
    pub too_close: bool,
}

/// What an attack is made with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Weapon {
    /// One of the four Actions of a character.
    Action(ActionSlot),
    /// An Item. [TOM-RUL-54]
    Item(ItemId),
    /// The one attack of a sidekick or a monster.
    Own,
}
