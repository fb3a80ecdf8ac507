//! One guest's live connection.

use std::borrow::Cow;
use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context as _, bail};
use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::wire::somewhere;

/// A server that says nothing for so long is broken.
const PATIENCE: Duration = Duration::from_mins(1);

/// Bytes that are read at once; most updates are shorter.
const READ: usize = 2048;

/// A live connection of a seat, and as much of what it was told as a bot needs.
#[derive(Debug)]
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
    /// How many entries the match has.
    pub seq: u32,
    /// How many choices are open to the seat.
    pub choices: u32,
    /// Whether the match has ended.
    pub over: bool,
    /// The key of the newest deed of its own that was done.
    pub done: Option<String>,
    /// Messages about changes, and the bytes in them.
    pub changes: (u64, u64),
}

/// Of an update or a change, what is looked at.
#[derive(Deserialize)]
struct Told<'a> {
    #[serde(rename = "type", borrow)]
    kind: Cow<'a, str>,
    #[serde(default)]
    seq: u32,
    #[serde(borrow)]
    choices: Option<&'a RawValue>,
    turn: Option<Turn>,
    done: Option<String>,
}

#[derive(Deserialize)]
struct Turn {
    over: Option<IgnoredAny>,
}

/// How a change tells of choices: a seat, and the numbers of its choices.
type Numbered = (IgnoredAny, Vec<IgnoredAny>);

/// A WebSocket to that address and path.
pub async fn dial(address: SocketAddr, path: &str) -> anyhow::Result<WebSocketStream<TcpStream>> {
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let mut request = format!("ws://{address}{path}").into_client_request()?;
    request.headers_mut().insert("x-forwarded-for", somewhere().parse()?);
    // Wiping the usual 128 KiB before every read would be a third of what a guest does.
    let small = WebSocketConfig::default().read_buffer_size(READ);
    Ok(client_async_with_config(request, stream, Some(small)).await?.0)
}

impl Socket {
    /// Connects and says hello, as the holder of that token; an empty one is a spectator's.
    pub async fn hello(address: SocketAddr, path: &str, token: &str) -> anyhow::Result<Self> {
        let mut stream = dial(address, &format!("{path}/live")).await?;
        let tokens: Vec<&str> = [token].into_iter().filter(|it| !it.is_empty()).collect();
        let hello = json!({"type": "hello", "version": 1, "tokens": tokens});
        stream.send(Message::text(hello.to_string())).await?;
        let mut socket = Self { stream, seq: 0, choices: 0, over: false, done: None, changes: (0, 0) };
        socket.next().await?;
        Ok(socket)
    }

    /// Says something.
    pub async fn say(&mut self, message: &Value) -> anyhow::Result<()> {
        Ok(self.stream.send(Message::text(message.to_string())).await?)
    }

    /// Listens until the match has so many entries.
    pub async fn until(&mut self, seq: u32) -> anyhow::Result<()> {
        while self.seq < seq {
            self.next().await?;
        }
        Ok(())
    }

    /// Listens to the next message about the match.
    pub async fn next(&mut self) -> anyhow::Result<()> {
        loop {
            let message = timeout(PATIENCE, self.stream.next()).await.context("the server is silent")?;
            match message.context("the connection ended")?? {
                Message::Text(text) => return self.take_in(&text),
                Message::Close(frame) => bail!("the server closed the connection: {frame:?}"),
                _ => {}
            }
        }
    }

    fn take_in(&mut self, text: &str) -> anyhow::Result<()> {
        let told: Told<'_> = serde_json::from_str(text)?;
        let choices = told.choices.map_or("[]", RawValue::get);
        let choices = match &*told.kind {
            "update" => serde_json::from_str::<Vec<IgnoredAny>>(choices)?.len(),
            "change" => {
                self.changes = (self.changes.0 + 1, self.changes.1 + text.len() as u64);
                serde_json::from_str::<Vec<Numbered>>(choices)?.iter().map(|(_, numbers)| numbers.len()).sum()
            }
            other => bail!("a running match told of {other}: {text}"),
        };
        self.done = told.done.or(self.done.take());
        self.seq = told.seq;
        self.choices = u32::try_from(choices)?;
        self.over |= told.turn.is_some_and(|turn| turn.over.is_some());
        Ok(())
    }
}
