//! The crypt as a map of flat-top hexes.
//!
//! ```text
//!   _____      a wall is drawn, a door into the unknown or against a wall is dotted,
//!  / H028\     a passage is left open; inside: number, where it lies, who is in it
//! /  1,-1 \    (seats by number, a agent, M monster, t card, k Key; E marks an exit)
//! \ 12 aM /
//!  \_____/
//! ```

use super::WIDTH;
use crate::state::{Figure, Lies};
use crate::view::{HexView, View};

/// Columns from one column of hexes to the next, and rows from hex to hex.
const STEP: (i32, i32) = (7, 4);
/// The most rows of a map.
const ROWS: i32 = 41;

/// The map, cut around the acting seat if it is larger than the page.
pub(super) fn map(view: &View) -> String {
    let mut canvas = Canvas::around(view);
    for walls in [false, true] {
        for hex in &view.crypt {
            canvas.sides(hex, walls);
        }
    }
    for hex in &view.crypt {
        canvas.inside(view, hex);
    }
    canvas.text()
}

/// Names of the hexes, by cell.
pub(super) fn rooms(view: &View) -> String {
    let names = view.crypt.iter().map(|hex| {
        let exit = if hex.exit { " E" } else { "" };
        format!("{} {} ({},{}){exit}", hex.id, hex.name, hex.at.0, hex.at.1)
    });
    super::fold(&names.collect::<Vec<_>>().join(" · "))
}

struct Canvas {
    left: i32,
    top: i32,
    rows: Vec<Vec<char>>,
}

/// Where a hex begins on an endless page.
fn corner(hex: &HexView) -> (i32, i32) {
    let (q, r) = (i32::from(hex.at.0), i32::from(hex.at.1));
    (q * STEP.0, r * STEP.1 + q * STEP.1 / 2)
}

impl Canvas {
    fn around(view: &View) -> Self {
        let corners: Vec<(i32, i32)> = view.crypt.iter().map(corner).collect();
        let bounds = |of: fn(&(i32, i32)) -> i32, size: i32| {
            let low = corners.iter().map(of).min().unwrap_or(0);
            let high = corners.iter().map(of).max().unwrap_or(0) + size;
            (low, high)
        };
        let room = view.seats[view.turn.seat.index()].room.unwrap_or(0);
        let centre = corners[usize::from(room)];
        let width = i32::try_from(WIDTH).expect("a page is narrow");
        let (left, right) = fit(bounds(|it| it.0, 9), centre.0, width);
        let (top, bottom) = fit(bounds(|it| it.1, 5), centre.1, ROWS);
        let columns = usize::try_from(right - left).unwrap_or(0);
        let rows = usize::try_from(bottom - top).unwrap_or(0);
        Self { left, top, rows: vec![vec![' '; columns]; rows] }
    }

    fn put(&mut self, x: i32, y: i32, sign: char) {
        let place = usize::try_from(y - self.top).ok().zip(usize::try_from(x - self.left).ok());
        if let Some((row, column)) = place
            && let Some(cell) = self.rows.get_mut(row).and_then(|row| row.get_mut(column))
        {
            *cell = sign;
        }
    }

    /// Doors first, walls over them: a door against a wall leads nowhere.
    fn sides(&mut self, hex: &HexView, walls: bool) {
        let (x, y) = corner(hex);
        let flat = |y: i32| [(x + 2, y), (x + 3, y), (x + 4, y), (x + 5, y), (x + 6, y)];
        let sides: [(&[(i32, i32)], char); 6] = [
            (&flat(y), '_'),
            (&[(x + 7, y + 1), (x + 8, y + 2)], '\\'),
            (&[(x + 8, y + 3), (x + 7, y + 4)], '/'),
            (&flat(y + 4), '_'),
            (&[(x, y + 3), (x + 1, y + 4)], '\\'),
            (&[(x + 1, y + 1), (x, y + 2)], '/'),
        ];
        for (side, (cells, wall)) in sides.into_iter().enumerate() {
            let sign = match (hex.doors[side], hex.passages[side]) {
                (false, _) => wall,
                (true, true) => ' ',
                (true, false) => '·',
            };
            if walls != hex.doors[side] {
                for (x, y) in cells {
                    self.put(*x, *y, sign);
                }
            }
        }
    }

    fn inside(&mut self, view: &View, hex: &HexView) {
        let (x, y) = corner(hex);
        let exit = if hex.exit { "E" } else { " " };
        self.write(x + 2, y + 1, &format!("{}{exit}", hex.id), 5);
        self.write(x + 1, y + 2, &format!("{:^7}", format!("{},{}", hex.at.0, hex.at.1)), 7);
        self.write(x + 1, y + 3, &format!("{:^7}", figures(view, hex.room)), 7);
    }

    fn write(&mut self, x: i32, y: i32, text: &str, width: usize) {
        for (place, sign) in (0..).zip(text.chars().take(width)) {
            self.put(x + place, y, sign);
        }
    }

    fn text(self) -> String {
        let lines: Vec<String> = self
            .rows
            .into_iter()
            .map(|row| row.into_iter().collect::<String>().trim_end().to_owned())
            .collect();
        lines.join("\n")
    }
}

/// A stretch of at most so much around a point.
fn fit((low, high): (i32, i32), centre: i32, most: i32) -> (i32, i32) {
    if high - low <= most {
        return (low, high);
    }
    let start = (centre - most / 2).clamp(low, high - most);
    (start, start + most)
}

/// Who and what is in a hex.
fn figures(view: &View, room: u8) -> String {
    let mut signs = String::new();
    for (seat, it) in (1..).zip(&view.seats) {
        let body = matches!(it.body, Some(Figure::Monster(_) | Figure::Card(_)));
        if it.room == Some(room) && !body {
            signs.push_str(&seat.to_string());
        }
    }
    for tabled in view.tabled.iter().filter(|it| matches!(it.lies, Lies::In(at) if at.0 == room)) {
        signs.push(if tabled.agent { 'a' } else { 't' });
    }
    signs.extend(view.monsters.iter().filter(|it| it.room == room).map(|_| 'M'));
    signs.extend(view.keys.iter().filter(|it| it.room == room).map(|_| 'k'));
    signs
}
