//! Many at once.

use std::sync::Arc;

use store::{Appended, Error, LogEntry, Seat, Status, Store, Swap, Table, TableId};
use tokio::task::JoinSet;

use crate::place::{Place, ana, entry, id, keyed, lay, play, table};

const WRITERS: u8 = 8;
const WINS: u32 = 25;

pub(crate) async fn eight_writers_leave_no_gap_and_no_double(place: &Place) {
    let nodes = [place.open().await, place.open().await];
    let table = lay(&*nodes[0], "t").await;
    let mut writers = JoinSet::new();
    for (writer, node) in (0..WRITERS).zip(nodes.iter().cycle()) {
        writers.spawn(win(Arc::clone(node), table.clone(), writer));
    }
    writers.join_all().await;

    let log = nodes[1].entries(&table, 1).await.unwrap();
    let all = u32::from(WRITERS) * WINS;
    assert_eq!(log.iter().map(|it| it.seq).collect::<Vec<_>>(), (1..=all).collect::<Vec<_>>());
    for writer in 0..WRITERS {
        let won = log.iter().filter(|it| it.seat == Some(writer));
        let keys: Vec<&str> = won.filter_map(|it| it.key.as_deref()).collect();
        let expected: Vec<String> = (0..WINS).map(|turn| format!("{writer}-{turn}")).collect();
        assert_eq!(keys, expected, "each of its entries once, in its own order");
    }
    nodes[0].audit().await.unwrap();
}

/// Appends until it has won so often, each time from what it believes to be the end of the log.
async fn win(store: Arc<dyn Store>, table: TableId, writer: u8) {
    let mut seq = 1;
    for turn in 0..WINS {
        let wish = |seq| LogEntry { seat: Some(writer), ..keyed(seq, &format!("{writer}-{turn}")) };
        while let Appended::Conflict { current } = store.append(&table, wish(seq)).await.unwrap() {
            seq = current + 1;
        }
        seq += 1;
    }
}

pub(crate) async fn a_request_sent_five_times_is_stored_once(place: &Place) {
    let nodes = [place.open().await, place.open().await];
    let table = lay(&*nodes[0], "t").await;
    for seq in 1..=20 {
        let mut requests = JoinSet::new();
        for node in nodes.iter().cycle().take(5) {
            let (node, table) = (Arc::clone(node), table.clone());
            requests
                .spawn(async move { node.append(&table, keyed(seq, &format!("key-{seq}"))).await.unwrap() });
        }
        let answers = requests.join_all().await;
        let stored = answers.iter().filter(|it| **it == Appended::Stored).count();
        let same = Appended::Duplicate(keyed(seq, &format!("key-{seq}")));
        let repeated = answers.iter().filter(|it| **it == same).count();
        assert_eq!((stored, repeated), (1, 4), "{answers:?}");
    }
    assert_eq!(nodes[0].last_seq(&table).await.unwrap(), 20);
}

pub(crate) async fn one_of_many_gets_the_seat(place: &Place) {
    let store = place.open().await;
    let table = lay(&*store, "t").await;
    let mut claims = JoinSet::new();
    for token in 1..=WRITERS {
        let (store, table) = (Arc::clone(&store), table.clone());
        claims.spawn(async move { store.update_seat(&table, &ana(Seat::open(0), token)).await.unwrap() });
    }
    let (mut winners, mut losers) = (Vec::new(), Vec::new());
    for claim in claims.join_all().await {
        match claim {
            Swap::Done(seat) => winners.push(seat),
            Swap::Stale(seat) => losers.push(seat),
        }
    }
    assert_eq!((winners.len(), losers.len()), (1, 7));
    assert!(losers.iter().all(|it| *it == winners[0]), "the others see who was faster");
}

pub(crate) async fn one_bad_append_harms_no_other(place: &Place) {
    let store = place.open().await;
    let mut appends = JoinSet::new();
    for number in 0..40 {
        let store = Arc::clone(&store);
        appends.spawn(async move {
            let table = id(&format!("t{number}"));
            if number % 4 != 0 {
                lay(&*store, table.as_str()).await;
            }
            (number, store.append(&table, entry(1)).await)
        });
    }
    for (number, answer) in appends.join_all().await {
        match answer {
            Ok(Appended::Stored) => assert_ne!(number % 4, 0),
            Err(Error::NoSuchTable(_)) => assert_eq!(number % 4, 0),
            other => panic!("{other:?}"),
        }
    }
}

/// Whatever is written at the same moment: each gets its own answer, and what is refused leaves nothing behind.
pub(crate) async fn one_bad_write_harms_no_other(place: &Place) {
    let store = place.open().await;
    lay(&*store, "old").await;
    let mut writes = JoinSet::new();
    for number in 0..40 {
        let store = Arc::clone(&store);
        writes.spawn(async move {
            let name = format!("t{number}");
            match number % 4 {
                0 => {
                    let same_code = Table { code: table("old").code, ..table(&name) };
                    let seats = [Seat::open(0), Seat::open(1)];
                    let refused = store.create_table(&same_code, &seats).await;
                    assert!(matches!(refused, Err(Error::Taken)), "{refused:?}");
                    assert_eq!(store.seats(&id(&name)).await.unwrap(), [], "nothing of it is there");
                }
                1 => {
                    let refused = store.set_status(&id("none"), Status::Over, 1).await;
                    assert!(matches!(refused, Err(Error::NoSuchTable(_))), "{refused:?}");
                }
                2 => {
                    let table = lay(&*store, &name).await;
                    let claimed = store.update_seat(&table, &ana(Seat::open(1), 3)).await.unwrap();
                    assert!(matches!(claimed, Swap::Done(_)), "{claimed:?}");
                    store.set_status(&table, Status::Running, 5).await.unwrap();
                }
                _ => {
                    let table = lay(&*store, &name).await;
                    play(&*store, &table, (1..=3).map(entry)).await;
                }
            }
        });
    }
    writes.join_all().await;
    for number in 0..40 {
        let table = id(&format!("t{number}"));
        let found = store.table(&table).await.unwrap().map(|it| it.status);
        let expected = [None, None, Some(Status::Running), Some(Status::Lobby)][number % 4];
        assert_eq!(found, expected, "{number}");
        let entries = if number % 4 == 3 { 3 } else { 0 };
        assert_eq!(store.entries(&table, 1).await.unwrap().len(), entries, "{number}");
    }
    store.audit().await.unwrap();
}
