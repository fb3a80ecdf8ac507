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
    inflater: load::Inflater,
    /// How many updates came as text.
    pub(crate) texts: usize,
    /// The bytes of all updates, as they came.
    pub(crate) bytes: usize,
    pub(crate) view: Value,
    pub(crate) log: Vec<Value>,
    pub(crate) seats: Value,
    /// After each message about the match.
    pub(crate) frames: Vec<Frame>,
}

/// A message about the match, and the log as the viewer knows it with that message.
pub(crate) struct Frame {
    pub(crate) message: Value,
    pub(crate) log: Vec<Value>,
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
                inflater: load::Inflater::default(),
                texts: 0,
                bytes: 0,
                view: Value::Null,
                log: Vec::new(),
                seats: Value::Null,
                frames: Vec::new(),
            }),
            Err(tokio_tungstenite::tungstenite::Error::Http(response)) => Err(response.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }

    /// Connects and says hello, as browsers do.
    pub(crate) async fn hello(address: SocketAddr, path: &str, tokens: &[&str], since: Option<u64>) -> Self {
        let mut viewer = Self::silent(address, path, None).await.unwrap();
        let hello = json!({"type": "hello", "version": 2, "tokens": tokens, "since": since, "deflate": true});
        viewer.say(hello).await;
        viewer
    }

    /// The same for somebody who wants plain text.
    pub(crate) async fn plain(address: SocketAddr, path: &str, tokens: &[&str]) -> Self {
        let mut viewer = Self::silent(address, path, None).await.unwrap();
        viewer.say(json!({"type": "hello", "version": 2, "tokens": tokens})).await;
        viewer
    }

    pub(crate) async fn say(&mut self, message: Value) {
        self.socket.send(Message::text(message.to_string())).await.unwrap();
    }

    /// The next message, or the code the connection was closed with.
    pub(crate) async fn next(&mut self) -> Result<Value, u16> {
        loop {
            let message = tokio::time::timeout(Duration::from_secs(20), self.socket.next()).await;
            let (message, bytes): (Value, _) = match message.expect("a message in time") {
                Some(Ok(Message::Text(text))) => {
                    let message: Value = serde_json::from_str(&text).unwrap();
                    self.texts += usize::from(message["type"] == "update");
                    (message, text.len())
                }
                Some(Ok(Message::Binary(deflated))) => {
                    let line = self.inflater.inflate(&deflated).unwrap();
                    (serde_json::from_str(line).unwrap(), deflated.len())
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                Some(Ok(Message::Close(frame))) => return Err(frame.map_or(1005, |it| it.code.into())),
                other => panic!("{other:?}"),
            };
            if message["type"] == "update" {
                self.bytes += bytes;
                self.take_in(&message);
            }
            return Ok(message);
        }
    }

    /// Reads until an update of that number has come.
    pub(crate) async fn until(&mut self, seq: u64) {
        while self.seq() < Some(seq) {
            self.next().await.unwrap();
        }
    }

    pub(crate) fn seq(&self) -> Option<u64> {
        self.frames.last().and_then(|frame| frame.message["seq"].as_u64())
    }

    /// Takes an update in as every client does: all of it is new but the log, which goes on.
    fn take_in(&mut self, message: &Value) {
        self.view = message["view"].clone();
        self.seats = message["seats"].clone();
        let keep = number(&message["log_from"]);
        assert!(keep <= self.log.len(), "lines are missing");
        self.log.truncate(keep);
        self.log.extend(message["log"].as_array().unwrap().iter().cloned());
        self.frames.push(Frame { message: message.clone(), log: self.log.clone() });
    }
}

fn number(told: &Value) -> usize {
    usize::try_from(told.as_u64().unwrap()).unwrap()
}
