//! Finished matches: records, frames, uploads, forgeries.

use serde_json::json;

use crate::support::House;

#[tokio::test]
async fn a_finished_match_is_looked_at_again_downloaded_and_brought_back() {
    let house = House::open().await;
    let table = house.started(2, 2, json!({"rounds": 7})).await;
    let early = house.get(&format!("{}/replay/0", table.path)).await;
    assert_eq!(early.problem(), (409, "wrong_status"));
    table.finish(&house).await;

    let file = house.get(&format!("{}/record", table.path)).await;
    assert!(
        file.headers["content-disposition"].to_str().unwrap().starts_with("attachment; filename=\"crusade-")
    );
    let record = file.good();
    let parsed: table::Record = serde_json::from_value(record.clone()).unwrap();
    assert_eq!(parsed.players, ["human", "human"]);

    let uploaded = house.post("/api/replays", "", record.clone()).await.good();
    let copy = format!("/api/tables/{}", uploaded["table"].as_str().unwrap());
    for (entry, eyes) in
        [(0, "all"), (1, "0"), (9, "1"), (9, "spectator"), (parsed.entries.len(), "spectator")]
    {
        let frame = |path: &str| format!("{path}/replay/{entry}?as={eyes}");
        let original = house.get(&frame(&table.path)).await.good();
        assert_eq!(house.get(&frame(&copy)).await.good(), original, "{entry} {eyes}");
        let viewer = match eyes {
            "all" => table::Viewer::Everything,
            "spectator" => table::Viewer::SPECTATOR,
            seat => table::Viewer::seat(table::Seat(seat.parse().unwrap())),
        };
        let kernel = shelf::look_back(&parsed, entry, &table::record::Budget::UNLIMITED).unwrap();
        assert_eq!(original["view"], kernel.view(viewer).unwrap().value(), "{entry} {eyes}");
        assert_eq!(original["log"].as_array().unwrap().len(), kernel.log_len());
    }
    let verdict = house.get(&format!("{copy}/verify")).await.good();
    assert_eq!(verdict["genuine"], true);
    assert_eq!(verdict["commitment"], house.get(&table.path).await.good()["commitment"]);
    assert_eq!(house.get(&copy).await.good()["status"], "over");
    assert_eq!(house.get(&format!("{copy}/view")).await.good()["status"], "over");
    for wrong in ["replay/99999", "replay/-1", "replay/0?as=7", "replay/0?as=nobody"] {
        assert!(house.get(&format!("{copy}/{wrong}")).await.status.is_client_error(), "{wrong}");
    }
}

#[tokio::test]
async fn a_forged_or_unfinished_match_file_is_refused() {
    let house = House::open().await;
    let table = house.started(2, 2, json!({"rounds": 7})).await;
    table.finish(&house).await;
    let record = house.get(&format!("{}/record", table.path)).await.good();

    let mut forged = record.clone();
    forged["dice"]["fair"]["nonces"][0] = json!("another");
    assert_eq!(house.post("/api/replays", "", forged).await.problem(), (422, "record"));
    let mut unfinished = record.clone();
    unfinished.as_object_mut().unwrap().remove("end");
    assert_eq!(house.post("/api/replays", "", unfinished).await.problem(), (422, "record"));
    let mut other = record;
    other["game"] = json!("chess");
    assert_eq!(house.post("/api/replays", "", other).await.problem(), (404, "not_found"));
    assert_eq!(house.post("/api/replays", "", json!({"a": 1})).await.problem(), (400, "malformed"));
}
