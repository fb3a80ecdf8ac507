//! The board: hexes in their cells, doors, passages, distances. [PHA-RUL-14] to [PHA-RUL-25]

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::content::HexId;
use crate::list::List;

/// The most hexes a match can have: eight sets of twelve. [PHA-RUL-12]
pub const MAX_HEXES: usize = 96;

/// Neighbours by side, from 1 = north clockwise. [PHA-RUL-14]
const STEPS: [(i8, i8); 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];

/// A side of a hex, 0 to 5 clockwise from the north; people count them from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
#[serde(transparent)]
pub struct Side(pub u8);

impl Side {
    /// All six.
    pub const ALL: [Self; 6] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];
    /// Their names.
    pub const NAMES: [&'static str; 6] = ["N", "NE", "SE", "S", "SW", "NW"];

    /// The side of the neighbour that touches this one.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self((self.0 + 3) % 6)
    }

    /// Its place in lists of six.
    pub const fn index(self) -> usize {
        self.0 as usize % 6
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        Self::NAMES[self.index()]
    }

    /// Its name as it is said.
    pub const fn word(self) -> &'static str {
        ["north", "north-east", "south-east", "south", "south-west", "north-west"][self.index()]
    }

    /// Whether there is such a side.
    pub const fn exists(self) -> bool {
        self.0 < 6
    }
}

/// Some of the six sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Doors(pub u8);

impl Doors {
    /// Whether a side is among them.
    pub const fn has(self, side: Side) -> bool {
        self.0 & (1 << side.index()) != 0
    }

    /// With this side too.
    pub const fn add(&mut self, side: Side) {
        self.0 |= 1 << side.index();
    }

    /// As they lie after so many clockwise steps. [PHA-RUL-15]
    #[must_use]
    pub const fn turned(self, steps: u8) -> Self {
        let steps = steps % 6;
        Self(((self.0 << steps) | (self.0 >> (6 - steps))) & 0x3f)
    }

    /// The sides, from the north.
    pub fn iter(self) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().filter(move |side| self.has(*side))
    }
}

/// A cell of the grid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
pub struct Cell(pub i8, pub i8);

impl Cell {
    /// The cell behind a side.
    #[must_use]
    pub const fn beyond(self, side: Side) -> Self {
        let (q, r) = STEPS[side.index()];
        Self(self.0.saturating_add(q), self.1.saturating_add(r))
    }

    /// Plain grid distance, walls or no walls. [PHA-RUL-22]
    pub fn distance(self, other: Self) -> u8 {
        let (q, r) = (i16::from(self.0) - i16::from(other.0), i16::from(self.1) - i16::from(other.1));
        let steps = (q.abs() + r.abs() + (q + r).abs()) / 2;
        u8::try_from(steps).unwrap_or(u8::MAX)
    }
}

/// A placed hex, by order of placement; the first is the starting hex.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
#[serde(transparent)]
pub struct Room(pub u8);

impl Room {
    /// The starting hex.
    pub const START: Self = Self(0);

    /// Its place in the list of placed hexes.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Some of the placed hexes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rooms(u64, u64);

impl Rooms {
    /// None.
    pub const NONE: Self = Self(0, 0);

    /// Just this one.
    pub fn only(room: Room) -> Self {
        let mut rooms = Self::NONE;
        rooms.add(room);
        rooms
    }

    /// Whether a hex is among them.
    pub const fn has(self, room: Room) -> bool {
        if room.0 < 64 { self.0 & (1 << room.0) != 0 } else { self.1 & (1 << (room.0 - 64)) != 0 }
    }

    /// With this one too.
    pub const fn add(&mut self, room: Room) {
        if room.0 < 64 {
            self.0 |= 1 << room.0;
        } else {
            self.1 |= 1 << (room.0 - 64);
        }
    }
}

/// A hex as it lies on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placed {
    /// Which hex.
    pub kind: HexId,
    /// Who brought it; nobody in solitaire. [PHA-PILE-04]
    pub owner: Option<Seat>,
    /// Clockwise steps from the printed orientation.
    pub rotation: u8,
    /// Where it lies.
    pub at: Cell,
    /// Its doors as they lie, with those cut and dug later.
    pub doors: Doors,
    /// The hexes around it.
    pub near: [Option<Room>; 6],
    /// Its own monster was slain and stays away for now. [PHA-RUL-107]
    pub slain: bool,
}

/// A hex in the Hexpile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tile {
    /// Which hex.
    pub kind: HexId,
    /// Who brought it.
    pub owner: Option<Seat>,
    /// The seats that have looked at it where it lies, one bit each.
    pub seen: u8,
}

/// A door that is shut to all but its placer. [PHA-RUL-24]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bar {
    /// The hex whose door it is.
    pub room: Room,
    /// The side it is on.
    pub side: Side,
    /// Who may pass.
    pub placer: Seat,
    /// The card that bars it while tabled; without one it lasts until the placer's next turn.
    pub card: Option<crate::state::Piece>,
}

/// The crypt.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Crypt {
    /// In order of placement.
    pub rooms: List<Placed, MAX_HEXES>,
    /// Face down, the top hex last. [PHA-PILE-05]
    pub hexpile: List<Tile, MAX_HEXES>,
    /// Doors that are blocked.
    pub bars: smallvec::SmallVec<[Bar; 4]>,
}

impl Crypt {
    /// A placed hex.
    pub fn room(&self, room: Room) -> &Placed {
        &self.rooms[room.index()]
    }

    /// All placed hexes.
    pub fn all(&self) -> impl Iterator<Item = Room> + use<> {
        (0..u8::try_from(self.rooms.len()).expect("at most 96 hexes")).map(Room)
    }

    /// The hex in a cell.
    pub fn at(&self, cell: Cell) -> Option<Room> {
        self.all().find(|room| self.room(*room).at == cell)
    }

    /// Lays a hex into an empty cell and joins it to its neighbours. [PHA-RUL-16]
    pub fn place(
        &mut self,
        kind: HexId,
        owner: Option<Seat>,
        printed: Doors,
        rotation: u8,
        at: Cell,
    ) -> Room {
        let room = Room(u8::try_from(self.rooms.len()).expect("at most 96 hexes"));
        let mut near = [None; 6];
        for side in Side::ALL {
            near[side.index()] = self.at(at.beyond(side));
            if let Some(other) = near[side.index()] {
                self.rooms[other.index()].near[side.opposite().index()] = Some(room);
            }
        }
        let doors = printed.turned(rotation);
        let placed = Placed { kind, owner, rotation: rotation % 6, at, doors, near, slain: false };
        assert!(self.rooms.push(placed), "a match has at most 96 hexes");
        room
    }

    /// The neighbour through two open doors, barred or not.
    #[inline]
    pub fn passage(&self, room: Room, side: Side) -> Option<Room> {
        let here = self.room(room);
        if !here.doors.has(side) {
            return None;
        }
        here.near[side.index()].filter(|next| self.room(*next).doors.has(side.opposite()))
    }

    /// Whether a bar stops this seat on that side of a hex. [PHA-RUL-24]
    pub fn barred(&self, room: Room, side: Side, who: Option<Seat>) -> bool {
        let beyond = self.room(room).near[side.index()];
        self.bars.iter().any(|bar| {
            let here = bar.room == room && bar.side == side;
            let there = Some(bar.room) == beyond && bar.side == side.opposite();
            (here || there) && Some(bar.placer) != who
        })
    }

    /// The neighbour this seat can walk or shoot into. [PHA-MOVE-01]
    #[inline]
    pub fn way(&self, room: Room, side: Side, who: Option<Seat>) -> Option<Room> {
        let next = self.passage(room, side)?;
        (self.bars.is_empty() || !self.barred(room, side, who)).then_some(next)
    }

    /// All hexes within so many steps through unblocked passages. [PHA-RUL-22]
    pub fn reach(&self, from: Room, steps: u8, who: Option<Seat>) -> Rooms {
        let mut found = Rooms::only(from);
        let mut ring: List<Room, MAX_HEXES> = List::new();
        ring.push(from);
        for _ in 0..steps {
            let mut next: List<Room, MAX_HEXES> = List::new();
            for room in ring.iter() {
                for side in Side::ALL {
                    if let Some(other) = self.way(*room, side, who)
                        && !found.has(other)
                    {
                        found.add(other);
                        next.push(other);
                    }
                }
            }
            if next.is_empty() {
                break;
            }
            ring = next;
        }
        found
    }

    /// The lengths of the shortest ways to all hexes; none where there is none.
    pub fn distances(&self, from: Room, who: Option<Seat>) -> [Option<u8>; MAX_HEXES] {
        let mut steps = [None; MAX_HEXES];
        steps[from.index()] = Some(0);
        let mut found: List<Room, MAX_HEXES> = List::new();
        found.push(from);
        let mut next = 0;
        while let Some(room) = found.get(next).copied() {
            next += 1;
            for side in Side::ALL {
                if let Some(other) = self.way(room, side, who)
                    && steps[other.index()].is_none()
                {
                    steps[other.index()] = steps[room.index()].map(|it| it + 1);
                    found.push(other);
                }
            }
        }
        steps
    }

    /// Hexes within so many cells, walls or no walls.
    pub fn around(&self, from: Room, cells: u8) -> Rooms {
        let mut found = Rooms::NONE;
        let at = self.room(from).at;
        self.all().filter(|room| self.room(*room).at.distance(at) <= cells).for_each(|room| found.add(room));
        found
    }

    /// The sides of a hex through which this seat could explore. [PHA-RUL-19] [PHA-RUL-20]
    pub fn frontier(&self, room: Room, who: Option<Seat>) -> Doors {
        let here = self.room(room);
        let mut sides = Doors::default();
        let dig = self.sealed();
        for side in Side::ALL {
            let empty = here.near[side.index()].is_none();
            if empty && (dig || here.doors.has(side)) && !self.barred(room, side, who) {
                sides.add(side);
            }
        }
        sides
    }

    /// Whether no hex has an open door facing an empty cell. [PHA-RUL-20]
    pub fn sealed(&self) -> bool {
        !self.rooms.iter().any(|room| room.doors.iter().any(|side| room.near[side.index()].is_none()))
    }

    /// Opens a wall for good, on both sides when a hex lies behind it.
    pub fn open(&mut self, room: Room, side: Side) {
        self.rooms[room.index()].doors.add(side);
        if let Some(next) = self.room(room).near[side.index()] {
            self.rooms[next.index()].doors.add(side.opposite());
        }
    }

    /// Whether any passage leads out of a hex.
    pub fn connected(&self, room: Room) -> bool {
        Side::ALL.into_iter().any(|side| self.passage(room, side).is_some())
    }

    /// Turns a hex; doors cut, dug or blocked turn with it. [PHA-RUL-15]
    pub fn turn(&mut self, room: Room, rotation: u8) {
        let placed = &mut self.rooms[room.index()];
        let steps = (rotation + 6 - placed.rotation) % 6;
        placed.doors = placed.doors.turned(steps);
        placed.rotation = rotation % 6;
        for bar in self.bars.iter_mut().filter(|bar| bar.room == room) {
            bar.side = Side((bar.side.0 + steps) % 6);
        }
    }

    /// Rotations a hex may be turned to, the one it has included: if it had a passage, it must still have one.
    pub fn rotations(&self, room: Room) -> impl Iterator<Item = u8> + '_ {
        let placed = *self.room(room);
        let had = self.connected(room);
        (0..6u8).filter(move |rotation| {
            let doors = placed.doors.turned((*rotation + 6 - placed.rotation) % 6);
            let joins = |side: Side| {
                placed.near[side.index()].is_some_and(|next| self.room(next).doors.has(side.opposite()))
            };
            !had || doors.iter().any(joins)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn crypt(hexes: &[(u8, i8, i8)]) -> Crypt {
        let mut crypt = Crypt::default();
        for (doors, q, r) in hexes {
            crypt.place(HexId::default(), None, Doors(*doors), 0, Cell(*q, *r));
        }
        crypt
    }

    #[test]
    fn sides_and_rotation_follow_the_rulebook() {
        // 110100 printed is doors 1, 2, 4; turned four steps they lie on 2, 5, 6. [PHA-EX-26]
        let doors = Doors(0b00_1011).turned(4);
        assert_eq!(doors.iter().map(|side| side.0 + 1).collect::<Vec<_>>(), [2, 5, 6]);
        assert_eq!(Side(1).opposite(), Side(4));
        assert_eq!(Cell(0, 0).beyond(Side(1)), Cell(1, -1));
        assert_eq!(Cell(0, 0).distance(Cell(2, -1)), 2);
    }

    #[test]
    fn a_passage_needs_a_door_on_both_sides() {
        let crypt = crypt(&[(0b10_0100, 0, 0), (0b10_0000, 1, 0), (0b00_0001, -1, 0)]);
        assert_eq!(crypt.passage(Room(0), Side(2)), Some(Room(1)));
        assert_eq!(crypt.passage(Room(0), Side(5)), None);
        assert_eq!(crypt.distances(Room(0), None)[..3], [Some(0), Some(1), None]);
    }

    #[test]
    fn a_sealed_crypt_may_be_dug_open() {
        let mut crypt = crypt(&[(0b00_0100, 0, 0), (0b10_0000, 1, 0)]);
        assert!(crypt.sealed());
        let sides = crypt.frontier(Room(1), None);
        assert_eq!(sides.iter().map(|side| side.0 + 1).collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
        crypt.open(Room(1), Side(2));
        assert!(!crypt.sealed());
    }

    #[test]
    fn a_bar_stops_all_but_its_placer_from_both_sides() {
        let mut crypt = crypt(&[(0b00_0100, 0, 0), (0b10_0000, 1, 0)]);
        crypt.bars.push(Bar { room: Room(0), side: Side(2), placer: Seat(1), card: None });
        assert_eq!(crypt.way(Room(1), Side(5), Some(Seat(0))), None);
        assert_eq!(crypt.way(Room(1), Side(5), Some(Seat(1))), Some(Room(0)));
    }
}
