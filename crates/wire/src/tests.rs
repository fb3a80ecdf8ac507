//! How clients write and read these types.

use serde_json::json;

use super::*;

#[test]
fn a_seat_kind_is_a_word_and_a_bot_has_a_level() {
    let bot: SeatKind = serde_json::from_value(json!({"kind": "bot", "level": "hard"})).unwrap();
    assert_eq!(bot, SeatKind::Bot { level: Level::Hard });
    assert_eq!(serde_json::to_value(SeatKind::Open).unwrap(), json!({"kind": "open"}));
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
    let hello: FromClient = serde_json::from_value(json!({"type": "hello", "version": 2})).unwrap();
    assert!(
        matches!(hello, FromClient::Hello(Hello { tokens, since: None, deflate: false, .. }) if tokens.is_empty())
    );
}
