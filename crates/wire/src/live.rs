//! The WebSocket: it sends updates, and a seat may act over it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Act, Lobby, Problem, Update};

/// The version of the live protocol, named in [`Hello`].
pub const PROTOCOL: u32 = 2;

/// What a client sends.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export, export_to = "wire.ts")]
pub enum FromClient {
    /// The first message, within ten seconds.
    Hello(Hello),
    /// A seat acts, as over HTTP, with a token of the hello; `brief` is ignored. Once it is on disk
    /// an update comes whose `done` is its key.
    Act(Act),
    /// Are you there? Answered with a pong.
    Ping,
}

/// Who connects, and what they have seen.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
#[ts(export, export_to = "wire.ts")]
pub struct Hello {
    /// The protocol the client speaks: 2.
    pub version: u32,
    /// The tokens of all seats held; none: a spectator.
    #[serde(default)]
    #[schema(max_items = 16)]
    pub tokens: Vec<String>,
    /// The newest `seq` the client has seen, if it comes back: the log goes on from there.
    #[serde(default)]
    #[ts(optional)]
    pub since: Option<u32>,
    /// Whether lobbies and updates come deflated, in binary messages; else as text, like all others.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub deflate: bool,
}

/// What the server sends.
#[derive(Clone, Debug, Serialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export, export_to = "wire.ts")]
pub enum FromServer {
    /// The lobby: after hello, and whenever something changes before the start.
    Lobby(Lobby),
    /// The match: after hello, after every entry, and whenever something around it changes.
    Update(Box<Update>),
    /// An act with this key was done before and is not done again.
    Done {
        /// The act's.
        key: String,
        /// The entry it became, counted from 1.
        entry: u32,
    },
    /// An act was refused: nothing has changed, and the connection stays.
    Refused {
        /// The act's.
        key: String,
        /// The same as over HTTP.
        problem: Problem,
    },
    /// I am.
    Pong,
    /// What was wrong with a message; the connection is closed after it.
    Error {
        /// The same as over HTTP.
        problem: Problem,
    },
}

/// Most messages are shorter.
const USUAL: usize = 8192;

impl FromServer {
    /// As it is sent: a line of JSON.
    pub fn encode(&self) -> String {
        let mut text = Vec::with_capacity(USUAL);
        serde_json::to_writer(&mut text, self).expect("messages are plain data");
        text.push(b'\n');
        String::from_utf8(text).expect("JSON is text")
    }
}

/// Why the server closes a connection, as a WebSocket close code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Close {
    /// The server restarts; come back in a moment with your `seq`.
    Restarting,
    /// A message was no JSON of this protocol, too long, or one too many.
    Policy,
    /// The tokens open no seats that one person may hold here.
    Forbidden,
    /// The reader was too slow; come back with your `seq`.
    TooSlow,
    /// No hello came in time, or no sign of life.
    Silent,
    /// The table is gone.
    Gone,
}

impl Close {
    /// The close code.
    pub const fn code(self) -> u16 {
        match self {
            Self::Restarting => 1012,
            Self::Policy => 1008,
            Self::Forbidden => 4003,
            Self::Gone => 4004,
            Self::Silent => 4008,
            Self::TooSlow => 4013,
        }
    }

    /// The reason sent with it.
    pub const fn reason(self) -> &'static str {
        match self {
            Self::Restarting => "restarting",
            Self::Policy => "policy",
            Self::Forbidden => "forbidden",
            Self::Gone => "gone",
            Self::Silent => "silent",
            Self::TooSlow => "too slow",
        }
    }
}
