//! Extractors with our own error texts.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::Json;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Request};
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::value::RawValue;
use store::{TableId, TokenHash};

use crate::api_error::ApiError;
use crate::hall::Hall;
use crate::token;

pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        let Json(text) = Json::<Box<RawValue>>::from_request(request, state).await?;
        match Json::from_bytes(text.get().as_bytes()) {
            Ok(Json(body)) => Ok(Self(body)),
            Err(rejection) => read_whole(text.get()).map(Self).ok_or_else(|| rejection.into()),
        }
    }
}

/// Reads JSON in which whole numbers are written as `10.0`, which in JSON equals `10`.
fn read_whole<T: DeserializeOwned>(text: &str) -> Option<T> {
    let mut body = serde_json::from_str(text).ok()?;
    make_whole(&mut body);
    serde_json::from_value(body).ok()
}

fn make_whole(value: &mut Value) {
    match value {
        Value::Array(list) => list.iter_mut().for_each(make_whole),
        Value::Object(map) => map.values_mut().for_each(make_whole),
        Value::Number(number) if number.is_f64() => {
            let whole = number.as_f64().filter(|it| it.fract() == 0.0 && it.abs() < WHOLE);
            #[expect(clippy::cast_possible_truncation, reason = "it is whole and small enough")]
            if let Some(it) = whole {
                *number = (it as i64).into();
            }
        }
        _ => {}
    }
}

/// Beyond 2^53 a float does not hold every whole number.
const WHOLE: f64 = 9_007_199_254_740_992.0;

#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Path), rejection(ApiError))]
pub(crate) struct Path<T>(pub(crate) T);

#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Query), rejection(ApiError))]
pub(crate) struct Query<T>(pub(crate) T);

/// The table a path names; what cannot be an id names none.
pub(crate) fn table_id(id: &str) -> Result<TableId, ApiError> {
    TableId::new(id).ok_or_else(|| ApiError::not_found("table"))
}

/// The most tokens anybody has at one table: each seat's and the host's.
pub(crate) const MOST_TOKENS: usize = table::MAX_SEATS + 1;

/// The hashes of the tokens in the `Authorization` header; none if there is no header.
pub(crate) struct Tokens(pub(crate) Vec<TokenHash>);

impl<S: Sync> FromRequestParts<S> for Tokens {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ApiError> {
        let Some(header) = parts.headers.get(AUTHORIZATION) else { return Ok(Self(Vec::new())) };
        let words = header.to_str().ok().and_then(|it| it.strip_prefix("Bearer "));
        let words = words.ok_or_else(ApiError::no_token)?;
        let tokens: Vec<TokenHash> =
            words.split(',').map(str::trim).filter(|it| !it.is_empty()).map(token::hash).collect();
        if tokens.len() > MOST_TOKENS {
            return Err(ApiError::malformed(format!("No more than {MOST_TOKENS} tokens at once.")));
        }
        Ok(Self(tokens))
    }
}

/// The client's address; this machine's without a socket, as in tests.
#[derive(Clone, Copy)]
pub(crate) struct Address(pub(crate) IpAddr);

impl FromRequestParts<Hall> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, hall: &Hall) -> Result<Self, Infallible> {
        Ok(Self::of(parts, hall))
    }
}

impl Address {
    fn of(parts: &Parts, hall: &Hall) -> Self {
        let socket = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let forwarded = hall.config().behind_proxy.then(|| forwarded(parts)).flatten();
        Self(forwarded.or(socket).unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST)))
    }
}

/// The last address in `X-Forwarded-For`: the one our own proxy wrote.
fn forwarded(parts: &Parts) -> Option<IpAddr> {
    let header = parts.headers.get("x-forwarded-for")?.to_str().ok()?;
    header.rsplit(',').next()?.trim().parse().ok()
}
