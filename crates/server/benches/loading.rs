//! How long it takes to load a table.
//!
//! Idle tables are unloaded, and after a restart none is loaded: the first request waits until the log was read and
//! replayed. This plays a match of each game, restarts the server on the same file and asks for the match,
//! repeatedly.

#![expect(clippy::unwrap_used, reason = "a measurement that cannot go on has failed")]

use std::io::{self, Write as _};
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::http::{Request, header};
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use server::{Config, Hall, Limits, Rate};
use tower::ServiceExt as _;

/// A long match, unless it ends before.
const LONG: usize = 500;
const ROUNDS: usize = 15;

#[tokio::main]
async fn main() -> io::Result<()> {
    let folder = std::env::temp_dir().join(format!("undercroft-loading-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let database = format!("sqlite:{}", folder.join("tables.db").display());
    let mut out = io::stdout().lock();
    writeln!(out, "game       entries   first request   next request")?;
    for game in shelf::keys() {
        let (hall, app) = open(&database).await;
        let (path, entries) = play(&app, game).await;
        hall.close().await;
        let (mut first, mut next) = (Vec::new(), Vec::new());
        for _ in 0..ROUNDS {
            let (hall, app) = open(&database).await;
            first.push(timed(&app, &path).await);
            next.push(timed(&app, &path).await);
            hall.close().await;
        }
        let [first, next] = [first, next].map(|times| median(times).as_secs_f64() * 1000.0);
        writeln!(out, "{game:<10} {entries:>7} {first:>12.2} ms {next:>11.2} ms")?;
    }
    std::fs::remove_dir_all(&folder)
}

async fn open(database: &str) -> (Hall, Router) {
    let many = Rate { burst: 1_000_000, refill: Duration::from_micros(1) };
    let limits = Limits { requests: many, tables: many, ..Limits::default() };
    let store = store::open(database).await.unwrap();
    let hall = Hall::open(store, Config { limits, ..Config::default() });
    (hall.clone(), server::app(hall))
}

/// Plays one match with a guest in every seat, and says where it is and how many entries it has.
async fn play(app: &Router, game: &str) -> (String, usize) {
    let seats = shelf::about(game).unwrap().min_seats.max(2);
    let created = ask(app, "POST", "/api/tables", "", json!({"game": game, "seats": seats})).await;
    let path = format!("/api/tables/{}", word(&created["table"]));
    let mut tokens = Vec::new();
    for seat in 0..seats {
        let place = format!("{path}/seats/{seat}");
        let claim = json!({"name": "", "nonce": format!("{seat}")});
        tokens.push(word(&ask(app, "POST", &format!("{place}/claim"), "", claim).await["token"]));
        ask(app, "PATCH", &place, &tokens[seat], json!({"ready": true})).await;
    }
    ask(app, "POST", &format!("{path}/start"), &word(&created["host_token"]), Value::Null).await;
    let mut dice = table::Dice::fast(11);
    for entry in 0..LONG {
        let whole = ask(app, "GET", &format!("{path}/view"), "", Value::Null).await;
        let Some(seat) = whole["turn"]["awaits"][0].as_u64() else { return (path, entry) };
        let token = &tokens[usize::try_from(seat).unwrap()];
        let mine = ask(app, "GET", &format!("{path}/view"), token, Value::Null).await;
        let choice = dice.pick(mine["choices"].as_array().unwrap().len());
        let act =
            json!({"seat": seat, "seq": entry, "key": format!("{entry}"), "choice": choice, "brief": true});
        ask(app, "POST", &format!("{path}/act"), token, act).await;
    }
    (path, LONG)
}

async fn timed(app: &Router, path: &str) -> Duration {
    let begun = Instant::now();
    ask(app, "GET", &format!("{path}/view"), "", Value::Null).await;
    begun.elapsed()
}

async fn ask(app: &Router, method: &str, path: &str, token: &str, body: Value) -> Value {
    let mut request = Request::builder().method(method).uri(path);
    if !token.is_empty() {
        request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
    }
    let body = if body.is_null() {
        Body::empty()
    } else {
        request = request.header(header::CONTENT_TYPE, "application/json");
        Body::from(body.to_string())
    };
    let answer = app.clone().oneshot(request.body(body).unwrap()).await.unwrap();
    let good = answer.status().is_success();
    let bytes = answer.into_body().collect().await.unwrap().to_bytes();
    assert!(good, "{path}: {}", String::from_utf8_lossy(&bytes));
    serde_json::from_slice(&bytes).unwrap()
}

fn word(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
}
