//! The web server: tables, seats, live updates, replays.
//!
//! [`app()`] is the service, [`serve()`] puts it on a socket. The [`Hall`] has a room for every table in use: read
//! `hall.rs`, then `room.rs` and the files beside it. The types of the API are in [`wire`]. The server knows no rule
//! of any game, and its only state is in the store.

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

pub use app::app;
pub use config::{Asset, Config};
pub use hall::Hall;
pub use limits::{Limits, Rate, ReplayLimits};
pub use runtime::runtime;
pub use serve::serve;
pub use wire;
