//! A keep-alive HTTP connection.

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

/// The number of client addresses. The server limits each address and all our requests come from one machine, so they
/// name others in `X-Forwarded-For`, as a proxy would. A prime, so that requests of one kind, such as new tables, are
/// spread over all of them.
const ADDRESSES: u32 = 65_521;

/// A connection to a server.
#[derive(Debug)]
pub struct HttpClient {
    address: SocketAddr,
    sender: SendRequest<Full<Bytes>>,
}

/// A response.
#[derive(Debug)]
pub struct Answer {
    /// Its status.
    pub status: StatusCode,
    /// Its body.
    pub text: String,
}

impl Answer {
    /// The JSON of a successful response.
    pub fn good(self) -> anyhow::Result<Value> {
        ensure!(self.status.is_success(), "{}: {}", self.status, self.text);
        serde_json::from_str(&self.text).context("the response is not JSON")
    }
}

impl HttpClient {
    /// Connects.
    pub async fn connect(address: SocketAddr) -> anyhow::Result<Self> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let (sender, connection) = handshake(TokioIo::new(stream)).await?;
        tokio::spawn(connection); // ends with the sender
        Ok(Self { address, sender })
    }

    /// Sends a request and waits for the response.
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

    /// Sends a GET request.
    pub async fn get(&mut self, path: &str, token: &str) -> anyhow::Result<Answer> {
        self.ask(Method::GET, path, token, &Value::Null).await
    }

    /// Sends a POST request.
    pub async fn post(&mut self, path: &str, token: &str, body: &Value) -> anyhow::Result<Answer> {
        self.ask(Method::POST, path, token, body).await
    }
}

pub(crate) fn next_address() -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let next = NEXT.fetch_add(1, Ordering::Relaxed) % ADDRESSES;
    format!("10.7.{}.{}", next / 256, next % 256)
}
