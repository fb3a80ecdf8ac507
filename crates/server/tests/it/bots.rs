//! Bots in seats, for those who left, and when time is up.

use std::time::Duration;

use serde_json::json;

use crate::support::House;

#[tokio::test]
async fn a_quick_table_begins_with_a_nonce_given_after_the_commitment() {
    let house = House::open().await;
    let quick = json!({"game": "crusade", "pace": "instant", "level": "easy", "name": "Ada"});
    let early = json!({"game": "crusade", "nonce": "too early"});
    assert_eq!(house.post("/api/tables/quick", "", early).await.problem(), (400, "malformed"));
    let quick = house.post("/api/tables/quick", "", quick).await.good();
    let path = format!("/api/tables/{}", quick["table"].as_str().unwrap());
    let lobby = house.get(&path).await.good();
    assert_eq!((&lobby["status"], &lobby["commitment"]), (&json!("lobby"), &quick["commitment"]));

    let (begin, token) = (format!("{path}/begin"), quick["seat_token"].as_str().unwrap());
    let nonce = |word: &str| json!({"seat": 0, "nonce": word});
    assert_eq!(house.post(&begin, "", nonce("mine")).await.problem(), (401, "no_token"));
    let lobby = house.post(&begin, token, nonce("mine")).await.good();
    assert_eq!(house.post(&begin, token, nonce("mine")).await.good()["status"], "running", "sent again");
    assert_eq!(house.post(&begin, token, nonce("another")).await.problem(), (409, "wrong_status"));
    assert_eq!((&lobby["status"], &lobby["seats"][0]["name"]), (&json!("running"), &json!("Ada")));
    assert_eq!(lobby["seats"][1]["who"], json!({"kind": "bot", "level": "easy"}));
    let table = crate::support::Table {
        path,
        host: String::new(),
        tokens: vec![quick["seat_token"].as_str().unwrap().to_owned()],
    };
    table.finish(&house).await;
    let verdict = house.get(&format!("{}/verify", table.path)).await.good();
    assert_eq!((&verdict["genuine"], &verdict["dice_recomputed"]), (&json!(true), &json!(true)), "{verdict}");
    let record = house.get(&format!("{}/record", table.path)).await.good();
    assert_eq!(record["dice"]["fair"]["commitment"], quick["commitment"]);
    assert_eq!(
        record["dice"]["fair"]["nonces"],
        json!(["mine", "bot"]),
        "and the server had nothing to choose"
    );
}

#[tokio::test]
async fn whoever_leaves_is_played_by_a_bot_and_may_return() {
    let house = House::open().await;
    let table = house.started(2, 2, json!({})).await;
    let (leave, back) = (format!("{}/leave", table.path), format!("{}/return", table.path));
    for seat in [0, 1] {
        let lobby = house.post(&leave, &table.tokens[seat], json!({"seat": seat})).await.good();
        let seat = &lobby["seats"][seat];
        assert_eq!((&seat["who"]["kind"], &seat["held"]), (&json!("bot"), &json!(true)));
    }
    let begun = std::time::Instant::now();
    while house.get(&table.path).await.good()["seq"].as_u64().unwrap() < 5 {
        assert!(begun.elapsed() < Duration::from_secs(20), "the bots do not play");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    for seat in [0, 1] {
        let lobby = house.post(&back, &table.tokens[seat], json!({"seat": seat})).await.good();
        assert_eq!(lobby["seats"][seat]["who"]["kind"], "human");
    }
    tokio::time::sleep(Duration::from_millis(300)).await; // a bot may have been in thought
    let seq = house.get(&table.path).await.good()["seq"].clone();
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(house.get(&table.path).await.good()["seq"], seq, "people decide again");
}

#[tokio::test]
async fn when_time_is_up_a_bot_decides_even_if_the_server_was_down_meanwhile() {
    let mut house = House::open().await;
    let create = json!({"game": "crusade", "seats": 2, "clock": 5,
        "seat_kinds": [{"kind": "open"}, {"kind": "open"}]});
    let created = house.post("/api/tables", "", create).await.good();
    let path = format!("/api/tables/{}", created["table"].as_str().unwrap());
    let host = created["host_token"].as_str().unwrap().to_owned();
    let mut table = crate::support::Table { path: path.clone(), host, tokens: Vec::new() };
    for seat in [0, 1] {
        let claimed =
            house.post(&format!("{path}/seats/{seat}/claim"), "", json!({"nonce": "n"})).await.good();
        table.tokens.push(claimed["token"].as_str().unwrap().to_owned());
        let ready = json!({"ready": true});
        house.patch(&format!("{path}/seats/{seat}"), &table.tokens[seat], ready).await.good();
    }
    house.ask("POST", &format!("{path}/start"), &[&table.host], None).await.good();
    let update = house.get(&format!("{path}/view")).await.good();
    assert_eq!(update["clock"]["full_ms"], 5000);
    assert!(update["clock"]["left_ms"].as_u64().unwrap() <= 5000);

    house.restart().await;
    house.until_kept(&table, |_, seq| seq > 0).await;
    let log = house.get(&format!("{path}/log")).await.good();
    let late = log["lines"].as_array().unwrap().iter().find(|line| line["entry"] == 1).unwrap();
    assert!(late["text"].as_str().unwrap().ends_with("does not answer in time"), "{late}");
    assert_eq!(late["rules"], json!(["TAB-LAPSE-02", "TAB-LAPSE-01"]));

    house.crash().await; // what the bot did is done again, not thought again
    let again = house.get(&format!("{path}/log")).await.good();
    let whole = log["lines"].as_array().unwrap();
    assert_eq!(&again["lines"].as_array().unwrap()[..whole.len()], &whole[..]);
}
