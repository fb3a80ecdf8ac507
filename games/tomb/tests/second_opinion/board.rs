//! A drawn board, and what lies between its spaces, by exact arithmetic on whole numbers.

use std::collections::BTreeMap;

use table::Dice;
use tomb::content::Kind;

/// Column and row.
pub(crate) type At = (i32, i32);

/// The signs of a board, row by row: `.` ground, `#` wall, `o` obstacle, `~` water, `*` black ice, `G`
/// closed gate, `g` open gate, `?` not revealed.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    pub(crate) rows: Vec<Vec<char>>,
}

impl Board {
    /// A board of random measure, drawn from these signs.
    pub(crate) fn random(dice: &mut Dice, signs: &[char]) -> Self {
        let (width, height) = [(3, 3), (7, 5), (9, 9), (5, 12), (14, 4)][dice.pick(5)];
        let rows = (0..height).map(|_| (0..width).map(|_| signs[dice.pick(signs.len())]).collect()).collect();
        Self { rows }
    }

    pub(crate) fn width(&self) -> i32 {
        self.rows[0].len().try_into().unwrap()
    }

    pub(crate) fn height(&self) -> i32 {
        self.rows.len().try_into().unwrap()
    }

    /// Every space, as a page is read. [TOM-RUL-08]
    pub(crate) fn spaces(&self) -> Vec<At> {
        (0..self.height()).flat_map(|y| (0..self.width()).map(move |x| (x, y))).collect()
    }

    /// The sign of a space; everything beyond the edge is unknown. [TOM-RUL-04]
    pub(crate) fn sign(&self, (x, y): At) -> char {
        let row = usize::try_from(y).ok().and_then(|y| self.rows.get(y));
        row.and_then(|row| usize::try_from(x).ok().and_then(|x| row.get(x))).copied().unwrap_or('?')
    }

    /// Walls, closed gates, and what is not revealed or not there. [TOM-RUL-11]
    fn blocks(&self, at: At) -> bool {
        matches!(self.sign(at), '#' | 'G' | '?')
    }

    /// The range from a space to every space that this kind of attack allows.
    pub(crate) fn ranges(&self, kind: Kind, from: At) -> BTreeMap<At, i32> {
        let straight = |to: At| (from.0 - to.0).abs() + (from.1 - to.1).abs();
        let seen = |blocks: &dyn Fn(At) -> bool| {
            self.spaces()
                .into_iter()
                .filter(|to| sees(from, *to, blocks))
                .map(|to| (to, straight(to)))
                .collect()
        };
        match kind {
            Kind::Sight => seen(&|at| self.blocks(at)),
            Kind::Pierce => seen(&|at| self.sign(at) == 'G'),
            // The shortest chain of spaces that share edges and do not block. [TOM-RUL-14]
            Kind::Corner => self.costs(from, |at| (!self.blocks(at)).then_some(1)),
        }
    }

    /// The least cost of coming to each space that can be come to from the first one; `enter` says
    /// what it costs to enter a space.
    pub(crate) fn costs(&self, from: At, enter: impl Fn(At) -> Option<i32>) -> BTreeMap<At, i32> {
        let mut costs = BTreeMap::from([(from, 0)]);
        loop {
            let mut news = false;
            for (x, y) in self.spaces() {
                let Some(price) = enter((x, y)) else { continue };
                let beside = [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)];
                let Some(nearest) = beside.iter().filter_map(|it| costs.get(it)).min() else { continue };
                let cost = nearest + price;
                if costs.get(&(x, y)).is_none_or(|own| cost < *own) {
                    costs.insert((x, y), cost);
                    news = true;
                }
            }
            if !news {
                return costs;
            }
        }
    }
}

/// A line between two centres is broken by touching a square that blocks, unless it runs at 45
/// degrees, touches a corner only, and no second square meets the first one there. [TOM-LOS-03]
/// [TOM-LOS-04] [TOM-RUL-13]
fn sees(from: At, to: At, blocks: &dyn Fn(At) -> bool) -> bool {
    let even = (from.0 - to.0).abs() == (from.1 - to.1).abs();
    let mut corners: Vec<Fraction> = Vec::new();
    for y in from.1.min(to.1)..=from.1.max(to.1) {
        for x in from.0.min(to.0)..=from.0.max(to.0) {
            if (x, y) == from || (x, y) == to || !blocks((x, y)) {
                continue;
            }
            match touch(from, to, (x, y)) {
                Touch::No => {}
                Touch::Corner(at) if even && !corners.contains(&at) => corners.push(at),
                Touch::Corner(_) | Touch::Through => return false,
            }
        }
    }
    true
}

/// A number from 0 to 1 along a line: how much of how much, in lowest terms.
type Fraction = (i32, i32);

/// How a line meets a closed square.
enum Touch {
    No,
    Corner(Fraction),
    Through,
}

/// Meets the line between the centres of two spaces with the closed square of a third. Coordinates are
/// doubled, so that centres are even and edges odd; the part of the line inside is cut out edge by edge.
fn touch(from: At, to: At, square: At) -> Touch {
    let (start, step) = ((2 * from.0, 2 * from.1), (2 * (to.0 - from.0), 2 * (to.1 - from.1)));
    let (mut enter, mut leave): (Fraction, Fraction) = ((0, 1), (1, 1));
    for (start, step, centre) in [(start.0, step.0, 2 * square.0), (start.1, step.1, 2 * square.1)] {
        let (low, high) = (centre - 1 - start, centre + 1 - start);
        if step == 0 {
            if low > 0 || high < 0 {
                return Touch::No;
            }
            continue;
        }
        let (first, last) =
            if step > 0 { ((low, step), (high, step)) } else { ((-high, -step), (-low, -step)) };
        if less(enter, first) {
            enter = first;
        }
        if less(last, leave) {
            leave = last;
        }
    }
    if less(leave, enter) {
        Touch::No
    } else if less(enter, leave) {
        Touch::Through
    } else {
        Touch::Corner(lowest(enter))
    }
}

/// Whether one fraction is less than another; both have positive denominators.
fn less(one: Fraction, other: Fraction) -> bool {
    one.0 * other.1 < other.0 * one.1
}

fn lowest((over, under): Fraction) -> Fraction {
    let (mut one, mut other) = (over.abs(), under);
    while other != 0 {
        (one, other) = (other, one % other);
    }
    (over / one.max(1), under / one.max(1))
}
