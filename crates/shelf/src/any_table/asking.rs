//! What is asked of whom, and what may be answered.

use serde_json::Value;
use table::{Refusal, Seat, Table, Turn, WholeGame};

use super::{check_seat, from_json, to_json};
use crate::choice::ChoiceText;
use crate::error::ShelfError;

/// What is asked of whom, and what may be answered.
pub trait Asking {
    /// How many entries there are; the next one must name this number.
    fn seq(&self) -> usize;
    /// What the match waits for.
    fn turn(&self) -> Turn;
    /// The question a seat is asked, in one line, if it is asked and the game says so.
    fn prompt(&self, seat: Seat) -> Result<Option<String>, ShelfError>;
    /// What is open to a seat.
    fn choices(&self, seat: Seat) -> Result<Vec<ChoiceText>, ShelfError>;
    /// The action behind one of these choices, without its words.
    fn choice(&self, seat: Seat, index: usize) -> Result<Option<Value>, ShelfError>;
    /// The same in words for people, in the same order.
    fn said(&self, seat: Seat) -> Result<Vec<String>, ShelfError>;
    /// Reads an action in words, legal or not.
    fn read(&self, line: &str) -> Result<Value, ShelfError>;
    /// Why a seat may not do this now; nothing if it may.
    fn why_not(&self, seat: Seat, action: &Value) -> Result<Option<Refusal>, ShelfError>;
}

impl<G: WholeGame> Asking for Table<G> {
    fn seq(&self) -> usize {
        self.seq()
    }

    fn turn(&self) -> Turn {
        self.turn()
    }

    fn prompt(&self, seat: Seat) -> Result<Option<String>, ShelfError> {
        check_seat(self, seat)?;
        Ok(self.prompt(seat))
    }

    fn choices(&self, seat: Seat) -> Result<Vec<ChoiceText>, ShelfError> {
        check_seat(self, seat)?;
        let choices = self.choices(seat).into_iter().enumerate();
        Ok(choices.map(|(index, choice)| ChoiceText::new(seat, index, choice)).collect())
    }

    fn choice(&self, seat: Seat, index: usize) -> Result<Option<Value>, ShelfError> {
        check_seat(self, seat)?;
        Ok(self.legal_actions(seat).get(index).map(to_json))
    }

    fn said(&self, seat: Seat) -> Result<Vec<String>, ShelfError> {
        check_seat(self, seat)?;
        Ok(self.legal_actions(seat).into_iter().map(|action| self.say(action)).collect())
    }

    fn read(&self, line: &str) -> Result<Value, ShelfError> {
        Ok(to_json(&self.read(line)?))
    }

    fn why_not(&self, seat: Seat, action: &Value) -> Result<Option<Refusal>, ShelfError> {
        check_seat(self, seat)?;
        Ok(self.why_not(seat, from_json::<G>(action)?))
    }
}
