//! Where tables are kept: on SQLite or on PostgreSQL, with one meaning.
//!
//! A table is an append-only log. `(table, seq)` is its primary key, so two writers cannot both
//! take a turn, and [`Store::append`] answers strictly after the commit: *acknowledged means
//! durable*. Everything else is around the log: what the lobby chose ([`Table`]) and who sits where
//! ([`Seat`]). There are no snapshots: a match of a hundred entries is played again in milliseconds.
//!
//! The store knows no game, no clock and no chance. Setups, payloads and states are JSON text that
//! it never reads; times are milliseconds that the caller gives; ids, codes and tokens are made
//! elsewhere, and of a token only the hash comes here.
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
//!     Appended::Stored => {}                // on the disk: now tell everybody
//!     Appended::Conflict { current } => {}  // somebody was faster: read on from what you know
//!     Appended::Duplicate(entry) => {}      // this very request was stored before: answer again
//! }
//! # Ok(())
//! # }
//! ```
//!
//! Read [`Store`] first, then [`model`] for what is kept. The two back ends are [`Sqlite`] (one
//! writer that commits what many write at once) and [`Postgres`] (a pool, and notices between
//! nodes). What is written is plain data for both (`writes`); what is read is written once, in `portable/`, and
//! compiled against each.

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
