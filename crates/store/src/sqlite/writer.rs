//! Group commit: while one transaction is on its way to the disk, the next one gathers.
//!
//! A commit costs the same few milliseconds for one entry as for many, so the busier the node, the
//! more share one, whatever they write. A lone write is committed at once.
//!
//! The transaction is made on a thread that may wait for the disk, with a connection that is spoken to directly: all of
//! it is one journey there and back, whatever the number of its statements.

use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::thread;

use rusqlite::types::{ToSql, ToSqlOutput, ValueRef};
use rusqlite::{Connection, TransactionBehavior};
use tokio::sync::mpsc::{Sender, UnboundedReceiver};
use tokio::sync::oneshot;

use crate::Error;
use crate::statement::{Statement, Value, Written};

/// The most jobs in one transaction.
const BATCH: usize = 256;

/// A write that waits for its answer.
#[derive(Debug)]
pub(super) struct Job {
    pub(super) statements: Vec<Statement>,
    pub(super) answer: oneshot::Sender<Answer>,
}

type Answer = Result<Written, Error>;

/// A connection to write with. The file is a database already.
pub(super) fn connect(file: &Path) -> Result<Connection, Error> {
    let connection = Connection::open(file)?;
    connection.busy_timeout(super::PATIENCE)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "wal_autocheckpoint", super::LONGEST_LOG)?;
    // What a statement could have to undo, which would else be written to a file beside.
    connection.pragma_update(None, "temp_store", "MEMORY")?;
    connection.pragma_update(None, "cache_size", super::WRITER_CACHE)?;
    Ok(connection)
}

/// Commits what comes in until nobody can send any more, and says when it has.
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
                    let _ = job.answer.send(answer); // whoever asked may have gone; what was written stays
                }
                jobs = answered;
            }
            // It broke, and those who waited know by the absence of an answer. The next have another.
            None => match connect(&file) {
                Ok(connection) => (writer, jobs) = (WriterThread::start(connection), Vec::new()),
                Err(_) => return,
            },
        }
        let _ = written.try_send(()); // if it is full, it was said
    }
    writer.stop().await;
}

/// The thread that commits: always the same, so that what SQLite remembers is near it.
struct WriterThread {
    batches: mpsc::Sender<Batch>,
    gone: oneshot::Receiver<()>,
}

/// What is committed together.
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
                let _ = done.send((jobs, answers)); // nobody waits where the whole server has ended
            }
            drop(connection);
            let _ = going.send(());
        };
        // Without a thread nobody is at the other end, and whoever sends finds that out.
        let _ = thread::Builder::new().name("sqlite-writer".to_owned()).spawn(work);
        Self { batches, gone }
    }

    /// The jobs with their answers; nothing if it broke.
    async fn commit(&self, jobs: Vec<Job>) -> Option<Done> {
        let (done, committed) = oneshot::channel();
        self.batches.send(Batch { jobs, done }).ok()?;
        committed.await.ok()
    }

    /// Waits until it has let go of the file.
    async fn stop(self) {
        drop(self.batches);
        let _ = self.gone.await; // it may have gone before
    }
}

/// All in one transaction. If there is something wrong with one of them, nothing of it is stored, and each is written
/// by itself. If there is something wrong with the database, that is the answer to all.
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

/// All of it or nothing.
fn together(connection: &mut Connection, jobs: &[Job]) -> Result<Vec<Written>, Error> {
    // Takes the write lock at once: a reader that becomes a writer halfway could be refused.
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
