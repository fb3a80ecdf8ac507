//! The yard: every tile with its coordinates, its grave, its Portals and who stands on it.
//!
//! A tile is nine columns wide and four lines high and shares its border with its neighbours, so that
//! the widest board still fits. Its coordinates interrupt the upper border; the two lines inside are
//! for what lies there and for who stands there.

use std::sync::Arc;

use super::sign;
use crate::content::Shape;
use crate::state::Team;
use crate::view::{GraveView, SeatView, TileKind, TileView, View};

/// Columns and lines from one tile to the next.
const PITCH: (i16, i16) = (8, 3);
/// Columns inside a tile.
const ROOM: usize = 7;

const LEGEND: &str = "† grave   †G Groundskeepers'   †N Necromancers'   ² ¹ a seal showing 2 or 1\n\
                      g1 Groundskeeper, seat 1   n2 Necromancer, seat 2   @2 Portal of seat 2";
const WALL: &str = "░░░░░░░";

/// The board, all its tiles and what is on them, and what the signs mean.
pub(super) fn board(view: &View) -> String {
    let mut yard = Yard::new(view);
    let walls = yard.walls();
    for gap in &walls {
        yard.fill(*gap, [WALL, WALL]);
    }
    for tile in view.tiles.iter() {
        yard.close(tile.at);
    }
    for tile in view.tiles.iter() {
        yard.open(tile.at);
        let [lies, stands] = face(view, tile);
        yard.fill(tile.at, [&lies, &stands]);
    }
    let wall = if walls.is_empty() { "" } else { "   ░ wall" };
    format!("{}\n{LEGEND}{wall}", yard.text())
}

/// What lies on a tile, and who stands there.
fn face(view: &View, tile: &TileView) -> [String; 2] {
    let here = |name: &Option<Arc<str>>| name.as_ref() == Some(&tile.name);
    let standing = |team: Team| Crowd::of(view, sign(team), |seat| seat.team == team && here(&seat.at));
    let portals = Crowd::of(view, '@', |seat| here(&seat.portal));
    let ground = match (tile.kind, view.graves.get(&tile.name)) {
        (TileKind::Shed, _) => "Shed".to_owned(),
        (_, Some(grave)) => grave_mark(grave),
        (_, None) => String::new(),
    };
    [squeeze(&ground, &[portals]), squeeze("", &Team::BOTH.map(standing))]
}

/// `†` neutral, `†G` the Groundskeepers', `†N²` the Necromancers' under a seal that shows 2.
fn grave_mark(grave: &GraveView) -> String {
    let owner = match grave.owner {
        None => "",
        Some(Team::Groundskeepers) => "G",
        Some(Team::Necromancers) => "N",
    };
    let seal = match grave.seal {
        None => "",
        Some(1) => "¹",
        Some(_) => "²",
    };
    format!("†{owner}{seal}")
}

/// Seats that have something on a tile: a piece, or a Portal marker.
struct Crowd {
    sign: char,
    /// The digits of their numbers.
    seats: String,
}

impl Crowd {
    fn of(view: &View, sign: char, belongs: impl Fn(&SeatView) -> bool) -> Self {
        let seats = ('1'..).zip(&view.seats).filter(|(_, seat)| belongs(seat));
        Self { sign, seats: seats.map(|(digit, _)| digit).collect() }
    }

    /// `n24`
    fn named(&self) -> String {
        format!("{}{}", self.sign, self.seats)
    }

    /// `2n`
    fn counted(&self) -> String {
        format!("{}{}", self.seats.len(), self.sign)
    }
}

/// One line of a tile. Where the seats do not fit they are only counted: the list of seats below the
/// board tells where everybody is.
fn squeeze(ground: &str, crowds: &[Crowd]) -> String {
    let line = |spell: fn(&Crowd) -> String, gap: &str| {
        let crowds = crowds.iter().filter(|crowd| !crowd.seats.is_empty()).map(spell);
        let parts: Vec<String> = std::iter::once(ground.to_owned()).chain(crowds).collect();
        parts.join(gap).trim().to_owned()
    };
    [line(Crowd::named, " "), line(Crowd::named, "")]
        .into_iter()
        .find(|line| line.chars().count() <= ROOM)
        .unwrap_or_else(|| line(Crowd::counted, " "))
}

/// The sheet on which the tiles are drawn.
struct Yard<'a> {
    view: &'a View,
    /// The leftmost column and the topmost line of any tile.
    origin: (i16, i16),
    sheet: Vec<Vec<char>>,
}

impl<'a> Yard<'a> {
    fn new(view: &'a View) -> Self {
        let corners = || view.tiles.iter().map(|tile| corner(view.shape, tile.at));
        let left = corners().map(|(x, _)| x).min().unwrap_or(0);
        let top = corners().map(|(_, y)| y).min().unwrap_or(0);
        Self { view, origin: (left, top), sheet: Vec::new() }
    }

    /// Missing places with tiles on both sides: what one has to walk around. [CRU-RUL-08]
    fn walls(&self) -> Vec<(i8, i8)> {
        let directions = self.view.shape.directions();
        let gaps = self.view.tiles.iter().flat_map(|tile| {
            let (x, y) = tile.at;
            directions.iter().map(move |((dx, dy), _)| [(x + dx, y + dy), (x + 2 * dx, y + 2 * dy)])
        });
        gaps.filter(|[gap, beyond]| !self.has(*gap) && self.has(*beyond)).map(|[gap, _]| gap).collect()
    }

    fn has(&self, at: (i8, i8)) -> bool {
        self.view.tiles.iter().any(|tile| tile.at == at)
    }

    /// Draws the upper border and the sides of a tile.
    fn open(&mut self, at: (i8, i8)) {
        let name = format!("{:>2},{:<2}", at.0, at.1); // the comma stands in the middle
        match self.view.shape {
            Shape::Hex => self.put(at, (1, 0), &format!("╱{name}╲")),
            Shape::Square => self.rule(at, 0, &name),
        }
        for line in 1..PITCH.1 {
            self.put(at, (0, line), "│");
            self.put(at, (PITCH.0, line), "│");
        }
    }

    /// Draws the lower border, over which the tiles of the next row will draw their upper one.
    fn close(&mut self, at: (i8, i8)) {
        match self.view.shape {
            Shape::Hex => self.put(at, (1, PITCH.1), "╲_____╱"),
            Shape::Square => self.rule(at, 1, ""),
        }
    }

    /// Draws the upper (0) or lower (1) border of a square.
    fn rule(&mut self, (x, y): (i8, i8), below: i8, name: &str) {
        let rule = format!("{}{name:─^ROOM$}{}", self.joint((x, y + below)), self.joint((x + 1, y + below)));
        self.put((x, y + below), (0, 0), &rule);
    }

    /// The crossing at a square's upper left corner.
    fn joint(&self, (x, y): (i8, i8)) -> char {
        let [above_left, above, left, here] =
            [(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)].map(|at| self.has(at));
        let arms = (above_left || above, left || here, above_left || left, above || here);
        match arms {
            (false, _, false, _) => '┌',
            (false, _, _, false) => '┐',
            (false, ..) => '┬',
            (_, false, false, _) => '└',
            (_, false, _, false) => '┘',
            (_, false, ..) => '┴',
            (_, _, false, _) => '├',
            (.., false) => '┤',
            _ => '┼',
        }
    }

    /// Writes the two lines inside a tile.
    fn fill(&mut self, at: (i8, i8), lines: [&str; 2]) {
        for (row, line) in (1..).zip(lines) {
            self.put(at, (1, row), &format!("{line:^ROOM$}"));
        }
    }

    /// Writes a text at so many columns and lines from a tile's upper left corner.
    fn put(&mut self, at: (i8, i8), (columns, lines): (i16, i16), text: &str) {
        let (x, y) = corner(self.view.shape, at);
        let column = usize::from((x + columns).abs_diff(self.origin.0));
        let line = usize::from((y + lines).abs_diff(self.origin.1));
        if self.sheet.len() <= line {
            self.sheet.resize(line + 1, Vec::new());
        }
        let row = &mut self.sheet[line];
        let end = column + text.chars().count();
        if row.len() < end {
            row.resize(end, ' ');
        }
        row.splice(column..end, text.chars());
    }

    fn text(&self) -> String {
        self.sheet.iter().map(|row| row.iter().collect::<String>() + "\n").collect()
    }
}

/// Where a tile's upper left corner comes to lie. Each row of hexes is shifted by half a tile.
fn corner(shape: Shape, (x, y): (i8, i8)) -> (i16, i16) {
    let (x, y) = (i16::from(x), i16::from(y));
    match shape {
        Shape::Hex => (PITCH.0 * x + PITCH.0 / 2 * y, PITCH.1 * y),
        Shape::Square => (PITCH.0 * x, PITCH.1 * y),
    }
}
