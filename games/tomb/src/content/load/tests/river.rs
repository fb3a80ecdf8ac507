//! No arrangement of the river cuts the ship off from its mooring. [TOM-RUL-95]
//!
//! There are 491,520 arrangements, so the river is kept as columns of bits, one bit a row.

use super::game;
use crate::content::{Face, Feature, PlaceKind, SIDE, Stage, Terrain, TileId};

/// Columns the ship's top-left space can be in: seven tiles less what the ship is long.
const COLUMNS: usize = 33;
/// The rows it can be in.
const ROWS: u8 = 0b1111;

/// Positions of the ship, a column a byte, a row a bit.
type Positions = [u8; COLUMNS];

/// The river as the ship meets it.
struct River {
    /// Where all six spaces are water. [TOM-RUL-96]
    legal: Positions,
    /// Where any of them is a rapid.
    rapid: Positions,
    /// Where one of them is the mooring.
    moored: Positions,
}

impl River {
    fn laid(stage: &Stage, order: &[TileId], turns: &[usize]) -> Self {
        let (mut shuffled, mut turned) = (order.iter(), turns.iter());
        let faces: Vec<&Face> = stage
            .places
            .iter()
            .map(|place| match place.kind {
                PlaceKind::Start => stage.start().drawn(),
                PlaceKind::Shuffled => &stage.tile(*shuffled.next().unwrap()).faces[*turned.next().unwrap()],
                PlaceKind::Named(tile) => &stage.tile(tile).faces[*turned.next().unwrap()],
            })
            .collect();
        let columns = |fits: fn(crate::content::Space) -> bool| -> Vec<u8> {
            let column =
                |face: &Face, x| (0..SIDE).fold(0, |bits, y| bits | u8::from(fits(face.at(x, y))) << y);
            faces.iter().flat_map(|face| (0..SIDE).map(move |x| column(face, x))).collect()
        };
        let any = |columns: &[u8]| -> Positions {
            std::array::from_fn(|x| {
                let three = columns[x] | columns[x + 1] | columns[x + 2];
                (three | three >> 1) & ROWS
            })
        };
        let blocked = columns(|space| space.terrain != Terrain::Water);
        Self {
            legal: any(&blocked).map(|bits| !bits & ROWS),
            rapid: any(&columns(|space| space.feature == Feature::Rapid)),
            moored: any(&columns(|space| space.feature == Feature::Objective)),
        }
    }

    fn is_legal(&self, x: usize, y: u8) -> bool {
        x < COLUMNS && self.legal[x] >> y & 1 == 1
    }

    /// Where drift and rapids leave the ship. [TOM-RUL-98]
    fn carried(&self, mut x: usize, y: u8) -> usize {
        for _ in 0..2 {
            x += usize::from(self.is_legal(x + 1, y));
        }
        while self.rapid[x] >> y & 1 == 1 && self.is_legal(x + 1, y) {
            x += 1;
        }
        x
    }

    /// Where the ship can be after a turn that begins here. [TOM-RUL-97]
    fn turn(&self, x: usize, y: u8) -> Positions {
        let mut steered = [0; COLUMNS];
        steered[x] = 1 << y;
        let around = x.saturating_sub(3)..(x + 4).min(COLUMNS);
        for _ in 0..3 {
            let before = steered;
            for x in around.clone() {
                let beside = before[x] << 1
                    | before[x] >> 1
                    | before.get(x + 1).copied().unwrap_or(0)
                    | x.checked_sub(1).map_or(0, |x| before[x]);
                steered[x] |= beside & self.legal[x];
            }
        }
        let mut after = [0; COLUMNS];
        for x in around {
            for y in (0..4).filter(|y| steered[x] >> y & 1 == 1) {
                after[self.carried(x, y)] |= 1 << y;
            }
        }
        after
    }

    /// Whether from every position the ship can get into it can still end a turn moored.
    fn is_fair(&self, start: (usize, u8)) -> bool {
        let mut turns: Vec<((usize, u8), Positions)> = Vec::new();
        let mut known = [0u8; COLUMNS];
        let mut open = vec![start];
        while let Some((x, y)) = open.pop() {
            if known[x] >> y & 1 == 1 {
                continue;
            }
            known[x] |= 1 << y;
            let next = self.turn(x, y);
            open.extend(
                (0..COLUMNS)
                    .flat_map(|x| (0..4).map(move |y| (x, y)))
                    .filter(|(x, y)| next[*x] >> y & 1 == 1),
            );
            turns.push(((x, y), next));
        }
        let mut good: Positions = std::array::from_fn(|x| self.moored[x] & known[x]);
        loop {
            let before = good;
            for ((x, y), next) in &turns {
                if next.iter().zip(&good).any(|(one, other)| one & other != 0) {
                    good[*x] |= 1 << y;
                }
            }
            if good == before {
                return good == known;
            }
        }
    }
}

/// All orders of these tiles.
fn orders(tiles: &[TileId]) -> Vec<Vec<TileId>> {
    if tiles.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (index, first) in tiles.iter().enumerate() {
        let mut rest = tiles.to_vec();
        rest.remove(index);
        for mut order in orders(&rest) {
            order.insert(0, *first);
            all.push(order);
        }
    }
    all
}

fn fair_in(every: usize) {
    let game = game();
    let stage = game.stage(game.find_stage("blo2").unwrap());
    let first =
        stage.start().drawn().spaces().find(|(_, space)| space.feature == Feature::Start(0)).unwrap().0;
    let start = (usize::from(first.0), first.1);
    let orders = orders(&stage.shuffled().collect::<Vec<_>>());
    assert_eq!(orders.len(), 120);
    let turnings = 4usize.pow(6);
    for arrangement in (0..orders.len() * turnings).step_by(every) {
        let (order, turning) = (&orders[arrangement / turnings], arrangement % turnings);
        let turns: Vec<usize> = (0..6).map(|digit| turning / 4usize.pow(digit) % 4).collect();
        let river = River::laid(stage, order, &turns);
        assert!(river.is_legal(start.0, start.1));
        assert!(river.is_fair(start), "{order:?} turned {turns:?} can cut the ship off");
    }
}

/// Some arrangements, spread evenly over all of them; `UNDERCROFT_TEST_RIVERS=1` tries every order and every
/// rotation, which is worth a minute after a change of the river's tiles.
#[test]
fn the_mooring_can_always_be_reached() {
    fair_in(std::env::var("UNDERCROFT_TEST_RIVERS").map_or(97, |it| it.parse().expect("a number")));
}
