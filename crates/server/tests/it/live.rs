//! Matches over real connections: nothing leaks, nothing is missed.

use serde_json::{Value, json};
use table::record::Entry;
use table::{Record, Seat, SeatSet};

use crate::support::{House, Picks, generous, on_both_databases};
use crate::viewers::{Viewer, on_a_socket};

on_both_databases! {
    every_frame_is_the_kernels_view_for_its_viewer,
    whoever_comes_back_with_their_seq_goes_on_where_they_were,
    a_lobby_is_told_until_the_match_begins_and_presence_is_seen,
    a_seat_acts_over_its_connection_and_is_told_when_it_is_kept,
}

/// Everything a viewer was told is what the kernel shows these eyes, and nothing more.
fn compare(record: &Record, eyes: &[u8], viewer: &Viewer) {
    let eyes: SeatSet = eyes.iter().copied().map(Seat).collect();
    let holding = table::Viewer::Holding(eyes);
    let told_first = viewer.frames[0].log.len();
    for frame in &viewer.frames {
        let message = frame.message.as_object().unwrap();
        let unknown = message.keys().find(|key| !KNOWN.contains(&key.as_str()));
        assert_eq!(unknown, None, "a field that nothing here compares");
        let entries = usize::try_from(frame.message["seq"].as_u64().unwrap()).unwrap();
        if !frame.message["done"].is_null() {
            let (Entry::Act { seat, .. } | Entry::TakeBack { seat, .. } | Entry::Concede { seat, .. }) =
                &record.entries[entries - 1];
            assert!(eyes.has(*seat), "another seat's key at {entries}");
        }
        let kernel = shelf::look_back(record, entries, &table::record::Budget::UNLIMITED).unwrap();
        assert_eq!(frame.message["view"], kernel.view(holding).unwrap().value(), "view at {entries}");
        let heard = lines(&*kernel, holding);
        assert_eq!(frame.log.len(), heard.len(), "lines at {entries}");
        for (place, (told, mut heard)) in frame.log.iter().zip(heard).enumerate() {
            if place < told_first && told["event"].is_null() {
                heard.as_object_mut().unwrap().remove("event"); // a whole log has no events
            }
            assert_eq!(*told, heard, "log at {entries}");
        }
        assert_eq!(frame.message["choices"], choices(&*kernel, eyes), "choices at {entries}");
        assert_eq!(frame.message["prompt"], prompt(&*kernel, eyes), "prompt at {entries}");
        let over = !frame.message["turn"]["over"].is_null();
        assert_eq!(over, kernel.turn().outcome().is_some(), "turn at {entries}");
        let may = frame.message["can_take_back"] == true;
        assert_eq!(may, kernel.may_take_back(eyes), "at {entries}");
    }
}

/// Everything a message about a match may hold.
const KNOWN: [&str; 13] = [
    "type",
    "done",
    "seq",
    "status",
    "view",
    "turn",
    "prompt",
    "choices",
    "can_take_back",
    "log_from",
    "log",
    "seats",
    "clock",
];

fn lines(kernel: &dyn shelf::AnyTable, viewer: table::Viewer) -> Vec<Value> {
    let (log, events) = (kernel.log(viewer, 0).unwrap(), kernel.events(viewer, 0).unwrap());
    let line = |(heard, event): (table::Heard, Option<table::Json>)| {
        let mut line = json!(heard);
        if let Some(event) = event {
            line["event"] = event.value();
        }
        line
    };
    log.into_iter().zip(events).map(line).collect()
}

/// All that is open to these seats, with the places by which it is asked for.
fn choices(kernel: &dyn shelf::AnyTable, eyes: SeatSet) -> Value {
    let mut choices = Vec::new();
    for seat in kernel.turn().awaited().both(eyes) {
        for (index, choice) in kernel.choices(seat).unwrap().into_iter().enumerate() {
            assert_eq!((choice.seat, choice.index as usize), (u32::from(seat.0), index));
            choices.push(json!(choice));
        }
    }
    choices.into()
}

fn prompt(kernel: &dyn shelf::AnyTable, eyes: SeatSet) -> Value {
    let asked = kernel.turn().awaited().both(eyes);
    let lines: Vec<String> = asked.into_iter().map(|seat| kernel.prompt(seat).unwrap().unwrap()).collect();
    if lines.is_empty() { Value::Null } else { lines.join("\n").into() }
}

async fn every_frame_is_the_kernels_view_for_its_viewer(house: House) {
    let address = on_a_socket(&house).await;
    let table = house.started(3, 4, json!({"rounds": 7})).await;
    let token = |seat: usize| table.tokens[seat].as_str();
    let watching: [(&[u8], Vec<&str>); 5] = [
        (&[0], vec![token(0)]),
        (&[1], vec![token(1)]),
        (&[0, 2], vec![token(0), token(2)]), // of one team
        (&[], vec![]),
        (&[], vec![&table.host]), // a host without a seat sees no more than a spectator
    ];
    let mut viewers = Vec::new();
    for (eyes, tokens) in &watching {
        viewers.push((*eyes, Viewer::hello(address, &table.path, tokens, None).await));
    }
    let mut pick = Picks::new(23);
    let back = format!("{}/take-back", table.path);
    while table.step(&house, &mut pick).await {
        if pick.among(4) == 0 {
            let seq = house.get(&format!("{}/view", table.path)).await.good()["seq"].clone();
            let seat = pick.among(3);
            house.post(&back, token(seat), json!({"seq": seq, "key": pick.key()})).await; // often refused
        }
    }
    let record: Record =
        serde_json::from_value(house.get(&format!("{}/record", table.path)).await.good()).unwrap();
    assert!(record.entries.iter().any(|it| matches!(it, table::record::Entry::TakeBack { .. })));
    for (eyes, viewer) in &mut viewers {
        viewer.until(record.entries.len() as u64).await;
        compare(&record, eyes, viewer);
        let seqs: Vec<u64> = viewer.frames.iter().map(|it| it.message["seq"].as_u64().unwrap()).collect();
        let mut all = seqs.clone();
        all.dedup();
        assert_eq!(all, (seqs[0]..=record.entries.len() as u64).collect::<Vec<_>>(), "nothing was missed");
    }
}

async fn whoever_comes_back_with_their_seq_goes_on_where_they_were(house: House) {
    let address = on_a_socket(&house).await;
    let table = house.started(2, 2, json!({})).await;
    let mut pick = Picks::new(5);
    let mut whole = Viewer::hello(address, &table.path, &[&table.tokens[0]], None).await;
    let mut broken = Viewer::hello(address, &table.path, &[&table.tokens[0]], None).await;
    let back = format!("{}/take-back", table.path);
    broken.next().await.unwrap();
    for cut in 1..8 {
        for _ in 0..cut {
            table.step(&house, &mut pick).await;
            let seq = house.get(&format!("{}/view", table.path)).await.good()["seq"].clone();
            house.post(&back, &table.tokens[cut % 2], json!({"seq": seq, "key": pick.key()})).await;
        }
        let seq = house.get(&format!("{}/view", table.path)).await.good()["seq"].as_u64().unwrap();
        // The connection breaks here; what was in it is lost.
        let (log, since) = (broken.log.clone(), broken.seq());
        broken = Viewer::hello(address, &table.path, &[&table.tokens[0]], since).await;
        broken.log = log;
        broken.until(seq).await;
        whole.until(seq).await;
        assert_eq!((&broken.view, &broken.log), (&whole.view, &whole.log), "after cut {cut}");
    }
}

async fn a_lobby_is_told_until_the_match_begins_and_presence_is_seen(house: House) {
    let address = on_a_socket(&house).await;
    let create = json!({"game": "crusade", "seats": 2, "seat_kinds": [{"kind": "open"}, {"kind": "bot", "level": "easy"}]});
    let created = house.post("/api/tables", "", create).await.good();
    let path = format!("/api/tables/{}", created["table"].as_str().unwrap());
    let mut watcher = Viewer::hello(address, &path, &[], None).await;
    assert_eq!(watcher.next().await.unwrap()["type"], "lobby");
    let claimed = house.post(&format!("{path}/seats/0/claim"), "", json!({"nonce": "n"})).await.good();
    let token = claimed["token"].as_str().unwrap();
    assert_eq!(watcher.next().await.unwrap()["seats"][0]["held"], true);
    let mut player = Viewer::hello(address, &path, &[token], None).await;
    assert_eq!(watcher.next().await.unwrap()["seats"][0]["present"], true);
    assert_eq!(player.next().await.unwrap()["type"], "lobby");
    assert_eq!(
        player.next().await.unwrap()["seats"][0]["present"],
        true,
        "whoever comes in sees themselves there"
    );
    drop(player);
    assert_eq!(watcher.next().await.unwrap()["seats"][0]["present"], false);
    house.patch(&format!("{path}/seats/0"), token, json!({"ready": true})).await.good();
    assert_eq!(watcher.next().await.unwrap()["waits_for"], Value::Null);
    house
        .ask("POST", &format!("{path}/start"), &[created["host_token"].as_str().unwrap()], None)
        .await
        .good();
    let first = watcher.next().await.unwrap();
    assert_eq!((&first["type"], &first["seq"]), (&json!("update"), &json!(0)));
    assert!(!first["view"].is_null() && !first["log"].as_array().unwrap().is_empty());
    watcher.say(json!({"type": "ping"})).await;
    while watcher.next().await.unwrap()["type"] != "pong" {}
}

#[tokio::test]
async fn what_does_not_belong_here_is_closed_with_its_code() {
    let house = House::open().await;
    let address = on_a_socket(&house).await;
    let table = house.started(2, 2, json!({})).await;
    let both: Vec<&str> = table.tokens.iter().map(String::as_str).collect();
    for (tokens, code) in [(&["stranger"][..], 4003), (&both, 4003)] {
        let mut viewer = Viewer::hello(address, &table.path, tokens, None).await;
        assert_eq!(viewer.next().await.unwrap()["type"], "error");
        assert_eq!(viewer.next().await, Err(code));
    }
    for wrong in [json!({"type": "ping"}), json!({"type": "hello", "version": 1}), json!("hello")] {
        let mut viewer = Viewer::silent(address, &table.path, None).await.unwrap();
        viewer.say(wrong).await;
        assert_eq!(viewer.next().await.unwrap()["problem"]["code"], "malformed");
        assert_eq!(viewer.next().await, Err(1008));
    }
    for text in ["act", "dance"] {
        let mut rude = Viewer::hello(address, &table.path, &[], None).await;
        rude.next().await.unwrap();
        rude.say(json!({"type": text})).await;
        assert_eq!(rude.next().await.unwrap()["type"], "error", "an act must be whole");
        assert_eq!(rude.next().await, Err(1008));
    }
    let mut chatter = Viewer::hello(address, &table.path, &[], None).await;
    chatter.next().await.unwrap();
    for _ in 0..61 {
        chatter.say(json!({"type": "ping"})).await;
    }
    for _ in 0..60 {
        assert_eq!(chatter.next().await.unwrap()["type"], "pong");
    }
    assert_eq!(chatter.next().await.unwrap()["type"], "error");
    assert_eq!(chatter.next().await, Err(1008));

    let foreign = Viewer::silent(address, &table.path, Some("https://evil.example")).await;
    assert_eq!(foreign.err(), Some(403));
    let own = Viewer::silent(address, &table.path, Some(&format!("http://{address}"))).await;
    assert!(own.is_ok());
    assert_eq!(Viewer::silent(address, "/api/tables/none", None).await.err(), Some(404));
}

async fn a_seat_acts_over_its_connection_and_is_told_when_it_is_kept(house: House) {
    let address = on_a_socket(&house).await;
    let table = house.started(2, 2, json!({})).await;
    let mut people = Vec::new();
    for token in &table.tokens {
        let mut viewer = Viewer::hello(address, &table.path, &[token], None).await;
        viewer.next().await.unwrap();
        people.push(viewer);
    }
    let mut watcher = Viewer::hello(address, &table.path, &[], None).await;
    let turn = house.get(&format!("{}/view", table.path)).await.good()["turn"].clone();
    let seat = usize::try_from(turn["awaits"][0].as_u64().unwrap()).unwrap();
    let act = |key: &str, seq: u32, choice: u32| json!({"type": "act", "seat": seat, "seq": seq, "key": key, "choice": choice});

    people[seat].say(act("mine", 0, 0)).await;
    for viewer in people.iter_mut().chain([&mut watcher]) {
        viewer.until(1).await;
    }
    assert_eq!(house.metric("entries_total").await, 1);
    let told = |viewer: &Viewer| viewer.frames.last().unwrap().message["done"].clone();
    assert_eq!(told(&people[seat]), "mine");
    assert_eq!((told(&people[1 - seat]), told(&watcher)), (Value::Null, Value::Null), "a key is its seat's");

    people[seat].say(act("mine", 0, 0)).await;
    assert_eq!(people[seat].next().await.unwrap(), json!({"type": "done", "key": "mine", "entry": 1}));
    for (key, seq, choice, code) in
        [("mine", 0, 1, "key_reused"), ("new", 0, 0, "stale"), ("new", 1, 999, "unreadable")]
    {
        people[seat].say(act(key, seq, choice)).await;
        let refused = people[seat].next().await.unwrap();
        assert_eq!((&refused["type"], &refused["key"]), (&json!("refused"), &json!(key)), "{refused}");
        assert_eq!(refused["problem"]["code"], code, "{refused}");
    }
    watcher.say(act("theirs", 1, 0)).await;
    assert_eq!(watcher.next().await.unwrap()["problem"]["code"], "no_token");
    assert_eq!(house.metric("entries_total").await, 1);
}

#[tokio::test]
async fn whoever_cannot_inflate_is_told_the_same_as_text() {
    let house = House::open().await;
    let address = on_a_socket(&house).await;
    let table = house.started(2, 2, json!({})).await;
    let mut deflated = Viewer::hello(address, &table.path, &[&table.tokens[0]], None).await;
    let mut plain = Viewer::plain(address, &table.path, &[&table.tokens[0]]).await;
    let mut pick = Picks::new(3);
    for _ in 0..30 {
        table.step(&house, &mut pick).await;
    }
    let seq = house.get(&format!("{}/view", table.path)).await.good()["seq"].as_u64().unwrap();
    for viewer in [&mut deflated, &mut plain] {
        viewer.until(seq).await;
    }
    let last = |viewer: &Viewer| viewer.frames.last().unwrap().message.clone();
    assert_eq!(last(&deflated), last(&plain));
    assert_eq!(deflated.log, plain.log);
    assert_eq!((deflated.texts, plain.texts), (0, plain.frames.len()));
    let average = deflated.bytes / deflated.frames.len();
    let whole = serde_json::to_string(&last(&plain)).unwrap().len();
    assert!(average < 800 && whole > 3 * average, "{average} bytes on average, {whole} as text");
}

#[tokio::test]
async fn a_finished_match_leaves_memory_with_its_last_viewer() {
    let house = House::open().await;
    let address = on_a_socket(&house).await;
    let table = house.started(2, 2, json!({"rounds": 7})).await;
    let mut watcher = Viewer::hello(address, &table.path, &[], None).await;
    watcher.next().await.unwrap();
    table.finish(&house).await;
    assert_eq!(house.metric("rooms").await, 1);
    drop(watcher);
    let begun = std::time::Instant::now();
    while house.metric("rooms").await > 0 {
        assert!(begun.elapsed() < std::time::Duration::from_secs(10), "it stays");
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    let verdict = house.get(&format!("{}/verify", table.path)).await.good();
    assert_eq!(verdict["genuine"], true, "it is laid again for whoever asks");
}

#[tokio::test]
async fn a_restart_is_announced_and_connections_are_counted() {
    let mut config = generous();
    config.limits.connections = 2;
    let house = House::with(config).await;
    let address = on_a_socket(&house).await;
    let table = house.started(2, 2, json!({})).await;
    let mut one = Viewer::hello(address, &table.path, &[&table.tokens[0]], None).await;
    one.next().await.unwrap();
    let two = Viewer::hello(address, &table.path, &[], None).await;
    assert_eq!(Viewer::silent(address, &table.path, None).await.err(), Some(429));
    drop(two);
    house.hall.close().await;
    let code = loop {
        if let Err(code) = one.next().await {
            break code;
        }
    };
    assert_eq!(code, 1012);
}

#[tokio::test]
async fn a_seat_taken_away_is_told_nothing_more() {
    let house = House::open().await;
    let address = on_a_socket(&house).await;
    let created = house.post("/api/tables", "", json!({"game": "crusade", "seats": 2})).await.good();
    let path = format!("/api/tables/{}", created["table"].as_str().unwrap());
    let claimed = house.post(&format!("{path}/seats/0/claim"), "", json!({"nonce": "n"})).await.good();
    let mut viewer = Viewer::hello(address, &path, &[claimed["token"].as_str().unwrap()], None).await;
    viewer.next().await.unwrap();
    assert_eq!(viewer.next().await.unwrap()["seats"][0]["present"], true);
    let host = created["host_token"].as_str().unwrap();
    house.patch(&format!("{path}/seats/0"), host, json!({"who": {"kind": "open"}})).await.good();
    assert_eq!(viewer.next().await, Err(4003));
}
