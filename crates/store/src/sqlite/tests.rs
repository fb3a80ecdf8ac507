//! Full disks and broken writes, which need the writer's own connection.

use std::path::PathBuf;

use super::*;
use crate::{Appended, LogEntry, Store, TableId};

struct File(PathBuf);

impl File {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("undercroft-store-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Self(folder.join("tables.db"))
    }
}

impl Drop for File {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(self.0.parent().unwrap());
    }
}

/// Queries the writer's connection.
async fn ask(store: &Sqlite, sql: &'static str) -> Result<Vec<String>, Error> {
    Ok(store.write(vec![Statement::returning_ids(sql, Vec::new())]).await?.ids)
}

/// Sets a pragma there. The number it may answer with is no id, which does not matter.
async fn set(store: &Sqlite, sql: &'static str) {
    match ask(store, sql).await {
        Ok(_) => {}
        Err(Error::Other(said)) => assert!(said.contains("Integer"), "{said}"),
        Err(error) => panic!("{error}"),
    }
}

async fn lay(store: &Sqlite) -> TableId {
    let id = TableId::new("t").unwrap();
    let table = crate::model::tests::table(id.clone());
    store.create_table(&table, &[]).await.unwrap();
    id
}

fn entry(seq: u32, size: usize) -> LogEntry {
    let payload = format!("\"{}\"", "x".repeat(size));
    LogEntry { seq, seat: None, kind: "act".to_owned(), payload, key: None, at: 0 }
}

#[tokio::test]
async fn a_full_disk_acknowledges_nothing_and_harms_nothing() {
    let file = File::new("full");
    let store = Sqlite::open(&file.0).await.unwrap();
    let table = lay(&store).await;
    assert_eq!(store.append(&table, entry(1, 10)).await.unwrap(), Appended::Stored);

    set(&store, "PRAGMA max_page_count = 20").await;
    let small = store.append(&table, entry(2, 10));
    let (small, large) = tokio::join!(small, store.append(&table, entry(3, 1 << 20)));
    assert!(matches!(large, Err(Error::Full)), "{large:?}");
    // They may have shared a transaction, which then failed for both.
    let last = if small.is_ok() { 2 } else { 1 };
    assert_eq!(store.last_seq(&table).await.unwrap(), last);
    store.audit().await.unwrap();

    set(&store, "PRAGMA max_page_count = 100000").await;
    let answer = store.append(&table, entry(last + 1, 1 << 20)).await.unwrap();
    assert_eq!(answer, Appended::Stored, "there is room again");
}

#[tokio::test]
async fn a_read_only_file_is_told_as_such() {
    let file = File::new("read-only");
    let store = Sqlite::open(&file.0).await.unwrap();
    let table = lay(&store).await;
    set(&store, "PRAGMA query_only = ON").await;
    let refused = store.append(&table, entry(1, 10)).await;
    assert!(matches!(refused, Err(Error::ReadOnly)), "{refused:?}");
    assert!(matches!(store.expire(9).await, Err(Error::ReadOnly)));
    assert_eq!(store.last_seq(&table).await.unwrap(), 0);
}

#[tokio::test]
async fn commits_are_synced_to_the_disk() {
    let file = File::new("full-sync");
    let store = Sqlite::open(&file.0).await.unwrap();
    let synchronous = "SELECT CAST(synchronous AS TEXT) FROM pragma_synchronous()";
    assert_eq!(ask(&store, synchronous).await.unwrap(), ["2"]);
    assert_eq!(ask(&store, "PRAGMA journal_mode").await.unwrap(), ["wal"]);
}

#[tokio::test]
async fn the_log_is_copied_into_the_file_beside_the_writer() {
    const SIZE: usize = 1 << 20;
    let file = File::new("copied");
    let store = Sqlite::open(&file.0).await.unwrap();
    let table = lay(&store).await;
    set(&store, "PRAGMA wal_autocheckpoint = 0").await;
    assert_eq!(store.append(&table, entry(1, SIZE)).await.unwrap(), Appended::Stored);
    let length = || std::fs::metadata(&file.0).unwrap().len();
    assert!(length() < SIZE as u64, "so far it stands in the log alone");
    let (written, changes) = mpsc::channel(1);
    written.send(()).await.unwrap();
    drop(written);
    checkpoint::run(changes, store.checkpointer.clone(), Duration::ZERO).await;
    assert!(length() > SIZE as u64, "the checkpointer has copied it");
}

#[cfg(unix)]
#[tokio::test]
async fn only_its_owner_reads_the_file() {
    use std::os::unix::fs::PermissionsExt;

    let file = File::new("private");
    let _store = Sqlite::open(&file.0).await.unwrap();
    for kept in std::fs::read_dir(file.0.parent().unwrap()).unwrap() {
        let kept = kept.unwrap();
        let rights = kept.metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!(rights, 0o600, "{}", kept.path().display());
    }
}
