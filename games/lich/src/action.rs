//! What a seat may do.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::content::{AbilityId, AdventurerId, ItemId, Slot};
use crate::field::FoeId;

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Takes a character card. [LIC-SETUP-01]
    Take(AdventurerId),
    /// Gives the asked-for seat one of the laid-out items. [LIC-SETUP-07]
    Deal(ItemId),
    /// Two adventurers change places in camp. [LIC-BTW-03]
    Rearrange(Seat, Seat),
    /// Gives an item away. [LIC-ACT-08] [LIC-ITEM-02]
    Give(ItemId, Seat),
    /// Puts an item into a slot. [LIC-ITEM-03]
    Equip(ItemId, Slot),
    /// Takes an item off, in camp. [LIC-RUL-78]
    TakeOff(Slot),
    /// Uses a consumable up. [LIC-ACT-04]
    Use(ItemId, Target),
    /// Uses an ability. [LIC-ACT-05]
    Ability(AbilityId, Target),
    /// [LIC-ACT-02]
    Attack(FoeId),
    /// Changes places with another adventurer, as the action. [LIC-ACT-06]
    Swap(Seat),
    /// Ends the own turn; without an action it is a Pass. [LIC-ACT-07]
    EndTurn,
    /// Has nothing more to do in this camp. [LIC-RUL-85]
    Ready,
    /// Throws nothing now. [LIC-RUL-25]
    Pass,
    /// Plays the main card. [LIC-PATH-02] [LIC-PATH-03]
    PlayMain,
    /// Lays a card above the main one. [LIC-PATH-02]
    Scout,
    /// Plays the card above. [LIC-PATH-03]
    PlaySecondary,
    /// Back to the main path. [LIC-PATH-05]
    Return,
    /// On along the secondary path. [LIC-PATH-05]
    GoOn,
    /// Keeps one of the drawn items, for this seat. [LIC-BTW-02]
    Keep(ItemId, Seat),
    /// Leaves the only drawn item. [LIC-RUL-94]
    Leave,
    /// This seat gets the item. [LIC-BOSS-02]
    Award(Seat),
    /// Does what the hazard offers.
    Accept,
    /// The same, with this adventurer.
    Name(Seat),
    /// Loses this item.
    Lose(ItemId),
    /// Takes the other way the hazard offers.
    Refuse,
}

/// What an ability or a consumable is used on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Target {
    /// It needs no choice.
    None,
    /// An adventurer.
    Hero(Seat),
    /// A monster.
    Foe(FoeId),
    /// Two different monsters, in this order. (Twin Shot)
    Foes(FoeId, FoeId),
    /// A monster and the way it is pushed. [LIC-RUL-17]
    Push(FoeId, Side),
}

/// Left or right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Side {
    /// To the lower column.
    Left,
    /// To the higher column.
    Right,
}

impl Side {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::Left, Self::Right];

    /// The column beside this one; none to the left of the first.
    pub const fn of(self, column: u8) -> Option<u8> {
        match self {
            Self::Left if column > 1 => Some(column - 1),
            Self::Left => None,
            Self::Right => Some(column + 1),
        }
    }
}
