//! A server met from the outside, as its guests meet it.
//!
//! [`Server`] is a real process, [`Wire`] one guest's HTTP connection to it, [`Party`] a table of bots
//! who play with what the server sends them and nothing else. [`measure()`] lets many parties play and
//! counts what that costs; `docs/load.md` tells what it found. The tests that kill servers use the same
//! pieces, and [`postgres`] is the private database they and others run on.

#![expect(clippy::cast_precision_loss, reason = "figures are rounded when they are shown")]

mod figures;
mod measure;
mod party;
pub mod postgres;
mod server;
mod socket;
mod wire;

pub use figures::Figures;
pub use measure::{Plan, measure};
pub use party::{Party, Played, Way};
pub use server::{Server, Usage};
pub use socket::{Inflater, Socket, dial};
pub use wire::{Answer, Wire};
