//! The disk is full, and then there is room again.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use async_trait::async_trait;
use serde_json::json;
use store::{
    Appended, Error, LogEntry, Notices, Seat, Stats, Status, Store, Swap, Table, TableId, TokenHash,
};

use crate::support::{House, Picks};

/// A store on a disk that can be filled. It answers as both databases do when theirs is: what would be written is
/// refused, and everything can still be read.
struct Small {
    store: Arc<dyn Store>,
    full: Arc<AtomicBool>,
}

impl Small {
    /// Where to write, if there is room.
    fn room(&self) -> Result<&dyn Store, Error> {
        if self.full.load(Ordering::Relaxed) { Err(Error::Full) } else { Ok(&*self.store) }
    }
}

#[async_trait]
impl Store for Small {
    async fn create_table(&self, table: &Table, seats: &[Seat]) -> Result<(), Error> {
        self.room()?.create_table(table, seats).await
    }
    async fn update_table(&self, table: &Table) -> Result<Swap<Table>, Error> {
        self.room()?.update_table(table).await
    }
    async fn set_status(&self, table: &TableId, status: Status, at: i64) -> Result<(), Error> {
        self.room()?.set_status(table, status, at).await
    }
    async fn update_seat(&self, table: &TableId, seat: &Seat) -> Result<Swap<Seat>, Error> {
        self.room()?.update_seat(table, seat).await
    }
    async fn append(&self, table: &TableId, entry: LogEntry) -> Result<Appended, Error> {
        self.room()?.append(table, entry).await
    }
    async fn expire(&self, before: i64) -> Result<Vec<TableId>, Error> {
        self.room()?.expire(before).await
    }
    async fn table(&self, table: &TableId) -> Result<Option<Table>, Error> {
        self.store.table(table).await
    }
    async fn table_by_code(&self, code: &str) -> Result<Option<Table>, Error> {
        self.store.table_by_code(code).await
    }
    async fn seats(&self, table: &TableId) -> Result<Vec<Seat>, Error> {
        self.store.seats(table).await
    }
    async fn entries(&self, table: &TableId, from: u32) -> Result<Vec<LogEntry>, Error> {
        self.store.entries(table, from).await
    }
    async fn last_seq(&self, table: &TableId) -> Result<u32, Error> {
        self.store.last_seq(table).await
    }
    async fn list_resumable(&self, after: Option<&TableId>, limit: u32) -> Result<Vec<TableId>, Error> {
        self.store.list_resumable(after, limit).await
    }
    async fn list_public(&self, limit: u32) -> Result<Vec<Table>, Error> {
        self.store.list_public(limit).await
    }
    async fn list_for_tokens(&self, tokens: &[TokenHash]) -> Result<Vec<Table>, Error> {
        self.store.list_for_tokens(tokens).await
    }
    async fn stats(&self) -> Result<Stats, Error> {
        self.store.stats().await
    }
    async fn health(&self) -> Result<(), Error> {
        self.store.health().await
    }
    async fn audit(&self) -> Result<(), Error> {
        self.store.audit().await
    }
    fn subscribe(&self) -> Notices {
        self.store.subscribe()
    }
    async fn close(&self) {
        self.store.close().await;
    }
}

#[tokio::test]
async fn what_cannot_be_kept_is_refused_and_play_goes_on_when_there_is_room() {
    let full = Arc::new(AtomicBool::new(false));
    let disk = Arc::clone(&full);
    let house = House::kept_by(|store| Arc::new(Small { store, full: disk })).await;
    let table = house.started(2, 2, json!({"rounds": 7})).await;
    let mut pick = Picks::new(3);
    assert!(table.step(&house, &mut pick).await);
    let view = format!("{}/view", table.path);
    let before = house.get(&view).await.good();

    full.store(true, Ordering::Relaxed);
    let seat = usize::try_from(before["turn"]["awaits"][0].as_u64().unwrap()).unwrap();
    let act = json!({"seat": seat, "seq": 1, "key": "once", "choice": 0});
    let path = format!("{}/act", table.path);
    for _ in 0..2 {
        let refused = house.post(&path, &table.tokens[seat], act.clone()).await;
        assert_eq!(refused.problem(), (503, "unavailable"));
        assert!(refused.text.contains("disk is full; nothing was done"), "{}", refused.text);
        assert_eq!(house.get(&view).await.good(), before, "nothing was done");
    }
    let new = house.post("/api/tables", "", json!({"game": "crusade", "seats": 2})).await;
    assert_eq!(new.problem(), (503, "unavailable"));
    assert!(house.get("/healthz").await.status.is_success(), "matches can still be looked at");

    full.store(false, Ordering::Relaxed);
    let done = house.post(&path, &table.tokens[seat], act).await.good();
    assert_eq!((&done["entry"], &done["repeated"]), (&json!(2), &json!(false)), "it was not done before");
    while table.step(&house, &mut pick).await {}
    let verdict = house.get(&format!("{}/verify", table.path)).await.good();
    assert_eq!(verdict["genuine"], true, "{verdict}");
}
