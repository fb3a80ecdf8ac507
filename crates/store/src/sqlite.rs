//! SQLite: the store of a single node.
//!
//! All writes go to one writer thread, which commits concurrent ones in one transaction ([`writer`]). Readers have
//! their own connections and never wait for the writer, thanks to the write-ahead log; another task checkpoints that
//! log ([`checkpoint`]). With `synchronous=FULL` a commit survives a loss of power.

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

/// How long to wait for another process that has locked the file.
const PATIENCE: Duration = Duration::from_secs(5);

const READERS: u32 = 2;

/// Pages of the write-ahead log after which the writer checkpoints it itself. Most of it is copied by then
/// ([`checkpoint`]).
const LONGEST_LOG: i64 = 4000;

/// Delay between a write and its checkpoint.
const PAUSE: Duration = Duration::from_secs(2);

/// SQLite's page cache of the writer, in KiB (negative by SQLite's convention): the last pages of a hundred logs and
/// their index pages.
const WRITER_CACHE: i64 = -1024;

/// The same for each reader. Logs are read sequentially, once.
const READER_CACHE: &str = "-256";

const PROBE: &str = "SELECT id FROM tables LIMIT 1";

/// Tables in a SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    reader: SqlitePool,
    /// A pool of one connection, for migrations and checkpoints.
    checkpointer: SqlitePool,
    notices: Publisher,
    jobs: Worker<Job>,
}

impl Sqlite {
    /// Opens or creates the file and migrates its schema. Its folder must exist.
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

    /// There are no other nodes.
    #[expect(clippy::unused_self, reason = "made for the backend")]
    fn announce(&self, _: Notice) {}

    async fn write(&self, statements: Vec<Statement>) -> Result<Written, Error> {
        let (answer, answered) = oneshot::channel();
        self.jobs.send(Job { statements, answer })?;
        answered.await.unwrap_or(Err(Error::Closed))
    }

    /// Checks reading and writing.
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
        self.checkpointer.close().await; // the last connection that may write: SQLite checkpoints on close
    }
}

/// File connections are kept and not tested before each use: there is no network that could have broken them.
fn pool_options() -> SqlitePoolOptions {
    SqlitePoolOptions::new().idle_timeout(None).max_lifetime(None).test_before_acquire(false)
}

/// Creates the file for its owner only, since it holds the secrets of the dice. SQLite's other files inherit its
/// mode.
fn create_private(file: &Path) -> std::io::Result<()> {
    let mut options = std::fs::File::options();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(drop)
}
