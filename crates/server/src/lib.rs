//! Hall, tables, seats, links, live updates: Undercroft as a web server.
//!
//! [`app`] is the whole of it as one service; [`serve`] puts it on a socket. Behind it stands the
//! [`Hall`] with a room for every table that is being looked at: read `hall.rs`, then `room.rs` and
//! the files beside it. What crosses the wire is in [`wire`]. The server knows no rule of any game
//! and keeps nothing but what the store has.

mod api;
mod api_error;
mod app;
mod config;
mod convert;
mod create;
mod deflate;
mod docs_page;
mod extract;
mod hall;
mod limits;
mod listing;
mod metrics;
mod now;
mod options;
mod replay_threads;
mod room;
mod runtime;
mod serve;
mod token;
pub mod wire;

pub use app::app;
pub use config::{Asset, Config};
pub use hall::Hall;
pub use limits::{Limits, Rate, ReplayLimits};
pub use runtime::runtime;
pub use serve::serve;
