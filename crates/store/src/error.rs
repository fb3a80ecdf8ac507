//! Errors of a store, with texts that tell an operator what to do.

use sqlx::error::DatabaseError;
use sqlx::migrate::{MigrateError, Migrator};

use crate::TableId;

/// Why a call failed. Nothing that failed was acknowledged.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Error {
    /// There is no such table.
    #[error("there is no table {0}")]
    NoSuchTable(TableId),
    /// The table has no such seat.
    #[error("table {0} has no seat {1}")]
    NoSuchSeat(TableId, u8),
    /// A new table's id or code is in use.
    #[error("the id or the code of the new table is taken")]
    Taken,
    /// The disk is full.
    #[error("the disk of the database is full; nothing was stored")]
    Full,
    /// The database may be read but not written.
    #[error("the database is read-only; nothing was stored")]
    ReadOnly,
    /// The file is damaged, or not a database.
    #[error("the database is damaged: {0}")]
    Corrupt(String),
    /// Migrated by a newer version, whose data this one could destroy.
    #[error(
        "the database was written by a newer version (it has migration {found}, this program knows {known})"
    )]
    Newer {
        /// An applied migration that this version does not have.
        found: i64,
        /// The newest that it has.
        known: i64,
    },
    /// The schema could not be migrated.
    #[error("the database could not be migrated: {0}")]
    Migration(String),
    /// Locked by another process.
    #[error("the database is busy; nothing was stored")]
    Busy,
    /// The database cannot be opened or reached.
    #[error("the database cannot be reached: {0}")]
    Unreachable(String),
    /// Not an address of a supported database.
    #[error("`{0}` is not a supported database: use sqlite:FILE or postgres://HOST/NAME")]
    Address(String),
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
    /// Anything else, with the database's message.
    #[error("the database reported: {0}")]
    Other(String),
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::Database(ref refused) => {
                by_code(refused.as_ref()).unwrap_or_else(|| Self::Other(error.to_string()))
            }
            sqlx::Error::Io(cause) => Self::Unreachable(cause.to_string()),
            sqlx::Error::PoolTimedOut => Self::Unreachable("no connection became free in time".to_owned()),
            sqlx::Error::PoolClosed | sqlx::Error::WorkerCrashed => Self::Closed,
            other => Self::Other(other.to_string()),
        }
    }
}

impl From<rusqlite::Error> for Error {
    fn from(error: rusqlite::Error) -> Self {
        let said = error.to_string();
        let code = error.sqlite_error().map(|it| it.extended_code);
        code.and_then(|code| by_sqlite_code(code, &said)).unwrap_or(Self::Other(said))
    }
}

impl Error {
    /// Why these migrations failed.
    pub(crate) fn migrating(error: MigrateError, migrations: &Migrator) -> Self {
        match error {
            MigrateError::VersionMissing(found) => {
                let known = migrations.iter().map(|it| it.version).max().unwrap_or_default();
                Self::Newer { found, known }
            }
            MigrateError::Execute(cause) | MigrateError::ExecuteMigration(cause, _) => match cause.into() {
                Self::Other(cause) => Self::Migration(cause),
                told => told,
            },
            other => Self::Migration(other.to_string()),
        }
    }
}

/// Five-character codes are PostgreSQL's; SQLite's are numbers of at most four digits.
fn by_code(refused: &dyn DatabaseError) -> Option<Error> {
    let said = refused.message().to_owned();
    let code = refused.code()?;
    if let Some(class) = code.get(..2).filter(|_| code.len() == 5) {
        return Some(match (class, code.as_ref()) {
            (_, "53100") => Error::Full,
            (_, "25006") => Error::ReadOnly,
            ("XX", "XX001" | "XX002") => Error::Corrupt(said),
            ("55" | "40", _) => Error::Busy,
            ("08" | "57" | "53" | "3D" | "28", _) => Error::Unreachable(said),
            _ => return None,
        });
    }
    by_sqlite_code(code.parse().ok()?, &said)
}

/// The low byte is the primary result code: <https://www.sqlite.org/rescode.html>
fn by_sqlite_code(code: i32, said: &str) -> Option<Error> {
    Some(match code & 0xff {
        5 | 6 => Error::Busy,
        8 => Error::ReadOnly,
        11 | 26 => Error::Corrupt(said.to_owned()),
        13 => Error::Full,
        10 | 14 => Error::Unreachable(said.to_owned()),
        _ => return None,
    })
}
