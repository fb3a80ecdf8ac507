//! Where things are, in words: rooms by name, places in them by the compass, lids from the nearest open room. No
//! coordinate is left in any of it.
//!
//! A [`Spot`] is made when something happens and says all that a name needs: a log is read long after, when another
//! Stage may lie on the table. A space that belongs to no tile, as on a board drawn for a scenario, has coordinates and
//! nothing else.

use crate::content::{Feature, SIDE, Terrain, Tomb};
use crate::event::{Room, Spot};
use crate::play::Scene;
use crate::spaces::Space;

/// The middle of a room.
const MIDDLE: i8 = (SIDE.cast_signed() - 1) / 2;
const NUMBERS: [&str; 13] =
    ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/// A count in words up to twelve.
fn counted(count: usize) -> String {
    NUMBERS.get(count).map_or_else(|| count.to_string(), |it| (*it).to_owned())
}

/// `one step`, `three steps`.
fn many(count: usize, thing: &str) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{} {thing}{plural}", counted(count))
}

/// A name with its article, where it takes one: `the Hall of Lamps`, `Turnkey's Post`.
fn articled(name: &str) -> String {
    let first = name.split(' ').next().unwrap_or(name);
    if first.ends_with("'s") || first.ends_with("s'") {
        return name.to_owned();
    }
    format!("the {}", name.strip_prefix("The ").unwrap_or(name))
}

/// The wind a way leads to: south is down.
fn wind(x: i8, y: i8) -> String {
    let along = ["north", "", "south"][usize::try_from(y.signum() + 1).unwrap_or(1)];
    let across = ["west", "", "east"][usize::try_from(x.signum() + 1).unwrap_or(1)];
    match (along, across) {
        ("", "") => "here".to_owned(),
        ("", only) | (only, "") => only.to_owned(),
        (along, across) => format!("{along}-{across}"),
    }
}

/// The way of one step, if it is one: `north`.
pub(crate) fn way(from: Space, to: Space) -> Option<String> {
    (from.distance(to) == 1).then(|| {
        let (x, y) = away(from, to);
        wind(x, y)
    })
}

fn away(from: Space, to: Space) -> (i8, i8) {
    (to.x.cast_signed() - from.x.cast_signed(), to.y.cast_signed() - from.y.cast_signed())
}

/// The absolute name of a place: unique, and the same for everybody, whoever stands there.
pub(crate) fn place(game: &Tomb, spot: Spot) -> String {
    let Some(room) = spot.room else { return spot.space().to_string() };
    let tile = game.stage(room.stage).tile(room.tile);
    let name = articled(&tile.name);
    landmark(game, room)
        .unwrap_or_else(|| corner(&name, room.x.cast_signed() - MIDDLE, room.y.cast_signed() - MIDDLE))
}

/// The same with its preposition: `in the middle of …`, `on the north side of …`, `just east of …`.
pub(crate) fn standing(game: &Tomb, spot: Spot) -> String {
    let name = place(game, spot);
    let by = name.starts_with("the gate") || name.starts_with("the satchel");
    let inside = name.starts_with("the middle") || name.contains(" corner of ");
    match name.as_str() {
        just if just.starts_with("just ") => name,
        _ if by => format!("by {name}"),
        _ if inside => format!("in {name}"),
        _ => format!("on {name}"),
    }
}

/// What is printed in a room once, a gate or a satchel, gives its place a name.
fn landmark(game: &Tomb, room: Room) -> Option<String> {
    let tile = game.stage(room.stage).tile(room.tile);
    let face = &tile.faces[usize::from(room.turns)];
    let here = face.at(room.x, room.y);
    let gates = || face.0.iter().filter(|it| it.terrain == Terrain::Gate).count();
    if here.terrain == Terrain::Gate && gates() == 1 {
        return Some(format!("the gate of {}", articled(&tile.name)));
    }
    let alone = here.feature == Feature::Item && face.count(Feature::Item) == 1;
    alone.then(|| format!("the satchel in {}", articled(&tile.name)))
}

/// A place in a room of five by five.
fn corner(room: &str, x: i8, y: i8) -> String {
    let reach = x.abs().max(y.abs());
    if reach == 0 {
        return format!("the middle of {room}");
    }
    if reach < MIDDLE {
        return format!("just {} of the middle of {room}", wind(x, y));
    }
    if x.abs() == y.abs() {
        return format!("the {} corner of {room}", wind(x, y));
    }
    let (side, rest) = if x.abs() == MIDDLE { (wind(x, 0), (0, y)) } else { (wind(0, y), (x, 0)) };
    match rest {
        (0, 0) => format!("the {side} side of {room}"),
        (x, y) => format!("the {side} side of {room}, {} of its middle", wind(x, y)),
    }
}

impl Scene<'_> {
    /// A space with the room it lies in, if that is known.
    pub(crate) fn spot(self, at: Space) -> Spot {
        let map = &self.state.map;
        let within = |corner: Space| {
            (corner.x..corner.x + SIDE).contains(&at.x) && (corner.y..corner.y + SIDE).contains(&at.y)
        };
        let room = map.laid.iter().filter(|it| it.face_up).find_map(|it| {
            let corner = it.at.filter(|corner| within(*corner))?;
            let (x, y) = (at.x - corner.x, at.y - corner.y);
            Some(Room { stage: self.state.stage, tile: it.tile, turns: it.turns, x, y })
        });
        Spot { x: at.x, y: at.y, room }
    }

    /// A tile nobody has turned over: from an open neighbour, else from where the party came in.
    pub(crate) fn lid(self, place: u8) -> String {
        let map = &self.state.map;
        let Some(at) = map.laid.get(usize::from(place)).and_then(|it| it.at) else {
            return "a lid".to_owned();
        };
        let stage = self.game.stage(self.state.stage);
        let rooms = |from: Space| {
            let (x, y) = away(from, at);
            (x / SIDE.cast_signed(), y / SIDE.cast_signed())
        };
        let open = || map.laid.iter().filter(|it| it.face_up).filter_map(|it| Some((it.at?, it.tile)));
        let beside = open().filter(|(from, _)| rooms(*from).0.abs() + rooms(*from).1.abs() == 1);
        if let Some((from, tile)) = beside.min_by_key(|(from, _)| *from) {
            let (x, y) = rooms(from);
            return format!("the lid {} of {}", wind(x, y), articled(&stage.tile(tile).name));
        }
        let Some((from, tile)) =
            open().min_by_key(|(from, tile)| (*tile != crate::content::TileId::START, *from))
        else {
            return "a lid".to_owned();
        };
        let (x, y) = rooms(from);
        let name = articled(&stage.tile(tile).name);
        let rooms = |far: i8| many(far.unsigned_abs().into(), "room");
        match (x, y) {
            (0, y) => format!("the lid {} {} of {name}", rooms(y), wind(0, y)),
            (x, 0) => format!("the lid {} {} of {name}", rooms(x), wind(x, 0)),
            (x, y) => {
                let east = format!("{} {}", counted(x.unsigned_abs().into()), wind(x, 0));
                format!("the lid {} {} and {east} of {name}", rooms(y), wind(0, y))
            }
        }
    }
}
