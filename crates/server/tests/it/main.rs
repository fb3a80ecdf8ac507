//! The server from outside: requests without a socket, and matches over real WebSockets.

mod bots;
mod live;
mod lobby;
mod playing;
mod replays;
mod restart;
mod site;
mod support;
mod viewers;
