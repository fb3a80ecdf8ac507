//! Hall, tables, seats, links, live updates: Undercroft as a web server.

pub mod wire;
