//! Attack types: line of sight, range, and who can be reached. [TOM-LOS-01]

use std::cmp::Ordering;

use crate::content::{Attack, Kind};
use crate::map::Map;
use crate::spaces::{Grid, Space, Spaces};

/// The greatest range an attack may have, with every bonus.
pub const MAX_RANGE: usize = 8;

/// Whether the straight line between the centres of two spaces touches only clear ones, corners at
/// 45 degrees excepted. Exact, and the same from both ends. [TOM-RUL-11]
#[inline]
pub fn sees(grid: Grid, clear: Spaces, from: Space, to: Space) -> bool {
    let (nx, ny) = (i32::from(to.x.abs_diff(from.x)), i32::from(to.y.abs_diff(from.y)));
    let right = to.x > from.x;
    let down = to.y > from.y;
    let next_x = |x: u8| if right { x + 1 } else { x.wrapping_sub(1) };
    let next_y = |y: u8| if down { y + 1 } else { y.wrapping_sub(1) };
    let blocks = |x: u8, y: u8| !grid.has(clear, Space::new(x, y));
    let Space { mut x, mut y } = from;
    let (mut ix, mut iy) = (0, 0);
    while ix < nx || iy < ny {
        // Where the line meets the next vertical and the next horizontal edge.
        let vertical = (1 + 2 * ix) * ny;
        let horizontal = (1 + 2 * iy) * nx;
        match vertical.cmp(&horizontal) {
            Ordering::Less => (x, ix) = (next_x(x), ix + 1),
            Ordering::Greater => (y, iy) = (next_y(y), iy + 1),
            Ordering::Equal => {
                let sides = (blocks(next_x(x), y), blocks(x, next_y(y)));
                let broken = if nx == ny { sides.0 && sides.1 } else { sides.0 || sides.1 };
                if broken {
                    return false;
                }
                (x, y, ix, iy) = (next_x(x), next_y(y), ix + 1, iy + 1);
            }
        }
        if (x, y) != (to.x, to.y) && blocks(x, y) {
            return false;
        }
    }
    true
}

/// The spaces at each range from one space, as far as an attack's type allows the pair. Sight and
/// ways round corners are the same from both ends, so this serves attacker and target alike.
#[derive(Clone, Copy, Debug)]
pub struct Rings {
    rings: [Spaces; MAX_RANGE + 1],
}

impl Rings {
    /// Among the spaces `within`, those at range up to `reach` from `centre`.
    pub fn around(map: &Map, kind: Kind, centre: Space, reach: u8, within: Spaces) -> Self {
        let reach = usize::from(reach).min(MAX_RANGE);
        match kind {
            Kind::Sight => Self::seen(map.grid, map.clear(), centre, reach, within),
            Kind::Pierce => Self::pierced(map, centre, reach, within),
            Kind::Corner => Self::walked(map.grid, map.clear(), centre, reach, within),
        }
    }

    fn empty() -> Self {
        Self { rings: [Spaces::NONE; MAX_RANGE + 1] }
    }

    fn seen(grid: Grid, clear: Spaces, centre: Space, reach: usize, within: Spaces) -> Self {
        let mut rings = Self::empty();
        if reach == 1 {
            // Neighbours always see each other.
            rings.rings[1] = grid.beside(grid.only(centre)) & within;
            return rings;
        }
        for space in grid.iter(within) {
            let range = usize::from(space.distance(centre));
            if range <= reach && sees(grid, clear, centre, space) {
                grid.add(&mut rings.rings[range], space);
            }
        }
        rings
    }

    /// A piercing attack minds only closed gates. [TOM-RUL-15]
    fn pierced(map: &Map, centre: Space, reach: usize, within: Spaces) -> Self {
        let closed = map.closed();
        let mut rings = Self::empty();
        for space in map.grid.iter(within) {
            let range = usize::from(space.distance(centre));
            if range <= reach && (closed.is_empty() || sees(map.grid, Spaces::ALL - closed, centre, space)) {
                map.grid.add(&mut rings.rings[range], space);
            }
        }
        rings
    }

    /// An attack that turns corners goes the shortest way over clear spaces. [TOM-RUL-14]
    fn walked(grid: Grid, clear: Spaces, centre: Space, reach: usize, within: Spaces) -> Self {
        let mut rings = Self::empty();
        let mut newest = grid.only(centre);
        let mut seen = newest;
        rings.rings[0] = newest & within;
        for ring in &mut rings.rings[1..=reach] {
            newest = (grid.beside(newest) & clear) - seen;
            seen |= newest;
            *ring = newest & within;
        }
        rings
    }

    /// Those at this range.
    #[inline]
    pub fn at(&self, range: u8) -> Spaces {
        self.rings[usize::from(range)]
    }

    /// Those at any range an attack allows.
    #[inline]
    pub fn between(&self, min: u8, max: u8) -> Spaces {
        let rings = &self.rings[usize::from(min)..=usize::from(max).min(MAX_RANGE)];
        rings.iter().fold(Spaces::NONE, |all, ring| all | *ring)
    }
}

/// The range between two spaces for a type of attack, if it allows the pair. [TOM-RUL-10]
pub fn range(map: &Map, kind: Kind, from: Space, to: Space) -> Option<u8> {
    match kind {
        Kind::Sight => sees(map.grid, map.clear(), from, to).then(|| from.distance(to)),
        Kind::Pierce => sees(map.grid, Spaces::ALL - map.closed(), from, to).then(|| from.distance(to)),
        Kind::Corner => walk(map.grid, map.clear(), from, to),
    }
}

/// Whether an attack reaches from one space to another, and at what range. [TOM-RANGE-02]
#[inline]
pub fn reaches(map: &Map, attack: Attack, from: Space, to: Space) -> Option<u8> {
    let (min, max) = attack.range;
    let straight = from.distance(to);
    // A way round corners is at least as long as the straight count.
    if straight > max || (straight < min && attack.kind != Kind::Corner) {
        return None;
    }
    range(map, attack.kind, from, to).filter(|range| (min..=max).contains(range))
}

fn walk(grid: Grid, clear: Spaces, from: Space, to: Space) -> Option<u8> {
    let goal = grid.only(to);
    let mut newest = grid.only(from);
    let mut seen = newest;
    (0u8..).find_map(|steps| {
        if newest.meets(goal) {
            return Some(Some(steps));
        }
        newest = (grid.beside(newest) & clear) - seen;
        seen |= newest;
        newest.is_empty().then_some(None)
    })?
}
