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
    phrases: Vec<Value>,
    choices: Vec<Value>,
    turn: Value,
    pub(crate) view: Value,
    pub(crate) log: Vec<Value>,
    pub(crate) seats: Value,
    /// After each message about the match.
    pub(crate) frames: Vec<Frame>,
}

/// A message about the match, and everything as the viewer knows it with that message.
pub(crate) struct Frame {
    pub(crate) message: Value,
    pub(crate) view: Value,
    pub(crate) log: Vec<Value>,
    pub(crate) choices: Vec<Value>,
    pub(crate) turn: Value,
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
                phrases: Vec::new(),
                choices: Vec::new(),
                turn: Value::Null,
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
                    if message["type"] == "update" || message["type"] == "change" {
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
        self.frames.last().and_then(|frame| frame.message["seq"].as_u64())
    }

    /// Takes a message in as every client does: a whole update, or a change told with numbers.
    fn take_in(&mut self, message: &Value) {
        let list = |name: &str| message[name].as_array().cloned().unwrap_or_default();
        if message["type"] == "update" {
            self.view = message["view"].clone();
            self.phrases.clear();
            self.choices = list("choices");
            let keep = number(&message["log_from"]);
            assert!(keep <= self.log.len(), "lines are missing");
            self.log.truncate(keep);
            self.log.extend(list("log"));
        } else {
            if message["anew"] == true {
                self.phrases.clear();
            }
            self.phrases.extend(list("phrases"));
            for change in list("view") {
                let path = self.phrase(&change[0]);
                let place = path.as_array().unwrap().iter().fold(&mut self.view, |at, step| match step {
                    Value::String(key) => &mut at[key.as_str()],
                    step => &mut at[number(step)],
                });
                *place = change[1].clone();
            }
            self.choices = list("choices").iter().flat_map(|told| self.choices_of(told)).collect();
            self.log.truncate(
                message["log_from"].as_u64().map_or(self.log.len(), |_| number(&message["log_from"])),
            );
            for told in list("log") {
                let lines: Vec<Value> =
                    told[1].as_array().unwrap().iter().map(|line| self.line(&told[0], line)).collect();
                self.log.extend(lines);
            }
            for told in list("opened") {
                let place = number(&told[0]);
                self.log[place] = self.line(&self.log[place]["entry"], &told[1]);
            }
        }
        if !message["seats"].is_null() {
            self.seats = message["seats"].clone();
        }
        if !message["turn"].is_null() {
            self.turn = message["turn"].clone();
        }
        self.frames.push(Frame {
            message: message.clone(),
            view: self.view.clone(),
            log: self.log.clone(),
            choices: self.choices.clone(),
            turn: self.turn.clone(),
        });
    }

    fn phrase(&self, told: &Value) -> Value {
        self.phrases[number(told)].clone()
    }

    fn line(&self, entry: &Value, told: &Value) -> Value {
        let phrase = self.phrase(told);
        let mut line = json!({"entry": entry, "text": phrase[0], "rules": self.phrase(&phrase[1])});
        if !phrase[2].is_null() {
            line["event"] = phrase[2].clone();
        }
        line
    }

    fn choices_of(&self, told: &Value) -> Vec<Value> {
        let choice = |(index, it)| {
            let phrase = self.phrase(it);
            json!({"seat": told[0], "index": index, "label": phrase[0], "action": phrase[1],
                "touches": phrase[2], "rule": self.phrase(&phrase[3])[0]})
        };
        told[1].as_array().unwrap().iter().enumerate().map(choice).collect()
    }
}

fn number(told: &Value) -> usize {
    usize::try_from(told.as_u64().unwrap()).unwrap()
}
