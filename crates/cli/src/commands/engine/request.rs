//! What may be asked of the engine.

use std::path::PathBuf;

use bots::Bot;
use serde::Deserialize;
use serde_json::{Map, Value};
use shelf::{AnyTable, Layout};
use table::{Record, Seat, SeatSet, Throw, Viewer};

use super::complaint::Complaint;

/// One line, taken apart.
pub(super) struct Envelope {
    /// Whatever the client wants to know the answer by.
    pub(super) id: Value,
    /// The match it is about.
    pub(super) handle: String,
    /// What is asked.
    pub(super) request: Result<Request, Complaint>,
}

impl Envelope {
    const FIRST_HANDLE: &str = "1";

    /// Reads a line. Whatever is wrong with it, the answer bears its id if it has one.
    pub(super) fn open(line: &[u8]) -> Self {
        let mut fields: Map<String, Value> = match serde_json::from_slice(line) {
            Ok(fields) => fields,
            Err(error) => return Self::unreadable(&error),
        };
        let id = fields.remove("id").unwrap_or_default();
        let handle = match fields.remove("match") {
            None => Ok(Self::FIRST_HANDLE.to_owned()),
            Some(Value::String(handle)) => Ok(handle),
            Some(other) => Err(Complaint::bad_request(format!("`match` is a string, not {other}"))),
        };
        let (handle, request) = match handle {
            Ok(handle) => (
                handle,
                Request::deserialize(Value::Object(fields))
                    .map_err(|error| Complaint::bad_request(error.to_string())),
            ),
            Err(complaint) => (String::new(), Err(complaint)),
        };
        Self { id, handle, request }
    }

    fn unreadable(error: &serde_json::Error) -> Self {
        let request = Err(Complaint::bad_json(format!("A request is one JSON object on one line: {error}")));
        Self { id: Value::Null, handle: String::new(), request }
    }
}

/// What is asked; the manual is `docs/engine-protocol.md`. Where a seat may be left out the lowest
/// awaited one is meant, and where `seq` may be, whatever the match stands at.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Request {
    Games {},
    About {
        game: String,
        content: Option<PathBuf>,
        seats: Option<usize>,
    },
    Rule {
        game: String,
        rule: String,
    },
    Entries {
        game: String,
        content: Option<PathBuf>,
    },
    New(Box<New>),
    Load {
        record: Box<Record>,
        content: Option<PathBuf>,
    },
    Close {},
    Turn {},
    Choices {
        seat: Option<Seat>,
    },
    WhyNot(Move),
    Submit(Move),
    TakeBack {
        seat: Seat,
        seq: Option<usize>,
    },
    Lapse {
        seat: Option<Seat>,
        seq: Option<usize>,
    },
    Concede {
        seat: Seat,
        seq: Option<usize>,
    },
    View(Look),
    Picture(Look),
    Log(Look),
    Bot(Thought),
    Hint(Thought),
    Save {},
    Quit {},
    /// What a game with a broken invariant does.
    #[cfg(test)]
    Panic {},
}

/// A new match.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct New {
    pub(super) game: String,
    pub(super) content: Option<PathBuf>,
    pub(super) setup: Option<Value>,
    pub(super) seats: Option<usize>,
    #[serde(default)]
    pub(super) names: Vec<String>,
    #[serde(default)]
    pub(super) players: Vec<String>,
    pub(super) given: Option<Value>,
    pub(super) seed: Option<u64>,
    pub(super) dice: Option<Vec<Throw>>,
}

impl New {
    /// What the lobby chose.
    pub(super) fn layout(&self) -> Result<Layout, Complaint> {
        match (&self.setup, self.seats) {
            (Some(setup), None) => Ok(Layout::Json(setup.clone())),
            (None, Some(seats)) => Ok(Layout::Seats(seats)),
            (Some(setup), Some(seats)) => Ok(Layout::For(seats, Box::new(Layout::Json(setup.clone())))),
            (None, None) => Err(Complaint::bad_request("a new match needs `setup` or `seats`")),
        }
    }
}

/// What a seat does, or would do: an action as JSON, in words, or by its place among the choices.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Move {
    pub(super) seat: Option<Seat>,
    pub(super) seq: Option<usize>,
    action: Option<Value>,
    line: Option<String>,
    choice: Option<usize>,
}

impl Move {
    /// The action as JSON, whichever way it was given.
    pub(super) fn action(&self, table: &dyn AnyTable, seat: Seat) -> Result<Value, Complaint> {
        match (&self.action, &self.line, self.choice) {
            (Some(action), None, None) => Ok(action.clone()),
            (None, Some(line), None) => Ok(table.read(line)?),
            (None, None, Some(index)) => {
                let choice = table.choices(seat)?.into_iter().nth(index);
                choice
                    .map(|it| it.action.value())
                    .ok_or_else(|| Complaint::bad_request(format!("there is no choice {index}")))
            }
            _ => Err(Complaint::bad_request("expected one of `action`, `line` and `choice`")),
        }
    }
}

/// Through whose eyes.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Look {
    #[serde(rename = "as")]
    eyes: Option<Eyes>,
    #[serde(default)]
    trusted: bool,
    /// For the log: the first line wanted.
    #[serde(default)]
    pub(super) from: usize,
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "`as` is a list of seats such as [0], \"spectator\" or \"everything\"")]
enum Eyes {
    Seats(SeatSet),
    Word(Word),
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Word {
    Spectator,
    Everything,
}

impl Look {
    /// The viewer, unless secrets are asked for by somebody who does not say that they may know them.
    pub(super) fn viewer(&self, table: &dyn AnyTable) -> Result<Viewer, Complaint> {
        match self.eyes {
            None | Some(Eyes::Word(Word::Spectator)) => Ok(Viewer::SPECTATOR),
            Some(Eyes::Seats(seats)) => Ok(Viewer::Holding(seats)),
            Some(Eyes::Word(Word::Everything)) if self.trusted || table.turn().outcome().is_some() => {
                Ok(Viewer::Everything)
            }
            Some(Eyes::Word(Word::Everything)) => Err(Complaint::hidden()),
        }
    }
}

/// A bot's thought about a seat.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Thought {
    pub(super) bot: Bot,
    pub(super) seat: Option<Seat>,
    seed: Option<u64>,
}

impl Thought {
    /// What it starts from: if nobody says, the number of entries, so that it can be had again.
    pub(super) fn seed(&self, table: &dyn AnyTable) -> u64 {
        self.seed.unwrap_or(table.seq() as u64)
    }
}
