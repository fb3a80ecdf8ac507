//! What a seat may do.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::cards::{CardId, Tier};
use crate::state::Lineup;
use crate::tiles::{Edge, Tile};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// A captain sets the team's turn order. [CRU-ROUND-03]
    Order(Lineup),
    /// A Necromancer chooses where to enter. [CRU-SETUP-03]
    Edge(Edge),
    /// The Move of the turn. [CRU-RUL-23]
    Move(Tile),
    /// To the own Portal marker, instead of the Move. [CRU-RUL-76]
    Teleport,
    /// A card, with all its choices. [CRU-RUL-28]
    Play(CardId, Target),
    /// [CRU-TURN-04]
    EndTurn,
    /// A card leaves the hand for its deck. [CRU-CARD-05]
    GiveBack(CardId),
    /// One random card of a tier. [CRU-SHOP-03]
    Buy(Tier),
    /// No more buying in this Shop phase. [CRU-RUL-42]
    Done,
}

/// What a card is played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Target {
    /// It needs no choice.
    None,
    /// A piece.
    Seat(Seat),
    /// A piece, and a direction to send it. [CRU-RUL-60]
    Toward(Seat, u8),
    /// A tile, perhaps for the grave on it.
    Tile(Tile),
}
