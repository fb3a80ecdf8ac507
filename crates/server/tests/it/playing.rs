//! Acting, once and in turn; asking why not; taking back.

use serde_json::{Value, json};

use crate::support::{House, Picks, Table, on_both_databases};

on_both_databases! {
    a_choice_is_done_once_however_often_it_is_sent,
    an_old_seq_is_a_conflict_that_shows_the_match_as_it_is,
    what_revealed_nothing_is_taken_back_and_the_log_with_it,
    conceding_ends_the_match_and_opens_its_record,
}

/// Whose turn it is: the seat, its token and what it sees.
async fn awaited(house: &House, table: &Table) -> (usize, Value) {
    for (seat, token) in table.tokens.iter().enumerate() {
        let update = house.get_as(&format!("{}/view", table.path), token).await.good();
        if !update["choices"].as_array().unwrap().is_empty() {
            return (seat, update);
        }
    }
    panic!("the match waits for nobody");
}

async fn a_choice_is_done_once_however_often_it_is_sent(house: House) {
    let table = house.started(2, 2, json!({})).await;
    let (seat, update) = awaited(&house, &table).await;
    let (path, token) = (format!("{}/act", table.path), &table.tokens[seat]);
    let act = json!({"seat": seat, "seq": 0, "key": "k", "choice": 0});
    let requests = (0..5).map(|_| house.post(&path, token, act.clone()));
    let answers = futures_util::future::join_all(requests).await;
    let answers: Vec<Value> = answers.into_iter().map(crate::support::Answer::good).collect();
    assert!(answers.iter().all(|it| it["entry"] == 1 && it["update"]["seq"] == 1));
    assert_eq!(answers.iter().filter(|it| it["repeated"] == false).count(), 1);

    let by_action = json!({"seat": seat, "seq": 0, "key": "k", "action": update["choices"][0]["action"]});
    assert_eq!(house.post(&path, token, by_action).await.good()["repeated"], true, "the same deed");
    for other in [
        json!({"seat": seat, "seq": 0, "key": "k", "action": "Teleport"}),
        json!({"seat": seat, "seq": 0, "key": "k", "action": update["choices"][1]["action"]}),
        json!({"seat": seat, "seq": 0, "key": "k", "choice": 1}),
        json!({"seat": seat, "seq": 0, "key": "k", "choice": 999}),
        json!({"seat": seat, "seq": 1, "key": "k", "choice": 0}),
    ] {
        assert_eq!(house.post(&path, token, other.clone()).await.problem(), (409, "key_reused"), "{other}");
    }
    let neither = json!({"seat": seat, "seq": 0, "key": "k"});
    assert_eq!(house.post(&path, token, neither).await.problem(), (400, "malformed"));
    assert_eq!(house.get(&format!("{}/view", table.path)).await.good()["seq"], 1);
}

#[tokio::test]
async fn a_node_does_not_read_again_what_it_wrote_itself() {
    let house = House::open().await;
    let table = house.started(2, 2, json!({})).await;
    let mut pick = Picks::new(3);
    while table.step(&house, &mut pick).await {}
    tokio::time::sleep(std::time::Duration::from_millis(50)).await; // what is told is heard
    assert_eq!(house.metric("read_again_total").await, 0);
}

async fn an_old_seq_is_a_conflict_that_shows_the_match_as_it_is(house: House) {
    let table = house.started(2, 2, json!({})).await;
    let (seat, _) = awaited(&house, &table).await;
    let (path, token) = (format!("{}/act", table.path), &table.tokens[seat]);
    let races = (0..16).map(|n| {
        house.post(&path, token, json!({"seat": seat, "seq": 0, "key": format!("k{n}"), "choice": 0}))
    });
    let answers = futures_util::future::join_all(races).await;
    assert_eq!(answers.iter().filter(|it| it.status.is_success()).count(), 1);
    for lost in answers.iter().filter(|it| !it.status.is_success()) {
        assert_eq!(lost.problem(), (409, "stale"));
        assert_eq!((&lost.body["rules"], &lost.body["update"]["seq"]), (&json!(["TAB-SEQ-01"]), &json!(1)));
        let now = house.get_as(&format!("{}/view", table.path), token).await.good();
        assert_eq!(lost.body["update"]["view"], now["view"]);
    }
}

#[tokio::test]
async fn nobody_acts_for_a_seat_they_do_not_hold() {
    let house = House::open().await;
    let table = house.started(2, 2, json!({})).await;
    let other = house.started(2, 2, json!({})).await;
    let (seat, before) = awaited(&house, &table).await;
    let act = json!({"seat": seat, "seq": 0, "key": "k", "choice": 0});
    for path in ["act", "hint", "why-not", "concede", "leave", "return", "take-back"] {
        let body = match path {
            "act" => act.clone(),
            "concede" => json!({"seat": seat, "seq": 0, "key": "k"}),
            "take-back" => json!({"seq": 0, "key": "k"}),
            _ => json!({"seat": seat}),
        };
        let path = format!("{}/{path}", table.path);
        assert_eq!(house.post(&path, "", body.clone()).await.problem(), (401, "no_token"), "{path}");
        for stranger in [&other.tokens[seat], "made up"] {
            assert_eq!(
                house.post(&path, stranger, body.clone()).await.problem(),
                (403, "forbidden"),
                "{path}"
            );
        }
        if !path.ends_with("take-back") {
            for wrong in [&table.tokens[1 - seat], &table.host] {
                assert_eq!(
                    house.post(&path, wrong, body.clone()).await.problem(),
                    (403, "forbidden"),
                    "{path}"
                );
            }
        }
    }
    let view = format!("{}/view", table.path);
    assert_eq!(house.get_as(&view, &other.tokens[0]).await.problem(), (403, "forbidden"));
    assert_eq!(house.get_as(&view, &table.tokens[seat]).await.good(), before, "nothing has changed");
}

#[tokio::test]
async fn one_person_may_not_look_through_both_teams_eyes() {
    let house = House::open().await;
    let table = house.started(2, 2, json!({})).await;
    let tokens: Vec<&str> = table.tokens.iter().map(String::as_str).collect();
    let both = house.ask("GET", &format!("{}/view", table.path), &tokens, None).await;
    assert_eq!(both.problem(), (422, "illegal"));
    assert_eq!(both.body["rules"], json!(["CRU-RUL-04"]));
}

#[tokio::test]
async fn what_the_rules_refuse_is_told_with_the_rule_and_a_hint_is_a_choice() {
    let house = House::open().await;
    let table = house.started(2, 2, json!({})).await;
    let (seat, update) = awaited(&house, &table).await;
    let token = &table.tokens[seat];
    let act = json!({"seat": seat, "seq": 0, "key": "k", "action": "Done"});
    let refused = house.post(&format!("{}/act", table.path), token, act).await;
    assert_eq!(refused.problem(), (422, "illegal"));
    assert!(!refused.body["rules"].as_array().unwrap().is_empty());
    let why = format!("{}/why-not", table.path);
    let answer = house.post(&why, token, json!({"seat": seat, "action": "Done"})).await.good();
    assert_eq!((&answer["legal"], &answer["rules"]), (&json!(false), &refused.body["rules"]));
    let label = update["choices"][0]["label"].clone();
    let answer = house.post(&why, token, json!({"seat": seat, "line": label})).await.good();
    assert_eq!(answer["legal"], true);
    for wrong in [json!({"seat": seat}), json!({"seat": seat, "line": "x", "action": "Done"})] {
        assert_eq!(house.post(&why, token, wrong).await.problem(), (400, "malformed"));
    }

    let hint = format!("{}/hint", table.path);
    let hint = house.post(&hint, token, json!({"seat": seat, "level": "easy"})).await.good();
    let best = usize::try_from(hint["considered"][0]["index"].as_u64().unwrap()).unwrap();
    assert_eq!(update["choices"][best]["label"], hint["considered"][0]["label"]);
    let beyond = json!({"seat": seat, "seq": 0, "key": "k", "choice": 9999});
    assert_eq!(
        house.post(&format!("{}/act", table.path), token, beyond).await.problem(),
        (422, "unreadable")
    );
}

async fn what_revealed_nothing_is_taken_back_and_the_log_with_it(house: House) {
    let table = house.started(2, 2, json!({})).await;
    let mut pick = Picks::new(3);
    let back = format!("{}/take-back", table.path);
    for _ in 0..200 {
        assert!(table.step(&house, &mut pick).await, "nothing could be taken back in the whole match");
        for token in &table.tokens {
            let update = house.get_as(&format!("{}/view", table.path), token).await.good();
            let request = json!({"seq": update["seq"], "key": pick.key()});
            let answer = house.post(&back, token, request).await;
            assert_eq!(answer.status.is_success(), update["can_take_back"] == true, "{}", answer.text);
            if answer.status.is_success() {
                let after = answer.good()["update"].clone();
                let newest = after["log"].as_array().unwrap().last().unwrap();
                assert!(newest["text"].as_str().unwrap().ends_with("takes the last action back"));
                return;
            }
        }
    }
}

async fn conceding_ends_the_match_and_opens_its_record(house: House) {
    let table = house.started(2, 2, json!({})).await;
    let record = format!("{}/record", table.path);
    assert_eq!(house.get(&record).await.problem(), (409, "wrong_status"));
    assert_eq!(
        house.get_as(&record, &table.host).await.problem(),
        (409, "wrong_status"),
        "not even the host"
    );
    let concede = json!({"seat": 0, "seq": 0, "key": "k"});
    let done = house.post(&format!("{}/concede", table.path), &table.tokens[0], concede.clone()).await.good();
    assert_eq!(done["update"]["turn"]["over"]["won"], json!([1]));
    assert_eq!(done["update"]["status"], "over");
    let again = house.post(&format!("{}/concede", table.path), &table.tokens[0], concede).await.good();
    assert_eq!(again["repeated"], true);
    assert_eq!(house.get(&record).await.good()["end"]["rule"], "CRU-RUL-49");
    assert_eq!(house.get(&table.path).await.good()["outcome"]["won"], json!([1]));
    let late = json!({"seat": 1, "seq": 1, "key": "late", "choice": 0});
    assert!(!house.post(&format!("{}/act", table.path), &table.tokens[1], late).await.status.is_success());
}

#[tokio::test]
async fn the_log_can_be_read_by_anybody_and_from_anywhere() {
    let house = House::open().await;
    let table = house.started(2, 2, json!({})).await;
    let log = house.get(&format!("{}/log", table.path)).await.good();
    let lines = log["lines"].as_array().unwrap();
    assert!(lines.iter().all(|line| !line["rules"].as_array().unwrap().is_empty()));
    let rest = house.get(&format!("{}/log?from=2", table.path)).await.good();
    assert_eq!(rest["lines"].as_array().unwrap()[..], lines[2..]);
    assert_eq!(house.get(&format!("{}/log?from=x", table.path)).await.problem(), (400, "malformed"));
}
