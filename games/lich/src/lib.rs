//! The Lich's Crypt: a party of adventurers goes down four floors to put the Lich to rest.
//!
//! [`state`] is what lies on the table, with [`field`] for the monsters of a combat; [`action`] is what
//! a seat may do, [`event`] what the table hears, [`step`] what can be about to happen. The chapters of
//! the rulebook are in [`rules`], the verbs of abilities and items in [`effects`], the data types of the
//! box in [`content`]. [`Lich`] is the box itself.

pub mod action;
pub mod bag;
pub mod bot;
pub mod cites;
pub mod content;
mod counts;
pub mod effects;
pub mod event;
pub mod field;
pub mod game;
pub mod given;
pub mod illegal;
pub mod list;
pub mod picture;
pub mod play;
pub mod rules;
pub mod state;
pub mod step;
pub mod view;
pub mod words;

pub use action::{Action, Target};
pub use content::{Lich, Lich as TheGame};
pub use event::Event;
pub use given::Given;
pub use rules::setup::Setup;
pub use state::State;
pub use view::View;

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));
