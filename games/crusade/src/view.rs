//! What each seat may see, and nothing more. [CRU-RUL-79]

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Serialize;
use table::{Seat, Viewer};

use crate::cards::{CardId, Counts, Tier};
use crate::content::{Crusade, Shape};
use crate::play::Scene;
use crate::rules::turns::Act;
use crate::state::{Place, State, Status, Team};
use crate::step::Step;
use crate::tiles::Tile;

/// The table through somebody's eyes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/crusade/view.ts"))]
pub struct View {
    /// The board's id.
    pub board: Arc<str>,
    /// The form of its tiles.
    pub shape: Shape,
    /// All tiles, in place order; the first is the Shed.
    pub tiles: Arc<Vec<TileView>>,
    /// The round on the counter.
    pub round: u8,
    /// Rounds of this night.
    pub rounds: u8,
    /// What is going on.
    pub phase: Phase,
    /// Graves by the name of their tile.
    pub graves: BTreeMap<Arc<str>, GraveView>,
    /// In seat order.
    pub seats: Vec<SeatView>,
    /// Each team's own things.
    pub groundskeepers: TeamView,
    /// The other's.
    pub necromancers: TeamView,
    /// Cards played, face up.
    pub spent: BTreeMap<Arc<str>, u8>,
    /// Cards that are not part of this match.
    pub aside: BTreeMap<Arc<str>, u8>,
    /// The turn being taken.
    pub turn: Option<TurnView>,
}

/// A tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/crusade/view.ts"))]
pub struct TileView {
    /// Its number.
    pub tile: Tile,
    /// Its name, `(2,-1)`.
    pub name: Arc<str>,
    /// Coordinates.
    pub at: (i8, i8),
    /// Shed or plain.
    pub kind: TileKind,
}

/// What is on a tile's face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/crusade/view.ts"))]
pub enum TileKind {
    /// The Groundskeepers' house.
    Shed,
    /// Nothing, or a rose: then a grave lies there.
    Plain,
}

/// A grave.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/crusade/view.ts"))]
pub struct GraveView {
    /// Where it lies.
    pub tile: Tile,
    /// Who controls it.
    pub owner: Option<Team>,
    /// What its seal shows.
    pub seal: Option<u8>,
}

/// A seat and its piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/crusade/view.ts"))]
pub struct SeatView {
    /// Whose side it is on.
    pub team: Team,
    /// The tile under its piece.
    pub at: Option<Arc<str>>,
    /// The same by number.
    pub tile: Option<Tile>,
    /// The edge it waits at.
    pub outside: Option<EdgeView>,
    /// Its Portal marker.
    pub portal: Option<Arc<str>>,
    /// What holds on its turn: the one it is taking, else its next.
    pub status: Status,
    /// Cards by tier; everybody sees the backs.
    pub cards: [u8; 3],
    /// The cards, for those who may see them, the oldest first.
    pub hand: Option<Vec<Arc<str>>>,
    /// The hand when it was last shown.
    pub seen: Option<SeenView>,
}

/// An edge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/crusade/view.ts"))]
pub struct EdgeView {
    /// The tile it leads onto.
    pub at: Arc<str>,
    /// The direction's number.
    pub side: u8,
    /// And its name.
    pub direction: &'static str,
}

/// A hand as it was shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/crusade/view.ts"))]
pub struct SeenView {
    /// In which round.
    pub round: u8,
    /// How many of each.
    pub cards: BTreeMap<Arc<str>, u8>,
}

/// A team's own things.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/crusade/view.ts"))]
pub struct TeamView {
    /// Its pool.
    pub tokens: u16,
    /// How many graves it controls.
    pub graves: u8,
    /// Cards left in its decks, by tier.
    pub decks: [u8; 3],
    /// What a card costs it in the Shop, by tier. [CRU-SHOP-04]
    pub prices: [u8; 3],
    /// Its turn order.
    pub order: Vec<Seat>,
}

/// The turn being taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/crusade/view.ts"))]
pub struct TurnView {
    /// By whom.
    pub seat: Seat,
    /// Whether the Move is done.
    pub moved: bool,
    /// Cards played so far.
    pub played: u8,
    /// The movement allowance.
    pub movement: u8,
    /// Cards that may still be used.
    pub cards_left: u8,
}

/// What the match waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/crusade/view.ts"))]
#[serde(tag = "now", rename_all = "snake_case")]
#[expect(missing_docs, reason = "each sentence names its fields")]
pub enum Phase {
    /// A captain lines the team up.
    Order { seat: Seat },
    /// A Necromancer chooses an edge.
    Edge { seat: Seat },
    /// A seat takes its turn.
    Turn { seat: Seat },
    /// A Necromancer gives a card back.
    GiveBack { seat: Seat },
    /// A seat buys.
    Shop { seat: Seat, team: Team },
    /// Nothing more.
    Over,
}

impl View {
    /// The table as this viewer sees it.
    pub(crate) fn new(scene: Scene<'_>, viewer: Viewer) -> Self {
        let Scene { game, state } = scene;
        let board = scene.board();
        let graves = state.graves.iter().map(|tile| {
            let grave = GraveView { tile, owner: state.owner(tile), seal: state.seals.shows(tile) };
            (board.name_of(tile), grave)
        });
        Self {
            board: Arc::clone(&board.id),
            shape: board.shape,
            tiles: board.view(),
            round: state.round,
            rounds: state.night.rounds,
            phase: scene.shown().unwrap_or(Phase::Over),
            graves: graves.collect(),
            seats: state.seats().map(|seat| seat_view(scene, seat, viewer)).collect(),
            groundskeepers: team_view(scene, Team::Groundskeepers),
            necromancers: team_view(scene, Team::Necromancers),
            spent: by_name(game, &state.spent),
            aside: by_name(game, &state.aside),
            turn: turn_view(scene),
        }
    }
}

/// Whether a turn is being taken, also while another seat gives a card back.
fn in_turn(state: &State) -> bool {
    state.agenda.iter().any(|step| *step == Step::Act(Act))
}

fn turn_view(scene: Scene<'_>) -> Option<TurnView> {
    let acting = &scene.state.acting;
    in_turn(scene.state).then(|| TurnView {
        seat: acting.seat,
        moved: acting.moved,
        played: acting.played,
        movement: scene.movement(),
        cards_left: scene.cards_left(),
    })
}

fn seat_view(scene: Scene<'_>, seat: Seat, viewer: Viewer) -> SeatView {
    let Scene { game, state } = scene;
    let board = scene.board();
    let piece = state.piece(seat);
    let acting = in_turn(state) && state.acting.seat == seat;
    let mut cards = [0; 3];
    piece.hand.cards().iter().for_each(|card| cards[game.card(*card).tier.index()] += 1);
    let name = |card: &CardId| Arc::clone(&game.card(*card).id);
    let outside = match piece.place {
        Place::Outside(edge) => Some(EdgeView {
            at: board.name_of(edge.tile),
            side: edge.side,
            direction: board.direction_name(edge.side),
        }),
        _ => None,
    };
    SeatView {
        team: piece.team,
        at: piece.place.tile().map(|tile| board.name_of(tile)),
        tile: piece.place.tile(),
        outside,
        portal: piece.portal.map(|tile| board.name_of(tile)),
        status: if acting { state.acting.status } else { piece.coming },
        cards,
        hand: viewer
            .knows_any_of(state.insiders(seat))
            .then(|| piece.hand.cards().iter().map(name).collect()),
        seen: piece.seen.map(|seen| SeenView { round: seen.round, cards: by_name(game, &seen.cards) }),
    }
}

fn team_view(scene: Scene<'_>, team: Team) -> TeamView {
    let size = |tier: Tier| u8::try_from(scene.state.deck(team, tier).len()).expect("decks are small");
    TeamView {
        tokens: scene.state.tokens[team.index()],
        graves: scene.score()[team.index()],
        decks: Tier::ALL.map(size),
        prices: Tier::ALL.map(|tier| scene.game.price(team, tier)),
        order: scene.state.orders[team.index()].seats().to_vec(),
    }
}

fn by_name(game: &Crusade, counts: &Counts) -> BTreeMap<Arc<str>, u8> {
    counts.iter().map(|(card, count)| (Arc::clone(&game.card(card).id), count)).collect()
}
