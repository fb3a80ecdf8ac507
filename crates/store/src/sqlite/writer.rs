//! Group commit: while one transaction is on its way to the disk, the next one gathers.
//!
//! A commit costs the same few milliseconds for one entry as for many, so the busier the node, the
//! more share one, whatever they write. A lone append is committed at once.

use std::fmt;

use async_trait::async_trait;
use sqlx::pool::PoolConnection;
use sqlx::sqlite::{SqliteConnection, SqlitePool};
use sqlx::{Connection as _, Sqlite};
use tokio::sync::mpsc::{Sender, UnboundedReceiver};
use tokio::sync::oneshot;

use super::log;
use super::writes::Write;
use crate::{Appended, Entry, Error, TableId};

/// The most jobs in one transaction.
const BATCH: usize = 256;

/// Takes the write lock at once: a reader that becomes a writer halfway could be refused.
const BEGIN_WRITE: &str = "BEGIN IMMEDIATE";

/// What waits to be written.
#[derive(Debug)]
pub(super) enum Job {
    /// An entry of the log: nearly all there is.
    Append(Append),
    /// Anything else.
    Other(Box<dyn Deed>),
}

/// An append that waits for its answer.
#[derive(Debug)]
pub(super) struct Append {
    pub(super) table: TableId,
    pub(super) entry: Entry,
    pub(super) answer: oneshot::Sender<Answer>,
}

type Answer = Result<Appended, Error>;

/// A write of whatever kind, with whoever waits for its answer.
#[async_trait]
pub(super) trait Deed: fmt::Debug + Send {
    /// Writes it in the transaction the connection is in.
    async fn write(&mut self, connection: &mut SqliteConnection) -> Result<(), Error>;
    /// Writes it in a transaction of its own.
    async fn write_alone(&mut self, connection: &mut SqliteConnection) -> Result<(), Error>;
    /// Says that it is committed, or why not.
    fn answer(self: Box<Self>, failure: Option<Error>);
}

#[derive(Debug)]
struct Asked<W: Write> {
    deed: W,
    outcome: Option<W::Answer>,
    answer: oneshot::Sender<Result<W::Answer, Error>>,
}

/// A job, and where its answer will be.
pub(super) fn ask<W: Write>(deed: W) -> (Job, oneshot::Receiver<Result<W::Answer, Error>>) {
    let (answer, answered) = oneshot::channel();
    (Job::Other(Box::new(Asked { deed, outcome: None, answer })), answered)
}

#[async_trait]
impl<W: Write> Deed for Asked<W> {
    async fn write(&mut self, connection: &mut SqliteConnection) -> Result<(), Error> {
        self.outcome = Some(self.deed.write(connection).await?);
        Ok(())
    }

    async fn write_alone(&mut self, connection: &mut SqliteConnection) -> Result<(), Error> {
        if !W::SEVERAL {
            return self.write(connection).await;
        }
        let mut transaction = connection.begin_with(BEGIN_WRITE).await?;
        self.write(&mut transaction).await?;
        Ok(transaction.commit().await?)
    }

    fn answer(self: Box<Self>, failure: Option<Error>) {
        // Whoever asked may have gone; what was written stays.
        let _ = match (failure, self.outcome) {
            (None, Some(outcome)) => self.answer.send(Ok(outcome)),
            (failure, _) => self.answer.send(Err(failure.unwrap_or(Error::Closed))),
        };
    }
}

/// Commits what comes in until nobody can send any more, and says when it has.
pub(super) async fn run(mut inbox: UnboundedReceiver<Job>, pool: SqlitePool, written: Sender<()>) {
    let mut pen = Pen { pool, connection: None };
    let mut jobs = Vec::with_capacity(BATCH);
    while inbox.recv_many(&mut jobs, BATCH).await > 0 {
        let (mut appends, mut deeds) = (Vec::with_capacity(jobs.len()), Vec::new());
        for job in jobs.drain(..) {
            match job {
                Job::Append(append) => appends.push(append),
                Job::Other(deed) => deeds.push(deed),
            }
        }
        let (answers, failures) = match commit(&mut pen, &appends, &mut deeds).await {
            Ok(outcome) => outcome,
            Err(error) => {
                pen.put_down();
                (vec![Err(error.clone()); appends.len()], vec![Some(error); deeds.len()])
            }
        };
        for (append, answer) in appends.into_iter().zip(answers) {
            let _ = append.answer.send(answer); // the same
        }
        for (deed, failure) in deeds.into_iter().zip(failures) {
            deed.answer(failure);
        }
        let _ = written.try_send(()); // if it is full, it was said
    }
}

/// The connection to write with, kept in the hand: whenever it is given back its pool tests it, which costs as much as a
/// statement.
struct Pen {
    pool: SqlitePool,
    connection: Option<PoolConnection<Sqlite>>,
}

impl Pen {
    async fn take(&mut self) -> Result<&mut SqliteConnection, Error> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.pool.acquire().await?,
        };
        Ok(self.connection.insert(connection))
    }

    /// Perhaps it does not write any more: then the pool replaces it.
    fn put_down(&mut self) {
        self.connection = None;
    }
}

type Outcome = (Vec<Answer>, Vec<Option<Error>>);

/// All in one transaction. If there is something wrong with one of them, nothing of it is stored, and each is written
/// by itself. If there is something wrong with the database, that is the answer to all.
async fn commit(pen: &mut Pen, appends: &[Append], deeds: &mut [Box<dyn Deed>]) -> Result<Outcome, Error> {
    let connection = pen.take().await?;
    if appends.len() + deeds.len() > 1 {
        match together(connection, appends, deeds).await {
            Ok(answers) => return Ok((answers, vec![None; deeds.len()])),
            Err(Error::Taken | Error::NoSuchTable(_) | Error::Other(_)) => {}
            Err(error) => return Err(error),
        }
    }
    let (mut answers, mut failures) = (Vec::new(), Vec::new());
    for Append { table, entry, .. } in appends {
        answers.push(log::append(connection, table, entry).await);
    }
    for deed in deeds {
        failures.push(deed.write_alone(connection).await.err());
    }
    Ok((answers, failures))
}

/// All of it or nothing.
async fn together(
    connection: &mut SqliteConnection,
    appends: &[Append],
    deeds: &mut [Box<dyn Deed>],
) -> Result<Vec<Answer>, Error> {
    if deeds.is_empty() && append_together(connection, appends).await? {
        return Ok(vec![Ok(Appended::Stored); appends.len()]); // one statement is a transaction
    }
    let mut transaction = connection.begin_with(BEGIN_WRITE).await?;
    let mut answers = vec![Ok(Appended::Stored); appends.len()];
    if deeds.is_empty() || !append_together(&mut transaction, appends).await? {
        for (answer, Append { table, entry, .. }) in answers.iter_mut().zip(appends) {
            *answer = Ok(log::append(&mut transaction, table, entry).await?);
        }
    }
    for deed in deeds {
        deed.write(&mut transaction).await?;
    }
    transaction.commit().await?;
    Ok(answers)
}

/// Adds entries of different tables, each exactly behind the last of its table; all of them or none. One statement for
/// all, as every statement is a journey to SQLite's thread and back, which costs more than what is done there.
async fn append_together(connection: &mut SqliteConnection, appends: &[Append]) -> Result<bool, Error> {
    if appends.is_empty() {
        return Ok(true);
    }
    // Payloads are JSON, which is not put into JSON again: all of them are one text, and a row says where to cut it.
    let mut payloads = String::new();
    let rows = appends.iter().map(|Append { table, entry: it, .. }| {
        let begin = payloads.len() + 1;
        payloads.push_str(&it.payload);
        (table.as_str(), it.seq, it.seat, &*it.kind, begin, it.payload.len(), it.key.as_deref(), it.at)
    });
    let rows = serde_json::to_string(&rows.collect::<Vec<_>>()).expect("rows are plain data");
    let stored = sqlx::query(
        "WITH new AS MATERIALIZED (
             SELECT value ->> 0 AS id, value ->> 1 AS seq, value ->> 2 AS seat, value ->> 3 AS kind,
                 value ->> 4 AS begin, value ->> 5 AS length, value ->> 6 AS key, value ->> 7 AS at
             FROM jsonb_each($1)
         ), fitting AS MATERIALIZED (
             SELECT number, seq, seat, kind, begin, length, key, at FROM new CROSS JOIN tables USING (id)
             WHERE seq = 1 + COALESCE((SELECT MAX(seq) FROM entries WHERE table_number = number), 0)
         )
         INSERT INTO entries (table_number, seq, seat, kind, payload, key, at)
         SELECT number, seq, seat, kind, CAST(substr($2, begin, length) AS TEXT), key, at FROM fitting
         WHERE (SELECT COUNT(*) FROM fitting) = (SELECT COUNT(*) FROM new)",
    )
    .bind(rows)
    .bind(payloads.into_bytes())
    .execute(connection)
    .await;
    match stored {
        Ok(stored) => Ok(stored.rows_affected() > 0),
        // Two entries for one place.
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(false),
        Err(error) => Err(error.into()),
    }
}
