//! The binary as people and programs meet it: arguments and lines in, lines and exit codes out.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod books;
mod check;
mod decks;
mod engine;
mod files;
mod load;
mod play;
mod servers;
mod undercroft;
