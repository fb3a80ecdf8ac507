//! What can be about to happen.

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};

use crate::content::{Filter, Set, StepsId};
use crate::crypt::{Room, Side};
use crate::item::ItemId;
use crate::state::{Figure, Piece};

/// A step on the agenda. Those marked *question* wait for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// The next seat takes its turn. [PHA-RUL-26]
    NextTurn,
    /// T0.
    BeginTurn,
    /// *Question:* a defeated player takes a body. [PHA-RUL-124]
    Dominate,
    /// *Question:* T1. [PHA-DRAW-01]
    Draw,
    /// *Question:* T2 and T3. [PHA-RUL-29]
    Act,
    /// *Question:* T4. [PHA-DISC-01]
    Discard,
    /// T5, from this part on: triggers, remaining, cards in hexes, turn effects, end of game.
    EndTurn(EndPart),
    /// What tabled cards do at their time, from this place of the tabled list on.
    Triggers(When, u8),
    /// A character arrives in a hex. [PHA-RUL-96]
    Enter(Seat),
    /// The events of a hex for a character, from this place in their order on. [PHA-RUL-98]
    Events(Meeting),
    /// A card or agent tabled in a hex acts on a character. [PHA-EVT-08]
    TabledEvent(Seat, Room, Piece),
    /// The monster of a hex attacks so many times more. [PHA-RUL-108]
    Menace(Seat, Room, u8),
    /// *Question:* the drawn hex is laid; a side may be given. [PHA-RUL-17]
    Lay(Figure, Option<Side>),
    /// *Question:* somebody freed from a hex may move out. [PHA-ESC-01]
    Release(Seat),
    /// *Question:* somebody walks, or is walked, so many hexes at most.
    Walk(Walk),
    /// *Question:* a hex to go to straight.
    Warp(Warp),
    /// *Question:* targets of an item, as these steps need them. [PHA-RUL-35]
    Aim(ItemId, StepsId),
    /// *Question:* whom a hit, an agent or a body strikes; it may be allowed to let it be.
    AimBlow(ItemId, bool),
    /// *Question:* the hex an agent is put into. [PHA-RUL-85]
    Station(ItemId),
    /// *Question:* a branch of an item's block, as it is declared or as it comes up. [PHC-21]
    Branch(ItemId, Spot, bool),
    /// The window of an item: those seats have passed. [PHA-RUL-42]
    Window(ItemId, SeatSet),
    /// An item goes on after its window. [PHA-RUL-45]
    Carry(ItemId),
    /// Steps of an item, from this place on.
    Run(Run),
    /// All steps of a list on one target: one attack. [PHA-RUL-156]
    Assault(Assault),
    /// *Question:* the defense turn. [PHA-RUL-62]
    Defend(Assault),
    /// The attack takes effect, or does not. [PHA-RUL-55]
    Strike(Assault),
    /// What an attack that took effect does besides damage: the step at this place.
    Inflict(Assault, u8),
    /// The damage becomes known: dice, if it needs any. [PHA-RUL-55]
    Measure(Assault),
    /// *Question:* where so much damage goes. [PHA-RUL-70]
    Route(Assault, i16),
    /// *Question:* healing cards after damage. [PHA-RUL-68]
    Hurt(Assault),
    /// What comes before a defeat, then what a hit brings.
    Aftermath(Assault),
    /// Defeat is checked. [PHA-RUL-55]
    Reckon(Assault),
    /// An item is over: its cards go where they belong.
    Finish(ItemId),
    /// The card of an attack stays in front of its target, unless that avoided it. [PHA-RUL-75]
    LayBefore(ItemId),
    /// A roll has had its window and counts. [PHA-RUL-48]
    Settle(ItemId),
    /// *Question:* what the next die of the roll this card answers shall read. [PHA-RUL-159]
    Face(ItemId),
    /// *Question:* cards are to be discarded.
    Shed(Shed),
    /// *Question:* a card is taken from somebody.
    Take(ItemId, Seat, Spot),
    /// *Question:* a card of the own discard pile.
    Recover(Seat, Set<Filter>, u8),
    /// *Question:* a card of the own deck.
    Search(Seat, Set<Filter>, u8),
    /// *Question:* one tabled card of a player: destroyed, or back to the hand.
    Strip(ItemId, Seat, Set<Filter>, Strip),
    /// *Question:* which card of an item is undone. [PHA-RUL-50]
    Undo(ItemId, ItemId, Spot),
    /// *Question:* something attached or holding is removed.
    Detach(ItemId, Spot),
    /// *Question:* a side of the user's hex, to open or to bar.
    Wall(ItemId, Wall),
    /// *Question:* a hex to be turned, or to what.
    RotateHex(ItemId, Option<Room>),
    /// *Question:* so many hexes go back on the pile, so many of them still to be placed.
    Arrange(Seat, u8, u8),
    /// *Question:* a player a defense is redirected to.
    Redirect(ItemId, ItemId),
    /// What was laid ready is taken up again after a move. [PHC-17]
    Resume(ItemId),
}

/// Parts of T5. [PHA-RUL-26]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EndPart {
    /// Cards in front of the player, then remaining.
    Remaining,
    /// Cards in hexes become events, effects end, the end of the game is checked.
    Closing,
}

/// When tabled cards act by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum When {
    /// T0.
    TurnStart,
    /// T1.
    Draw,
    /// T5.
    TurnEnd,
}

/// A character meets a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Meeting {
    /// Whose character.
    pub seat: Seat,
    /// Which hex.
    pub room: Room,
    /// Whether it enters, or remains.
    pub enters: bool,
    /// The place in the order of events.
    pub at: u8,
}

/// A walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is an argument of the primitive")]
pub struct Walk {
    /// Who goes.
    pub who: Figure,
    /// Who picks the way.
    pub by: Seat,
    /// Hexes left.
    pub left: u8,
    /// Whether staying is allowed.
    pub optional: bool,
    /// Whether only the last hex's events happen.
    pub quiet: bool,
    /// The one side it may go through.
    pub through: Option<Side>,
    /// Whether a new hex may be drawn.
    pub explore: bool,
    /// Whether something was walked already.
    pub moved: bool,
}

/// A jump.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Warp {
    /// Who goes.
    pub who: Figure,
    /// Who picks the hex.
    pub by: Seat,
    /// Exits left out.
    pub no_exit: bool,
    /// Only where another character stands.
    pub to_character: bool,
}

/// Steps being carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Run {
    /// For which item.
    pub item: ItemId,
    /// Which list.
    pub steps: StepsId,
    /// From which place on.
    pub at: u8,
    /// The member of a group, or the one a trigger speaks of.
    pub it: Option<Figure>,
    /// Whether this follows a hit: then nothing more is defended. [PHC-20]
    pub after: bool,
}

/// One attack on one target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Assault {
    /// The item that attacks.
    pub item: ItemId,
    /// The list whose steps bear on the target; none for a plain blow.
    pub steps: Option<StepsId>,
    /// Whom.
    pub victim: Figure,
    /// The group's member the steps call `it`.
    pub it: Option<Figure>,
    /// Whether a defense turn is due.
    pub defended: bool,
}

/// A discard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shed {
    /// Whose hand.
    pub from: Seat,
    /// Who picks.
    pub by: Seat,
    /// The step that says which cards.
    pub spot: Spot,
    /// How many are still to go.
    pub left: u8,
}

/// One step of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Spot {
    /// The list.
    pub steps: StepsId,
    /// The place in it.
    pub at: u8,
}

/// What happens to a tabled card that is picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Strip {
    /// It is discarded.
    Destroy,
    /// It is discarded as a cost.
    Pay,
    /// It goes back to the hand.
    Bounce,
}

/// What happens to a side that is picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Wall {
    /// It becomes a door; a move may follow through it.
    Open,
    /// It is barred until the user's next turn.
    BarForNow,
    /// It is barred by the card while tabled.
    BarByCard,
}
