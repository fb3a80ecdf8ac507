//! A server met from the outside, as its guests meet it.
//!
//! [`Server`] is a real process, [`HttpClient`] one guest's HTTP connection to it, [`BotTable`] a table of bots
//! who play with what the server sends them and nothing else. [`measure()`] lets many tables play and
//! counts what that costs; `docs/load.md` tells what it found. The tests that kill servers use the same
//! pieces, and [`postgres`] is the private database they and others run on.

#![expect(clippy::cast_precision_loss, reason = "figures are rounded when they are shown")]

mod bot_table;
mod figures;
mod http_client;
mod measure;
pub mod postgres;
mod server;
mod socket;

pub use bot_table::{BotTable, Played, Transport};
pub use figures::Figures;
pub use http_client::{Answer, HttpClient};
pub use measure::{Plan, measure};
pub use server::{Server, Usage};
pub use socket::{Inflater, Socket, connect};
