//! What the table hears. Ids, no text; words are made at the edge.

use serde::Serialize;
use table::Seat;

use crate::cards::{CardId, Counts, Tier};
use crate::content::card::Debuff;
use crate::state::{Lineup, Team};
use crate::tiles::{Edge, Tile};

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/crusade/view.ts"))]
#[expect(missing_docs, reason = "each sentence names its fields")]
pub enum Event {
    /// Everybody took a side.
    Teams { groundskeepers: u8, necromancers: u8 },
    /// The Shed was laid on this board.
    ShedLaid { board: u8 },
    /// The other tiles were laid, shuffled or not.
    TilesLaid { shuffled: bool },
    /// Graves stand on the rose tiles.
    GravesPlaced { graves: u8 },
    /// All Groundskeepers stand on the Shed.
    AtTheShed,
    /// A team's turn order is set.
    Ordered { team: Team, order: Lineup },
    /// A Necromancer waits at an edge.
    AtEdge { seat: Seat, edge: Edge },
    /// Cards were taken out because nobody could use them.
    LaidAside { card: CardId, copies: u8 },
    /// Both teams' decks were split by tier and shuffled.
    DecksReady,
    /// A starting card; hidden from those who may not see it.
    Dealt { seat: Seat, tier: Tier, card: Option<CardId> },
    /// Tokens a team starts with.
    Purse { team: Team, tokens: u16 },
    /// The marker stands on a round.
    Round { round: u8 },
    /// A seal was turned from 2 to 1.
    SealTurned { tile: Tile },
    /// A seal's time is over.
    SealGone { tile: Tile },
    /// A seat's turn begins, with so many steps and cards.
    TurnBegins { seat: Seat, movement: u8, cards: u8 },
    /// The Move of a turn.
    Moved { seat: Seat, to: Tile, steps: u8, allowance: u8 },
    /// A Necromancer came in over its edge.
    Entered { seat: Seat, to: Tile, steps: u8, allowance: u8 },
    /// To the own marker.
    Teleported { seat: Seat, to: Tile },
    /// A card is shown and will now be carried out.
    Played { seat: Seat, card: CardId },
    /// A seal lies on a grave.
    Sealed { seat: Seat, tile: Tile, renewed: bool },
    /// A card broke a seal.
    Unsealed { seat: Seat, tile: Tile },
    /// A step granted by a card.
    Stepped { seat: Seat, to: Tile },
    /// A piece was sent off.
    Shoved { seat: Seat, whom: Seat, to: Tile },
    /// Two pieces changed places.
    Swapped { seat: Seat, whom: Seat, to: Tile, back: Tile },
    /// A Portal marker was put down or moved.
    Marked { seat: Seat, tile: Tile, moved: bool },
    /// A debuff for a seat's next turn.
    Afflicted { seat: Seat, with: Debuff, again: bool },
    /// A bonus for a seat's next turn.
    Boosted { seat: Seat, movement: u8, cards: u8 },
    /// A seat lost its debuffs.
    Cleansed { seat: Seat },
    /// A hand is shown to everybody.
    Revealed { seat: Seat, hand: Counts },
    /// A seat must choose a card to give back.
    MustGiveBack { seat: Seat },
    /// A card went back into its deck; hidden from those who may not see it.
    GaveBack { seat: Seat, tier: Tier, card: Option<CardId> },
    /// A seat gave its turn away.
    Yielded { seat: Seat },
    /// The seat may use another card.
    GoesOn { seat: Seat, cards: u8 },
    /// A seat's turn is over.
    TurnEnds { seat: Seat, how: Ending },
    /// A Necromancer is still outside.
    StaysOutside { seat: Seat },
    /// A grave changed hands.
    Captured { seat: Seat, tile: Tile, from: Option<Team> },
    /// A piece stands on a grave that it could not capture.
    NotCaptured { seat: Seat, tile: Tile, why: Hindrance },
    /// A Groundskeeper ended the turn on the Shed.
    ShedBonus { seat: Seat, tokens: u16, pool: u16 },
    /// A Necromancer ended the turn on the Shed, for nothing.
    ShedForNothing { seat: Seat },
    /// Debuffs and bonuses of the turn are over.
    Expired { seat: Seat },
    /// A team was paid for its graves.
    Counted { team: Team, graves: u8, pool: u16 },
    /// The last seat has finished its turn.
    RoundEnds { round: u8 },
    /// One team controls every grave, and the night goes on.
    AllGraves { team: Team },
    /// A team may buy.
    ShopOpens { team: Team, tokens: u16 },
    /// An empty tier was refilled from the spent cards.
    Refilled { team: Team, tier: Tier, cards: u8 },
    /// A card was bought; hidden from those who may not see it.
    Bought { seat: Seat, tier: Tier, price: u8, pool: u16, card: Option<CardId> },
    /// A seat buys no more.
    DoneBuying { seat: Seat },
    /// A team can pay for nothing that is left.
    NothingToBuy { team: Team },
    /// The team has finished.
    ShopCloses { team: Team, tokens: u16 },
    /// The last round is over.
    NightEnds { graves: [u8; 2], tokens: [u16; 2] },
    /// A team has won.
    Won { team: Team, by: Decided },
    /// Nobody has.
    Drawn,
}

/// How a turn came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/crusade/view.ts"))]
pub enum Ending {
    /// The last card the seat could use.
    Card,
    /// Declared, having done nothing.
    Nothing,
    /// Declared.
    Declared,
    /// Given away.
    Yielded,
}

/// Why a grave was not captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/crusade/view.ts"))]
pub enum Hindrance {
    /// An opposing piece stands there.
    Contested,
    /// A seal lies on it.
    Sealed,
    /// The seat may not capture on this turn.
    Spooked,
}

/// What decided the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/crusade/view.ts"))]
pub enum Decided {
    /// More graves, and more than half of all.
    Graves,
    /// More graves, though fewer than half of all.
    Plurality,
    /// Equal graves, more tokens.
    Tokens,
}
