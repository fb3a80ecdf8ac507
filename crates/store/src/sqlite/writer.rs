//! Group commit: while one transaction is on its way to the disk, the next one gathers.
//!
//! A commit costs the same few milliseconds for one entry as for many, so the busier the node, the
//! more appends share one. Nobody waits for company: a lone append is committed at once.

use std::collections::HashSet;

use serde_json::{Value, json};
use sqlx::sqlite::{SqliteConnection, SqlitePool};
use tokio::sync::mpsc::UnboundedReceiver;
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

/// Commits what comes in until nobody can send any more.
pub(super) async fn run(mut inbox: UnboundedReceiver<Job>, pool: SqlitePool, bell: Bell) {
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
    }
}

/// One statement for all tables, which is a transaction: every statement is a journey to SQLite's thread
/// and back, which costs more than what is done there. An entry it did not store is asked about by
/// itself, as there is a reason to find out.
async fn commit(pool: &SqlitePool, jobs: &[Job]) -> Result<Vec<Answer>, Error> {
    let mut connection = pool.acquire().await?;
    let mut tables = HashSet::new();
    // A table's second entry in a batch comes after its first, or instead of it.
    let firsts: Vec<bool> = jobs.iter().map(|job| tables.insert(job.table.as_str())).collect();
    let together = jobs.iter().zip(&firsts).filter(|(_, first)| **first).map(|(job, _)| job);
    let stored = append_together(&mut connection, together).await?;
    let mut answers = Vec::with_capacity(jobs.len());
    for (job, first) in jobs.iter().zip(firsts) {
        answers.push(if first && stored.contains(job.table.as_str()) {
            Ok(Appended::Stored)
        } else {
            log::append(&mut connection, &job.table, &job.entry).await
        });
    }
    Ok(answers)
}

/// Adds entries of different tables, each exactly behind the last of its table, and says at which
/// tables it did.
async fn append_together(
    connection: &mut SqliteConnection,
    jobs: impl Iterator<Item = &Job>,
) -> Result<HashSet<String>, Error> {
    let row = |Job { table, entry, .. }: &Job| {
        json!([table.as_str(), entry.seq, entry.seat, entry.kind, entry.payload, entry.key, entry.at])
    };
    let stored = sqlx::query_scalar(
        "INSERT INTO entries (table_id, seq, seat, kind, payload, key, at)
         SELECT tables.id, new.value ->> 1, new.value ->> 2, new.value ->> 3, new.value ->> 4, new.value ->> 5,
             new.value ->> 6
         FROM json_each($1) AS new CROSS JOIN tables ON tables.id = new.value ->> 0
         WHERE new.value ->> 1 = 1 + COALESCE((SELECT MAX(seq) FROM entries WHERE table_id = tables.id), 0)
         ON CONFLICT DO NOTHING
         RETURNING table_id",
    )
    .bind(Value::from(jobs.map(row).collect::<Vec<_>>()).to_string())
    .fetch_all(connection)
    .await?;
    Ok(stored.into_iter().collect())
}
