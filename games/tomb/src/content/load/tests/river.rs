//! No arrangement of the river cuts the ship off from its mooring. [TOM-RUL-95]

use std::collections::BTreeSet;

use super::game;
use crate::content::{Feature, PlaceKind, Stage, Terrain, TileId};

/// The ship's top-left space.
type Ship = (i32, i32);

/// What the river looks like with its tiles in this order, each turned so many times.
struct River {
    water: BTreeSet<(i32, i32)>,
    rapids: BTreeSet<(i32, i32)>,
    mooring: (i32, i32),
}

impl River {
    fn laid(stage: &Stage, order: &[TileId], turns: &[usize]) -> Self {
        let mut river = Self { water: BTreeSet::new(), rapids: BTreeSet::new(), mooring: (0, 0) };
        let mut shuffled = order.iter();
        let mut turned = turns.iter();
        for place in &stage.places {
            let (tile, turns) = match place.kind {
                PlaceKind::Start => (TileId::START, 0),
                PlaceKind::Shuffled => (*shuffled.next().unwrap(), *turned.next().unwrap()),
                PlaceKind::Named(tile) => (tile, *turned.next().unwrap()),
            };
            for ((x, y), space) in stage.tile(tile).faces[turns].spaces() {
                let at =
                    (i32::from(place.column) * 5 + i32::from(x), i32::from(place.row) * 5 + i32::from(y));
                if space.terrain == Terrain::Water {
                    river.water.insert(at);
                }
                match space.feature {
                    Feature::Rapid => drop(river.rapids.insert(at)),
                    Feature::Objective => river.mooring = at,
                    _ => {}
                }
            }
        }
        river
    }

    fn deck((x, y): Ship) -> impl Iterator<Item = (i32, i32)> {
        (0..3).flat_map(move |right| (0..2).map(move |down| (x + right, y + down)))
    }

    /// A single step, if it is legal. [TOM-RUL-96]
    fn step(&self, (x, y): Ship, (right, down): (i32, i32)) -> Option<Ship> {
        let to = (x + right, y + down);
        Self::deck(to).all(|space| self.water.contains(&space)).then_some(to)
    }

    /// Where steering, drift and rapids can bring the ship in one turn. [TOM-RUL-97] [TOM-RUL-98]
    fn turn(&self, from: Ship) -> BTreeSet<Ship> {
        let mut steered = BTreeSet::from([from]);
        for _ in 0..3 {
            let further: Vec<Ship> = steered
                .iter()
                .flat_map(|ship| [(1, 0), (-1, 0), (0, 1), (0, -1)].map(|by| self.step(*ship, by)))
                .flatten()
                .collect();
            steered.extend(further);
        }
        steered.into_iter().map(|ship| self.carried(ship)).collect()
    }

    fn carried(&self, mut ship: Ship) -> Ship {
        for _ in 0..2 {
            ship = self.step(ship, (1, 0)).unwrap_or(ship);
        }
        while Self::deck(ship).any(|space| self.rapids.contains(&space)) {
            match self.step(ship, (1, 0)) {
                Some(next) => ship = next,
                None => break,
            }
        }
        ship
    }

    /// Every position the ship can get into, and whether from each it can still end a turn moored.
    fn is_fair(&self, start: Ship) -> bool {
        let mut turns: Vec<(Ship, BTreeSet<Ship>)> = Vec::new();
        let mut open = vec![start];
        while let Some(ship) = open.pop() {
            if turns.iter().all(|(it, _)| *it != ship) {
                let next = self.turn(ship);
                open.extend(&next);
                turns.push((ship, next));
            }
        }
        let mut good: BTreeSet<Ship> = turns
            .iter()
            .map(|(ship, _)| *ship)
            .filter(|ship| Self::deck(*ship).any(|it| it == self.mooring))
            .collect();
        loop {
            let before = good.len();
            for (ship, next) in &turns {
                if next.iter().any(|it| good.contains(it)) {
                    good.insert(*ship);
                }
            }
            if good.len() == before {
                return good.len() == turns.len();
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
    let start =
        stage.start().drawn().spaces().find(|(_, space)| space.feature == Feature::Start(0)).unwrap().0;
    let start = (i32::from(start.0), i32::from(start.1));
    let orders = orders(&stage.shuffled().collect::<Vec<_>>());
    assert_eq!(orders.len(), 120);
    let turnings = 4usize.pow(6);
    for arrangement in (0..orders.len() * turnings).step_by(every) {
        let (order, turning) = (&orders[arrangement / turnings], arrangement % turnings);
        let turns: Vec<usize> = (0..6).map(|digit| turning / 4usize.pow(digit) % 4).collect();
        let river = River::laid(stage, order, &turns);
        assert!(river.is_fair(start), "{order:?} turned {turns:?} can cut the ship off");
    }
}

/// Some arrangements, spread evenly over all of them.
#[test]
fn the_mooring_can_always_be_reached() {
    fair_in(997);
}

/// Every order and every rotation.
#[test]
#[ignore = "takes many minutes; run it after a change of the river's tiles"]
fn the_mooring_can_always_be_reached_in_every_arrangement() {
    fair_in(1);
}
