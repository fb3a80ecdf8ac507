//! Real servers that are really killed, and some that are asked to go: what was acknowledged stays, and happens
//! once.
//!
//! `UNDERCROFT_TEST_ACTIONS=1000 cargo test -p undercroft --test it servers` plays longer and kills more
//! often than suits every day.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use load::{HttpClient, Server, postgres};
use serde_json::{Value, json};
use table::Dice;

/// So many actions between two kills.
const LIFE: u32 = 10;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_server_has_lost_and_doubled_nothing() {
    let folder = std::env::temp_dir().join(format!("undercroft-kill-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let database = format!("sqlite:{}", folder.join("tables.db").display());
    let wanted = std::env::var("UNDERCROFT_TEST_ACTIONS").map_or(40, |it| it.parse().expect("a number"));
    let mut acknowledged = 0;
    let mut guest = Guest::new(5);
    let mut server = start(&database);
    let mut table = Table::sit_down(&server, guest.dice.pick(1000) as u64).await;
    while acknowledged < wanted {
        for _ in 0..LIFE {
            if guest.act(server.address, &table).await {
                acknowledged += 1;
            } else {
                guest.check(server.address, &table).await;
                guest.said.clear();
                table = Table::sit_down(&server, guest.dice.pick(1000) as u64).await;
            }
        }
        // One more is on its way when the server dies; whether it arrived, only asking again tells.
        let cut_off = guest.next(server.address, &table).await.unwrap();
        if let Some(act) = &cut_off {
            let sent = guest.send(server.address, &table, act);
            let pause = Duration::from_micros(guest.dice.clone().pick(5000) as u64);
            let _ = tokio::time::timeout(pause, sent).await;
        }
        server.kill();
        server = start(&database);
        if let Some(act) = cut_off {
            let entry =
                guest.send(server.address, &table, &act).await.expect("a deed sent again is done once");
            guest.said.push((entry, act.action.clone()));
            acknowledged += 1;
            assert_eq!(guest.send(server.address, &table, &act).await.unwrap(), entry, "and once more");
        }
        guest.check(server.address, &table).await;
    }
    drop(server);
    std::fs::remove_dir_all(&folder).unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_through_two_nodes_survives_the_death_of_one() {
    let database = postgres::address("postgres");
    let (one, other) = (start(&database), start(&database));
    let table = Table::sit_down(&one, 7).await;
    let mut guest = Guest::new(9);
    let mut watcher = load::Socket::hello(other.address, &table.path, "").await.unwrap();
    for turn in 0..20 {
        assert!(guest.act(if turn % 2 == 0 { one.address } else { other.address }, &table).await);
    }
    watcher.until(20).await.unwrap(); // what the one node did, the other has told
    one.kill();
    while guest.act(other.address, &table).await {}
    guest.check(other.address, &table).await;
    while !watcher.over {
        watcher.next().await.unwrap();
    }
    let mut wire = HttpClient::connect(other.address).await.unwrap();
    let verdict = wire.get(&format!("{}/verify", table.path), "").await.unwrap().good().unwrap();
    assert_eq!(verdict["genuine"], true, "{verdict}");
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_asked_to_go_finishes_what_it_has_begun() {
    const TABLES: u64 = 6;
    let folder = std::env::temp_dir().join(format!("undercroft-stop-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let database = format!("sqlite:{}", folder.join("tables.db").display());
    let server = start(&database);
    let address = server.address;
    let (mut playing, mut watchers) = (Vec::new(), Vec::new());
    for seed in 0..TABLES {
        let table = Table::sit_down(&server, seed).await;
        watchers.push(load::Socket::hello(address, &table.path, "").await.unwrap());
        playing.push(tokio::spawn(async move {
            let mut guest = Guest::new(seed);
            let cut_off = guest.act_to_the_last(address, &table).await;
            (guest, table, cut_off)
        }));
    }
    for watcher in &mut watchers {
        watcher.until(3).await.unwrap(); // everybody plays
    }
    let ended = tokio::task::spawn_blocking(move || server.stop().unwrap()).await.unwrap();
    assert!(ended.success(), "{ended}");
    for mut watcher in watchers {
        let goodbye = loop {
            if let Err(goodbye) = watcher.next().await {
                break goodbye.to_string();
            }
        };
        assert!(goodbye.contains("restarting"), "{goodbye}");
    }
    let server = start(&database);
    for guest in playing {
        let (mut guest, table, cut_off) = guest.await.unwrap();
        assert!(guest.said.len() >= 2, "the third may have been on its way");
        if let Some(deed) = cut_off {
            let entry =
                guest.send(server.address, &table, &deed).await.expect("a deed sent again is done once");
            guest.said.push((entry, deed.action));
        }
        guest.check(server.address, &table).await;
    }
    drop(server);
    std::fs::remove_dir_all(&folder).unwrap();
}

fn start(database: &str) -> Server {
    Server::start(Path::new(env!("CARGO_BIN_EXE_undercroft")), database).unwrap()
}

/// A running table of two.
struct Table {
    path: String,
    tokens: Vec<String>,
}

impl Table {
    async fn sit_down(server: &Server, seed: u64) -> Self {
        let party = load::BotTable::start(server.address, "crusade", 2, seed).await.unwrap();
        Self { path: party.path, tokens: party.tokens }
    }
}

/// Something to be done, to be sent again in the same words.
struct Deed {
    seat: usize,
    body: Value,
    action: Value,
}

/// Somebody who plays all seats and remembers what was acknowledged.
struct Guest {
    dice: Dice,
    /// How many deeds there were; each has a key of its own.
    keys: u32,
    /// The entry each deed became, and its action.
    said: Vec<(u64, Value)>,
}

impl Guest {
    fn new(seed: u64) -> Self {
        Self { dice: Dice::fast(seed), keys: 0, said: Vec::new() }
    }

    /// Acts for whoever is awaited; false once the match is over. A node that has not yet heard what the
    /// other did refuses a deed as stale and has read on by then, so it is tried again.
    async fn act(&mut self, server: SocketAddr, table: &Table) -> bool {
        for _ in 0..100 {
            let Some(deed) = self.next(server, table).await.unwrap() else { return false };
            if let Some(entry) = self.send(server, table, &deed).await {
                self.said.push((entry, deed.action));
                return true;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("nothing is acknowledged any more")
    }

    /// Something that may be done now; nothing once the match is over. A node may hear of a deed done at the
    /// other between two seats' views, so that neither has anything to choose: then both are asked again.
    async fn next(&mut self, server: SocketAddr, table: &Table) -> anyhow::Result<Option<Deed>> {
        let mut wire = HttpClient::connect(server).await?;
        for _ in 0..100 {
            for (seat, token) in table.tokens.iter().enumerate() {
                let update = wire.get(&format!("{}/view", table.path), token).await?.good()?;
                if !update["turn"]["over"].is_null() {
                    return Ok(None);
                }
                let choices = update["choices"].as_array().unwrap();
                if !choices.is_empty() {
                    let action = choices[self.dice.pick(choices.len())]["action"].clone();
                    self.keys += 1;
                    let body = json!({"seat": seat, "seq": update["seq"], "key": format!("key-{}", self.keys),
                        "action": action, "brief": true});
                    return Ok(Some(Deed { seat, body, action }));
                }
            }
        }
        panic!("nobody is awaited any more, and the match is not over")
    }

    /// The entry a deed became, if that was acknowledged.
    async fn send(&self, server: SocketAddr, table: &Table, deed: &Deed) -> Option<u64> {
        let mut wire = HttpClient::connect(server).await.ok()?;
        let path = format!("{}/act", table.path);
        let answer = wire.post(&path, &table.tokens[deed.seat], &deed.body).await.ok()?;
        if [409, 503].contains(&answer.status.as_u16()) {
            return None; // stale, or about to go
        }
        answer.good().unwrap()["entry"].as_u64()
    }

    /// Acts until the server is gone; gives the deed of which it is not known whether it was done.
    async fn act_to_the_last(&mut self, server: SocketAddr, table: &Table) -> Option<Deed> {
        loop {
            let deed = self.next(server, table).await.ok()??;
            match self.send(server, table, &deed).await {
                Some(entry) => self.said.push((entry, deed.action)),
                None => return Some(deed),
            }
        }
    }

    /// Everything acknowledged is there, in its place, and nothing else.
    async fn check(&self, server: SocketAddr, table: &Table) {
        let places: Vec<u64> = self.said.iter().map(|(entry, _)| *entry).collect();
        assert_eq!(places, (1..=self.said.len() as u64).collect::<Vec<_>>(), "each deed has its own place");
        let mut wire = HttpClient::connect(server).await.unwrap();
        let update = wire.get(&format!("{}/view", table.path), "").await.unwrap().good().unwrap();
        assert_eq!(update["seq"], self.said.len(), "nothing is missing and nothing is there twice");
        if update["turn"]["over"].is_null() {
            return;
        }
        let record = wire.get(&format!("{}/record", table.path), "").await.unwrap().good().unwrap();
        let done: Vec<&Value> =
            record["entries"].as_array().unwrap().iter().map(|it| &it["action"]).collect();
        assert_eq!(done, self.said.iter().map(|(_, action)| action).collect::<Vec<_>>());
    }
}
