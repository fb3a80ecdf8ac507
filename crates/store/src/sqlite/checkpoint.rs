//! Checkpointing the write-ahead log beside the writer.
//!
//! By default SQLite checkpoints during some commit, which then waits for two more syncs of the disk. Here another
//! connection does it passively: it copies what it can without blocking and without being blocked.

use std::time::Duration;

use sqlx::sqlite::SqlitePool;
use tokio::sync::mpsc::Receiver;
use tokio::time::sleep;

/// Checkpoints a while after a write, so that a page written often is copied once.
pub(super) async fn run(mut written: Receiver<()>, pool: SqlitePool, pause: Duration) {
    while written.recv().await.is_some() {
        sleep(pause).await;
        // A failure costs nothing: the log is as durable as the file, and the writer checkpoints it, too, before it
        // grows too long.
        let _ = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&pool).await;
    }
}
