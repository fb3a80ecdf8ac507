//! A table of bots that choose at random among the choices they are sent.

use std::net::SocketAddr;
use std::time::Instant;

use anyhow::{Context as _, ensure};
use futures_util::future::try_join_all;
use hyper::Method;
use serde_json::{Value, json};
use table::Dice;

use crate::http_client::HttpClient;
use crate::socket::Socket;

/// A running match with a WebSocket for every seat.
#[derive(Debug)]
pub struct BotTable {
    /// Such as `/api/tables/b1946ac92492d234`.
    pub path: String,
    /// By seat.
    pub tokens: Vec<String>,
    /// By seat.
    pub sockets: Vec<Socket>,
    http: HttpClient,
    dice: Dice,
    transport: Transport,
}

/// How actions are sent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Transport {
    /// Over the WebSocket.
    #[default]
    Socket,
    /// As HTTP requests.
    Http,
}

/// The latencies of an action.
#[derive(Clone, Copy, Debug)]
pub struct Played {
    /// Seconds until the acknowledgement.
    pub acknowledged: f64,
    /// Seconds until every seat has the update.
    pub told: f64,
}

impl BotTable {
    /// Creates a table, claims all seats, starts the match and connects.
    pub async fn start(address: SocketAddr, game: &str, seats: usize, seed: u64) -> anyhow::Result<Self> {
        let mut http = HttpClient::connect(address).await?;
        let create = json!({"game": game, "seats": seats, "pace": "instant"});
        let created = http.post("/api/tables", "", &create).await?.good()?;
        let path = format!("/api/tables/{}", text(&created["table"])?);
        let mut tokens = Vec::new();
        for seat in 0..seats {
            let seat_path = format!("{path}/seats/{seat}");
            let claim = json!({"name": format!("Guest {seat}"), "nonce": format!("{seed}-{seat}")});
            let claimed = http.post(&format!("{seat_path}/claim"), "", &claim).await?.good()?;
            let token = text(&claimed["token"])?;
            let ready = json!({"ready": true});
            http.ask(Method::PATCH, &seat_path, &token, &ready).await?.good()?;
            tokens.push(token);
        }
        let host = text(&created["host_token"])?;
        http.post(&format!("{path}/start"), &host, &Value::Null).await?.good()?;
        let sockets = try_join_all(tokens.iter().map(|token| Socket::hello(address, &path, token))).await?;
        Ok(Self { path, tokens, sockets, http, dice: Dice::fast(seed), transport: Transport::default() })
    }

    /// The same table, with actions sent this way.
    #[must_use]
    pub fn with_transport(self, transport: Transport) -> Self {
        Self { transport, ..self }
    }

    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        self.sockets.iter().all(|socket| socket.over)
    }

    /// The number of updates all seats were sent, and their bytes.
    pub fn updates(&self) -> (u64, u64) {
        self.sockets.iter().fold((0, 0), |(count, bytes), it| (count + it.updates.0, bytes + it.updates.1))
    }

    /// The awaited seat acts, and all seats wait for the update. Times are counted from `begun`.
    pub async fn play(&mut self, begun: Instant) -> anyhow::Result<Played> {
        let seat = self.sockets.iter().position(|it| it.choices > 0).context("nobody may act")?;
        let socket = &mut self.sockets[seat];
        let (seq, key) = (socket.seq, socket.seq.to_string());
        let choice = self.dice.pick(socket.choices as usize);
        let act = json!({"type": "act", "seat": seat, "seq": seq, "key": key, "choice": choice});
        match self.transport {
            Transport::Socket => {
                socket.say(&act).await?;
                let told = self.heard(seq + 1, begun).await?;
                ensure!(
                    self.sockets[seat].done.as_ref() == Some(&key),
                    "the update acknowledges another action"
                );
                Ok(Played { acknowledged: told[seat], told: told.into_iter().fold(0.0, f64::max) })
            }
            Transport::Http => {
                let acknowledged = self.request(seat, act, begun).await?;
                let told = self.heard(seq + 1, begun).await?;
                Ok(Played { acknowledged, told: told.into_iter().fold(acknowledged, f64::max) })
            }
        }
    }

    /// When each seat had that entry.
    async fn heard(&mut self, seq: u32, begun: Instant) -> anyhow::Result<Vec<f64>> {
        let heard = self.sockets.iter_mut().map(async |socket| {
            socket.until(seq).await?;
            anyhow::Ok(begun.elapsed().as_secs_f64())
        });
        try_join_all(heard).await
    }

    /// Acts by a request; returns when it was answered.
    async fn request(&mut self, seat: usize, mut act: Value, begun: Instant) -> anyhow::Result<f64> {
        let fields = act.as_object_mut().context("an act is an object")?;
        fields.remove("type");
        fields.insert("brief".to_owned(), true.into());
        let answer = self.http.post(&format!("{}/act", self.path), &self.tokens[seat], &act).await?;
        ensure!(answer.status.is_success(), "{}: {}", answer.status, answer.text);
        Ok(begun.elapsed().as_secs_f64())
    }
}

fn text(value: &Value) -> anyhow::Result<String> {
    Ok(value.as_str().context("a string is missing in a response")?.to_owned())
}
