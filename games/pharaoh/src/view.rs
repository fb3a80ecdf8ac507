//! What each seat may see, and nothing more. [RULES.md, 7]

mod asked;
mod stack;

use std::collections::BTreeMap;

use serde::Serialize;
use table::{Seat, Viewer};

use crate::content::{Character, Favoured, Window};
use crate::play::Scene;
use crate::state::{Ask, Ending, Figure, Lies, Phase, Piece};

pub use asked::{AskedView, LayingView};
pub use stack::{ItemView, PartView};

/// The table through somebody's eyes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
pub struct View {
    /// The round being played.
    pub round: u8,
    /// After how many the crypt is sealed.
    pub round_limit: u8,
    /// The turn being taken.
    pub turn: TurnView,
    /// Who is asked, and what; nobody when the match is over.
    pub asked: Option<AskedView>,
    /// The hexes on the table, in order of placement.
    pub crypt: Vec<HexView>,
    /// Hexes left in the pile.
    pub hexpile: u8,
    /// The next hexes as far as the viewer has seen them, the top one first.
    pub ahead: Vec<Option<String>>,
    /// In seat order.
    pub seats: Vec<SeatView>,
    /// Cards on the table, in order of placement.
    pub tabled: Vec<TabledView>,
    /// Monsters on the board.
    pub monsters: Vec<MonsterView>,
    /// Keys that lie in hexes.
    pub keys: Vec<KeyView>,
    /// Shut doors.
    pub bars: Vec<BarView>,
    /// What was declared and is not over, the newest last.
    pub stack: Vec<ItemView>,
    /// Cards laid ready.
    pub ready: Vec<String>,
    /// Effects that outlast their card: whose, on whom, until when.
    pub lasting: Vec<LastingView>,
    /// How the match ended.
    pub ending: Option<Ending>,
    /// The score of a solitaire game that is over.
    pub score: Option<i16>,
}

/// The turn being taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
pub struct TurnView {
    /// Whose.
    pub seat: Seat,
    /// How far it has come.
    pub phase: Phase,
    /// Actions taken.
    pub taken: u8,
    /// Ordinary actions left.
    pub actions: u8,
    /// Actions left for attacks only.
    pub attacks: u8,
    /// Whether the hex gives one more.
    pub credit: bool,
}

/// A placed hex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
pub struct HexView {
    /// Its place in the order of placement, by which actions name it.
    pub room: u8,
    /// Its number, such as `H028`.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Where it lies.
    pub at: (i8, i8),
    /// Clockwise steps from the printed orientation.
    pub rotation: u8,
    /// Doors, clockwise from the north.
    pub doors: [bool; 6],
    /// Passages to neighbours, clockwise from the north.
    pub passages: [bool; 6],
    /// Who brought it.
    pub owner: Option<Seat>,
    /// Whether one can leave the crypt here.
    pub exit: bool,
    /// When something happens here, in the order it is printed, each moment once.
    pub events: Vec<Window>,
    /// Who has it better here. [PHA-BEN-01]
    pub favours: Option<Favoured>,
    /// Whether its monster was slain and stays away.
    pub slain: bool,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
#[expect(clippy::struct_excessive_bools, reason = "a client shows each by itself")]
pub struct SeatView {
    /// Its character.
    pub character: Character,
    /// Where the character stands; nowhere when defeated.
    pub room: Option<u8>,
    /// Life points.
    pub life: i16,
    /// Life points when whole.
    pub full: i16,
    /// Whether the character is defeated.
    pub defeated: bool,
    /// Whether the ability is spent.
    pub spent: bool,
    /// Whether the hex holds it.
    pub held: bool,
    /// What it dominates.
    pub body: Option<Figure>,
    /// Actions to be lost next turn.
    pub lost: u8,
    /// Its dodge score now.
    pub dodge: u8,
    /// Cards in hand.
    pub cards: u8,
    /// The hand, oldest first, as far as the viewer knows it.
    pub hand: Vec<Option<String>>,
    /// Cards in the deck.
    pub deck: u8,
    /// What is in it, without order, for its player.
    pub list: Option<BTreeMap<String, u8>>,
    /// The discard pile, the newest card last.
    pub discard: Vec<String>,
    /// Whether everybody knows it has a Key.
    pub key: bool,
    /// When it wants to be asked.
    pub ask: Ask,
    /// Monsters it has defeated.
    pub slain: u8,
}

/// A card on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
pub struct TabledView {
    /// Which, by the number actions use.
    pub piece: Piece,
    /// Its number, such as `C053`.
    pub card: String,
    /// Its title.
    pub title: String,
    /// Who controls it.
    pub by: Seat,
    /// Where it lies.
    pub lies: Lies,
    /// Life points when whole; 0 if it has none.
    pub full: u8,
    /// Life points left.
    pub left: u8,
    /// What is attached to it.
    pub attached: Vec<OpenView>,
    /// Whether it is a creature or military unit.
    pub agent: bool,
    /// Whether it came this turn.
    pub fresh: bool,
    /// Whether it was used this turn.
    pub used: bool,
}

/// A card that lies open, by the number actions use and the one printed on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
pub struct OpenView {
    /// Which, by the number actions use.
    pub piece: Piece,
    /// Its number, such as `C053`.
    pub card: String,
}

impl OpenView {
    fn new(scene: Scene<'_>, piece: Piece) -> Self {
        Self { piece, card: scene.design(piece).id.clone() }
    }
}

/// A monster.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
pub struct MonsterView {
    /// Its number.
    pub id: u16,
    /// Its name.
    pub name: String,
    /// The hex it came from.
    pub home: u8,
    /// Where it is.
    pub room: u8,
    /// Life points left.
    pub life: i16,
    /// Life points when whole.
    pub full: u8,
    /// Who dominates it.
    pub master: Option<Seat>,
    /// Whom it leaves alone.
    pub spares: Vec<Seat>,
}

/// A Key in a hex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
pub struct KeyView {
    /// Which.
    pub piece: Piece,
    /// Whose deck it came from.
    pub owner: Seat,
    /// Where.
    pub room: u8,
}

/// A shut door.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
pub struct BarView {
    /// Of which hex.
    pub room: u8,
    /// On which side, 1 to 6.
    pub side: u8,
    /// Who may pass.
    pub placer: Seat,
}

/// An effect that lasts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
pub struct LastingView {
    /// Who used the piece.
    pub by: Seat,
    /// Whom it bears on.
    pub on: Seat,
    /// When it ends.
    pub until: crate::state::Until,
}

impl View {
    /// The table as this viewer sees it.
    pub(crate) fn new(scene: Scene<'_>, viewer: Viewer) -> Self {
        let Scene { game, state } = scene;
        let id = |piece: Piece| scene.design(piece).id.clone();
        let over = state.ending.is_some();
        let ahead = state.crypt.hexpile.iter().rev().map(|tile| {
            let seen = over || viewer == Viewer::Everything || knows(viewer, tile.seen, state.rite.seats);
            seen.then(|| game.hex(tile.kind).id.clone())
        });
        let ahead: Vec<Option<String>> = ahead.collect();
        let known = ahead.iter().rposition(Option::is_some).map_or(0, |place| place + 1);
        Self {
            round: state.round,
            round_limit: state.rite.round_limit,
            turn: turn_view(scene),
            asked: AskedView::new(scene),
            crypt: state.crypt.all().map(|room| hex_view(scene, room)).collect(),
            hexpile: u8::try_from(state.crypt.hexpile.len()).expect("at most 96 hexes"),
            ahead: ahead.into_iter().take(known).collect(),
            seats: state.seats().map(|seat| seat_view(scene, seat, viewer)).collect(),
            tabled: state.tabled.iter().map(|it| tabled_view(scene, it)).collect(),
            monsters: state.monsters.iter().map(|it| monster_view(scene, it)).collect(),
            keys: state
                .keys
                .iter()
                .map(|(piece, room)| KeyView {
                    piece: *piece,
                    owner: state.card(*piece).owner(),
                    room: room.0,
                })
                .collect(),
            bars: state
                .crypt
                .bars
                .iter()
                .map(|bar| BarView { room: bar.room.0, side: bar.side.0 + 1, placer: bar.placer })
                .collect(),
            stack: state.stack.iter().map(|item| ItemView::new(scene, item)).collect(),
            ready: state.turn.ready.cards().map(id).collect(),
            lasting: state
                .lasting
                .iter()
                .map(|it| LastingView { by: it.by, on: it.on, until: it.until })
                .collect(),
            ending: state.ending,
            score: (over && state.rite.solitaire()).then(|| scene.score()),
        }
    }
}

/// Whether a viewer is among those who know something.
fn knows(viewer: Viewer, known: u8, seats: u8) -> bool {
    match viewer {
        Viewer::Everything => true,
        Viewer::Holding(held) => {
            let insiders = (0..seats).map(Seat).filter(|seat| known & (1 << seat.0) != 0).collect();
            let everybody = (0..seats).all(|seat| known & (1 << seat) != 0);
            everybody || !held.both(insiders).is_empty()
        }
    }
}

fn turn_view(scene: Scene<'_>) -> TurnView {
    let turn = &scene.state.turn;
    TurnView {
        seat: turn.seat,
        phase: turn.phase,
        taken: turn.taken,
        actions: scene
            .ordinary_actions()
            .saturating_sub(turn.ordinary)
            .min(crate::rules::budget::MOST_ACTIONS.saturating_sub(turn.taken)),
        attacks: turn.attacks,
        credit: scene.has_credit(),
    }
}

fn hex_view(scene: Scene<'_>, room: crate::crypt::Room) -> HexView {
    let (placed, hex) = (scene.state.crypt.room(room), scene.hex(room));
    let crypt = &scene.state.crypt;
    let mut events: Vec<Window> = hex.effect.iter().map(|block| block.window).collect();
    events.dedup();
    HexView {
        room: room.0,
        id: hex.id.clone(),
        name: hex.name.clone(),
        at: (placed.at.0, placed.at.1),
        rotation: placed.rotation,
        doors: crate::crypt::Side::ALL.map(|side| placed.doors.has(side)),
        passages: crate::crypt::Side::ALL.map(|side| crypt.passage(room, side).is_some()),
        owner: placed.owner,
        exit: hex.is_exit(),
        events,
        favours: hex.benefit.as_ref().map(|benefit| benefit.of),
        slain: placed.slain,
    }
}

fn seat_view(scene: Scene<'_>, seat: Seat, viewer: Viewer) -> SeatView {
    let Scene { game, state } = scene;
    let player = state.player(seat);
    let name = |piece: &Piece| scene.design(*piece).id.clone();
    let own = viewer.knows_any_of(table::SeatSet::only(seat));
    let open = state.ending.is_some();
    let sees = |piece: &Piece| open || own || knows(viewer, state.card(*piece).known, state.rite.seats);
    let mut list = BTreeMap::new();
    for piece in player.deck.iter() {
        *list.entry(game.card(state.kind(*piece)).id.clone()).or_insert(0) += 1;
    }
    let everybody = |piece: &&Piece| knows(Viewer::SPECTATOR, state.card(**piece).known, state.rite.seats);
    let shown_key = player.hand.iter().filter(everybody).any(|piece| scene.is_key(*piece));
    SeatView {
        character: player.character,
        room: (!player.defeated).then_some(player.room.0),
        life: player.life,
        full: scene.full_life(seat),
        defeated: player.defeated,
        spent: player.spent,
        held: player.cage.is_some(),
        body: player.body,
        lost: player.lost,
        dodge: scene.dodge_score(Figure::Character(seat), None, 0),
        cards: u8::try_from(player.hand.len()).expect("at most 60 cards"),
        hand: player.hand.iter().map(|piece| sees(piece).then(|| name(piece))).collect(),
        deck: u8::try_from(player.deck.len()).expect("at most 50 cards"),
        list: (own || open).then_some(list),
        discard: player.discard.iter().map(name).collect(),
        key: scene.has_tabled_key(seat) || shown_key,
        ask: state.rite.ask[seat.index()],
        slain: player.slain,
    }
}

fn tabled_view(scene: Scene<'_>, tabled: &crate::state::Tabled) -> TabledView {
    let design = scene.design(tabled.card);
    TabledView {
        piece: tabled.card,
        card: design.id.clone(),
        title: design.title.clone(),
        by: tabled.by,
        lies: tabled.lies,
        full: tabled.full,
        left: tabled.left(),
        attached: tabled.attached.iter().flatten().map(|it| OpenView::new(scene, *it)).collect(),
        agent: design.agent().is_some(),
        fresh: tabled.fresh,
        used: scene.state.card(tabled.card).has(crate::state::Card::USED),
    }
}

fn monster_view(scene: Scene<'_>, monster: &crate::state::Monster) -> MonsterView {
    let printed = scene.hex(monster.home).monster();
    MonsterView {
        id: monster.id.0,
        name: printed.map_or_else(String::new, |it| it.name.clone()),
        home: monster.home.0,
        room: monster.at.0,
        life: monster.life,
        full: printed.map_or(0, |it| it.life),
        master: monster.master,
        spares: scene.state.seats().filter(|seat| monster.spares & (1 << seat.0) != 0).collect(),
    }
}
