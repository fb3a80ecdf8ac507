//! Copying the write-ahead log into the file, beside the writer instead of in its way.
//!
//! A commit only adds to the log. Left to itself SQLite copies the log during some unlucky commit, and
//! everybody who acts meanwhile waits for two more syncs of the disk. Here a connection of its own does it,
//! passively: it takes what is there, and neither waits for anybody nor has anybody wait.

use std::time::Duration;

use sqlx::sqlite::SqlitePool;
use tokio::sync::mpsc::Receiver;
use tokio::time::sleep;

/// Copies a while after something was written, until nobody writes any more. A page that was written often by
/// then is copied once.
pub(super) async fn run(mut written: Receiver<()>, pool: SqlitePool, pause: Duration) {
    while written.recv().await.is_some() {
        sleep(pause).await;
        // Whatever keeps it from copying keeps nothing from being stored: the log is as durable as the file,
        // and the writer copies it, too, before it grows beyond its bound.
        let _ = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&pool).await;
    }
}
