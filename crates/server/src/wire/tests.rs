//! The wire as clients read it.

use serde_json::json;

use super::*;

#[test]
fn a_seat_kind_is_a_word_and_a_bot_has_a_level() {
    let bot: SeatKind = serde_json::from_value(json!({"kind": "bot", "level": "hard"})).unwrap();
    assert_eq!(bot, SeatKind::Bot { level: Level::Hard });
    assert_eq!(serde_json::to_value(SeatKind::Open).unwrap(), json!({"kind": "open"}));
}

#[test]
fn a_change_holds_nothing_that_did_not_change() {
    let quiet = Change { seq: 7, ..Change::default() };
    let told = |change: &Change| -> serde_json::Value {
        serde_json::from_str(&FromServer::Change(change.clone()).written()).unwrap()
    };
    assert_eq!(told(&quiet), json!({"type": "change", "seq": 7}));
    let mut moved = quiet;
    moved.view.write(&(0, None::<u8>));
    moved.view.write(&(1, 2));
    moved.phrases.nest(|way| {
        way.write(&"seats");
        way.add("1");
    });
    moved.phrases.write(&["round"]);
    let expected = json!({
        "type": "change", "seq": 7, "phrases": [["seats", 1], ["round"]], "view": [[0, null], [1, 2]]
    });
    assert_eq!(told(&moved), expected);
}

#[test]
fn a_request_with_an_unknown_word_is_refused() {
    let act = json!({"seat": 0, "seq": 0, "key": "k", "chioce": 1});
    assert!(serde_json::from_value::<Act>(act).is_err());
}

#[test]
fn the_smallest_requests_are_complete() {
    let create: CreateTable = serde_json::from_value(json!({"game": "crusade", "seats": 2})).unwrap();
    assert_eq!((create.visibility, create.pace, create.clock), (Visibility::Link, Pace::Human, None));
    let hello: FromClient = serde_json::from_value(json!({"type": "hello", "version": 1})).unwrap();
    assert!(matches!(hello, FromClient::Hello(Hello { tokens, since: None, .. }) if tokens.is_empty()));
}
