//! The floor: what an action costs without any game.
//!
//! Whatever a client sends is appended to a table's log, and once it is durable everybody at the table is sent so
//! many bytes. What `undercroft load` measures beyond this is the price of rules, views and texts.

#![expect(clippy::unwrap_used, reason = "a measurement that cannot go on has failed")]

use std::collections::HashMap;
use std::io::{self, Write as _};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::routing::any;
use futures_util::{SinkExt as _, StreamExt as _};
use load::Server;
use store::{Appended, LogEntry, Secret, Status, Store, Table, TableId, Visibility};
use tokio::net::TcpListener;
use tokio::runtime::Builder;
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite;

const TABLES: u32 = 50;
const SEATS: usize = 2;
/// The size of an average update, and of an average entry.
const UPDATE: usize = 440;
const PAYLOAD: usize = 200;
const WARM_UP: Duration = Duration::from_secs(2);
const TIME: Duration = Duration::from_secs(8);

fn main() -> io::Result<()> {
    let arguments: Vec<String> = std::env::args().collect();
    if arguments.get(1).is_some_and(|it| it == "serve") {
        return server::runtime()?.block_on(serve(&arguments));
    }
    let folder = std::env::temp_dir().join(format!("undercroft-floor-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let mut out = io::stdout().lock();
    writeln!(out, "store      actions a second   processor an action")?;
    for store in ["nothing", "sqlite"] {
        let database = match store {
            "sqlite" => format!("sqlite:{}", folder.join("tables.db").display()),
            _ => store.to_owned(),
        };
        let server = Server::start(&std::env::current_exe()?, &database).unwrap();
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let (actions, seconds) = runtime.block_on(play(&server));
        let processor = seconds * 1000.0 / actions;
        writeln!(out, "{store:<10} {:>16.0} {processor:>18.3} ms", actions / TIME.as_secs_f64())?;
    }
    std::fs::remove_dir_all(&folder)
}

#[derive(Default)]
struct Room {
    seq: u32,
    guests: Vec<mpsc::Sender<Utf8Bytes>>,
}

#[derive(Clone)]
struct Hall {
    /// None: nothing is stored.
    store: Option<Arc<dyn Store>>,
    rooms: Arc<Mutex<HashMap<u32, Room>>>,
}

/// Started with the arguments of the real server, and prints its address as that does.
async fn serve(arguments: &[String]) -> io::Result<()> {
    let database = arguments.last().unwrap();
    let store = match database.as_str() {
        "nothing" => None,
        address => Some(store::open(address).await.unwrap()),
    };
    for number in 0..TABLES {
        if let Some(store) = &store {
            store.create_table(&table(number), &[]).await.unwrap();
        }
    }
    let hall = Hall { store, rooms: Arc::default() };
    let app = Router::new().route("/{table}", any(upgrade)).with_state(hall);
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    writeln!(io::stdout(), "http://{}", listener.local_addr()?)?;
    axum::serve(axum::serve::ListenerExt::tap_io(listener, |it| it.set_nodelay(true).unwrap()), app).await
}

async fn upgrade(
    State(hall): State<Hall>,
    Path(table): Path<u32>,
    upgrade: WebSocketUpgrade,
) -> axum::response::Response {
    let upgrade = upgrade.read_buffer_size(1024).write_buffer_size(0);
    upgrade.on_upgrade(move |socket| listen(socket, hall, table))
}

async fn listen(mut socket: WebSocket, hall: Hall, number: u32) {
    let (sender, mut messages) = mpsc::channel(64);
    hall.rooms.lock().unwrap().entry(number).or_default().guests.push(sender);
    loop {
        tokio::select! {
            message = messages.recv() => {
                if socket.send(Message::Text(message.unwrap())).await.is_err() {
                    return;
                }
            }
            said = socket.recv() => match said {
                Some(Ok(_)) => act(&hall, number).await,
                _ => return,
            }
        }
    }
}

async fn act(hall: &Hall, number: u32) {
    let (seq, guests) = {
        let mut rooms = hall.rooms.lock().unwrap();
        let room = rooms.get_mut(&number).unwrap();
        room.seq += 1;
        (room.seq, room.guests.clone())
    };
    if let Some(store) = &hall.store {
        let entry = LogEntry {
            seq,
            seat: Some(0),
            kind: "act".to_owned(),
            payload: "p".repeat(PAYLOAD),
            key: Some(format!("0:{seq}")),
            at: 0,
        };
        assert_eq!(store.append(&id(number), entry).await.unwrap(), Appended::Stored);
    }
    let update = Utf8Bytes::from("u".repeat(UPDATE));
    for guest in guests {
        let _ = guest.try_send(update.clone()); // it may have left
    }
}

/// Seats act in turn as soon as all have the last update; the number of actions and what they cost the server.
async fn play(server: &Server) -> (f64, f64) {
    let actions = Arc::new(AtomicU64::new(0));
    let mut sockets = Vec::new();
    for number in 0..TABLES {
        let mut table = Vec::new();
        for _ in 0..SEATS {
            table.push(load::connect(server.address, &format!("/{number}")).await.unwrap());
        }
        sockets.push(table);
    }
    for mut table in sockets {
        let actions = Arc::clone(&actions);
        tokio::spawn(async move {
            for turn in 0.. {
                let act = r#"{"type":"act","seat":0,"seq":12,"key":"12","choice":3}"#;
                table[turn % SEATS].send(tungstenite::Message::text(act)).await.unwrap();
                for guest in &mut table {
                    guest.next().await.unwrap().unwrap();
                }
                actions.fetch_add(1, Relaxed);
            }
        });
    }
    tokio::time::sleep(WARM_UP).await;
    let (begun, counted, used) = (Instant::now(), actions.load(Relaxed), server.usage());
    tokio::time::sleep_until((begun + TIME).into()).await;
    #[expect(clippy::cast_precision_loss, reason = "figures are rounded when they are shown")]
    let done = (actions.load(Relaxed) - counted) as f64;
    (done, server.usage().unwrap().seconds - used.unwrap().seconds)
}

/// Scattered, as the ids of tables are.
fn id(number: u32) -> TableId {
    TableId::new(&format!("{:08x}", number.wrapping_mul(0x9E37_79B9))).unwrap()
}

fn table(number: u32) -> Table {
    Table {
        id: id(number),
        code: number.to_string(),
        game: "none".to_owned(),
        content: String::new(),
        setup: "{}".to_owned(),
        names: "[]".to_owned(),
        status: Status::Running,
        visibility: Visibility::Private,
        clock: None,
        host: [0; 32],
        commitment: String::new(),
        secret: Secret(String::new()),
        nonces: "[]".to_owned(),
        created: 0,
        updated: 0,
        version: 0,
    }
}
