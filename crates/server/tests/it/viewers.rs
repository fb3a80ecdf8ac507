//! Somebody with a live connection, who keeps what they are told.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::support::House;

/// Puts a house on a socket. It serves as long as the test runs.
pub(crate) async fn on_a_socket(house: &House) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(server::serve(listener, house.hall.clone(), std::future::pending()));
    address
}

/// A connection and all that came over it, put together as every client does.
pub(crate) struct Viewer {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub(crate) view: Value,
    pub(crate) log: Vec<Value>,
    pub(crate) seats: Value,
    /// After each update: the update as it came, the whole view and the whole log.
    pub(crate) frames: Vec<(Value, Value, Vec<Value>)>,
}

impl Viewer {
    /// Connects without a word.
    pub(crate) async fn silent(address: SocketAddr, path: &str, origin: Option<&str>) -> Result<Self, u16> {
        let mut request = format!("ws://{address}{path}/live").into_client_request().unwrap();
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().unwrap());
        }
        match connect_async(request).await {
            Ok((socket, _)) => Ok(Self {
                socket,
                view: Value::Null,
                log: Vec::new(),
                seats: Value::Null,
                frames: Vec::new(),
            }),
            Err(tokio_tungstenite::tungstenite::Error::Http(response)) => Err(response.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }

    /// Connects and says hello.
    pub(crate) async fn hello(address: SocketAddr, path: &str, tokens: &[&str], since: Option<u64>) -> Self {
        let mut viewer = Self::silent(address, path, None).await.unwrap();
        viewer.say(json!({"type": "hello", "version": 1, "tokens": tokens, "since": since})).await;
        viewer
    }

    pub(crate) async fn say(&mut self, message: Value) {
        self.socket.send(Message::text(message.to_string())).await.unwrap();
    }

    /// The next message, or the code the connection was closed with.
    pub(crate) async fn next(&mut self) -> Result<Value, u16> {
        loop {
            let message = tokio::time::timeout(Duration::from_secs(20), self.socket.next()).await;
            match message.expect("a message in time") {
                Some(Ok(Message::Text(text))) => {
                    let message: Value = serde_json::from_str(&text).unwrap();
                    if message["type"] == "update" {
                        self.take_in(&message);
                    }
                    return Ok(message);
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Close(frame))) => return Err(frame.map_or(1005, |it| it.code.into())),
                other => panic!("{other:?}"),
            }
        }
    }

    /// Reads until an update of that number has come.
    pub(crate) async fn until(&mut self, seq: u64) {
        while self.seq() < Some(seq) {
            self.next().await.unwrap();
        }
    }

    pub(crate) fn seq(&self) -> Option<u64> {
        self.frames.last().and_then(|(update, ..)| update["seq"].as_u64())
    }

    fn take_in(&mut self, update: &Value) {
        match &update["view"] {
            view if !view["full"].is_null() => self.view = view["full"].clone(),
            view => view["diff"].as_array().unwrap().iter().for_each(|change| {
                let place =
                    change[0].as_array().unwrap().iter().fold(&mut self.view, |at, step| match step {
                        Value::String(key) => &mut at[key.as_str()],
                        step => &mut at[usize::try_from(step.as_u64().unwrap()).unwrap()],
                    });
                *place = change[1].clone();
            }),
        }
        let keep = usize::try_from(update["log_from"].as_u64().unwrap()).unwrap();
        assert!(keep <= self.log.len(), "lines are missing");
        self.log.truncate(keep);
        self.log.extend(update["log"].as_array().unwrap().iter().cloned());
        if !update["seats"].is_null() {
            self.seats = update["seats"].clone();
        }
        self.frames.push((update.clone(), self.view.clone(), self.log.clone()));
    }
}
