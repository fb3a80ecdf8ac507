//! Actions as players write them, with the things they touch and the rule that allows them.

use table::{Handle, Names, RuleId};

use super::naming::{self, card, piece, room, seat_name};
use crate::action::{Action, Way};
use crate::cites;
use crate::item::Hold;
use crate::play::Scene;
use crate::state::{Ask, Figure, Phase};

/// One line: `hit Ben`, `play Short Sword`, `go to the Hall of Shadows`, `place NE 4`.
pub(crate) fn notation(scene: Scene<'_>, action: Action, names: &Names) -> String {
    let figure = |it: Figure| naming::figure(scene, it, names);
    match action {
        Action::Ready(id) => format!("with {}", card(scene.game, id)),
        Action::Play(id, way) => format!("{} {}", verb(way), card(scene.game, id)),
        Action::Go(to) => format!("go to {}", room(scene, to)),
        Action::Place(side, rotation) => format!("place {} {rotation}", side.name()),
        Action::Hit(at) => format!("hit {}", figure(at)),
        Action::Order(who) => format!("order {}", figure(who)),
        Action::March(who, to) => format!("march {} to {}", piece(scene, who), room(scene, to)),
        Action::Use(which) => format!("use {}", piece(scene, which)),
        Action::Return(which) => format!("return {}", piece(scene, which)),
        Action::PickUp(key) => {
            let owner = scene.state.cards.get(key.index()).map(|card| card.owner());
            format!("pick up {}", owner.map_or("?".to_owned(), |seat| seat_name(scene, seat, names)))
        }
        Action::Escape(Hold::Hex) => "escape hex".to_owned(),
        Action::Escape(Hold::Card(which)) => format!("escape {}", piece(scene, which)),
        Action::Discard(id) => format!("discard {}", card(scene.game, id)),
        Action::Aim(at) => format!("at {}", figure(at)),
        Action::Choose(branch) => format!("choose {}", u16::from(branch) + 1),
        Action::Shield(which) => format!("shield {}", piece(scene, which)),
        Action::Pick(id) => format!("pick {}", card(scene.game, id)),
        Action::PickTabled(which) => format!("take {}", piece(scene, which)),
        Action::Face(face) => format!("face {face}"),
        Action::Side(side) => format!("side {}", side.name()),
        Action::Turn(rotation) => format!("turn {rotation}"),
        Action::Next(place) => format!("next {}", u16::from(place) + 1),
        Action::Dominate(body) => format!("dominate {}", figure(body)),
        Action::Force(hex) => format!("force {}", room(scene, hex)),
        Action::Keep if scene.state.player(scene.state.turn.seat).body.is_none() => NO_BODY.to_owned(),
        plain => word(plain).to_owned(),
    }
}

/// How a way of playing is written before the card.
pub(crate) const WAYS: [(&str, Way); 11] = [
    ("play", Way::Act),
    ("free", Way::Free),
    ("table", Way::Table),
    ("lay", Way::Before),
    ("set", Way::InHex),
    ("send", Way::Agent),
    ("guard", Way::Guard),
    ("fasten", Way::Fasten),
    ("respond", Way::Respond),
    ("defend", Way::Defend),
    ("mend", Way::Mend),
];

fn verb(way: Way) -> &'static str {
    WAYS.iter().find(|(_, it)| *it == way).map_or("play", |(verb, _)| verb)
}

/// What a defeated player without a body says to stay without one; there is nothing to keep.
const NO_BODY: &str = "no body";

/// Actions that need no more than their name.
pub(crate) const PLAIN: [(&str, Action); 24] = [
    ("draw", Action::Draw),
    ("no draw", Action::NoDraw),
    ("with ability", Action::Rider),
    ("let go", Action::LetGo),
    ("stay", Action::Stay),
    ("explore", Action::Explore),
    ("ability", Action::Ability),
    ("use hex", Action::UseHex),
    ("exit", Action::Exit),
    ("end actions", Action::EndActions),
    ("done", Action::Done),
    ("pass", Action::Pass),
    ("dodge", Action::Dodge),
    ("dodge out", Action::DodgeOut),
    ("vanish", Action::Vanish),
    ("accept", Action::Accept),
    ("bear", Action::Bear),
    ("keep", Action::Keep),
    (NO_BODY, Action::Keep),
    ("abandon", Action::Abandon),
    ("ask always", Action::Ask(Ask::Always)),
    ("ask when possible", Action::Ask(Ask::Could)),
    ("ask when affected", Action::Ask(Ask::Affected)),
    ("escape hex", Action::Escape(Hold::Hex)),
];

fn word(action: Action) -> &'static str {
    PLAIN.iter().find(|(_, it)| *it == action).map_or("?", |(word, _)| word)
}

/// What lights up for an action.
pub(crate) fn touches(scene: Scene<'_>, action: Action) -> Vec<Handle> {
    let card = |id: crate::content::CardId| Handle::new("card", &scene.game.card(id).id);
    let piece = |it: crate::state::Piece| Handle::new("piece", it.0);
    let room = |it: crate::crypt::Room| Handle::new("hex", it.0);
    let figure = |it: Figure| match it {
        Figure::Character(seat) => Handle::new("seat", seat.0),
        Figure::Card(it) => piece(it),
        Figure::Monster(id) => Handle::new("monster", id.0),
    };
    let button = |word: &str| vec![Handle::new("button", word)];
    match action {
        Action::Ready(id) | Action::Play(id, _) | Action::Discard(id) | Action::Pick(id) => vec![card(id)],
        Action::Go(to) | Action::Force(to) => vec![room(to)],
        Action::Place(side, rotation) => vec![Handle::new("side", side.0), Handle::new("rotation", rotation)],
        Action::Hit(it) | Action::Order(it) | Action::Aim(it) | Action::Dominate(it) => vec![figure(it)],
        Action::March(who, to) => vec![piece(who), room(to)],
        Action::Use(it)
        | Action::Return(it)
        | Action::PickUp(it)
        | Action::Shield(it)
        | Action::PickTabled(it)
        | Action::Escape(Hold::Card(it)) => vec![piece(it)],
        Action::Escape(Hold::Hex) | Action::UseHex => {
            vec![room(scene.state.player(scene.state.turn.seat).room)]
        }
        Action::Choose(branch) => vec![Handle::new("branch", branch)],
        Action::Face(face) => vec![Handle::new("face", face)],
        Action::Side(side) => vec![Handle::new("side", side.0)],
        Action::Turn(rotation) => vec![Handle::new("rotation", rotation)],
        Action::Next(place) => vec![Handle::new("place", place)],
        Action::Ask(_) => vec![Handle::new("setting", word(action).replace(' ', "-"))],
        plain => button(&word(plain).replace(' ', "-")),
    }
}

/// The rule that allows an action.
pub(crate) fn allowed_by(scene: Scene<'_>, action: Action) -> RuleId {
    match action {
        Action::Ask(_) => cites::RUL_158,
        Action::Draw | Action::NoDraw => cites::DRAW_01,
        Action::Ready(_) => cites::RUL_78,
        Action::Rider | Action::Vanish => cites::RUL_34,
        Action::LetGo => cites::RUL_51,
        Action::Play(_, way) => allowed_way(way),
        Action::Go(_) => cites::MOVE_01,
        Action::Stay => cites::PHC_P37,
        Action::Explore => cites::EXPL_01,
        Action::Place(..) => cites::RUL_17,
        Action::Hit(_) => cites::ACT_04,
        Action::Order(_) => cites::AGT_02,
        Action::March(..) => cites::ACT_03,
        Action::Use(_) => cites::ACT_06,
        Action::Ability => cites::ACT_07,
        Action::UseHex => cites::ACT_10,
        Action::Return(_) => cites::ACT_08,
        Action::PickUp(_) => cites::ACT_09,
        Action::Exit => cites::ACT_11,
        Action::Escape(_) => cites::ESC_02,
        Action::EndActions => cites::ACT_12,
        Action::Discard(_) if scene.state.turn.phase == Phase::Discard => cites::DISC_01,
        Action::Discard(_) => cites::RUL_38,
        Action::Done => cites::DISC_01,
        Action::Aim(_) => cites::ATK_03,
        Action::Choose(_) => cites::PHC_P02,
        Action::Pass => cites::RUL_42,
        Action::Dodge => cites::DEF_04,
        Action::DodgeOut => cites::OUT_01,
        Action::Accept => cites::RUL_77,
        Action::Shield(_) | Action::Bear => cites::RUL_70,
        Action::Pick(_) | Action::PickTabled(_) => cites::RUL_43,
        Action::Face(_) => cites::RUL_159,
        Action::Side(_) => cites::PHC_P41,
        Action::Turn(_) => cites::PHC_P42,
        Action::Next(_) => cites::PHC_P26,
        Action::Dominate(_) => cites::DOM_01,
        Action::Force(_) => cites::RUL_128,
        Action::Keep | Action::Abandon => cites::RUL_124,
    }
}

fn allowed_way(way: Way) -> RuleId {
    match way {
        Way::Act => cites::ACT_05,
        Way::Free => cites::FREE_01,
        Way::Table => cites::TAB_03,
        Way::Before => cites::PLAY_02,
        Way::InHex => cites::PLAY_03,
        Way::Agent => cites::AGT_05,
        Way::Guard => cites::AGT_06,
        Way::Fasten => cites::RUL_80,
        Way::Respond => cites::PLAY_08,
        Way::Defend => cites::DEF_01,
        Way::Mend => cites::RUL_68,
    }
}
