//! Group commit: while one transaction is on its way to the disk, the next one gathers.
//!
//! A commit costs the same few milliseconds for one entry as for many, so the busier the node, the
//! more appends share one. Nobody waits for company: a lone append is committed at once.

use serde_json::{Value, json};
use sqlx::sqlite::{SqliteConnection, SqlitePool};
use tokio::sync::mpsc::{Sender, UnboundedReceiver};
use tokio::sync::oneshot;

use super::log;
use crate::notice::Bell;
use crate::{Appended, Entry, Error, Notice, TableId};

/// The most appends in one transaction.
const BATCH: usize = 256;

/// An append that waits for its answer.
#[derive(Debug)]
pub(super) struct Job {
    pub(super) table: TableId,
    pub(super) entry: Entry,
    pub(super) answer: oneshot::Sender<Answer>,
}

type Answer = Result<Appended, Error>;

/// Commits what comes in until nobody can send any more, and says when it has.
pub(super) async fn run(
    mut inbox: UnboundedReceiver<Job>,
    pool: SqlitePool,
    bell: Bell,
    written: Sender<()>,
) {
    let mut jobs = Vec::with_capacity(BATCH);
    while inbox.recv_many(&mut jobs, BATCH).await > 0 {
        let answers = match commit(&pool, &jobs).await {
            Ok(answers) => answers,
            Err(error) => vec![Err(error); jobs.len()],
        };
        for (job, answer) in jobs.drain(..).zip(answers) {
            if let Ok(Appended::Stored) = answer {
                bell.ring(Notice::Entry(job.table, job.entry.seq));
            }
            // Whoever asked may have gone; the entry stays.
            let _ = job.answer.send(answer);
        }
        let _ = written.try_send(()); // if it is full, it was said
    }
}

/// One statement for all tables, which is a transaction: every statement is a journey to SQLite's thread
/// and back, which costs more than what is done there. If one of the entries does not fit, none is
/// stored, and each is asked about by itself, as there is a reason to find out.
async fn commit(pool: &SqlitePool, jobs: &[Job]) -> Result<Vec<Answer>, Error> {
    let mut connection = pool.acquire().await?;
    if jobs.len() > 1 && append_together(&mut connection, jobs).await? {
        return Ok(vec![Ok(Appended::Stored); jobs.len()]);
    }
    let mut answers = Vec::with_capacity(jobs.len());
    for Job { table, entry, .. } in jobs {
        answers.push(log::append(&mut connection, table, entry).await);
    }
    Ok(answers)
}

/// Adds entries of different tables, each exactly behind the last of its table; all of them or none.
async fn append_together(connection: &mut SqliteConnection, jobs: &[Job]) -> Result<bool, Error> {
    let row = |Job { table, entry, .. }: &Job| {
        json!([table.as_str(), entry.seq, entry.seat, entry.kind, entry.payload, entry.key, entry.at])
    };
    let stored = sqlx::query(
        "WITH new AS MATERIALIZED (
             SELECT value ->> 0 AS id, value ->> 1 AS seq, value ->> 2 AS seat, value ->> 3 AS kind,
                 value ->> 4 AS payload, value ->> 5 AS key, value ->> 6 AS at
             FROM json_each($1)
         ), fitting AS MATERIALIZED (
             SELECT new.* FROM new CROSS JOIN tables ON tables.id = new.id
             WHERE new.seq = 1 + COALESCE((SELECT MAX(seq) FROM entries WHERE table_id = new.id), 0)
         )
         INSERT INTO entries (table_id, seq, seat, kind, payload, key, at)
         SELECT * FROM fitting WHERE (SELECT COUNT(*) FROM fitting) = (SELECT COUNT(*) FROM new)",
    )
    .bind(Value::from(jobs.iter().map(row).collect::<Vec<_>>()).to_string())
    .execute(connection)
    .await;
    match stored {
        Ok(stored) => Ok(stored.rows_affected() > 0),
        // A key that is there already, or two entries for one place.
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(false),
        Err(error) => Err(error.into()),
    }
}
