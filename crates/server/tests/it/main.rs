//! The server from outside: requests without a socket, and matches over real connections.

#![expect(clippy::unwrap_used, reason = "in a test, what must not fail fails the test")]

mod bots;
mod decks;
mod full_disk;
mod hostile;
mod live;
mod lobby;
mod nodes;
mod playing;
mod replays;
mod restart;
mod site;
mod support;
mod viewers;
