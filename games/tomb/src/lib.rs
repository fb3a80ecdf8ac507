//! Dark Tomb: a party walks into the dark, one tile at a time, and the monsters think.
//!
//! [`state`] is what lies on the table, [`map`] the tiles as far as they are known, [`action`] what a seat
//! may do, [`event`] what the table hears, [`step`] what can be about to happen. The chapters of the
//! rulebook are in [`rules`], the verbs of the card language in [`effects`], the data types of the box in [`content`]. [`Tomb`] is the box itself.

pub mod action;
pub mod bot;
pub mod cites;
pub mod content;
mod counts;
pub mod effects;
pub mod event;
pub mod game;
pub mod given;
pub mod illegal;
pub mod map;
pub mod picture;
pub mod play;
pub mod rules;
pub mod spaces;
pub mod state;
pub mod step;
pub mod view;
pub mod words;

pub use action::Action;
pub use content::{Tomb, Tomb as TheGame};
pub use event::Event;
pub use given::Given;
pub use rules::setup::Setup;
pub use state::State;
pub use view::View;

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));
