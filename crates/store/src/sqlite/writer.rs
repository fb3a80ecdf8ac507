//! Group commit: while one transaction is on its way to the disk, the next one gathers.
//!
//! A commit costs the same few milliseconds for one entry as for many, so the busier the node, the
//! more appends share one. Nobody waits for company: a lone append is committed at once.

use sqlx::sqlite::SqlitePool;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::sync::oneshot;

use super::{BEGIN_WRITE, log};
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

/// All of them in one transaction. An error is everybody's: after some, such as a full disk, SQLite
/// has undone the transaction by itself, so none of its answers may be given.
async fn commit(pool: &SqlitePool, jobs: &[Job]) -> Result<Vec<Answer>, Error> {
    let mut transaction = pool.begin_with(BEGIN_WRITE).await?;
    let mut answers = Vec::with_capacity(jobs.len());
    for job in jobs {
        answers.push(match log::append(&mut transaction, &job.table, &job.entry).await {
            Err(error) if !matches!(error, Error::NoSuchTable(_)) => return Err(error),
            answer => answer,
        });
    }
    transaction.commit().await?;
    Ok(answers)
}
