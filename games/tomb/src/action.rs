//! What a seat may do.

use serde::{Deserialize, Serialize};

use crate::content::{ActionSlot, CharacterId, ItemId};
use crate::spaces::{Direction, Space};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// One step of a movement. [TOM-MOVE-01]
    Step(Space),
    /// One step of the ship. [TOM-SHIP-03]
    Steer(Direction),
    /// The steering is over and the ship drifts. [TOM-SHIP-04]
    Drift,
    /// Turns over the adjacent tile at this place of the layout. [TOM-REV-01]
    Reveal(u8),
    /// Gets the Item under the white cube here. [TOM-ITEM-02]
    Take,
    /// Picks up a dropped Item. [TOM-DROP-02]
    PickUp(ItemId),
    /// Gives an Item to the character on the same space. [TOM-PASS-01]
    Give(ItemId),
    /// Takes an Item from the character on the same space. [TOM-PASS-01]
    Receive(ItemId),
    /// Activates the objective here. [TOM-RUL-85]
    Activate,
    /// Plays one of the four Actions, at a space if it needs one. [TOM-TURN-02]
    Play(ActionSlot, Option<Space>),
    /// Uses an Item, at a space if it needs one. [TOM-ITEM-03]
    Use(ItemId, Option<Space>),
    /// A sidekick's attack, on the monster at a space if it strikes one. [TOM-SIDE-02]
    Attack(Option<Space>),
    /// Where a Transport leads. [TOM-RUL-52]
    Land(Space),
    /// Where a revived sidekick is put. [TOM-SIDE-06]
    Settle(Space),
    /// Rolls the attack again. [TOM-RUL-86]
    RollAgain,
    /// Lets the roll stand.
    KeepRoll,
    /// Ends the turn without an Action and moves the cube. [TOM-TURN-07]
    Burn(ActionSlot),
    /// Ends the turn. [TOM-TURN-05]
    EndTurn,
    /// The monster seat moves a monster, or leaves it where it is. [TOM-MON-10]
    March(Space),
    /// The monster seat chooses the target. [TOM-RUL-80]
    Assail(Space),
    /// What comes after a Stage. [TOM-RUL-112]
    Next(Sequel),
    /// Which character the seat leads in the next Stage. [TOM-END-07]
    Lead(CharacterId),
}

/// What comes after a Stage. [TOM-RUL-112]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Sequel {
    /// The next Stage of the adventure.
    NextStage,
    /// The same Stage again; after a failure Stage I if the option `iron` says so.
    NewAttempt,
    /// Everybody says anew whom they lead; then the question comes again.
    OtherCharacters,
    /// Nothing more.
    Leave,
}
