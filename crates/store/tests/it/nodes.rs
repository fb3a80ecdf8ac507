//! Several nodes on one PostgreSQL hear of each other.

use std::time::Duration;

use sqlx::{Connection as _, PgConnection};
use store::{Error, Notice, Notices, Seat};
use tokio::time::timeout;

use crate::place::{Place, ana, entry, id, lay, play};

async fn next(notices: &mut Notices) -> Notice {
    let patience = Duration::from_secs(10);
    timeout(patience, notices.next()).await.expect("a notice in time").expect("the store is open")
}

#[tokio::test]
async fn a_node_hears_what_another_has_stored_and_nothing_of_its_own() {
    let place = Place::database().await;
    let (here, there) = (place.open().await, place.open().await);
    let (mut near, mut far) = (here.subscribe(), there.subscribe());
    let table = lay(&*here, "t").await;
    assert_eq!(next(&mut far).await, Notice::Table(table.clone()));

    play(&*here, &table, (1..=50).map(entry)).await;
    while next(&mut far).await != Notice::Log(table.clone(), 50) {}
    assert_eq!(there.last_seq(&table).await.unwrap(), 50, "a notice comes after the commit");

    there.update_seat(&table, &ana(Seat::open(0), 1)).await.unwrap();
    assert_eq!(next(&mut near).await, Notice::Table(table), "the other's, and no echo before it");
    place.clear().await;
}

#[tokio::test]
async fn a_node_that_closes_tells_what_it_has_stored() {
    let place = Place::database().await;
    let (here, there) = (place.open().await, place.open().await);
    let mut notices = there.subscribe();
    let table = lay(&*here, "t").await;
    play(&*here, &table, [entry(1)]).await;
    here.close().await;
    while next(&mut notices).await != Notice::Log(table.clone(), 1) {}
    place.clear().await;
}

#[tokio::test]
async fn a_broken_line_is_mended_and_everybody_told_to_read_again() {
    let place = Place::database().await;
    let (here, there) = (place.open().await, place.open().await);
    let table = lay(&*here, "t").await;
    let mut notices = there.subscribe();
    while next(&mut notices).await != Notice::Table(table.clone()) {}

    place
        .execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
             WHERE datname = current_database() AND query LIKE 'LISTEN%'",
        )
        .await;
    assert_eq!(next(&mut notices).await, Notice::Lost);
    play(&*here, &table, [entry(1)]).await;
    assert_eq!(next(&mut notices).await, Notice::Log(table, 1));
    place.clear().await;
}

#[tokio::test]
async fn a_node_survives_the_loss_of_all_its_connections() {
    let place = Place::database().await;
    let store = place.open().await;
    let table = lay(&*store, "t").await;
    place
        .execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
             WHERE datname = current_database() AND pid <> pg_backend_pid()",
        )
        .await;
    let mut failures = 0;
    while store.append(&table, entry(1)).await.is_err() {
        failures += 1;
        assert!(failures < 50, "it never recovers");
    }
    assert_eq!(store.entries(&table, 1).await.unwrap(), [entry(1)]);
    place.clear().await;
}

#[tokio::test]
async fn a_server_that_cannot_be_used_is_told_apart() {
    let place = Place::database().await;
    place.open().await.close().await;
    let read_only = format!("{}&options=-c%20default_transaction_read_only=on", place.address());
    let refused = store::open(&read_only).await.err();
    assert!(matches!(refused, Some(Error::ReadOnly)), "{refused:?}");
    let address = place.address();
    place.clear().await;
    for gone in [address.as_str(), "postgres://nobody@127.0.0.1:1/none"] {
        let refused = store::open(gone).await.err();
        assert!(matches!(refused, Some(Error::Unreachable(_))), "{refused:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_an_older_node_is_writing_while_the_schema_changes_is_kept() {
    let place = Place::database().await;
    place.migrate_to(2).await;
    place
        .execute(
            "INSERT INTO tables VALUES ('t', 'code', 'crusade', '', '{}', '[]', 'running', 'private', NULL, '', '', '',
                 '[]', 0, 0, 0)",
        )
        .await;
    let mut older = PgConnection::connect(&place.address()).await.unwrap();
    let writing = "BEGIN; INSERT INTO entries VALUES ('t', 1, NULL, 'act', '{}', NULL, 0)";
    sqlx::raw_sql(writing).execute(&mut older).await.unwrap();
    let address = place.address();
    let opening = tokio::spawn(async move { store::open(&address).await.unwrap() });
    tokio::time::sleep(Duration::from_millis(500)).await; // by then the newer one waits
    sqlx::raw_sql("COMMIT").execute(&mut older).await.unwrap();
    let newer = opening.await.unwrap();
    assert_eq!(newer.last_seq(&id("t")).await.unwrap(), 1);
    place.clear().await;
}
