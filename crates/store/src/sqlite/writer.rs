//! Group commit: while one transaction is being synced, the next one is batched.
//!
//! A commit costs the same few milliseconds for one entry as for many. A lone write is committed at once.
//!
//! Batches are written on a thread of their own through `rusqlite`, one hand-over per transaction (docs/adr/0007).

use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::thread;

use rusqlite::types::{ToSql, ToSqlOutput, ValueRef};
use rusqlite::{Connection, TransactionBehavior};
use tokio::sync::mpsc::{Sender, UnboundedReceiver};
use tokio::sync::oneshot;

use crate::Error;
use crate::statement::{Statement, Value, Written};

const BATCH: usize = 256;

#[derive(Debug)]
pub(super) struct Job {
    pub(super) statements: Vec<Statement>,
    pub(super) answer: oneshot::Sender<Answer>,
}

type Answer = Result<Written, Error>;

/// A connection to write with; the database exists already.
pub(super) fn connect(file: &Path) -> Result<Connection, Error> {
    let connection = Connection::open(file)?;
    connection.busy_timeout(super::PATIENCE)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "wal_autocheckpoint", super::LONGEST_LOG)?;
    // Statement journals in memory instead of in a file.
    connection.pragma_update(None, "temp_store", "MEMORY")?;
    connection.pragma_update(None, "cache_size", super::WRITER_CACHE)?;
    Ok(connection)
}

/// Commits batches until the queue is closed; signals `written` after each.
pub(super) async fn run(
    mut inbox: UnboundedReceiver<Job>,
    file: PathBuf,
    connection: Connection,
    written: Sender<()>,
) {
    let mut writer = WriterThread::start(connection);
    let mut jobs = Vec::with_capacity(BATCH);
    while inbox.recv_many(&mut jobs, BATCH).await > 0 {
        match writer.commit(jobs).await {
            Some((mut answered, answers)) => {
                for (job, answer) in answered.drain(..).zip(answers) {
                    let _ = job.answer.send(answer); // the caller may be cancelled; the write stays
                }
                jobs = answered;
            }
            // The thread panicked: the answers of this batch are dropped, and a new thread continues.
            None => match connect(&file) {
                Ok(connection) => (writer, jobs) = (WriterThread::start(connection), Vec::new()),
                Err(_) => return,
            },
        }
        let _ = written.try_send(()); // full: the signal is pending already
    }
    writer.stop().await;
}

/// The thread that commits; always the same one, so that SQLite's cache stays in its core's cache.
struct WriterThread {
    batches: mpsc::Sender<Batch>,
    gone: oneshot::Receiver<()>,
}

struct Batch {
    jobs: Vec<Job>,
    done: oneshot::Sender<Done>,
}

type Done = (Vec<Job>, Vec<Answer>);

impl WriterThread {
    fn start(mut connection: Connection) -> Self {
        let (batches, inbox) = mpsc::channel::<Batch>();
        let (going, gone) = oneshot::channel();
        let work = move || {
            for Batch { jobs, done } in inbox {
                let answers = commit(&mut connection, &jobs);
                let _ = done.send((jobs, answers)); // the server may have ended meanwhile
            }
            drop(connection);
            let _ = going.send(());
        };
        // Without a thread the channel is closed, which the sender notices.
        let _ = thread::Builder::new().name("sqlite-writer".to_owned()).spawn(work);
        Self { batches, gone }
    }

    /// The jobs with their answers; none if the thread panicked.
    async fn commit(&self, jobs: Vec<Job>) -> Option<Done> {
        let (done, committed) = oneshot::channel();
        self.batches.send(Batch { jobs, done }).ok()?;
        committed.await.ok()
    }

    /// Waits until the file is closed.
    async fn stop(self) {
        drop(self.batches);
        let _ = self.gone.await; // it may have ended already
    }
}

/// All in one transaction. If one of them is at fault, it is rolled back and each is committed by itself. If the
/// database is at fault, all get the error.
fn commit(connection: &mut Connection, jobs: &[Job]) -> Vec<Answer> {
    match together(connection, jobs) {
        Ok(written) => written.into_iter().map(Ok).collect(),
        Err(Error::Other(_)) if jobs.len() > 1 => {
            let alone = |job| together(connection, std::slice::from_ref(job)).map(|mut it| it.remove(0));
            jobs.iter().map(alone).collect()
        }
        Err(error) => jobs.iter().map(|_| Err(error.clone())).collect(),
    }
}

fn together(connection: &mut Connection, jobs: &[Job]) -> Result<Vec<Written>, Error> {
    // Takes the write lock at once: upgrading a read lock could fail.
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let written = jobs.iter().map(|job| write(&transaction, &job.statements)).collect::<Result<_, _>>()?;
    transaction.commit()?;
    Ok(written)
}

fn write(connection: &Connection, statements: &[Statement]) -> Result<Written, Error> {
    let mut written = Written::default();
    for Statement { sql, values, returns_ids } in statements {
        let mut prepared = connection.prepare_cached(sql.as_str())?;
        let values = rusqlite::params_from_iter(values);
        written = if *returns_ids {
            let ids = prepared.query_map(values, |row| row.get(0))?.collect::<Result<Vec<String>, _>>()?;
            Written { rows: ids.len() as u64, ids }
        } else {
            Written { rows: prepared.execute(values)? as u64, ids: Vec::new() }
        };
        if !written.wrote_any() {
            break;
        }
    }
    Ok(written)
}

impl ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        let value = match self {
            Self::Number(number) => number.map(ValueRef::Integer),
            Self::Flag(flag) => Some(ValueRef::Integer(i64::from(*flag))),
            Self::Text(text) => text.as_ref().map(|it| ValueRef::Text(it.as_bytes())),
            Self::Bytes(bytes) => bytes.as_ref().map(|it| ValueRef::Blob(it)),
        };
        Ok(ToSqlOutput::Borrowed(value.unwrap_or(ValueRef::Null)))
    }
}
