//! The module as a page uses it, in JSON, on this machine.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use module::Module;
use serde_json::{Value, json};

struct Page(Module);

impl Page {
    fn new() -> Self {
        Self(Module::new(|_| {}))
    }

    fn answer(&mut self, question: &Value) -> Value {
        serde_json::from_str(&self.0.answer(question.to_string().as_bytes())).expect("answers are JSON")
    }

    fn ask(&mut self, question: &Value) -> Value {
        let mut answer = self.answer(question);
        assert_eq!(answer.get("problem"), None, "{question}");
        answer["ok"].take()
    }

    fn refusal(&mut self, question: &Value) -> (u64, String) {
        let answer = self.answer(question);
        let problem = &answer["problem"];
        let code = problem["code"].as_str().unwrap_or_else(|| panic!("{answer}"));
        (problem["status"].as_u64().unwrap(), code.to_owned())
    }

    /// Plays until the match is over or that many entries were made: bots think a little, the person does
    /// whatever stands first.
    fn play(&mut self, table: &str, entries: usize) -> Vec<Value> {
        let mut done = Vec::new();
        while done.len() < entries {
            let next = self.ask(&json!({"do": "next", "table": table}));
            if next["over"] == json!(true) {
                break;
            }
            let seq = &next["seq"];
            let (seat, choice) = if next["bot"].is_null() {
                let update = self.ask(&json!({"do": "update", "table": table, "seats": [0], "since": seq}));
                (update["choices"][0]["seat"].clone(), update["choices"][0]["index"].clone())
            } else {
                let seat = next["bot"]["seat"].clone();
                (seat.clone(), self.think(table, &seat, "easy")["considered"][0]["index"].clone())
            };
            let act = json!({"do": "act", "table": table, "seat": seat, "seq": seq, "choice": choice});
            done.push(self.ask(&act));
        }
        done
    }

    fn think(&mut self, table: &str, seat: &Value, level: &str) -> Value {
        let ponder = json!({"do": "ponder", "table": table, "seat": seat, "level": level, "seed": 7});
        let mut left = self.ask(&ponder)["left"].clone();
        while left != json!(0) {
            left = self.ask(&json!({"do": "think", "iterations": 13}))["left"].clone();
        }
        self.ask(&json!({"do": "thought"}))
    }
}

fn laid(game: &str) -> Value {
    json!({
        "table": "page-1", "game": game, "names": ["Ada"], "secret": "5a".repeat(32), "nonces": ["n0", "n1"],
        "kinds": [{"kind": "human"}, {"kind": "bot", "level": "easy"}], "created": 0, "held": [0],
    })
}

fn with(mut lay: Value, verb: &str) -> Value {
    lay["do"] = json!(verb);
    lay
}

#[test]
fn every_game_is_played_kept_and_proven() {
    for game in shelf::keys() {
        let mut page = Page::new();
        let lobby = page.ask(&with(laid(game), "lay"));
        assert_eq!(lobby["seats"][0]["name"], "Ada");
        assert_eq!((&lobby["seats"][0]["held"], &lobby["seats"][1]["held"]), (&json!(true), &json!(false)));
        let entries = page.play("page-1", 40);
        assert_eq!(entries.len(), 40, "{game}");
        let record = page.ask(&json!({"do": "record", "table": "page-1"}));
        assert_eq!(record["players"], json!(["human", "easy"]));
        let verdict = page.ask(&json!({"do": "verify", "record": record}));
        assert_eq!(
            (&verdict["genuine"], &verdict["dice_recomputed"]),
            (&json!(true), &json!(true)),
            "{verdict}"
        );
        let frame = page.ask(&json!({"do": "frame", "record": record, "entry": 40, "as": "0"}));
        let seen = page.ask(&json!({"do": "update", "table": "page-1", "seats": [0]}));
        assert_eq!(frame["view"], seen["view"], "{game}");

        // A page that was closed comes to the same table, and goes on with the same dice.
        let mut again = Page::new();
        again.ask(&json!({"do": "resume", "lay": laid(game), "entries": entries}));
        assert_eq!(again.ask(&json!({"do": "update", "table": "page-1", "seats": [0]})), seen, "{game}");
        assert_eq!(again.play("page-1", 5), page.play("page-1", 5), "{game}");
    }
}

#[test]
fn a_damaged_match_is_not_resumed() {
    let mut page = Page::new();
    page.ask(&with(laid("crusade"), "lay"));
    let mut entries = page.play("page-1", 4);
    entries[2]["hash"] = json!("0000000000000000");
    let (status, code) = page.refusal(&json!({"do": "resume", "lay": laid("crusade"), "entries": entries}));
    assert_eq!((status, code.as_str()), (422, "record"));
}

#[test]
fn what_is_told_goes_on_from_what_was_heard() {
    let mut page = Page::new();
    page.ask(&with(laid("lich"), "lay"));
    page.play("page-1", 6);
    let update = |page: &mut Page, since: Option<u32>| {
        page.ask(&json!({"do": "update", "table": "page-1", "seats": [0], "since": since}))
    };
    let whole = update(&mut page, None);
    assert_eq!(whole["log_from"], 0);
    assert!(whole["log"].as_array().unwrap().iter().all(|line| line.get("event").is_none()));
    let since = update(&mut page, Some(4));
    let from = usize::try_from(since["log_from"].as_u64().unwrap()).unwrap();
    let texts = |update: &Value| {
        let lines = update["log"].as_array().unwrap().iter();
        lines.map(|line| line["text"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert!(from > 0 && from < texts(&whole).len());
    assert_eq!(texts(&since), texts(&whole)[from..]);
    assert!(since["log"].as_array().unwrap().iter().any(|line| line.get("event").is_some()));
}

#[test]
fn a_refusal_is_the_servers_problem_and_changes_nothing() {
    let mut page = Page::new();
    assert_eq!(page.refusal(&json!({"do": "dance"})), (400, "malformed".to_owned()));
    assert_eq!(page.refusal(&json!({"do": "lobby", "table": "page-9"})), (404, "not_found".to_owned()));
    assert_eq!(page.refusal(&json!({"do": "rules", "game": "chess"})), (404, "unknown_game".to_owned()));
    page.ask(&with(laid("crusade"), "lay"));
    let before = page.ask(&json!({"do": "record", "table": "page-1"}));
    let act = |seq: u32| json!({"do": "act", "table": "page-1", "seat": 0, "seq": seq, "choice": 9999});
    assert_eq!(page.refusal(&act(7)), (409, "stale".to_owned()));
    assert_eq!(page.refusal(&act(0)).0, 422);
    let seat = json!({"do": "update", "table": "page-1", "seats": [200]});
    assert_eq!(
        page.answer(&seat)["ok"]["choices"],
        json!([]),
        "a seat that is not there sees what everybody sees"
    );
    assert_eq!(page.ask(&json!({"do": "record", "table": "page-1"})), before);
}

/// The page is told no more through the module than the law of every game allows: what one seat is told does not depend
/// on what is hidden from it.
#[test]
fn a_viewer_is_not_told_what_another_one_holds() {
    for game in shelf::keys() {
        let mut page = Page::new();
        page.ask(&with(laid(game), "lay"));
        page.play("page-1", 20);
        let told = |page: &mut Page, seats: Value| {
            page.ask(&json!({"do": "update", "table": "page-1", "seats": seats, "since": 0}))
        };
        let spectator = told(&mut page, json!([]));
        assert_eq!(spectator["choices"], json!([]), "{game}: nobody's choices are shown to everybody");
        assert_eq!(spectator["can_take_back"], json!(false));
        let choices = told(&mut page, json!([0]))["choices"].clone();
        assert!(choices.as_array().unwrap().iter().all(|choice| choice["seat"] == 0), "{game}");
        assert!(!spectator.to_string().contains(&"5a".repeat(32)), "{game}: the secret is nobody's to see");
    }
}

#[test]
fn thoughts_can_be_given_up_and_are_the_same_for_the_same_seed() {
    let mut page = Page::new();
    page.ask(&with(laid("tomb"), "lay"));
    let seat = loop {
        let next = page.ask(&json!({"do": "next", "table": "page-1"}));
        if !next["bot"].is_null() {
            break next["bot"]["seat"].clone();
        }
        page.play("page-1", 1);
    };
    let first = page.think("page-1", &seat, "normal");
    let ponder = json!({"do": "ponder", "table": "page-1", "seat": seat, "level": "hard", "seed": 1});
    let left = page.ask(&ponder)["left"].clone();
    assert!(left == json!(2000) || left == json!(0));
    page.ask(&json!({"do": "think", "iterations": 5}));
    assert!(!page.ask(&json!({"do": "thought"}))["considered"].as_array().unwrap().is_empty());
    page.ask(&json!({"do": "forget"}));
    assert_eq!(page.refusal(&json!({"do": "thought"})), (404, "not_found".to_owned()));
    assert_eq!(page.think("page-1", &seat, "normal"), first);
}
