//! What a rule works with: the box, the state, the tray.

use table::stage::{Staged, until_rest};
use table::{Seat, SeatSet};

use crate::cites;
use crate::content::{Board, Crusade};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{State, Team};
use crate::step::Step;
use crate::tiles::Tile;
use crate::view::Phase;

/// More steps than this without a question are a loop, not a turn.
const MAX_STEPS: usize = 10_000;

table::stage!(Crusade, State, Event, Step);

impl Staged for Crusade {
    type Scene<'a> = Scene<'a>;
    type Play<'a> = Play<'a>;
    type Illegal = Illegal;
    type Shown = Phase;

    fn nothing_asked() -> Illegal {
        Illegal::NightOver
    }

    fn others_asked(asked: SeatSet) -> Illegal {
        let rules = &[cites::TEAM_04, cites::ROUND_01, cites::ROUND_02, cites::ROUND_04];
        asked.lowest().map_or(Illegal::NightOver, |seat| Illegal::NotYourTurn(seat, rules))
    }
}

impl<'a> Scene<'a> {
    /// The board of this match.
    #[inline]
    pub fn board(self) -> &'a Board {
        self.game.board(self.state)
    }

    /// The tile under a seat's piece.
    #[inline]
    pub fn tile(self, seat: Seat) -> Option<Tile> {
        self.state.piece(seat).place.tile()
    }

    /// Whether the seat is one of this match.
    pub fn has_seat(self, seat: Seat) -> bool {
        seat.0 < self.state.night.seats
    }

    /// Whether the two are opponents.
    #[inline]
    pub fn enemies(self, one: Seat, other: Seat) -> bool {
        self.state.team(one) != self.state.team(other)
    }

    /// The lowest seat of a team. [CRU-RUL-03]
    pub fn captain(self, team: Team) -> Option<Seat> {
        self.state.members(team).next()
    }
}

impl<'a> Play<'a> {
    /// The board of this match.
    #[inline]
    pub fn board(&self) -> &'a Board {
        self.game.board(self.state)
    }

    /// Plays on until somebody must choose or nothing is left to do.
    #[inline]
    pub fn advance(&mut self) {
        until_rest(self, MAX_STEPS, Self::run_next);
    }
}
