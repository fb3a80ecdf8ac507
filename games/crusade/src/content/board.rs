//! Boards: places, directions, distances.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::Mark;

use super::Purse;
use crate::tiles::{Edge, Tile, Tiles};
use crate::view::{TileKind, TileView};

/// Beyond this everything reachable is within reach.
const MAX_REACH: usize = 16;
/// The distance of tiles that no path joins; loading refuses such boards.
const UNREACHABLE: u8 = u8::MAX;

/// The form of a board's tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/crusade/view.ts"))]
pub enum Shape {
    /// Six neighbours; axial coordinates, a point upwards.
    Hex,
    /// Eight neighbours; y grows downwards.
    Square,
}

/// A direction's step and name.
type Direction = ((i8, i8), &'static str);

const HEX: [Direction; 6] =
    [((1, 0), "E"), ((1, -1), "NE"), ((0, -1), "NW"), ((-1, 0), "W"), ((-1, 1), "SW"), ((0, 1), "SE")];
const SQUARE: [Direction; 8] = [
    ((1, 0), "E"),
    ((1, -1), "NE"),
    ((0, -1), "N"),
    ((-1, -1), "NW"),
    ((-1, 0), "W"),
    ((-1, 1), "SW"),
    ((0, 1), "S"),
    ((1, 1), "SE"),
];

impl Shape {
    /// All directions, by number. [CRU-RUL-07]
    pub const fn directions(self) -> &'static [Direction] {
        match self {
            Self::Hex => &HEX,
            Self::Square => &SQUARE,
        }
    }

    /// Whether an edge of a tile can lie in this direction; corners do not count. [CRU-RUL-12]
    pub const fn is_side(self, direction: u8) -> bool {
        match self {
            Self::Hex => direction < 6,
            Self::Square => direction < 8 && direction.is_multiple_of(2),
        }
    }
}

/// A board as its file describes it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BoardFile {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) pitch: String,
    pub(crate) mark: Mark,
    pub(crate) shape: Shape,
    pub(crate) places: Vec<(i8, i8)>,
    pub(crate) roses: Vec<(i8, i8)>,
    pub(crate) graves: BTreeMap<u8, u8>,
    pub(crate) even_night: BTreeMap<u8, Purse>,
}

/// A board, with all that can be known of it beforehand.
#[derive(Clone, Debug)]
pub struct Board {
    /// As data and setups name it.
    pub id: Arc<str>,
    /// As people do.
    pub name: String,
    /// What it is like.
    pub pitch: String,
    /// Whose invention it is.
    pub mark: Mark,
    /// The form of its tiles.
    pub shape: Shape,
    /// Coordinates in place order.
    pub places: Vec<(i8, i8)>,
    /// Where the fixed layout puts roses, first come first.
    pub roses: Vec<Tile>,
    /// Graves by number of seats. [CRU-RUL-09]
    pub graves: BTreeMap<u8, u8>,
    /// Purses that even a match out, by number of seats.
    pub even_night: BTreeMap<u8, Purse>,
    /// Edges that may be chosen, in place order, lowest side first. [CRU-RUL-12]
    pub edges: Vec<Edge>,
    /// `(2,-1)`, by tile.
    names: Vec<Arc<str>>,
    /// All tiles as everybody sees them.
    view: Arc<Vec<TileView>>,
    /// `[tile][direction]`
    steps: Vec<[Option<Tile>; 8]>,
    /// `[tile][tile]`
    distances: Vec<Vec<u8>>,
    /// `[tile][reach]`: everything within so many steps, the tile itself included.
    within: Vec<[Tiles; MAX_REACH + 1]>,
}

impl Board {
    /// Works a board out of its file; places and roses must have been checked.
    pub(crate) fn new(file: BoardFile) -> Self {
        let steps = steps(file.shape, &file.places);
        let distances: Vec<Vec<u8>> =
            (0u8..).map(Tile).take(file.places.len()).map(|tile| walk(tile, &steps)).collect();
        let within = distances.iter().map(|row| reaches(row)).collect();
        let find = |at| file.places.iter().position(|place| *place == at).map(tile_at);
        let edges = (0u8..)
            .map(Tile)
            .zip(&steps)
            .filter(|(tile, _)| *tile != Tile::SHED)
            .flat_map(|(tile, steps)| {
                (0u8..).zip(steps).map(move |(side, step)| (Edge { tile, side }, step.is_none()))
            })
            .filter(|(edge, open)| *open && file.shape.is_side(edge.side))
            .map(|(edge, _)| edge)
            .collect();
        let names: Vec<Arc<str>> = file.places.iter().map(|(q, r)| format!("({q},{r})").into()).collect();
        let places = (0u8..).map(Tile).zip(file.places.iter().zip(&names));
        let view = places.map(|(tile, (at, name))| TileView {
            tile,
            name: Arc::clone(name),
            at: *at,
            kind: if tile == Tile::SHED { TileKind::Shed } else { TileKind::Plain },
        });
        Self {
            roses: file.roses.iter().filter_map(|at| find(*at)).collect(),
            view: Arc::new(view.collect()),
            names,
            id: file.id.into(),
            name: file.name,
            pitch: file.pitch,
            mark: file.mark,
            shape: file.shape,
            places: file.places,
            graves: file.graves,
            even_night: file.even_night,
            edges,
            steps,
            distances,
            within,
        }
    }

    /// How many tiles.
    pub fn len(&self) -> usize {
        self.places.len()
    }

    /// Never: a board has at least its Shed.
    pub fn is_empty(&self) -> bool {
        self.places.is_empty()
    }

    /// Whether the tile lies on this board.
    pub fn has(&self, tile: Tile) -> bool {
        tile.index() < self.places.len()
    }

    /// The tile at these coordinates.
    pub fn at(&self, at: (i8, i8)) -> Option<Tile> {
        self.places.iter().position(|place| *place == at).map(tile_at)
    }

    /// `(2,-1)`, as players write it.
    pub fn name_of(&self, tile: Tile) -> Arc<str> {
        self.names.get(tile.index()).cloned().unwrap_or_else(|| format!("tile {}", tile.0).into())
    }

    /// All tiles as everybody sees them.
    pub(crate) fn view(&self) -> Arc<Vec<TileView>> {
        Arc::clone(&self.view)
    }

    /// The name of a direction.
    pub fn direction_name(&self, direction: u8) -> &'static str {
        self.shape.directions().get(usize::from(direction)).map_or("?", |(_, name)| name)
    }

    /// The neighbour in a direction.
    #[inline]
    pub fn step(&self, tile: Tile, direction: u8) -> Option<Tile> {
        self.steps[tile.index()].get(usize::from(direction)).copied().flatten()
    }

    /// Where a straight line of so many steps ends, if all its tiles exist. [CRU-RUL-60]
    #[inline]
    pub fn line(&self, from: Tile, direction: u8, steps: u8) -> Option<Tile> {
        (0..steps).try_fold(from, |tile, _| self.step(tile, direction))
    }

    /// The fewest steps between two tiles. [CRU-RUL-08]
    #[inline]
    pub fn distance(&self, one: Tile, other: Tile) -> u8 {
        self.distances[one.index()][other.index()]
    }

    /// All tiles within so many steps, the tile itself included. [CRU-RUL-08]
    #[inline]
    pub fn within(&self, tile: Tile, steps: u8) -> Tiles {
        self.within[tile.index()][usize::from(steps).min(MAX_REACH)]
    }

    /// All tiles.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + use<> {
        (0u8..).map(Tile).take(self.places.len())
    }

    /// Whether every tile can be reached from the Shed.
    pub(crate) fn is_connected(&self) -> bool {
        self.distances[Tile::SHED.index()].iter().all(|distance| *distance != UNREACHABLE)
    }
}

fn tile_at(index: usize) -> Tile {
    Tile(u8::try_from(index).expect("boards have at most 64 places"))
}

fn steps(shape: Shape, places: &[(i8, i8)]) -> Vec<[Option<Tile>; 8]> {
    let find = |at| places.iter().position(|place| *place == at).map(tile_at);
    places
        .iter()
        .map(|(x, y)| {
            let mut row = [None; 8];
            for (step, ((dx, dy), _)) in row.iter_mut().zip(shape.directions()) {
                *step = find((x + dx, y + dy));
            }
            row
        })
        .collect()
}

/// Distances from a tile to all others.
fn walk(from: Tile, steps: &[[Option<Tile>; 8]]) -> Vec<u8> {
    let mut distances = vec![UNREACHABLE; steps.len()];
    distances[from.index()] = 0;
    let mut queue = VecDeque::from([from]);
    while let Some(tile) = queue.pop_front() {
        for next in steps[tile.index()].iter().flatten() {
            if distances[next.index()] == UNREACHABLE {
                distances[next.index()] = distances[tile.index()] + 1;
                queue.push_back(*next);
            }
        }
    }
    distances
}

fn reaches(distances: &[u8]) -> [Tiles; MAX_REACH + 1] {
    std::array::from_fn(|reach| {
        (0u8..)
            .map(Tile)
            .zip(distances)
            .filter(|(_, far)| usize::from(**far) <= reach)
            .map(|(tile, _)| tile)
            .collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Crusade;
    use table::Game as _;

    fn board(id: &str) -> Board {
        let game = Crusade::open(&Crusade::printed()).unwrap();
        game.boards().iter().find(|board| *board.id == *id).unwrap().clone()
    }

    fn far(board: &Board, one: (i8, i8), other: (i8, i8)) -> u8 {
        board.distance(board.at(one).unwrap(), board.at(other).unwrap())
    }

    #[test]
    fn the_boards_have_the_edges_of_the_specification() {
        assert_eq!((board("old_yard").len(), board("old_yard").edges.len()), (37, 42));
        assert_eq!((board("chapel_rows").len(), board("chapel_rows").edges.len()), (35, 23));
        assert_eq!((board("three_wards").len(), board("three_wards").edges.len()), (52, 78));
    }

    #[test]
    fn squares_are_adjacent_over_corners_and_hexes_over_sides() {
        let rows = board("chapel_rows");
        assert_eq!(far(&rows, (3, 4), (6, 1)), 3);
        let yard = board("old_yard");
        assert_eq!(far(&yard, (0, 0), (2, 1)), 3);
        assert_eq!(far(&yard, (-3, 0), (1, 0)), 4);
        assert!(
            yard.tiles()
                .filter(|tile| yard.edges.iter().any(|edge| edge.tile == *tile))
                .all(|tile| { yard.distance(Tile::SHED, tile) == 3 })
        );
    }

    #[test]
    fn walls_are_walked_around() {
        let wards = board("three_wards");
        assert_eq!(far(&wards, (2, -3), (3, -2)), 4);
        assert_eq!(far(&wards, (3, -2), (4, -2)), 1);
        assert_eq!(far(&wards, (3, -2), (2, 0)), 2);
    }

    #[test]
    fn within_agrees_with_distance() {
        for id in ["old_yard", "chapel_rows", "three_wards"] {
            let board = board(id);
            for tile in board.tiles() {
                for reach in 0..10 {
                    let near = board.within(tile, reach);
                    assert!(
                        board.tiles().all(|other| near.has(other) == (board.distance(tile, other) <= reach))
                    );
                }
            }
        }
    }

    #[test]
    fn a_line_ends_where_a_tile_is_missing() {
        let yard = board("old_yard");
        let at = yard.at((2, 0)).unwrap();
        let open: Vec<u8> = (0..6).filter(|direction| yard.line(at, *direction, 2).is_some()).collect();
        assert_eq!(open, [2, 3, 4]);
    }
}
