//! Acknowledged means durable: a process that is killed in the middle loses nothing it has said.
//!
//! The test starts itself again as the process to be killed. `UNDERCROFT_TEST_KILLS=1000` kills
//! more often than the few times that suit every day.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

use store::{Appended, Store, TableId};
use tokio::task::JoinSet;

use crate::place::{Place, entry, id, lay};

const TABLES: [&str; 4] = ["north", "east", "south", "west"];

/// Tells the process to be killed where to write.
const VICTIM: &str = "UNDERCROFT_STORE_VICTIM";

#[tokio::test]
async fn sqlite_keeps_what_it_acknowledged() {
    if !play_victim().await {
        kill_again_and_again(&Place::file(), "kill::sqlite_keeps_what_it_acknowledged").await;
    }
}

#[tokio::test]
async fn postgres_keeps_what_it_acknowledged() {
    if !play_victim().await {
        let place = Place::database().await;
        kill_again_and_again(&place, "kill::postgres_keeps_what_it_acknowledged").await;
        place.clear().await;
    }
}

async fn kill_again_and_again(place: &Place, test: &str) {
    let store = place.open().await;
    for table in TABLES {
        lay(&*store, table).await;
    }
    store.close().await;

    let kills = std::env::var("UNDERCROFT_TEST_KILLS").map_or(5, |it| it.parse().expect("a number"));
    let mut acknowledged: BTreeMap<TableId, u32> = BTreeMap::new();
    for kill in 0..kills {
        let mut victim = start(test, &place.address());
        listen(&mut victim, 10 + kill * 7 % 60, &mut acknowledged);
        place.forget_the_dead().await;
        check(place, &mut acknowledged).await;
    }
    assert!(acknowledged.values().all(|&last| last > 0), "all tables were written to");
}

/// The test again, in a process of its own.
fn start(test: &str, address: &str) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args([test, "--exact", "--nocapture"])
        .env(VICTIM, address)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// Notes what the victim acknowledges, kills it after so many words, and hears its last ones.
fn listen(victim: &mut Child, words: usize, acknowledged: &mut BTreeMap<TableId, u32>) {
    let said = BufReader::new(victim.stdout.take().unwrap()).lines();
    let mut heard = 0;
    for line in said.map_while(Result::ok) {
        let Some((table, seq)) = line.strip_prefix("ack ").and_then(|it| it.split_once(' ')) else {
            continue;
        };
        acknowledged.insert(id(table), seq.parse().unwrap());
        heard += 1;
        if heard == words {
            victim.kill().unwrap();
        }
    }
    assert!(heard >= words, "the victim died by itself after {heard} acknowledgements");
    victim.wait().unwrap();
}

/// All that was acknowledged is there; at most one entry a table was on its way. An entry that came
/// through unheard counts as said from now on.
async fn check(place: &Place, acknowledged: &mut BTreeMap<TableId, u32>) {
    let store = place.open().await;
    for table in TABLES.map(id) {
        let seq = acknowledged.entry(table.clone()).or_default();
        let log = store.entries(&table, 1).await.unwrap();
        let last = u32::try_from(log.len()).unwrap();
        assert!((*seq..=*seq + 1).contains(&last), "{table}: {seq} acknowledged, {last} there");
        *seq = last;
        assert!(log.into_iter().zip((1..).map(entry)).all(|(found, written)| found == written));
    }
    store.audit().await.unwrap();
    store.close().await;
}

/// Writes until it is killed, if that is what this process is for.
async fn play_victim() -> bool {
    let Ok(address) = std::env::var(VICTIM) else { return false };
    let store = store::open(&address).await.unwrap();
    let mut writers = JoinSet::new();
    for table in TABLES {
        writers.spawn(write(Arc::clone(&store), id(table)));
    }
    writers.join_all().await;
    true
}

async fn write(store: Arc<dyn Store>, table: TableId) {
    for seq in store.last_seq(&table).await.unwrap() + 1.. {
        assert_eq!(store.append(&table, entry(seq)).await.unwrap(), Appended::Stored);
        let mut said = std::io::stdout().lock();
        writeln!(said, "ack {table} {seq}").unwrap();
    }
}
