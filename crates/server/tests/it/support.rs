//! A server on a database of its own, and somebody to talk to it.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Request, StatusCode, header};
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use server::{Config, Hall, Limits, Rate};
use store::Store;
use tower::ServiceExt as _;

/// A server and its database.
pub(crate) struct House {
    pub(crate) hall: Hall,
    app: Router,
    address: String,
    /// Where a file of its own lies, which goes when the house does.
    folder: Option<PathBuf>,
    store: Arc<dyn Store>,
}

/// Has tests that are given a house run on both databases.
macro_rules! on_both_databases {
    ($($test:ident,)*) => {
        $(mod $test {
            use crate::support::House;

            #[tokio::test]
            async fn on_sqlite() {
                super::$test(House::open().await).await;
            }

            #[tokio::test]
            async fn on_postgres() {
                super::$test(House::on_postgres().await).await;
            }
        })*
    };
}
pub(crate) use on_both_databases;

/// An answer.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Value,
    pub(crate) text: String,
}

impl Answer {
    /// The body of an answer that must be good.
    #[track_caller]
    pub(crate) fn good(self) -> Value {
        assert!(self.status.is_success(), "{} {}", self.status, self.text);
        self.body
    }

    /// The status and the word of an answer that must be a problem.
    #[track_caller]
    pub(crate) fn problem(&self) -> (u16, &str) {
        assert_eq!(self.headers[header::CONTENT_TYPE], "application/problem+json", "{}", self.text);
        assert_eq!(self.body["status"], self.status.as_u16());
        assert!(!self.body["detail"].as_str().unwrap().is_empty());
        (self.status.as_u16(), self.body["code"].as_str().unwrap())
    }
}

/// Limits nobody meets by playing.
pub(crate) fn generous() -> Config {
    let many = Rate { burst: 1_000_000, refill: std::time::Duration::from_micros(1) };
    Config { limits: Limits { requests: many, tables: many, ..Limits::default() }, ..Config::default() }
}

impl House {
    pub(crate) async fn open() -> Self {
        Self::with(generous()).await
    }

    pub(crate) async fn with(config: Config) -> Self {
        Self::on_file(config, |store| store).await
    }

    /// On a store with something around it.
    pub(crate) async fn kept_by(around: impl FnOnce(Arc<dyn Store>) -> Arc<dyn Store>) -> Self {
        Self::on_file(generous(), around).await
    }

    async fn on_file(config: Config, around: impl FnOnce(Arc<dyn Store>) -> Arc<dyn Store>) -> Self {
        static HOUSES: AtomicU32 = AtomicU32::new(0);
        let number = HOUSES.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("undercroft-server-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let address = format!("sqlite:{}", folder.join("hall.db").display());
        Self::over(around(store::open(&address).await.unwrap()), address, Some(folder), config)
    }

    /// On the one database that all tests share: they do not know each other's tables.
    pub(crate) async fn on_postgres() -> Self {
        let address = load::postgres::address("postgres");
        Self::over(store::open(&address).await.unwrap(), address, None, generous())
    }

    fn over(store: Arc<dyn Store>, address: String, folder: Option<PathBuf>, config: Config) -> Self {
        let hall = Hall::open(Arc::clone(&store), config);
        Self { app: server::app(hall.clone()), hall, address, folder, store }
    }

    /// A second node, which hears what the first does: of a file on the same store, else with connections
    /// of its own.
    pub(crate) async fn second_node(&self) -> Self {
        let store = match &self.folder {
            Some(_) => Arc::clone(&self.store),
            None => store::open(&self.address).await.unwrap(),
        };
        Self::over(store, self.address.clone(), None, generous())
    }

    /// Closes the server and opens another one on the same database.
    pub(crate) async fn restart(&mut self) {
        self.hall.close().await;
        self.crash().await;
    }

    /// The same, with other settings.
    pub(crate) async fn restart_with(&mut self, config: Config) {
        self.hall.close().await;
        self.reopen(config).await;
    }

    /// Opens another server on the same database, without a word to the one before.
    pub(crate) async fn crash(&mut self) {
        self.reopen(generous()).await;
    }

    async fn reopen(&mut self, config: Config) {
        self.store = store::open(&self.address).await.unwrap();
        self.hall = Hall::open(Arc::clone(&self.store), config);
        self.app = server::app(self.hall.clone());
    }

    /// Waits until this is so in the store, without a word to the server.
    pub(crate) async fn until_kept(&self, table: &Table, so: impl Fn(&store::Table, u32) -> bool) {
        let id = store::TableId::new(table.path.rsplit('/').next().unwrap()).unwrap();
        let waiting = async {
            loop {
                let row = self.store.table(&id).await.unwrap().unwrap();
                if so(&row, self.store.last_seq(&id).await.unwrap()) {
                    return;
                }
                tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(std::time::Duration::from_mins(2), waiting).await.expect("nothing happens");
    }

    /// What `/metrics` says of something.
    pub(crate) async fn metric(&self, name: &str) -> u64 {
        let text = self.get("/metrics").await.text;
        let value = text.lines().find_map(|line| line.strip_prefix(&format!("undercroft_{name} ")));
        value.unwrap().parse().unwrap()
    }

    pub(crate) async fn send(&self, request: Request<Body>) -> Answer {
        let response = self.app.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = body.collect().await.unwrap().to_bytes();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let body = serde_json::from_str(&text).unwrap_or(Value::Null);
        Answer { status: parts.status, headers: parts.headers, body, text }
    }

    pub(crate) async fn ask(&self, method: &str, path: &str, tokens: &[&str], body: Option<Value>) -> Answer {
        let mut request = Request::builder().method(method).uri(path);
        if !tokens.is_empty() {
            request = request.header(header::AUTHORIZATION, format!("Bearer {}", tokens.join(",")));
        }
        let body = match body {
            Some(body) => {
                request = request.header(header::CONTENT_TYPE, "application/json");
                Body::from(body.to_string())
            }
            None => Body::empty(),
        };
        self.send(request.body(body).unwrap()).await
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, &[], None).await
    }

    pub(crate) async fn get_as(&self, path: &str, token: &str) -> Answer {
        self.ask("GET", path, &[token], None).await
    }

    pub(crate) async fn post(&self, path: &str, token: &str, body: Value) -> Answer {
        let tokens: &[&str] = if token.is_empty() { &[] } else { &[token] };
        self.ask("POST", path, tokens, Some(body)).await
    }

    pub(crate) async fn patch(&self, path: &str, token: &str, body: Value) -> Answer {
        self.ask("PATCH", path, &[token], Some(body)).await
    }

    /// A table where people sit in the first seats and bots in the others, started.
    pub(crate) async fn started(&self, people: usize, seats: usize, settings: Value) -> Table {
        let bot = json!({"kind": "bot", "level": "easy"});
        let kinds: Vec<Value> = (0..seats)
            .map(|seat| if seat < people { json!({"kind": "open"}) } else { bot.clone() })
            .collect();
        let create = json!({"game": "crusade", "seats": seats, "settings": settings, "seat_kinds": kinds,
            "pace": "instant"});
        let created = self.post("/api/tables", "", create).await.good();
        let mut table = Table {
            path: format!("/api/tables/{}", created["table"].as_str().unwrap()),
            host: created["host_token"].as_str().unwrap().to_owned(),
            tokens: Vec::new(),
        };
        for seat in 0..people {
            let claim = json!({"name": format!("Person {seat}"), "nonce": format!("nonce-{seat}")});
            let path = format!("{}/seats/{seat}", table.path);
            let claimed = self.post(&format!("{path}/claim"), "", claim).await.good();
            table.tokens.push(claimed["token"].as_str().unwrap().to_owned());
            self.patch(&path, &table.tokens[seat], json!({"ready": true})).await.good();
        }
        self.ask("POST", &format!("{}/start", table.path), &[&table.host], None).await.good();
        table
    }
}

impl Drop for House {
    fn drop(&mut self) {
        if let Some(folder) = &self.folder {
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}

/// A table somebody made, and everybody's tokens.
pub(crate) struct Table {
    /// Such as `/api/tables/b1946ac92492d2347c6235b4`.
    pub(crate) path: String,
    pub(crate) host: String,
    /// By seat.
    pub(crate) tokens: Vec<String>,
}

impl Table {
    /// A person whose turn it is does what this picks among so many choices; false once it is over.
    pub(crate) async fn step(&self, house: &House, pick: &mut Picks) -> bool {
        for token in &self.tokens {
            let update = house.get_as(&format!("{}/view", self.path), token).await.good();
            if !update["turn"]["over"].is_null() {
                return false;
            }
            let choices = update["choices"].as_array().unwrap();
            if let Some(first) = choices.first() {
                let act = json!({"seat": first["seat"], "seq": update["seq"], "key": pick.key(),
                    "choice": pick.among(choices.len())});
                house.post(&format!("{}/act", self.path), token, act).await;
                return true;
            }
        }
        tokio::time::sleep(std::time::Duration::from_millis(2)).await; // a bot is thinking
        true
    }

    /// Plays to the end.
    pub(crate) async fn finish(&self, house: &House) {
        let mut pick = Picks::new(7);
        while self.step(house, &mut pick).await {}
    }
}

/// Choices that are the same in every run.
pub(crate) struct Picks {
    dice: table::Dice,
    keys: u32,
}

impl Picks {
    pub(crate) fn new(seed: u64) -> Self {
        Self { dice: table::Dice::fast(seed), keys: 0 }
    }

    pub(crate) fn among(&mut self, count: usize) -> usize {
        self.dice.pick(count)
    }

    pub(crate) fn key(&mut self) -> String {
        self.keys += 1;
        format!("key-{}", self.keys)
    }
}
