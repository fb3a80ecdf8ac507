//! What can be about to happen.

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};

use crate::state::Team;

/// A step on the agenda. Those marked *question* wait for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// *Question:* a captain lines the team up. [CRU-RUL-03]
    ChooseOrder(Team),
    /// The Groundskeepers stand on the Shed, then the Necromancers choose. [CRU-SETUP-02]
    PlacePieces,
    /// *Question:* the Necromancer at this place of the turn order chooses an edge. [CRU-RUL-18]
    ChooseEdge(u8),
    /// Decks, starting cards, round counter. [CRU-SETUP-05]
    Deal,
    /// Seals tick, then the Groundskeepers begin. [CRU-SEAL-02]
    BeginRound,
    /// The next member of a team takes a turn, or the team is counted. [CRU-ROUND-01]
    NextTurn(Team, u8),
    /// *Question:* the main part of a turn. [CRU-RUL-22]
    Act,
    /// *Question:* a Necromancer under a Leaf Blower chooses a card. [CRU-RUL-64]
    GiveBack(Seat),
    /// A card was carried out: the turn may be over. [CRU-RUL-26]
    AfterCard,
    /// The marker moves, then Shop or result. [CRU-RUL-43]
    EndRound,
    /// *Question:* the team shops; the member at this place of the order is asked. [CRU-RUL-42]
    Shop(Shopping),
}

/// A team in the Shop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shopping {
    /// Which team.
    pub team: Team,
    /// Whose turn to buy it is, as a place in the team's order.
    pub place: u8,
    /// Who has said Done.
    pub done: SeatSet,
}
