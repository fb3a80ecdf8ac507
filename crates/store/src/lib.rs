//! Storage for tables, on SQLite or on PostgreSQL.
//!
//! A table is an append-only log with the primary key `(table, seq)`, so of two concurrent writers one gets a conflict.
//! [`Store::append`] returns after the commit: *acknowledged means durable*. Beside the log there are the table's row
//! ([`Table`]) and its seats ([`Seat`]). There are no snapshots: a match of a hundred entries is replayed in
//! milliseconds.
//!
//! The store knows no game, no clock and no randomness. Setups and payloads are JSON text that it never reads; times,
//! ids, codes and hashes of tokens come from the caller.
//!
//! ```no_run
//! # async fn example() -> Result<(), store::Error> {
//! use store::{Appended, LogEntry, Store};
//!
//! let store = store::open("sqlite:undercroft.db").await?; // or "postgres://host/undercroft"
//! let table = store::TableId::new("crypt-7").expect("letters, digits, - and _");
//! let entry = LogEntry {
//!     seq: store.last_seq(&table).await? + 1,
//!     seat: Some(0),
//!     kind: "act".to_owned(),
//!     payload: r#"{"pass":null}"#.to_owned(),
//!     key: Some("chosen-by-the-client".to_owned()),
//!     at: 1_700_000_000_000,
//! };
//! match store.append(&table, entry).await? {
//!     Appended::Stored => {}                // durable: now send updates
//!     Appended::Conflict { current } => {}  // another writer was first: read on
//!     Appended::Duplicate(entry) => {}      // a repeated request: answer again
//! }
//! # Ok(())
//! # }
//! ```
//!
//! Read [`Store`] first, then [`model`]. The backends are [`Sqlite`] (one writer thread with batched transactions) and
//! [`Postgres`] (a pool, and notices between nodes). Writes are plain data for both (`writes`); the queries that read are
//! in `portable/` and compiled for each.

#![expect(clippy::doc_markdown, reason = "SQLite and PostgreSQL are names, not code")]
#![expect(clippy::duplicate_mod, reason = "the portable modules are compiled once for each database")]

mod error;
mod id;
mod migrations;
pub mod model;
mod notice;
mod open;
mod postgres;
mod sqlite;
mod statement;
mod store;
mod worker;
mod writes;

pub use error::Error;
pub use id::{Secret, TableId, TokenHash};
pub use model::{Appended, Kind, LogEntry, Seat, Stats, Status, Swap, Table, Visibility};
pub use notice::{Notice, Notices};
pub use open::open;
pub use postgres::Postgres;
pub use sqlite::Sqlite;
pub use store::Store;
