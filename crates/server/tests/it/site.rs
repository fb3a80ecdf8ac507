//! Games, rules, headers, limits, descriptions.

use std::borrow::Cow;
use std::time::Duration;

use axum::body::Body;
use axum::http::Request;
use serde_json::json;
use server::{Asset, Config, Limits, Rate};

use crate::support::{House, generous};

#[tokio::test]
async fn the_shelf_can_be_browsed() {
    let house = House::open().await;
    let games = house.get("/api/games").await.good();
    assert_eq!(games[0]["key"], "crusade");
    let settings = house.get("/api/games/crusade/settings?seats=3").await.good();
    let teams = settings.as_array().unwrap().iter().find(|it| it["key"] == "teams").unwrap();
    assert_eq!(teams["default"], json!(["Groundskeepers", "Necromancers", "Groundskeepers"]));
    assert_eq!(teams["kind"]["kind"], "per_seat");
    for seats in [0, 17, 3_580_056_129_u32] {
        let asked = house.get(&format!("/api/games/pharaoh/settings?seats={seats}")).await;
        assert_eq!(asked.problem(), (400, "malformed"), "{seats} seats");
    }
    let whole = json!({"game": "crusade", "seats": 2.0});
    house.post("/api/tables", "", whole).await.good(); // in JSON the same as 2
    let half = json!({"game": "crusade", "seats": 2.5});
    assert_eq!(house.post("/api/tables", "", half).await.problem(), (400, "malformed"));

    let rule = house.get("/api/games/crusade/rules?search=cru-rul-05").await.good();
    assert_eq!(rule["rules"].as_array().unwrap().len(), 1);
    let all = house.get("/api/games/crusade/rules").await.good();
    let ids: Vec<&str> =
        all["rules"].as_array().unwrap().iter().map(|it| it["id"].as_str().unwrap()).collect();
    assert!(ids.contains(&"CRU-RUL-05") && ids.contains(&"TAB-SEQ-01"));
    let some = house.get("/api/games/crusade/rules?search=grave%20edge").await.good();
    let found = some["rules"].as_array().unwrap();
    assert!(!found.is_empty() && found.len() < ids.len());

    let things = house.get("/api/games/crusade/entries?search=holy_water").await.good();
    assert_eq!(things[0]["name"], "Holy Water");
    let all = house.get("/api/games/crusade/entries").await.good();
    for thing in all.as_array().unwrap() {
        assert!(thing["rules"].as_array().unwrap().iter().all(|it| ids.contains(&it.as_str().unwrap())));
    }
    assert_eq!(house.get("/api/games/chess/rules").await.problem(), (404, "not_found"));
}

#[tokio::test]
async fn every_answer_tells_browsers_what_not_to_do() {
    let house = House::open().await;
    for path in ["/", "/docs", "/api/games", "/api/nothing", "/api/tables/none", "/healthz", "/metrics"] {
        let answer = house.get(path).await;
        let policy = answer.headers["content-security-policy"].to_str().unwrap();
        // The engine in the page is WebAssembly, and nothing else may be made into code at run time.
        let unsafe_words = policy.replace("'wasm-unsafe-eval'", "");
        assert!(policy.starts_with("default-src 'none'") && !unsafe_words.contains("unsafe"), "{path}");
        let sources =
            |kind: &str| policy.split("; ").find_map(|it| it.strip_prefix(kind)).unwrap_or_default();
        assert_eq!(sources("script-src "), "'self' 'wasm-unsafe-eval'", "{path}");
        assert_eq!(sources("worker-src "), "'self'", "pictures are baked in a worker: {path}");
        assert!(sources("img-src ").split(' ').any(|it| it == "blob:"), "and shown from memory: {path}");
        assert_eq!(answer.headers["x-content-type-options"], "nosniff", "{path}");
        assert_eq!(answer.headers["referrer-policy"], "no-referrer", "{path}");
        assert_eq!(answer.headers["x-frame-options"], "DENY", "{path}");
        assert_eq!(answer.headers["cache-control"], "no-store", "{path}");
    }
}

#[tokio::test]
async fn what_cannot_be_read_is_a_problem_and_never_a_fall() {
    let house = House::open().await;
    assert_eq!(house.get("/api/nothing").await.problem(), (404, "not_found"));
    assert_eq!(house.get("/api/tables/no%20table").await.problem(), (404, "not_found"));
    assert_eq!(house.get("/api/codes/%F0%9F%92%80").await.problem(), (404, "not_found"));
    assert_eq!(house.ask("DELETE", "/api/tables", &[], None).await.problem(), (405, "wrong_method"));
    assert_eq!(house.post("/api/tables", "", json!({"game": "chess", "seats": 2})).await.problem().0, 404);
    assert_eq!(house.post("/api/tables", "", json!({"game": "crusade", "seats": -1})).await.problem().0, 400);
    let deep = "[".repeat(100_000);
    for body in ["", "{", &deep[..50_000], "null", "\u{0}"] {
        let request = Request::post("/api/tables").header("content-type", "application/json");
        let answer = house.send(request.body(Body::from(body.to_owned())).unwrap()).await;
        assert_eq!(answer.problem(), (400, "malformed"));
    }
    let request = Request::post("/api/tables").header("content-type", "application/json");
    let large = house.send(request.body(Body::from(" ".repeat(65 * 1024))).unwrap()).await;
    assert_eq!(large.problem(), (413, "too_large"));
    let odd = Request::get("/api/games").header("authorization", "Basic x").body(Body::empty()).unwrap();
    assert!(house.send(odd).await.status.is_success(), "nobody asked for a token there");
}

#[tokio::test]
async fn an_address_that_asks_too_much_is_turned_away_for_a_while() {
    let rate = |burst| Rate { burst, refill: Duration::from_mins(1) };
    let limits = Limits { requests: rate(6), tables: rate(2), ..Limits::default() };
    let house = House::with(Config { limits, ..generous() }).await;
    let table = json!({"game": "crusade", "seats": 2});
    house.post("/api/tables", "", table.clone()).await.good();
    house.post("/api/tables", "", table.clone()).await.good();
    let third = house.post("/api/tables", "", table).await;
    assert_eq!(third.problem(), (429, "too_many"));
    assert!(third.headers["retry-after"].to_str().unwrap().parse::<u32>().unwrap() > 0);
    for _ in 0..3 {
        house.get("/api/games").await.good();
    }
    assert_eq!(house.get("/api/games").await.problem(), (429, "too_many"));
    assert_eq!(house.get("/healthz").await.text, "ok\n", "probes are not counted");
}

#[tokio::test]
async fn the_api_describes_itself_without_a_strangers_script() {
    let house = House::open().await;
    let api = house.get("/api/openapi.json").await.good();
    let paths = api["paths"].as_object().unwrap();
    assert_eq!(paths.len(), 30, "{:?}", paths.keys().collect::<Vec<_>>());
    for (path, methods) in paths {
        for (method, operation) in methods.as_object().unwrap() {
            assert!(!operation["responses"]["default"].is_null(), "{method} {path} tells no error");
        }
    }
    assert!(!api["components"]["schemas"]["FromServer"].is_null());
    let page = house.get("/docs").await;
    assert!(page.text.contains("POST /api/tables/{table}/act") && !page.text.contains("<script"));
    let metrics = house.get("/metrics").await.text;
    assert!(metrics.contains("undercroft_requests_total 2"), "{metrics}");
}

#[tokio::test]
async fn the_client_is_served_and_its_addresses_lead_to_its_page() {
    fn assets(path: &str) -> Option<Asset> {
        let (text, media_type, immutable) = match path {
            "index.html" => ("<!doctype html>client", "text/html", false),
            "assets/app-1a2b.js" => ("let x", "text/javascript", true),
            _ => return None,
        };
        let compressed =
            if immutable { vec![("br", &b"brotli"[..]), ("gzip", b"gzipped")] } else { Vec::new() };
        Some(Asset { bytes: Cow::Borrowed(text.as_bytes()), compressed, media_type, immutable })
    }
    let house = House::with(Config { assets, ..generous() }).await;
    for path in ["/", "/table/abc", "/replay/abc?entry=3"] {
        let page = house.get(path).await;
        assert_eq!((page.status.as_u16(), page.text.as_str()), (200, "<!doctype html>client"), "{path}");
        assert_eq!(page.headers["cache-control"], "no-cache");
    }
    let script = house.get("/assets/app-1a2b.js").await;
    assert_eq!(script.headers["content-type"], "text/javascript");
    assert!(script.headers["cache-control"].to_str().unwrap().contains("immutable"));
    assert_eq!(house.get("/assets/old.js").await.status.as_u16(), 404);
    let wishes = [
        ("gzip, deflate, br", "br", "brotli"),
        ("gzip;q=1, br;q=0", "gzip", "gzipped"),
        ("deflate", "", "let x"),
        ("", "", "let x"),
    ];
    for (wish, encoding, body) in wishes {
        let request = Request::get("/assets/app-1a2b.js").header("accept-encoding", wish);
        let answer = house.send(request.body(Body::empty()).unwrap()).await;
        let used = answer.headers.get("content-encoding").map_or("", |it| it.to_str().unwrap());
        assert_eq!((used, answer.text.as_str()), (encoding, body), "{wish}");
        assert_eq!(answer.headers["vary"], "accept-encoding");
        assert_eq!(answer.headers["content-type"], "text/javascript");
    }
}

#[tokio::test]
async fn a_host_says_where_play_now_begins() {
    let house = House::open().await;
    assert_eq!(house.get("/api/house").await.good(), json!({"play_now": "page"}));
    let house = House::with(Config { play_now: server::wire::PlayNow::Server, ..generous() }).await;
    assert_eq!(house.get("/api/house").await.good(), json!({"play_now": "server"}));
}
