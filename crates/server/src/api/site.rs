//! Everything that is not the API: health, metrics, the web client.

use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};

use crate::api_error::ApiError;
use crate::config::Asset;
use crate::hall::Hall;

/// Whether the database answers.
pub(crate) async fn healthz(State(hall): State<Hall>) -> Result<&'static str, ApiError> {
    hall.store().health().await?;
    Ok("ok\n")
}

/// Metrics for Prometheus.
pub(crate) async fn metrics(State(hall): State<Hall>) -> Result<Response, ApiError> {
    let text = hall.metrics().text(&hall.store().stats().await?);
    Ok(([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response())
}

/// A file of the web client, or its page for any path that it routes itself.
pub(crate) async fn client(State(hall): State<Hall>, uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") {
        return ApiError::not_found("page").into_response();
    }
    let assets = hall.config().assets;
    if let Some(asset) = (!path.is_empty()).then(|| assets(path)).flatten() {
        return file(asset);
    }
    // A name with a dot is a missing file; anything else is a path of the client's router.
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    match assets("index.html").filter(|_| !is_file) {
        Some(page) => file(page),
        None if path.is_empty() => Html(BARE).into_response(),
        None => ApiError::not_found("page").into_response(),
    }
}

const BARE: &str = "<!doctype html><html lang=\"en\"><title>Undercroft</title>\
    <h1>Undercroft</h1><p>This server was built without the web client. \
    The <a href=\"/docs\">API</a> is here.</p></html>";

fn file(asset: Asset) -> Response {
    let keep = if asset.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(asset.media_type)),
        (header::CACHE_CONTROL, HeaderValue::from_static(keep)),
    ];
    (StatusCode::OK, headers, asset.bytes.into_owned()).into_response()
}
