//! Laying a position out over the setup: orders, graves, counters, statuses.

use std::ops::RangeInclusive;

use table::{GivenError, Names, Seat, SeatSet};

use super::{Given, GivenPhase};
use crate::cards::{CardId, Counts};
use crate::content::{Board, Crusade};
use crate::play::Scene;
use crate::state::{Lineup, Seals, Seen, State, Status};
use crate::step::Step;
use crate::tiles::{Tile, Tiles};

pub(super) type Result<T> = std::result::Result<T, GivenError>;

pub(super) fn wrong<T>(what: impl Into<String>) -> Result<T> {
    Err(GivenError(what.into()))
}

impl Given {
    /// Lays the position out over the setup.
    pub(crate) fn arrange(&self, game: &Crusade, state: &mut State, names: &Names) -> Result<()> {
        let board = game.board(state);
        let mut table = Arranging { given: self, game, board, state, names };
        table.orders()?;
        table.graves()?;
        table.counters()?;
        table.phase()?;
        table.pieces()?;
        table.portals()?;
        table.cards()?;
        table.statuses()?;
        table.seen()?;
        table.done()
    }
}

/// A position on its way from words to the table.
pub(super) struct Arranging<'a> {
    pub(super) given: &'a Given,
    pub(super) game: &'a Crusade,
    pub(super) board: &'a Board,
    pub(super) state: &'a mut State,
    pub(super) names: &'a Names,
}

impl Arranging<'_> {
    fn orders(&mut self) -> Result<()> {
        for names in &self.given.orders {
            let seats: Vec<Seat> = names.iter().map(|name| self.seat(name)).collect::<Result<_>>()?;
            let Some(first) = seats.first() else { return wrong("an order names nobody") };
            let team = self.state.team(*first);
            let members: SeatSet = self.state.members(team).collect();
            match Lineup::of(seats.iter().copied()) {
                Some(order) if order.set() == members && seats.len() == members.len() => {
                    self.state.orders[team.index()] = order;
                }
                _ => {
                    return wrong(format!(
                        "the order {names:?} must name every member of the {} once",
                        team.name()
                    ));
                }
            }
        }
        Ok(())
    }

    fn graves(&mut self) -> Result<()> {
        let Some(graves) = &self.given.graves else { return Ok(()) };
        self.state.graves = Tiles::NONE;
        self.state.owned = [Tiles::NONE; 2];
        self.state.seals = Seals::default();
        for grave in graves {
            let tile = self.tile(grave.at)?;
            let name = self.board.name_of(tile);
            if tile == Tile::SHED {
                return wrong(format!("no grave lies on the Shed, {name}"));
            }
            if self.state.graves.has(tile) {
                return wrong(format!("there are two graves on {name}"));
            }
            self.state.graves.add(tile);
            if let Some(team) = grave.owner {
                self.state.owned[team.index()].add(tile);
            }
            match grave.seal {
                None => {}
                Some(1) => self.state.seals.one.add(tile),
                Some(2) => self.state.seals.two.add(tile),
                Some(other) => return wrong(format!("a seal shows 2 or 1, not {other}")),
            }
        }
        Ok(())
    }

    fn counters(&mut self) -> Result<()> {
        let possible = self.possible_rounds();
        let round = self.given.round.unwrap_or(*possible.start());
        if !possible.contains(&round) {
            return wrong(format!(
                "the marker cannot stand on round {round} then; expected {} to {}",
                possible.start(),
                possible.end()
            ));
        }
        self.state.round = round;
        if let Some(tokens) = self.given.tokens {
            self.state.tokens = [tokens.groundskeepers, tokens.necromancers];
        }
        Ok(())
    }

    /// Where the marker can stand. It moves before the Shop opens, and leaves the track at the end.
    fn possible_rounds(&self) -> RangeInclusive<u8> {
        let rounds = self.state.night.rounds;
        match self.given.phase {
            Some(GivenPhase::Order(_) | GivenPhase::Edge(_)) => 1..=1,
            Some(GivenPhase::Shop { .. }) => 2..=rounds,
            Some(GivenPhase::Over) => rounds + 1..=rounds + 1,
            None | Some(GivenPhase::Turn(_) | GivenPhase::GiveBack { .. }) => 1..=rounds,
        }
    }

    fn statuses(&mut self) -> Result<()> {
        for seat in self.state.seats() {
            self.state.piece_mut(seat).coming = Status::default();
        }
        for (name, status) in &self.given.statuses {
            let seat = self.seat(name)?;
            if self.acts(seat) {
                self.state.acting.status = *status;
            } else {
                self.state.piece_mut(seat).coming = *status;
            }
        }
        for (name, status) in &self.given.next_statuses {
            let seat = self.seat(name)?;
            if !self.acts(seat) {
                return wrong(format!(
                    "{name} does not take a turn; `statuses` says what holds on the next one"
                ));
            }
            self.state.piece_mut(seat).coming = *status;
        }
        Ok(())
    }

    fn seen(&mut self) -> Result<()> {
        for (name, seen) in &self.given.seen {
            let seat = self.seat(name)?;
            let mut cards = Counts::default();
            for card in &seen.cards {
                cards.add(self.card(card)?);
            }
            let piece = self.state.piece_mut(seat);
            piece.seen = Some(Seen { round: seen.round, cards });
            // Certain is only what was shown and is still there.
            let hand = Counts::of(piece.hand.cards());
            for (card, count) in cards.iter() {
                piece.known.set(card, count.min(hand.get(card)));
            }
        }
        Ok(())
    }

    /// Whether somebody is in the middle of a turn.
    pub(super) fn in_turn(&self) -> bool {
        self.state.agenda.iter().any(|step| matches!(step, Step::Act(_)))
    }

    fn acts(&self, seat: Seat) -> bool {
        self.in_turn() && self.state.acting.seat == seat
    }

    pub(super) fn scene(&self) -> Scene<'_> {
        Scene { game: self.game, state: self.state }
    }

    pub(super) fn card(&self, name: &str) -> Result<CardId> {
        self.game.find_card(name).ok_or_else(|| GivenError(format!("there is no card {name:?}")))
    }

    pub(super) fn seat(&self, name: &str) -> Result<Seat> {
        self.names.find(name).ok_or_else(|| {
            GivenError(format!("nobody is called {name:?}; there are {}", self.names.all().join(", ")))
        })
    }

    pub(super) fn tile(&self, (x, y): (i8, i8)) -> Result<Tile> {
        self.board.at((x, y)).ok_or_else(|| GivenError(format!("{} has no tile ({x},{y})", self.board.name)))
    }
}
