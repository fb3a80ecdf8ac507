//! Crypt: The Pharaoh's Curse: a crypt that grows hex by hex, a deck for each player, one Key in it,
//! and doubles on two dice between everybody and the way out.
//!
//! [`state`] is what lies on the table, [`crypt`] its board, [`item`] what was declared and is not
//! over, [`action`] what a seat may do, [`event`] what the table hears, [`step`] what can be about to
//! happen. The chapters of the rulebook are in [`rules`], the verbs of the card language in
//! [`effects`], the data types of the box in [`content`]. [`Pharaoh`] is the box itself.

pub mod action;
pub mod bot;
pub mod cites;
pub mod content;
mod counts;
pub mod crypt;
mod decks;
pub mod effects;
pub mod event;
pub mod game;
pub mod given;
pub mod illegal;
pub mod item;
pub mod list;
pub mod picture;
pub mod play;
pub mod rules;
pub mod state;
pub mod step;
pub mod view;
pub mod words;

pub use action::{Action, Way};
pub use content::{Pharaoh, Pharaoh as TheGame};
pub use event::Event;
pub use given::Given;
pub use rules::setup::Setup;
pub use state::State;
pub use view::View;

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));
