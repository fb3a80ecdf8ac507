//! The server goes down in the middle and comes back.

use serde_json::json;

use crate::support::{House, Picks, generous, on_both_databases};

on_both_databases! {
    a_match_goes_on_after_a_restart_and_after_a_crash,
    a_deed_sent_again_after_a_restart_is_known,
    a_closing_server_refuses_and_a_lobby_is_still_there_afterwards,
}

async fn a_match_goes_on_after_a_restart_and_after_a_crash(mut house: House) {
    let table = house.started(2, 2, json!({"rounds": 7})).await;
    let mut pick = Picks::new(11);
    let view = format!("{}/view", table.path);
    for round in 0..4 {
        for _ in 0..6 {
            assert!(table.step(&house, &mut pick).await);
        }
        let before = house.get_as(&view, &table.tokens[1]).await.good();
        if round % 2 == 0 {
            house.restart().await;
        } else {
            house.crash().await;
        }
        assert_eq!(house.get_as(&view, &table.tokens[1]).await.good(), before, "everything is still there");
    }
    while table.step(&house, &mut pick).await {}
    let verdict = house.get(&format!("{}/verify", table.path)).await.good();
    assert_eq!(verdict["genuine"], true, "{verdict}");
}

async fn a_deed_sent_again_after_a_restart_is_known(mut house: House) {
    let table = house.started(2, 2, json!({})).await;
    let update = house.get(&format!("{}/view", table.path)).await.good();
    let seat = usize::try_from(update["turn"]["awaits"][0].as_u64().unwrap()).unwrap();
    let act = json!({"seat": seat, "seq": 0, "key": "once", "choice": 0});
    let path = format!("{}/act", table.path);
    let first = house.post(&path, &table.tokens[seat], act.clone()).await.good();
    house.crash().await;
    let again = house.post(&path, &table.tokens[seat], act).await.good();
    assert_eq!((&again["entry"], &again["repeated"]), (&first["entry"], &json!(true)));
    assert_eq!(again["update"]["view"], first["update"]["view"]);
}

async fn a_closing_server_refuses_and_a_lobby_is_still_there_afterwards(mut house: House) {
    let created = house.post("/api/tables", "", json!({"game": "crusade", "seats": 2})).await.good();
    let path = format!("/api/tables/{}", created["table"].as_str().unwrap());
    let claimed =
        house.post(&format!("{path}/seats/0/claim"), "", json!({"nonce": "n", "name": "Ada"})).await.good();
    house.hall.close().await;
    assert_eq!(house.get(&path).await.problem(), (503, "unavailable"));
    house.crash().await;
    let lobby = house.get(&path).await.good();
    assert_eq!((&lobby["seats"][0]["name"], &lobby["seats"][0]["held"]), (&json!("Ada"), &json!(true)));
    let token = claimed["token"].as_str().unwrap();
    house.patch(&format!("{path}/seats/0"), token, json!({"ready": true})).await.good();
}

#[tokio::test]
async fn bots_go_on_by_themselves_after_a_restart() {
    let mut house = House::open().await;
    let table = house.started(1, 2, json!({"rounds": 7})).await;
    house.post(&format!("{}/leave", table.path), &table.tokens[0], json!({"seat": 0})).await.good();
    house.restart().await;
    house.until_kept(&table, |row, _| row.status == store::Status::Over).await;
}

#[tokio::test]
async fn a_table_that_waits_for_a_person_sleeps() {
    let mut house = House::open().await;
    let table = house.started(1, 2, json!({})).await;
    let view = format!("{}/view", table.path);
    while house.get(&view).await.good()["turn"]["awaits"] != json!([0]) {
        tokio::time::sleep(std::time::Duration::from_millis(5)).await; // the bot is thinking
    }
    house.restart().await;
    while house.metric("woken_total").await == 0 || house.metric("rooms").await > 0 {
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    house.get(&view).await.good(); // and opens its eyes when asked
    assert_eq!(house.metric("rooms").await, 1);
}

#[tokio::test]
async fn a_table_expires_where_nothing_happens_and_can_still_be_looked_at() {
    let mut house = House::open().await;
    let over = house.started(1, 2, json!({"rounds": 7})).await;
    over.finish(&house).await;
    let table = house.started(2, 2, json!({})).await;
    house.restart_with(server::Config { expiry: std::time::Duration::ZERO, ..generous() }).await;
    house.until_kept(&table, |row, _| row.status == store::Status::Expired).await;
    house.until_kept(&over, |row, _| row.status == store::Status::Over).await;
    let update = house.get_as(&format!("{}/view", table.path), &table.tokens[0]).await.good();
    assert_eq!((&update["status"], &update["choices"]), (&json!("expired"), &json!([])));
    let seat = update["turn"]["awaits"][0].clone();
    let token = &table.tokens[usize::try_from(seat.as_u64().unwrap()).unwrap()];
    let act = json!({"seat": seat, "seq": 0, "key": "k", "choice": 0});
    let refused = house.post(&format!("{}/act", table.path), token, act).await;
    assert_eq!(refused.problem(), (409, "wrong_status"));
}
