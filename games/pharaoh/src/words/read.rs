//! Reading what players write. Any well-formed line is an action, legal or not.

use table::{Names, Seat};

use super::naming::{self, slug};
use super::notation::{PLAIN, WAYS};
use crate::action::Action;
use crate::content::{CardId, Pharaoh};
use crate::crypt::{Cell, Room, Side};
use crate::item::Hold;
use crate::play::Scene;
use crate::state::{Figure, Piece};

const EXPECTED: &str = "expected a line such as: draw, play CARD, with CARD, hit NAME, at NAME, go to ROOM, explore, \
                        place SIDE ROTATION, use CARD, dodge, accept, pass, end actions, done";

/// An action in words; the error says what was expected.
pub(crate) fn read(scene: Scene<'_>, line: &str, names: &Names) -> Result<Action, String> {
    let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
    if let Some((_, action)) = PLAIN.iter().find(|(word, _)| word.eq_ignore_ascii_case(&line)) {
        return Ok(*action);
    }
    let (verb, rest) = line.split_once(' ').unwrap_or((&line, ""));
    let verb = verb.to_ascii_lowercase();
    if let Some((_, way)) = WAYS.iter().find(|(word, _)| *word == verb) {
        return card(scene.game, rest).map(|id| Action::Play(id, *way));
    }
    let reader = Reader { scene, names };
    match verb.as_str() {
        "with" => card(scene.game, rest).map(Action::Ready),
        "discard" => card(scene.game, rest).map(Action::Discard),
        "go" => reader.room(rest).map(Action::Go),
        "force" => reader.room(rest).map(Action::Force),
        "place" => place(rest),
        "hit" => figure(scene, rest, names).map(Action::Hit),
        "order" => figure(scene, rest, names).map(Action::Order),
        "at" => figure(scene, rest, names).map(Action::Aim),
        "dominate" => figure(scene, rest, names).map(Action::Dominate),
        "march" => reader.march(rest),
        "use" => piece(scene, rest).map(Action::Use),
        "return" => piece(scene, rest).map(Action::Return),
        "shield" => piece(scene, rest).map(Action::Shield),
        "take" => piece(scene, rest).map(Action::PickTabled),
        "escape" => piece(scene, rest).map(|it| Action::Escape(Hold::Card(it))),
        "pick" => reader.pick(rest),
        "choose" => number(rest).and_then(from_one).map(Action::Choose),
        "next" => number(rest).and_then(from_one).map(Action::Next),
        "face" => number(rest).map(Action::Face),
        "turn" => number(rest).map(Action::Turn),
        "side" => side(rest).map(Action::Side),
        _ => Err(format!("I do not understand {line:?}; {EXPECTED}.")),
    }
}

struct Reader<'a> {
    scene: Scene<'a>,
    names: &'a Names,
}

impl Reader<'_> {
    /// `the Hall of Shadows` or an unambiguous part of it, or its cell, `(1,-1)`.
    fn room(&self, text: &str) -> Result<Room, String> {
        let text = text.trim();
        let text = text.strip_prefix("to ").unwrap_or(text).trim();
        if let Some(cell) = cell(text) {
            let (q, r) = (cell.0, cell.1);
            return self.scene.state.crypt.at(cell).ok_or_else(|| format!("no hex lies on ({q},{r})"));
        }
        let wanted = slug(naming::bare(text));
        let named: Vec<(Room, String)> = (self.scene.state.crypt.all())
            .map(|room| (room, slug(naming::bare(&naming::room(self.scene, room)))))
            .collect();
        if let Some((room, _)) = named.iter().find(|(_, name)| *name == wanted) {
            return Ok(*room);
        }
        let mut like = named.iter().filter(|(_, name)| !wanted.is_empty() && name.contains(&wanted));
        match (like.next(), like.next()) {
            (Some((room, _)), None) => Ok(*room),
            (Some(_), Some(_)) => Err(format!("{text:?} may be more than one room; say its whole name")),
            (None, _) => Err(format!("no room is called {text:?}")),
        }
    }

    /// `crimson guard to the Hall of Shadows`, `crimson_guard (1,0)`
    fn march(&self, text: &str) -> Result<Action, String> {
        let split = text.split_once(" to ").or_else(|| text.split_once(' '));
        let (who, to) = split.ok_or_else(|| {
            "expected an agent and a room, as in march din to the Hall of Shadows".to_owned()
        })?;
        Ok(Action::March(piece(self.scene, who)?, self.room(to)?))
    }

    /// `pick CARD`, or `pick up NAME` for the Key of that seat.
    fn pick(&self, text: &str) -> Result<Action, String> {
        let Some(name) = text.strip_prefix("up ") else {
            return card(self.scene.game, text).map(Action::Pick);
        };
        let owner: Seat = self.names.find(name).ok_or_else(|| format!("nobody is called {name:?}"))?;
        let keys = self.scene.state.keys.iter().map(|(key, _)| *key);
        keys.into_iter()
            .find(|key| self.scene.state.card(*key).owner() == owner)
            .map(Action::PickUp)
            .ok_or_else(|| format!("no Key of {name} lies in a hex"))
    }
}

/// A kind of card, by number, title or the title as one word.
pub(crate) fn card(game: &Pharaoh, name: &str) -> Result<CardId, String> {
    let wanted = slug(name.trim());
    game.find_card(name.trim())
        .or_else(|| game.card_ids().find(|id| slug(&game.card(*id).title) == wanted))
        .ok_or_else(|| format!("there is no card {name:?}"))
}

/// A side of a hex, by name.
pub(crate) fn side(name: &str) -> Result<Side, String> {
    let found = Side::ALL.into_iter().find(|side| side.name().eq_ignore_ascii_case(name.trim()));
    found.ok_or_else(|| format!("{name:?} is no side; expected one of {}", Side::NAMES.join(", ")))
}

/// Anything that can be hurt, by its name.
pub(crate) fn figure(scene: Scene<'_>, name: &str, names: &Names) -> Result<Figure, String> {
    let name = name.trim();
    if let Some(seat) = names.find(name) {
        return Ok(Figure::Character(seat));
    }
    let (monster, place) = naming::counted(naming::bare(name));
    let wanted = slug(monster);
    let mut same =
        (scene.state.monsters.iter()).filter(|it| slug(naming::monster_name(scene, it.home)) == wanted);
    match same.nth(place) {
        Some(monster) => Ok(Figure::Monster(monster.id)),
        None => piece(scene, name).map(Figure::Card),
    }
}

/// A card that lies open, by its title; the second of a title as `second helm` or `helm#2`.
pub(crate) fn piece(scene: Scene<'_>, name: &str) -> Result<Piece, String> {
    let name = name.trim();
    let (title, place) = naming::counted(name);
    let kind = card(scene.game, title)?;
    let mut same = naming::open_cards(scene).filter(|it| scene.state.kind(*it) == kind);
    same.nth(place).ok_or_else(|| format!("no {name} lies on the table"))
}

/// `(1,-1)`
fn cell(text: &str) -> Option<Cell> {
    let (q, r) = text.strip_prefix('(')?.strip_suffix(')')?.split_once(',')?;
    Some(Cell(q.trim().parse().ok()?, r.trim().parse().ok()?))
}

/// `NE 4`
fn place(text: &str) -> Result<Action, String> {
    let (edge, rotation) =
        text.split_once(' ').ok_or_else(|| "expected a side and a rotation, as in place NE 4".to_owned())?;
    Ok(Action::Place(side(edge)?, number(rotation)?))
}

fn number(text: &str) -> Result<u8, String> {
    text.trim().parse().map_err(|_| format!("{text:?} is no number"))
}

/// People count from 1.
fn from_one(number: u8) -> Result<u8, String> {
    number.checked_sub(1).ok_or_else(|| "people count from 1".to_owned())
}
