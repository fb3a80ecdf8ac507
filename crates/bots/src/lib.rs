//! Players that need no chair, written once for every [`table::Game`].
//!
//! [`Bot`] is which player, as the command line and the lobby write it: `greedy`, `ismcts:200`,
//! `hard`. [`choose`] asks it for an action, [`consider`] for its opinion of all of them. Whatever
//! the bot, it meets the match through a [`Mind`], which holds the true state and shows only what
//! the seat could know. The strong one is [`Search`]; read `search.rs`, then `search/tree.rs`.

mod bot;
mod considered;
mod greedy;
mod mind;
mod playout;
mod search;
mod worth;

pub use bot::{Bot, Budget, Effort, Level, NoBot};
pub use considered::{Considered, choose, consider};
pub use mind::Mind;
pub use playout::playout;
pub use search::{Pondering, Search};
