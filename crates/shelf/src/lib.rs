//! The one place that names all games: typed inside, JSON outside.
//!
//! Whoever can be generic over [`table::Game`] takes a game off the shelf with [`visit`]. Whoever
//! cannot, because a player has yet to say which game, works with an [`AnyTable`]: a match whose
//! actions, views and setups are JSON. The list is the manifest's; a new game is one line there.

mod any_table;
mod choice;
mod decks;
mod error;
mod games;
mod overlay;
mod start;

pub use any_table::{
    Acting, AnyTable, Asking, Considered, Ponder, Recording, Seating, Showing, Thinking, Thought,
};
pub use choice::ChoiceText;
pub use decks::{Inspected, Shown, collection, has_decks, inspect};
pub use error::{Code, ShelfError};
pub use games::{Visit, about, keys, visit};
pub use overlay::overlay;
pub use start::{Layout, Prospect, Start, check, look_back, open, prospect, resume, seats};
