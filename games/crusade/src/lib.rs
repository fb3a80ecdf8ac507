//! Crypt Crusade: two teams fight over the graves of a yard, thirteen rounds long.
//!
//! [`state`] is what lies on the table, [`action`] what a seat may do, [`event`] what the table
//! hears, [`step`] what can be about to happen. The chapters of the rulebook are in [`rules`], the
//! verbs of the card language in [`effects`], the data types of the box in [`content`].
//! [`Crusade`] is the box itself.

pub mod action;
pub mod bot;
pub mod cards;
pub mod cites;
pub mod content;
pub mod effects;
pub mod event;
pub mod game;
pub mod given;
pub mod illegal;
pub mod picture;
pub mod play;
pub mod rules;
pub mod state;
pub mod step;
pub mod tiles;
pub mod view;
pub mod words;

pub use action::{Action, Target};
pub use content::{Crusade, Crusade as TheGame};
pub use event::Event;
pub use given::Given;
pub use rules::setup::Setup;
pub use state::{State, Team};
pub use view::View;

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));
