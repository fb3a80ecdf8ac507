//! Making a table, sitting down, starting.

use serde_json::json;

use crate::support::House;

const OPEN: &str = r#"{"kind":"open"}"#;

#[tokio::test]
async fn friends_meet_by_code_and_the_host_starts_when_all_are_ready() {
    let house = House::open().await;
    let create = json!({"game": "crusade", "seats": 2, "settings": {"rounds": 7}, "clock": 60});
    let created = house.post("/api/tables", "", create).await.good();
    let host = created["host_token"].as_str().unwrap();
    assert_eq!(host.len(), 64);
    let code = created["code"].as_str().unwrap().to_lowercase();
    let card = house.get(&format!("/api/codes/{code}")).await.good();
    assert_eq!((&card["table"], &card["open"]), (&created["table"], &json!(2)));

    let path = format!("/api/tables/{}", card["table"].as_str().unwrap());
    let lobby = house.get(&path).await.good();
    let commitment = lobby["commitment"].as_str().unwrap().to_owned();
    assert_eq!(commitment.len(), 64, "published before any nonce");
    assert_eq!(lobby["waits_for"], "2 seats are still open.");
    assert_eq!((&lobby["chosen"], &lobby["clock"]), (&json!({"rounds": 7}), &json!(60)));

    let mut tokens = Vec::new();
    for seat in [0, 1] {
        let claim = json!({"name": "Ada", "nonce": format!("n{seat}")});
        let claimed = house.post(&format!("{path}/seats/{seat}/claim"), "", claim).await.good();
        tokens.push(claimed["token"].as_str().unwrap().to_owned());
    }
    let lobby = house.get(&path).await.good();
    assert_eq!(lobby["seats"][1]["name"], "Ada 2", "every name means one seat");
    assert_eq!(lobby["waits_for"], "Not ready yet: Ada, Ada 2.");
    let refused = house.ask("POST", &format!("{path}/start"), &[host], None).await;
    assert_eq!(refused.problem(), (409, "wrong_status"));

    for (seat, token) in tokens.iter().enumerate() {
        house.patch(&format!("{path}/seats/{seat}"), token, json!({"ready": true})).await.good();
    }
    let not_host = house.ask("POST", &format!("{path}/start"), &[&tokens[0]], None).await;
    assert_eq!(not_host.problem(), (403, "forbidden"));
    let lobby = house.ask("POST", &format!("{path}/start"), &[host], None).await.good();
    assert_eq!((&lobby["status"], &lobby["commitment"]), (&json!("running"), &json!(commitment)));
    let late = house.post(&format!("{path}/seats/0/claim"), "", json!({"nonce": "x"})).await;
    assert_eq!(late.problem(), (409, "wrong_status"));
}

#[tokio::test]
async fn a_seat_is_taken_once_and_the_host_may_open_it_again() {
    let house = House::open().await;
    let created = house.post("/api/tables", "", json!({"game": "crusade", "seats": 4})).await.good();
    let host = created["host_token"].as_str().unwrap();
    let path = format!("/api/tables/{}", created["table"].as_str().unwrap());
    let claim = json!({"name": "Ada", "nonce": "n"});
    let claimed = house.post(&format!("{path}/seats/2/claim"), "", claim.clone()).await.good();
    let token = claimed["token"].as_str().unwrap();
    assert_eq!(
        house.post(&format!("{path}/seats/2/claim"), "", claim.clone()).await.problem(),
        (409, "taken")
    );
    assert_eq!(house.post(&format!("{path}/seats/9/claim"), "", claim).await.problem(), (404, "not_found"));

    let by_holder = house.patch(&format!("{path}/seats/2"), token, json!({"who": {"kind": "open"}})).await;
    assert_eq!(by_holder.problem(), (403, "forbidden"));
    let fewer = house.patch(&path, host, json!({"seats": 2})).await;
    assert_eq!(fewer.problem(), (409, "wrong_status"), "somebody sits there");
    let bot = json!({"who": {"kind": "bot", "level": "hard"}});
    let lobby = house.patch(&format!("{path}/seats/2"), host, bot.clone()).await.good();
    assert_eq!(lobby["seats"][2]["who"], bot["who"]);
    assert_eq!(lobby["seats"][2]["held"], false);
    let gone = house.patch(&format!("{path}/seats/2"), token, json!({"ready": true})).await;
    assert_eq!(gone.problem(), (403, "forbidden"), "the token opens nothing any more");
}

#[tokio::test]
async fn the_host_changes_the_lobby_and_impossible_settings_change_nothing() {
    let house = House::open().await;
    let created = house.post("/api/tables", "", json!({"game": "crusade", "seats": 2})).await.good();
    let host = created["host_token"].as_str().unwrap();
    let path = format!("/api/tables/{}", created["table"].as_str().unwrap());
    let change =
        json!({"seats": 3, "settings": {"board": "chapel_rows"}, "visibility": "public", "pace": "slow"});
    let lobby = house.patch(&path, host, change).await.good();
    assert_eq!(lobby["seats"].as_array().unwrap().len(), 3);
    assert!(lobby["advice"].as_str().unwrap().contains("lopsided"));
    let listed = house.get("/api/tables").await.good();
    assert_eq!(listed[0]["table"], created["table"]);

    for (wrong, code) in [
        (json!({"settings": {"board": "atlantis"}}), "setup"),
        (json!({"settings": {"borad": "old_yard"}}), "setup"),
        (json!({"settings": {"teams": ["Any"]}}), "setup"),
        (json!({"seats": 99}), "setup"),
        (json!({"clock": 1}), "malformed"),
        (json!({"nonsense": 1}), "malformed"),
    ] {
        let refused = house.patch(&path, host, wrong.clone()).await;
        assert_eq!(refused.problem().1, code, "{wrong}");
        assert_eq!(house.get(&path).await.good(), lobby, "{wrong}");
    }
    assert_eq!(
        house.ask("PATCH", &path, &[], Some(json!({"pace": "slow"}))).await.problem(),
        (401, "no_token")
    );
}

#[tokio::test]
async fn tokens_bring_their_tables_back() {
    let house = House::open().await;
    let table = house.started(1, 2, json!({})).await;
    let mine =
        house.post("/api/tables/mine", "", json!({"tokens": [table.tokens[0], "nobody's"]})).await.good();
    assert_eq!(mine.as_array().unwrap().len(), 1);
    assert_eq!((&mine[0]["seats"], &mine[0]["host"]), (&json!([0]), &json!(false)));
    assert!(table.path.ends_with(mine[0]["table"].as_str().unwrap()));
    let hosted = house.post("/api/tables/mine", "", json!({"tokens": [table.host]})).await.good();
    assert_eq!((&hosted[0]["seats"], &hosted[0]["host"]), (&json!([]), &json!(true)));
    let none = house.post("/api/tables/mine", "", json!({"tokens": []})).await.good();
    assert_eq!(none, json!([]));
}

#[tokio::test]
async fn leaving_before_the_start_opens_the_seat() {
    let house = House::open().await;
    let created = house.post("/api/tables", "", json!({"game": "crusade", "seats": 2})).await.good();
    let path = format!("/api/tables/{}", created["table"].as_str().unwrap());
    let claimed = house.post(&format!("{path}/seats/0/claim"), "", json!({"nonce": "n"})).await.good();
    let token = claimed["token"].as_str().unwrap();
    let lobby = house.post(&format!("{path}/leave"), token, json!({"seat": 0})).await.good();
    assert_eq!(lobby["seats"][0]["who"].to_string(), OPEN);
    house.post(&format!("{path}/seats/0/claim"), "", json!({"nonce": "m"})).await.good();
}

#[tokio::test]
async fn two_who_claim_at_once_get_one_seat() {
    let house = House::open().await;
    let created = house.post("/api/tables", "", json!({"game": "crusade", "seats": 2})).await.good();
    let path = format!("/api/tables/{}/seats/0/claim", created["table"].as_str().unwrap());
    let claims = (0..8).map(|n| house.post(&path, "", json!({"nonce": format!("n{n}")})));
    let answers = futures_util::future::join_all(claims).await;
    assert_eq!(answers.iter().filter(|it| it.status.is_success()).count(), 1);
    assert!(answers.iter().filter(|it| !it.status.is_success()).all(|it| it.problem() == (409, "taken")));
}
