//! Everything that is not the API: health, metrics, the web client.

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
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
pub(crate) async fn client(State(hall): State<Hall>, headers: HeaderMap, uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") {
        return ApiError::not_found("page").into_response();
    }
    let assets = hall.config().assets;
    if let Some(asset) = (!path.is_empty()).then(|| assets(path)).flatten() {
        return file(asset, &headers);
    }
    // A name with a dot is a missing file; anything else is a path of the client's router.
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    match assets("index.html").filter(|_| !is_file) {
        Some(page) => file(page, &headers),
        None if path.is_empty() => Html(BARE).into_response(),
        None => ApiError::not_found("page").into_response(),
    }
}

const BARE: &str = "<!doctype html><html lang=\"en\"><title>Undercroft</title>\
    <h1>Undercroft</h1><p>This server was built without the web client. \
    The <a href=\"/docs\">API</a> is here.</p></html>";

fn file(asset: Asset, asked: &HeaderMap) -> Response {
    let keep = if asset.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut headers = HeaderMap::new();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(asset.media_type));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    if !asset.compressed.is_empty() {
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    }
    let packed = asset.compressed.into_iter().find(|(word, _)| accepts(asked, word));
    if let Some((word, bytes)) = packed {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(word));
        return (StatusCode::OK, headers, bytes).into_response();
    }
    (StatusCode::OK, headers, asset.bytes.into_owned()).into_response()
}

/// Whether a browser can read files compressed in this way.
fn accepts(asked: &HeaderMap, word: &str) -> bool {
    let lists = asked.get_all(header::ACCEPT_ENCODING).iter().filter_map(|list| list.to_str().ok());
    lists.flat_map(|list| list.split(',')).any(|item| {
        let (name, quality) = item.split_once(';').unwrap_or((item, ""));
        name.trim().eq_ignore_ascii_case(word)
            && !matches!(quality.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000")
    })
}
