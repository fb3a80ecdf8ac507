//! A match whose game is known only when it is played.

mod acting;
mod asking;
mod recording;
mod seating;
mod showing;
mod thinking;

use serde::Serialize;
use serde::de::Deserialize as _;
use serde_json::Value;
use table::{Refusal, Seat, Table, WholeGame, rules};

use crate::error::ShelfError;

pub use acting::Acting;
pub use asking::Asking;
pub use recording::Recording;
pub use seating::Seating;
pub use showing::Showing;
pub use thinking::{Considered, Ponder, Thinking, Thought};

/// A match of any game: what [`Table`] offers, with actions and views as JSON. Each of its parts has readers of its
/// own; whoever needs only one can ask for only that one.
pub trait AnyTable: Seating + Asking + Acting + Showing + Recording + Thinking + Send {}

impl<G: WholeGame> AnyTable for Table<G> {}

fn check_seat<G: WholeGame>(table: &Table<G>, seat: Seat) -> Result<(), ShelfError> {
    let seats = table.names().all().len();
    if seat.index() < seats {
        return Ok(());
    }
    let sentence = format!("There is no seat {}; the seats are numbered 0 to {}.", seat.0, seats - 1);
    Err(Refusal::new(&[rules::SEAT_01], sentence).into())
}

fn from_json<G: WholeGame>(action: &Value) -> Result<G::Action, ShelfError> {
    G::Action::deserialize(action)
        .map_err(|error| Refusal::new(&[rules::READ_01], format!("This is no action: {error}.")).into())
}

fn to_json<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("actions and views are plain data")
}
