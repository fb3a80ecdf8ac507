//! The matches of a client, and the answers to its requests.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use serde::Serialize;
use serde_json::{Value, json};
use shelf::AnyTable;

use super::answers::{self, Answer};
use super::complaint::Complaint;
use super::lines::{LIMIT, Line};
use super::request::{Envelope, Request};

/// Several matches at once, each under the handle the client gave it.
#[derive(Default)]
pub(super) struct Desk {
    matches: BTreeMap<String, Box<dyn AnyTable>>,
    quit: bool,
}

impl Desk {
    /// Whether the client asked to stop.
    pub(super) fn has_quit(&self) -> bool {
        self.quit
    }

    /// Answers one line; an empty one has no answer.
    pub(super) fn answer(&mut self, line: &Line) -> Option<Reply> {
        let (id, answer) = match line {
            Line::TooLong => (Value::Null, Err(Complaint::too_long(LIMIT))),
            Line::Whole(bytes) if bytes.trim_ascii().is_empty() => return None,
            Line::Whole(bytes) => {
                let Envelope { id, handle, request } = Envelope::open(bytes);
                (id, request.and_then(|request| self.perform(&handle, request)))
            }
        };
        Some(Reply::new(id, answer))
    }

    /// The match is taken off the desk while it is worked on: if the rules panic, it alone is lost.
    fn perform(&mut self, handle: &str, request: Request) -> Answer {
        self.quit |= matches!(request, Request::Quit {});
        let mut place = Place { handle, table: self.matches.remove(handle) };
        let work = AssertUnwindSafe(|| {
            let answer = place.serve(request);
            (place.table, answer)
        });
        let Ok((table, answer)) = catch_unwind(work) else { return Err(Complaint::internal(handle)) };
        if let Some(table) = table {
            self.matches.insert(handle.to_owned(), table);
        }
        answer
    }
}

/// One line of output.
#[derive(Serialize)]
pub(super) struct Reply {
    id: Value,
    #[serde(skip_serializing_if = "Option::is_none")]
    ok: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<Complaint>,
}

impl Reply {
    fn new(id: Value, answer: Answer) -> Self {
        match answer {
            Ok(ok) => Self { id, ok: Some(ok), error: None },
            Err(complaint) => Self { id, ok: None, error: Some(complaint) },
        }
    }
}

/// Where the match of a handle is worked on, if there is one.
struct Place<'a> {
    handle: &'a str,
    table: Option<Box<dyn AnyTable>>,
}

impl Place<'_> {
    fn serve(&mut self, request: Request) -> Answer {
        match request {
            Request::Games {} => answers::games(),
            Request::About { game, content, seats } => answers::about(&game, content.as_deref(), seats),
            Request::Rule { game, rule } => answers::rule(&game, &rule),
            Request::Entries { game, content } => answers::entries(&game, content.as_deref()),
            Request::New(new) => Ok(self.lay(answers::begin(*new)?)),
            Request::Load { record, content } => Ok(self.lay(shelf::resume(content.as_deref(), &record)?)),
            Request::Close {} => self.close(),
            Request::Turn {} => Ok(answers::turn(self.table()?)),
            Request::Choices { seat } => answers::choices(self.table()?, seat),
            Request::WhyNot(deed) => answers::why_not(self.table()?, &deed),
            Request::Submit(deed) => answers::submit(self.table()?, &deed),
            Request::TakeBack { seat, seq } => answers::take_back(self.table()?, seat, seq),
            Request::Lapse { seat, seq } => answers::lapse(self.table()?, seat, seq),
            Request::Concede { seat, seq } => answers::concede(self.table()?, seat, seq),
            Request::View(look) => answers::view(self.table()?, &look),
            Request::Picture(look) => answers::picture(self.table()?, &look),
            Request::Log(look) => answers::log(self.table()?, &look),
            Request::Bot(thought) => answers::bot(self.table()?, &thought),
            Request::Hint(thought) => answers::hint(self.table()?, &thought),
            Request::Save {} => Ok(json!({"record": self.table()?.record()})),
            Request::Quit {} => Ok(json!({})),
            #[cfg(test)]
            Request::Panic {} => panic!("an invariant is broken"),
        }
    }

    /// Puts a match here, in place of any that was.
    fn lay(&mut self, table: Box<dyn AnyTable>) -> Value {
        answers::opened(&**self.table.insert(table))
    }

    fn close(&mut self) -> Answer {
        self.table()?;
        self.table = None;
        Ok(json!({}))
    }

    fn table(&mut self) -> Result<&mut dyn AnyTable, Complaint> {
        match &mut self.table {
            Some(table) => Ok(&mut **table),
            None => Err(Complaint::no_match(self.handle)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(desk: &mut Desk, request: &Value) -> Value {
        let line = Line::Whole(request.to_string().into_bytes());
        serde_json::to_value(desk.answer(&line).unwrap()).unwrap()
    }

    #[test]
    fn a_game_that_panics_loses_its_own_match_and_no_other() {
        let mut desk = Desk::default();
        for handle in ["falls", "stands"] {
            let new = json!({"do": "new", "match": handle, "game": "crusade", "seats": 2, "seed": 1});
            assert!(ask(&mut desk, &new)["ok"].is_object());
        }
        let answer = ask(&mut desk, &json!({"id": 7, "do": "panic", "match": "falls"}));
        assert_eq!((&answer["id"], &answer["error"]["code"]), (&json!(7), &json!("internal")));
        assert_eq!(ask(&mut desk, &json!({"do": "turn", "match": "falls"}))["error"]["code"], "no_match");
        assert_eq!(ask(&mut desk, &json!({"do": "turn", "match": "stands"}))["ok"]["seq"], 0);
    }
}
