//! One file: the store of a single node.
//!
//! All writes go through one connection, as SQLite has one writer anyway; what many write at once is committed
//! together ([`writer`]). Readers have their own connections and, with the write-ahead
//! log, never wait for the writer; another task copies that log into the file ([`checkpoint`]).
//! `synchronous=FULL` makes a commit survive the loss of power.

mod checkpoint;
#[cfg(test)]
mod tests;
mod writer;

#[path = "portable/backend.rs"]
mod backend;
#[path = "portable/log.rs"]
mod log;
#[path = "portable/rows.rs"]
mod rows;

use std::path::Path;
use std::time::Duration;

use sqlx::ConnectOptions;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use tokio::sync::{mpsc, oneshot};

use crate::notice::Publisher;
use crate::statement::{Statement, Written};
use crate::worker::Worker;
use crate::{Error, Notice, migrations};
use writer::Job;

type Db = sqlx::Sqlite;
type Backend = Sqlite;

const SIZE: &str = "SELECT page_count * page_size AS number FROM pragma_page_count(), pragma_page_size()";

/// How long to wait for another program that holds the file.
const PATIENCE: Duration = Duration::from_secs(5);

const READERS: u32 = 2;

/// When the write-ahead log has so many pages, the writer copies what is left to copy into the file, and begins
/// the log anew. Most of it has been copied by then ([`checkpoint`]).
const LONGEST_LOG: i64 = 4000;

/// How long what was written waits to be copied.
const PAUSE: Duration = Duration::from_secs(2);

/// Kibibytes the writer keeps in memory, negative as SQLite wants it: the ends of a hundred logs, and the ways there.
const WRITER_CACHE: i64 = -1024;

/// The same for each reader. Logs are read from end to end, once.
const READER_CACHE: &str = "-256";

/// Writes nothing, but could.
const PROBE: &str = "SELECT id FROM tables LIMIT 1";

/// Tables kept in a SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    reader: SqlitePool,
    /// A pool of one, that brings the schema up to date and copies the log.
    checkpointer: SqlitePool,
    notices: Publisher,
    jobs: Worker<Job>,
}

impl Sqlite {
    /// Opens the file, which is made if it is missing, and brings its schema up to date. Its folder
    /// must exist.
    pub async fn open(file: &Path) -> Result<Self, Error> {
        create_private(file).map_err(|it| Error::Unreachable(format!("{}: {it}", file.display())))?;
        let options = SqliteConnectOptions::new()
            .filename(file)
            .foreign_keys(true)
            .busy_timeout(PATIENCE)
            .disable_statement_logging();
        let checkpointing = options.clone().pragma("cache_size", READER_CACHE);
        let checkpointing =
            checkpointing.journal_mode(SqliteJournalMode::Wal).synchronous(SqliteSynchronous::Full);
        let checkpointer = pool_options().max_connections(1).connect_with(checkpointing).await?;
        let migrations = migrations::sqlite();
        migrations.run(&checkpointer).await.map_err(|it| Error::migrating(it, &migrations))?;
        let writer = writer::connect(file)?;
        let reading = options.read_only(true).pragma("cache_size", READER_CACHE);
        let reader = pool_options().max_connections(READERS).connect_with(reading).await?;

        let notices = Publisher::new();
        let (written, changes) = mpsc::channel(1);
        tokio::spawn(checkpoint::run(changes, checkpointer.clone(), PAUSE));
        let jobs = Worker::spawn(|jobs| writer::run(jobs, file.to_owned(), writer, written));
        Ok(Self { reader, checkpointer, notices, jobs })
    }

    fn reader(&self) -> &SqlitePool {
        &self.reader
    }

    fn publisher(&self) -> &Publisher {
        &self.notices
    }

    /// There is no other node that could want to know.
    #[expect(clippy::unused_self, reason = "made for the backend")]
    fn announce(&self, _: Notice) {}

    async fn write(&self, statements: Vec<Statement>) -> Result<Written, Error> {
        let (answer, answered) = oneshot::channel();
        self.jobs.send(Job { statements, answer })?;
        answered.await.unwrap_or(Err(Error::Closed))
    }

    /// Both ways to the file.
    async fn probe(&self) -> Result<(), Error> {
        sqlx::query(PROBE).fetch_optional(&self.reader).await?;
        self.write(vec![Statement::returning_ids(PROBE, Vec::new())]).await.map(drop)
    }

    async fn check_pages(&self) -> Result<(), Error> {
        let found: String = sqlx::query_scalar("PRAGMA integrity_check(1)").fetch_one(&self.reader).await?;
        if found == "ok" { Ok(()) } else { Err(Error::Corrupt(found)) }
    }

    async fn shut(&self) {
        self.jobs.close().await;
        self.reader.close().await;
        self.checkpointer.close().await; // the last that may write: SQLite lays the log into the file
    }
}

/// Connections to a file are kept for good and not tested before each use: there is no network that
/// could have broken them.
fn pool_options() -> SqlitePoolOptions {
    SqlitePoolOptions::new().idle_timeout(None).max_lifetime(None).test_before_acquire(false)
}

/// Makes the file if it is missing, for its owner's eyes only: it holds the secrets of the dice. The
/// files SQLite keeps beside it follow its rights.
fn create_private(file: &Path) -> std::io::Result<()> {
    let mut options = std::fs::File::options();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(drop)
}
