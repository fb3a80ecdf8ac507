//! Every error of the API, as `application/problem+json`.

use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use shelf::{Code, ShelfError};
use table::{Refusal, RuleId};

use crate::wire::{Problem, Update};

/// An error. Nothing has changed.
#[derive(Debug)]
pub(crate) struct ApiError {
    status: StatusCode,
    code: &'static str,
    detail: String,
    rules: Vec<RuleId>,
    update: Option<Box<Update>>,
    retry_after: Option<u32>,
}

impl ApiError {
    fn new(status: StatusCode, code: &'static str, detail: impl Into<String>) -> Self {
        Self { status, code, detail: detail.into(), rules: Vec::new(), update: None, retry_after: None }
    }

    pub(crate) fn malformed(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, "malformed", detail)
    }

    pub(crate) fn no_token() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, "no_token", "This needs the token of a seat or of the host.")
    }

    pub(crate) fn forbidden(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::FORBIDDEN, "forbidden", detail)
    }

    pub(crate) fn not_found(what: &str) -> Self {
        Self::new(StatusCode::NOT_FOUND, "not_found", format!("There is no such {what}."))
    }

    pub(crate) fn wrong_method() -> Self {
        Self::new(StatusCode::METHOD_NOT_ALLOWED, "wrong_method", "This address does not answer that method.")
    }

    /// Another request was first.
    pub(crate) fn changed(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::CONFLICT, "stale", detail)
    }

    pub(crate) fn taken() -> Self {
        Self::new(StatusCode::CONFLICT, "taken", "This seat is not open.")
    }

    pub(crate) fn wrong_status(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::CONFLICT, "wrong_status", detail)
    }

    pub(crate) fn key_reused() -> Self {
        Self::new(StatusCode::CONFLICT, "key_reused", "This key was used before, for something else.")
    }

    /// A setup no match can start from, without a rule to cite.
    pub(crate) fn setup(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "setup", detail)
    }

    pub(crate) fn record(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "record", detail)
    }

    pub(crate) fn too_many(detail: impl Into<String>, seconds: u32) -> Self {
        let error = Self::new(StatusCode::TOO_MANY_REQUESTS, "too_many", detail);
        Self { retry_after: Some(seconds), ..error }
    }

    pub(crate) fn internal() -> Self {
        Self::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            "internal",
            "Something broke here. The match is safe; try again.",
        )
    }

    pub(crate) fn unavailable(detail: impl Into<String>) -> Self {
        let error = Self::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", detail);
        Self { retry_after: Some(2), ..error }
    }

    /// With the match as it is now.
    pub(crate) fn showing(self, update: Update) -> Self {
        Self { update: Some(Box::new(update)), ..self }
    }

    /// Whether the client's view of the match is outdated.
    pub(crate) fn is_stale(&self) -> bool {
        self.code == "stale"
    }

    pub(crate) fn problem(self) -> Problem {
        Problem {
            kind: "about:blank".to_owned(),
            title: self.status.canonical_reason().unwrap_or("Error").to_owned(),
            status: self.status.as_u16(),
            code: self.code.to_owned(),
            detail: self.detail,
            rules: self.rules.iter().map(ToString::to_string).collect(),
            update: self.update,
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let (status, retry_after) = (self.status, self.retry_after);
        let body = serde_json::to_vec(&self.problem()).expect("a problem is plain data");
        let mut response = (status, body).into_response();
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
        if let Some(seconds) = retry_after {
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        if status == StatusCode::UNAUTHORIZED {
            headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response
    }
}

impl From<ShelfError> for ApiError {
    fn from(error: ShelfError) -> Self {
        let status = match error.code {
            Code::NoDecks => StatusCode::NOT_FOUND,
            Code::UnknownGame => return Self::not_found("game"),
            Code::Stale => StatusCode::CONFLICT,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        };
        Self { rules: error.rules, ..Self::new(status, error.code.word(), error.message) }
    }
}

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> Self {
        ShelfError::from(refusal).into()
    }
}

impl From<store::Error> for ApiError {
    fn from(error: store::Error) -> Self {
        match error {
            store::Error::NoSuchTable(_) => Self::not_found("table"),
            store::Error::NoSuchSeat(..) => Self::not_found("seat"),
            store::Error::Full => {
                tracing::error!("the disk is full");
                Self::unavailable("The server's disk is full; nothing was done. Its host must make room.")
            }
            error => {
                tracing::error!(%error, "the store failed");
                Self::unavailable("The database does not answer; nothing was done. Try again in a moment.")
            }
        }
    }
}

impl From<JsonRejection> for ApiError {
    fn from(rejection: JsonRejection) -> Self {
        match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => {
                Self::new(StatusCode::PAYLOAD_TOO_LARGE, "too_large", "The body is too large.")
            }
            _ => Self::malformed(rejection.body_text()),
        }
    }
}

impl From<PathRejection> for ApiError {
    fn from(rejection: PathRejection) -> Self {
        Self::malformed(rejection.body_text())
    }
}

impl From<QueryRejection> for ApiError {
    fn from(rejection: QueryRejection) -> Self {
        Self::malformed(rejection.body_text())
    }
}
