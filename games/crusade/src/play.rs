//! What a rule works with: the box, the state, the tray.

use table::{RuleId, Seat, Tray};

use crate::content::{Board, Crusade};
use crate::event::Event;
use crate::state::{State, Team};
use crate::step::Step;
use crate::tiles::Tile;

/// More steps than this without a question are a loop, not a turn.
const MAX_STEPS: usize = 10_000;

/// The table as rules see it before they change it.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The box.
    pub game: &'a Crusade,
    /// What lies on the table.
    pub state: &'a State,
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

    /// Who is asked by a step, if it is a question.
    #[inline]
    pub fn asked(self, step: Step) -> Option<Seat> {
        match step {
            Step::ChooseOrder(team) => self.captain(team),
            Step::ChooseEdge(place) => Some(self.state.orders[1].seats()[usize::from(place)]),
            Step::Act => Some(self.state.acting.seat),
            Step::GiveBack(seat) => Some(seat),
            Step::Shop(shopping) => {
                Some(self.state.orders[shopping.team.index()].seats()[usize::from(shopping.place)])
            }
            _ => None,
        }
    }

    /// The lowest seat of a team. [CRU-RUL-03]
    pub fn captain(self, team: Team) -> Option<Seat> {
        self.state.members(team).next()
    }
}

/// The table as rules change it.
#[derive(Debug)]
pub struct Play<'a> {
    /// The box.
    pub game: &'a Crusade,
    /// What lies on the table.
    pub state: &'a mut State,
    /// Dice and talk.
    pub tray: &'a mut Tray<Event>,
}

impl<'a> Play<'a> {
    /// The table, to look at.
    #[inline]
    pub fn scene(&self) -> Scene<'_> {
        Scene { game: self.game, state: self.state }
    }

    /// The board of this match.
    #[inline]
    pub fn board(&self) -> &'a Board {
        self.game.board(self.state)
    }

    /// Everybody hears this.
    #[inline]
    pub fn tell(&mut self, rules: &'static [RuleId], event: Event) {
        self.tray.tell(rules, event);
    }

    /// Plays on until somebody must choose or nothing is left to do.
    #[inline]
    pub fn advance(&mut self) {
        for _ in 0..MAX_STEPS {
            let Some(step) = self.state.agenda.next().copied() else { return };
            if self.scene().asked(step).is_some() {
                return;
            }
            self.state.agenda.take();
            self.run(step);
        }
        panic!("the agenda runs in circles: {:?}", self.state.agenda);
    }

    fn run(&mut self, step: Step) {
        match step {
            Step::PlacePieces => self.place_pieces(),
            Step::Deal => self.deal(),
            Step::BeginRound => self.begin_round(),
            Step::NextTurn(team, place) => self.next_turn(team, place),
            Step::AfterCard => self.after_card(),
            Step::EndRound => self.end_round(),
            Step::ChooseOrder(_) | Step::ChooseEdge(_) | Step::Act | Step::GiveBack(_) | Step::Shop(_) => {
                unreachable!("questions wait for a seat")
            }
        }
    }
}
