//! The ship: steering, drift, rapids, and what happens on the way. [TOM-SHIP-01]

use crate::cites;
use crate::event::{Event, Way};
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::spaces::{Direction, Space, Spaces};
use crate::state::BeastId;

/// How long the ship is, in x. [TOM-SHIP-02]
pub const LENGTH: u8 = 3;
/// How wide it is, in y.
pub const WIDTH: u8 = 2;
/// Steps a player may steer in a turn. [TOM-SHIP-03]
pub const STEERING: u8 = 3;
/// Steps it then drifts downstream. [TOM-SHIP-04]
const DRIFT: u8 = 2;

impl Scene<'_> {
    /// The spaces under the ship; none on land.
    #[inline]
    pub fn ship_spaces(self) -> Spaces {
        self.state.ship.map_or(Spaces::NONE, |ship| self.deck_at(ship))
    }

    /// The spaces a ship covers whose top-left space this is.
    pub(crate) fn deck_at(self, ship: Space) -> Spaces {
        let mut spaces = Spaces::NONE;
        for index in 0..LENGTH * WIDTH {
            let space = Space::new(ship.x + index % LENGTH, ship.y + index / LENGTH);
            self.state.map.grid.add(&mut spaces, space);
        }
        spaces
    }

    /// Where a step takes the ship, if all six spaces are revealed water. [TOM-RUL-96]
    pub(crate) fn ship_step(self, direction: Direction) -> Option<Space> {
        let map = &self.state.map;
        let to = map.grid.next(self.state.ship?, direction)?;
        let deck = self.deck_at(to);
        let whole = deck.count() == u32::from(LENGTH * WIDTH);
        (whole && (deck - (map.water & map.charted)).is_empty()).then_some(to)
    }

    /// Whether the acting player may steer this way. [TOM-SHIP-03]
    pub(crate) fn check_steer(self, direction: Direction) -> Result<(), Illegal> {
        if self.state.ship.is_none() {
            return Err(Illegal::NoShip);
        }
        if self.state.acting.points == 0 {
            return Err(Illegal::SteeringOver);
        }
        self.ship_step(direction).map(drop).ok_or(Illegal::ShipBlocked(direction))
    }

    /// Whether the steering may be ended now. [TOM-RUL-97]
    pub(crate) fn check_drift(self) -> Result<(), Illegal> {
        if self.state.ship.is_none() {
            Err(Illegal::NoShip)
        } else if self.state.acting.drifted {
            Err(Illegal::DriftedAlready)
        } else {
            Ok(())
        }
    }
}

impl Play<'_> {
    /// One step of steering, or of a Dash.
    pub(crate) fn steer(&mut self, direction: Direction) {
        self.state.acting.points -= 1;
        let way = if self.state.acting.drifted { Way::Dash } else { Way::Steering };
        self.move_ship(direction, way);
    }

    /// The current takes the ship, and then perhaps a rapid. [TOM-SHIP-04]
    pub(crate) fn drift(&mut self) {
        self.state.acting.drifted = true;
        self.state.acting.points = 0;
        for _ in 0..DRIFT {
            if self.is_over() || !self.carried(Way::Drift) {
                break;
            }
        }
        while !self.is_over() && self.on_rapid() && self.carried(Way::Rapid) {}
    }

    fn on_rapid(&self) -> bool {
        self.scene().ship_spaces().meets(self.state.map.rapids)
    }

    /// One step downstream; false if the ship cannot go on. [TOM-RUL-98]
    fn carried(&mut self, way: Way) -> bool {
        let free = self.scene().ship_step(Direction::Right).is_some();
        if free {
            self.move_ship(Direction::Right, way);
        } else {
            self.tell(&[cites::RUL_98, cites::RUL_96], Event::ShipStops { by: way });
        }
        free
    }

    /// The ship moves by one space with everybody on board; monsters dive, tiles are revealed, Items
    /// are taken. [TOM-RUL-99]
    fn move_ship(&mut self, direction: Direction, way: Way) {
        let from = self.state.ship.expect("there is a ship");
        let to = self.scene().ship_step(direction).expect("the step was checked");
        let (old, new) = (self.scene().deck_at(from), self.scene().deck_at(to));
        self.state.ship = Some(to);
        let rules: &[_] = match way {
            Way::Steering => &[cites::SHIP_03, cites::RUL_96, cites::SHIP_07],
            Way::Drift => &[cites::SHIP_04, cites::RUL_97, cites::RUL_94],
            Way::Rapid => &[cites::SHIP_05, cites::RUL_98],
            Way::Dash => &[cites::SHIP_06, cites::RUL_98],
        };
        let to = self.scene().spot(to);
        self.tell(rules, Event::ShipMoves { by: way, direction, to });
        for index in 0..self.state.heroes.len() {
            if let Some(next) = self.state.heroes[index].at.toward(direction) {
                self.state.heroes[index].at = next;
            }
        }
        self.dive(direction, old, new);
        self.after_ship_step();
    }

    /// Monsters under the bow come up where the ship has just been. [TOM-RUL-102]
    fn dive(&mut self, direction: Direction, old: Spaces, new: Spaces) {
        let grid = self.state.map.grid;
        let left = old - new;
        for index in 0..self.state.beasts.len() {
            let beast = BeastId(u8::try_from(index).expect("a dozen monsters"));
            let at = self.state.beast(beast).at;
            if self.state.beast(beast).hp == 0 || !grid.has(new, at) {
                continue;
            }
            let level = matches!(direction, Direction::Left | Direction::Right);
            let same_line = |space: &Space| if level { space.y == at.y } else { space.x == at.x };
            let to = grid.iter(left).find(same_line).expect("each row or column of the ship leaves a space");
            self.state.beast_mut(beast).at = to;
            let who = self.scene().whom_beast(beast);
            let to = self.scene().spot(to);
            self.tell(&[cites::SHIP_13, cites::RUL_102], Event::Dives { who, to });
        }
    }

    /// What happens after every step of the ship, and once at setup: reveals, then Items. [TOM-RUL-99]
    pub(crate) fn after_ship_step(&mut self) {
        self.check_end();
        while !self.is_over() {
            let deck = self.scene().ship_spaces();
            let Some(place) = self.scene().face_down_beside(deck).next() else { break };
            self.reveal(place, None);
        }
        let hero = self.state.acting.hero;
        if hero.is_sidekick() || !self.scene().in_turn() {
            return;
        }
        let grid = self.state.map.grid;
        for at in grid.iter(self.state.map.cubes & self.scene().ship_spaces()) {
            if !self.is_over() {
                self.take(hero, at);
            }
        }
    }
}
