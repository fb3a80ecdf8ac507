//! Load generator: a server measured from outside.
//!
//! [`Server`] is a server process, [`HttpClient`] and [`Socket`] are connections to it, [`BotTable`] is a table of
//! bots. [`measure()`] plays many tables and measures what they cost; `docs/load.md` is the manual. The tests that
//! kill servers use the same pieces, and [`postgres`] is the private database they and others run on.

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
