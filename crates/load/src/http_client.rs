//! One guest's HTTP connection, kept open as a browser keeps it.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU32, Ordering};

use anyhow::{Context as _, ensure};
use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header;
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::TcpStream;

/// From how many places in the world guests come. The server limits what one address may ask for, and
/// all of ours come from one machine; so each request names another, as a proxy would. It is a prime: what guests
/// ask for in turn, such as a new table, comes from all of them alike.
const ADDRESSES: u32 = 65_521;

/// A connection to a server.
#[derive(Debug)]
pub struct HttpClient {
    address: SocketAddr,
    sender: SendRequest<Full<Bytes>>,
}

/// What a server answered.
#[derive(Debug)]
pub struct Answer {
    /// Such as 200.
    pub status: StatusCode,
    /// What stood in it, as text.
    pub text: String,
}

impl Answer {
    /// The JSON of a good answer.
    pub fn good(self) -> anyhow::Result<Value> {
        ensure!(self.status.is_success(), "{}: {}", self.status, self.text);
        serde_json::from_str(&self.text).context("the answer is no JSON")
    }
}

impl HttpClient {
    /// Connects.
    pub async fn connect(address: SocketAddr) -> anyhow::Result<Self> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let (sender, connection) = handshake(TokioIo::new(stream)).await?;
        tokio::spawn(connection); // it ends with the sender
        Ok(Self { address, sender })
    }

    /// Asks, and waits for the answer.
    pub async fn ask(
        &mut self,
        method: Method,
        path: &str,
        token: &str,
        body: &Value,
    ) -> anyhow::Result<Answer> {
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, self.address.to_string())
            .header("x-forwarded-for", next_address());
        if !token.is_empty() {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        let body = if body.is_null() {
            Bytes::new()
        } else {
            request = request.header(header::CONTENT_TYPE, "application/json");
            Bytes::from(body.to_string())
        };
        self.sender.ready().await?;
        let answer = self.sender.send_request(request.body(Full::new(body))?).await?;
        let status = answer.status();
        let bytes = answer.into_body().collect().await?.to_bytes();
        Ok(Answer { status, text: String::from_utf8_lossy(&bytes).into_owned() })
    }

    /// Reads something.
    pub async fn get(&mut self, path: &str, token: &str) -> anyhow::Result<Answer> {
        self.ask(Method::GET, path, token, &Value::Null).await
    }

    /// Has something done.
    pub async fn post(&mut self, path: &str, token: &str, body: &Value) -> anyhow::Result<Answer> {
        self.ask(Method::POST, path, token, body).await
    }
}

/// The next of the many addresses guests come from.
pub(crate) fn next_address() -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let next = NEXT.fetch_add(1, Ordering::Relaxed) % ADDRESSES;
    format!("10.7.{}.{}", next / 256, next % 256)
}
