//! What every store does, whatever it stands on.

use store::{Appended, Error, Kind, LogEntry, Seat, Stats, Status, Swap, Table, Visibility};

use crate::place::{Place, ana, entry, id, keyed, lay, play, table};

pub(crate) async fn what_is_kept_comes_back(place: &Place) {
    let store = place.open().await;
    let odd = Table {
        clock: Some("60 s".to_owned()),
        setup: "{\"a\":\"'; DROP TABLE tables; -- \u{1F480} \\u0000\"}".to_owned(),
        visibility: Visibility::Public,
        version: 3,
        ..table("odd")
    };
    let bot = Seat { kind: Kind::Bot("hard".to_owned()), nonce: Some("n".to_owned()), ..Seat::open(2) };
    let seats = [Seat::open(0), ana(Seat::open(1), 9), bot];
    store.create_table(&odd, &seats).await.unwrap();
    assert_eq!(store.table(&odd.id).await.unwrap().as_ref(), Some(&odd));
    assert_eq!(store.table_by_code("code-odd").await.unwrap(), Some(odd.clone()));
    assert_eq!(store.seats(&odd.id).await.unwrap(), seats);

    let long = LogEntry { seat: None, payload: format!("\"{}\"", "x".repeat(1 << 20)), ..keyed(1, "k") };
    play(&*store, &odd.id, [long.clone(), entry(2)]).await;
    assert_eq!(store.entries(&odd.id, 1).await.unwrap(), [long, entry(2)]);
}

pub(crate) async fn an_id_and_a_code_are_taken_once(place: &Place) {
    let store = place.open().await;
    lay(&*store, "a").await;
    let same_code = Table { code: "code-a".to_owned(), ..table("b") };
    for taken in [table("a"), same_code] {
        let refused = store.create_table(&taken, &[Seat::open(0)]).await;
        assert!(matches!(refused, Err(Error::Taken)), "{refused:?}");
    }
    assert_eq!(store.table(&id("b")).await.unwrap(), None);
    assert_eq!(store.seats(&id("b")).await.unwrap(), [], "all or nothing");
}

pub(crate) async fn a_change_is_stored_over_its_own_version_only(place: &Place) {
    let store = place.open().await;
    let table_id = lay(&*store, "t").await;

    let changed = Table { status: Status::Running, nonces: "[1]".to_owned(), updated: 5, ..table("t") };
    let expected = Table { version: 1, ..changed.clone() };
    assert_eq!(store.update_table(&changed).await.unwrap(), Swap::Done(expected.clone()));
    assert_eq!(store.update_table(&changed).await.unwrap(), Swap::Stale(expected.clone()));
    let other = || "other".to_owned();
    for forged in [
        Table { code: other(), ..expected.clone() },
        Table { game: other(), ..expected.clone() },
        Table { content: other(), ..expected.clone() },
        Table { created: 2, ..expected.clone() },
    ] {
        let answer = store.update_table(&forged).await.unwrap();
        assert_eq!(answer, Swap::Stale(expected.clone()), "these are for ever: {forged:?}");
    }

    let taken = ana(Seat::open(1), 3);
    let expected = Seat { version: 1, ..taken.clone() };
    assert_eq!(store.update_seat(&table_id, &taken).await.unwrap(), Swap::Done(expected.clone()));
    let late = ana(Seat::open(1), 4);
    assert_eq!(store.update_seat(&table_id, &late).await.unwrap(), Swap::Stale(expected.clone()));
    assert_eq!(store.seats(&table_id).await.unwrap(), [Seat::open(0), expected]);

    store.set_status(&table_id, Status::Over, 9).await.unwrap();
    let now = store.table(&table_id).await.unwrap().unwrap();
    assert_eq!((now.status, now.updated, now.version), (Status::Over, 9, 2));
}

pub(crate) async fn the_log_has_no_gap(place: &Place) {
    let store = place.open().await;
    let table = lay(&*store, "t").await;
    assert_eq!(store.last_seq(&table).await.unwrap(), 0);
    for wrong in [0, 2, u32::MAX] {
        let answer = store.append(&table, entry(wrong)).await.unwrap();
        assert_eq!(answer, Appended::Conflict { current: 0 }, "seq {wrong}");
    }
    play(&*store, &table, (1..=3).map(entry)).await;
    for wrong in [1, 3, 5] {
        let answer = store.append(&table, entry(wrong)).await.unwrap();
        assert_eq!(answer, Appended::Conflict { current: 3 }, "seq {wrong}");
    }
    assert_eq!(store.last_seq(&table).await.unwrap(), 3);
    assert_eq!(store.entries(&table, 2).await.unwrap(), [entry(2), entry(3)]);
    assert_eq!(store.entries(&table, 4).await.unwrap(), []);
}

pub(crate) async fn a_request_sent_again_finds_its_entry(place: &Place) {
    let store = place.open().await;
    let (first, second) = (lay(&*store, "a").await, lay(&*store, "b").await);
    play(&*store, &first, [keyed(1, "k"), keyed(2, "l")]).await;
    for seq in [1, 2, 9] {
        let again = LogEntry { payload: "\"changed\"".to_owned(), ..keyed(seq, "k") };
        let answer = store.append(&first, again).await.unwrap();
        assert_eq!(answer, Appended::Duplicate(keyed(1, "k")), "sent as {seq}");
    }
    assert_eq!(store.last_seq(&first).await.unwrap(), 2);
    play(&*store, &second, [keyed(1, "k")]).await;
}

pub(crate) async fn what_is_not_there_is_refused(place: &Place) {
    let store = place.open().await;
    let nowhere = id("nowhere");
    assert_eq!(store.table(&nowhere).await.unwrap(), None);
    assert_eq!(store.table_by_code("nothing").await.unwrap(), None);
    assert_eq!(store.seats(&nowhere).await.unwrap(), []);
    assert_eq!(store.entries(&nowhere, 1).await.unwrap(), []);
    let refused = [
        store.append(&nowhere, keyed(1, "k")).await.err(),
        store.last_seq(&nowhere).await.err(),
        store.set_status(&nowhere, Status::Over, 1).await.err(),
        store.update_table(&table("nowhere")).await.err(),
    ];
    for error in refused {
        assert!(matches!(error, Some(Error::NoSuchTable(_))), "{error:?}");
    }
    let table = lay(&*store, "t").await;
    let refused = store.update_seat(&table, &Seat::open(2)).await;
    assert!(matches!(refused, Err(Error::NoSuchSeat(_, 2))), "{refused:?}");
}

pub(crate) async fn tables_that_go_on_by_themselves_are_listed(place: &Place) {
    let store = place.open().await;
    let bot = Seat { kind: Kind::Bot("easy".to_owned()), ..Seat::open(1) };
    for name in ["clocked", "botted", "both", "people", "over", "lobby"] {
        let clock = ["clocked", "both", "over"].contains(&name).then(|| "60".to_owned());
        let status = match name {
            "over" => Status::Over,
            "lobby" => Status::Lobby,
            _ => Status::Running,
        };
        let has_bot = ["botted", "both", "lobby"].contains(&name);
        let seats = [Seat::open(0), if has_bot { bot.clone() } else { Seat::open(1) }];
        store.create_table(&Table { status, clock, ..table(name) }, &seats).await.unwrap();
    }
    let all = store.list_resumable(None, 10).await.unwrap();
    assert_eq!(all, [id("both"), id("botted"), id("clocked")]);
    assert_eq!(store.list_resumable(None, 2).await.unwrap(), all[..2]);
    assert_eq!(store.list_resumable(Some(&all[1]), 2).await.unwrap(), all[2..]);
    assert_eq!(store.list_resumable(all.last(), 2).await.unwrap(), []);
}

pub(crate) async fn lists_show_the_liveliest_first(place: &Place) {
    let store = place.open().await;
    for name in ["played", "quiet", "over", "mine"] {
        let visibility = if name == "mine" { Visibility::Private } else { Visibility::Public };
        let host = if name == "quiet" { [1; 32] } else { [2; 32] };
        let seats = [Seat::open(0), if name == "mine" { ana(Seat::open(1), 5) } else { Seat::open(1) }];
        store.create_table(&Table { visibility, host, ..table(name) }, &seats).await.unwrap();
    }
    play(&*store, &id("played"), [entry(1)]).await;
    store.set_status(&id("over"), Status::Over, 1_500).await.unwrap();

    let names = |tables: Vec<Table>| -> Vec<String> { tables.iter().map(|it| it.id.to_string()).collect() };
    assert_eq!(names(store.list_public(10).await.unwrap()), ["played", "quiet"]);
    assert_eq!(names(store.list_public(1).await.unwrap()), ["played"]);
    let hosts = names(store.list_for_tokens(&[[2; 32], [9; 32]]).await.unwrap());
    assert_eq!(hosts, ["played", "over", "mine"]);
    assert_eq!(names(store.list_for_tokens(&[[5; 32], [1; 32]]).await.unwrap()), ["mine", "quiet"]);
    assert_eq!(names(store.list_for_tokens(&[]).await.unwrap()), [""; 0]);
}

pub(crate) async fn a_table_expires_when_nothing_happens(place: &Place) {
    let store = place.open().await;
    for name in ["forgotten", "played", "touched", "over"] {
        lay(&*store, name).await;
    }
    play(&*store, &id("played"), [entry(1)]).await;
    store.set_status(&id("touched"), Status::Running, 2_000).await.unwrap();
    store.set_status(&id("over"), Status::Over, 1_000).await.unwrap();

    assert_eq!(store.expire(1_000).await.unwrap(), [], "not before it is time");
    assert_eq!(store.expire(1_500).await.unwrap(), [id("forgotten")]);
    assert_eq!(store.expire(1_500).await.unwrap(), [], "once");
    let mut rest = store.expire(9_000).await.unwrap();
    rest.sort();
    assert_eq!(rest, [id("played"), id("touched")]);
    assert_eq!(store.table(&id("over")).await.unwrap().unwrap().status, Status::Over);
    let stale = store.update_table(&table("forgotten")).await.unwrap();
    assert!(matches!(stale, Swap::Stale(it) if it.status == Status::Expired));
}

pub(crate) async fn a_store_knows_how_it_is(place: &Place) {
    let store = place.open().await;
    for (name, status) in ["a", "b", "c"].into_iter().zip([Status::Lobby, Status::Over, Status::Over]) {
        store.create_table(&Table { status, ..table(name) }, &[]).await.unwrap();
    }
    play(&*store, &id("a"), (1..=3).map(entry)).await;
    let stats = store.stats().await.unwrap();
    assert_eq!(stats, Stats { lobby: 1, running: 0, over: 2, expired: 0, bytes: stats.bytes });
    assert!(stats.bytes > 4_096);
    store.health().await.unwrap();
    store.audit().await.unwrap();

    place.execute("DELETE FROM entries WHERE seq = 2").await;
    let found = store.audit().await;
    assert!(matches!(found, Err(Error::Corrupt(ref it)) if it.contains("table a")), "{found:?}");
}

pub(crate) async fn a_node_is_not_told_what_it_does_itself(place: &Place) {
    let store = place.open().await;
    let table = lay(&*store, "t").await;
    let mut notices = store.subscribe();
    play(&*store, &table, [keyed(1, "k")]).await;
    store.append(&table, keyed(1, "k")).await.unwrap();
    store.append(&table, entry(1)).await.unwrap();
    store.update_seat(&table, &ana(Seat::open(0), 1)).await.unwrap();
    store.update_seat(&table, &ana(Seat::open(0), 2)).await.unwrap();
    play(&*store, &table, [entry(2)]).await;
    store.close().await;
    drop(store);
    assert_eq!(notices.next().await, None, "the store is gone, and nothing was said before");
}

pub(crate) async fn a_closed_store_refuses_and_a_new_one_finds_everything(place: &Place) {
    let store = place.open().await;
    let table = lay(&*store, "t").await;
    play(&*store, &table, [entry(1)]).await;
    store.close().await;
    store.close().await;
    let refused = store.append(&table, entry(2)).await;
    assert!(matches!(refused, Err(Error::Closed)), "{refused:?}");
    assert!(matches!(store.entries(&table, 1).await, Err(Error::Closed)));
    assert!(matches!(store.health().await, Err(Error::Closed)));

    let again = place.open().await;
    assert_eq!(again.entries(&table, 1).await.unwrap(), [entry(1)]);
    play(&*again, &table, [entry(2)]).await;
}

pub(crate) async fn an_older_database_keeps_everything(place: &Place) {
    place.migrate_to(2).await;
    let (nothing, no) = match place {
        Place::File(_) => ("zeroblob(32)", "0"),
        Place::Database(_) => ("decode(repeat('00', 32), 'hex')", "false"),
    };
    for name in ["b", "a"] {
        let sql = format!(
            "INSERT INTO tables VALUES ('{name}', 'code-{name}', 'crusade', 'c0ffee', '{{\"players\":2}}',
                 '[\"Ana\",\"Bo\"]', 'lobby', 'private', NULL, {nothing}, 'abc', 'hidden', '[]', 1000, 1000, 0);
             INSERT INTO seats VALUES ('{name}', 0, 'open', NULL, '', NULL, {no}, NULL, 0);
             INSERT INTO seats VALUES ('{name}', 1, 'bot', 'easy', 'Bo', {nothing}, {no}, 'n', 7);"
        );
        place.execute(&sql).await;
        for LogEntry { seq, kind, payload, at, .. } in (1..=3).map(entry) {
            let sql = format!(
                "INSERT INTO entries VALUES ('{name}', {seq}, 1, '{kind}', '{payload}', '{name}{seq}', {at})"
            );
            place.execute(&sql).await;
        }
    }
    let store = place.open().await;
    for name in ["a", "b"] {
        let kept = |seq| keyed(seq, &format!("{name}{seq}"));
        assert_eq!(store.table(&id(name)).await.unwrap(), Some(Table { host: [0; 32], ..table(name) }));
        let bot = Seat {
            kind: Kind::Bot("easy".to_owned()),
            name: "Bo".to_owned(),
            token: Some([0; 32]),
            nonce: Some("n".to_owned()),
            version: 7,
            ..Seat::open(1)
        };
        assert_eq!(store.seats(&id(name)).await.unwrap(), [Seat::open(0), bot]);
        play(&*store, &id(name), [kept(4)]).await;
        assert_eq!(store.entries(&id(name), 1).await.unwrap(), [kept(1), kept(2), kept(3), kept(4)]);
        assert_eq!(store.append(&id(name), kept(2)).await.unwrap(), Appended::Duplicate(kept(2)));
    }
    lay(&*store, "c").await;
    play(&*store, &id("c"), [entry(1)]).await;
    store.audit().await.unwrap();
}

pub(crate) async fn a_newer_database_is_refused(place: &Place) {
    place.open().await.close().await;
    place
        .execute(
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
             SELECT 99, 'from the future', success, checksum, 1 FROM _sqlx_migrations WHERE version = 1",
        )
        .await;
    let refused = store::open(&place.address()).await.err();
    assert!(matches!(refused, Some(Error::Newer { found: 99, known: 3 })), "{refused:?}");
}
