//! Saying no, in the words a server would say it.

use shelf::{Code, ShelfError};
use wire::Problem;

/// What went wrong; nothing has changed.
#[derive(Debug)]
pub(crate) struct Refusal(Box<Problem>);

impl Refusal {
    fn new(status: u16, code: &str, detail: impl Into<String>) -> Self {
        Self(Box::new(Problem {
            kind: "about:blank".to_owned(),
            title: title(status).to_owned(),
            status,
            code: code.to_owned(),
            detail: detail.into(),
            rules: Vec::new(),
            update: None,
        }))
    }

    pub(crate) fn malformed(detail: impl Into<String>) -> Self {
        Self::new(400, "malformed", detail)
    }

    pub(crate) fn not_found(what: &str) -> Self {
        Self::new(404, "not_found", format!("There is no such {what}."))
    }

    pub(crate) fn damaged(detail: impl Into<String>) -> Self {
        Self::new(422, "record", detail)
    }

    pub(crate) fn into_problem(self) -> Problem {
        *self.0
    }
}

impl From<ShelfError> for Refusal {
    fn from(error: ShelfError) -> Self {
        let status = match error.code {
            Code::NoDecks | Code::UnknownGame => 404,
            Code::Stale => 409,
            _ => 422,
        };
        let mut refusal = Self::new(status, error.code.word(), error.message);
        refusal.0.rules = error.rules.iter().map(ToString::to_string).collect();
        refusal
    }
}

fn title(status: u16) -> &'static str {
    match status {
        400 => "Bad Request",
        404 => "Not Found",
        409 => "Conflict",
        _ => "Unprocessable Entity",
    }
}
