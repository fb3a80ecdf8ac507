//! What seats do. When something is refused, nothing has changed.

use serde_json::Value;
use table::{Seat, SeatSet, Table, WholeGame};

use super::asking::Asking;
use super::{check_seat, from_json};
use crate::error::ShelfError;

/// What seats do. When something is refused, nothing has changed.
pub trait Acting: Asking {
    /// A seat acts.
    fn submit(&mut self, seat: Seat, seq: usize, action: &Value) -> Result<(), ShelfError>;
    /// The same by the action's place among the choices.
    fn submit_choice(&mut self, seat: Seat, seq: usize, index: usize) -> Result<(), ShelfError>;
    /// A seat acts, in words.
    fn submit_line(&mut self, seat: Seat, seq: usize, line: &str) -> Result<(), ShelfError> {
        let action = self.read(line)?;
        self.submit(seat, seq, &action)
    }
    /// The holder of these seats takes the newest action back.
    fn take_back(&mut self, holder: SeatSet, seq: usize) -> Result<(), ShelfError>;
    /// Whether the holder of these seats could take the newest action back now.
    fn may_take_back(&self, holder: SeatSet) -> bool;
    /// The game acts for a seat that did not answer.
    fn lapse(&mut self, seat: Seat, seq: usize) -> Result<(), ShelfError>;
    /// Somebody acts for a seat that did not answer.
    fn stand_in(&mut self, seat: Seat, seq: usize, action: &Value) -> Result<(), ShelfError>;
    /// A seat gives up.
    fn concede(&mut self, seat: Seat, seq: usize) -> Result<(), ShelfError>;
    /// Whether a seat has given up the match and left it to the others.
    fn has_conceded(&self, seat: Seat) -> bool;
    /// Which of these bots give up as well, after those who have.
    fn followers(&self, bots: SeatSet) -> SeatSet;
}

impl<G: WholeGame> Acting for Table<G> {
    fn submit(&mut self, seat: Seat, seq: usize, action: &Value) -> Result<(), ShelfError> {
        check_seat(self, seat)?;
        Ok(self.submit(seat, seq, from_json::<G>(action)?)?)
    }

    fn submit_choice(&mut self, seat: Seat, seq: usize, index: usize) -> Result<(), ShelfError> {
        check_seat(self, seat)?;
        Ok(self.submit_choice(seat, seq, index)?)
    }

    fn take_back(&mut self, holder: SeatSet, seq: usize) -> Result<(), ShelfError> {
        Ok(self.take_back(holder, seq)?)
    }

    fn may_take_back(&self, holder: SeatSet) -> bool {
        self.can_take_back(holder)
    }

    fn lapse(&mut self, seat: Seat, seq: usize) -> Result<(), ShelfError> {
        check_seat(self, seat)?;
        Ok(self.lapse(seat, seq)?)
    }

    fn stand_in(&mut self, seat: Seat, seq: usize, action: &Value) -> Result<(), ShelfError> {
        check_seat(self, seat)?;
        Ok(self.stand_in(seat, seq, from_json::<G>(action)?)?)
    }

    fn concede(&mut self, seat: Seat, seq: usize) -> Result<(), ShelfError> {
        check_seat(self, seat)?;
        Ok(self.concede(seat, seq)?)
    }

    fn has_conceded(&self, seat: Seat) -> bool {
        self.has_conceded(seat)
    }

    fn followers(&self, bots: SeatSet) -> SeatSet {
        self.followers(bots)
    }
}
