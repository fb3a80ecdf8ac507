//! The WebSocket of one seat.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context as _, bail, ensure};
use flate2::{Decompress, FlushDecompress};
use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::http_client::next_address;

/// How long to wait for a message.
const PATIENCE: Duration = Duration::from_mins(1);

/// Bytes read at once; most updates are shorter.
const READ: usize = 2048;

/// Most inflated updates are shorter.
const LINE: usize = 16 * 1024;

/// The WebSocket of a seat, with the parts of the newest update that a bot needs.
#[derive(Debug)]
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
    /// The number of entries.
    pub seq: u32,
    /// The number of choices.
    pub choices: u32,
    /// Whether the match is over.
    pub over: bool,
    /// The key of the newest acknowledged action.
    pub done: Option<String>,
    /// The number of updates after the first, and their bytes.
    pub updates: (u64, u64),
    inflater: Inflater,
}

/// The fields of an update that are used.
#[derive(Deserialize)]
struct Told<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    seq: u32,
    choices: Vec<IgnoredAny>,
    turn: Turn,
    done: Option<String>,
}

#[derive(Deserialize)]
struct Turn {
    over: Option<IgnoredAny>,
}

/// The receiving end of a deflate stream.
#[derive(Debug)]
pub struct Inflater {
    stream: Decompress,
    line: Vec<u8>,
}

impl Default for Inflater {
    fn default() -> Self {
        Self { stream: Decompress::new(false), line: Vec::new() }
    }
}

impl Inflater {
    /// Inflates a binary message, whose first byte says whether a new stream begins.
    pub fn inflate(&mut self, message: &[u8]) -> anyhow::Result<&str> {
        let (first, mut rest) = message.split_first().context("an empty message")?;
        if *first == 1 {
            self.stream.reset(false);
        }
        self.line.clear();
        loop {
            self.line.reserve(LINE);
            let before = self.stream.total_in();
            self.stream.decompress_vec(rest, &mut self.line, FlushDecompress::Sync)?;
            rest = &rest[usize::try_from(self.stream.total_in() - before)?..];
            if self.line.len() < self.line.capacity() {
                break;
            }
        }
        ensure!(rest.is_empty() && self.line.last() == Some(&b'\n'), "a message is not a whole line");
        Ok(std::str::from_utf8(&self.line)?)
    }
}

/// Opens a WebSocket.
pub async fn connect(address: SocketAddr, path: &str) -> anyhow::Result<WebSocketStream<TcpStream>> {
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let mut request = format!("ws://{address}{path}").into_client_request()?;
    request.headers_mut().insert("x-forwarded-for", next_address().parse()?);
    // Zeroing the default buffer of 128 KiB before every read would be a third of the client's work.
    let small = WebSocketConfig::default().read_buffer_size(READ);
    Ok(client_async_with_config(request, stream, Some(small)).await?.0)
}

impl Socket {
    /// Connects and sends the hello with this token; an empty one is a spectator's.
    pub async fn hello(address: SocketAddr, path: &str, token: &str) -> anyhow::Result<Self> {
        let mut stream = connect(address, &format!("{path}/live")).await?;
        let tokens: Vec<&str> = [token].into_iter().filter(|it| !it.is_empty()).collect();
        let hello = json!({"type": "hello", "version": 2, "tokens": tokens, "deflate": true});
        stream.send(Message::text(hello.to_string())).await?;
        let mut socket = Self {
            stream,
            seq: 0,
            choices: 0,
            over: false,
            done: None,
            updates: (0, 0),
            inflater: Inflater::default(),
        };
        socket.next().await?;
        socket.updates = (0, 0);
        Ok(socket)
    }

    /// Sends a message.
    pub async fn say(&mut self, message: &Value) -> anyhow::Result<()> {
        Ok(self.stream.send(Message::text(message.to_string())).await?)
    }

    /// Receives until the match has so many entries.
    pub async fn until(&mut self, seq: u32) -> anyhow::Result<()> {
        while self.seq < seq {
            self.next().await?;
        }
        Ok(())
    }

    /// Receives the next update.
    pub async fn next(&mut self) -> anyhow::Result<()> {
        loop {
            let message = timeout(PATIENCE, self.stream.next()).await.context("no message in time")?;
            match message.context("the connection ended")?? {
                Message::Binary(message) => return self.take_in(&message),
                Message::Text(text) => bail!("unexpected message: {text}"),
                Message::Close(frame) => bail!("the server closed the connection: {frame:?}"),
                _ => {}
            }
        }
    }

    fn take_in(&mut self, message: &[u8]) -> anyhow::Result<()> {
        let line = self.inflater.inflate(message)?;
        let told: Told<'_> = serde_json::from_str(line)?;
        ensure!(told.kind == "update", "unexpected message: {line}");
        self.updates = (self.updates.0 + 1, self.updates.1 + message.len() as u64);
        self.done = told.done.or(self.done.take());
        self.seq = told.seq;
        self.choices = u32::try_from(told.choices.len())?;
        self.over = told.turn.over.is_some();
        Ok(())
    }
}
