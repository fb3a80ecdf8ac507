//! All routes as one service, with or without a socket.

use std::sync::atomic::Ordering::Relaxed;

use axum::Router;
use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use tower_http::catch_panic::CatchPanicLayer;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{InfoBuilder, OpenApi, OpenApiBuilder};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::api::{self, replays, site};
use crate::api_error::ApiError;
use crate::docs_page;
use crate::extract::Address;
use crate::hall::Hall;
use crate::wire::{FromClient, FromServer};

/// All routes, behind all limits.
pub fn app(hall: Hall) -> Router {
    let (routes, api) = described(&hall);
    let page = Bytes::from(docs_page::page(&api));
    let api = Bytes::from(serde_json::to_vec(&api).expect("a description is plain data"));
    routes
        .route("/healthz", get(site::healthz))
        .route("/metrics", get(site::metrics))
        .route("/api/openapi.json", get(|| async { ([(header::CONTENT_TYPE, "application/json")], api) }))
        .route("/docs", get(|| async { Html(page) }))
        .fallback(site::client)
        .method_not_allowed_fallback(async || ApiError::wrong_method())
        .layer(CatchPanicLayer::custom(|_| ApiError::internal().into_response()))
        .layer(from_fn_with_state(hall.clone(), attend))
        .with_state(hall)
}

/// The routes and their `OpenAPI` description.
fn described(hall: &Hall) -> (Router<Hall>, OpenApi) {
    let limits = hall.config().limits;
    let uploads =
        OpenApiRouter::new().routes(routes!(replays::upload)).layer(DefaultBodyLimit::max(limits.record));
    let about = InfoBuilder::new().title("Undercroft").version(env!("CARGO_PKG_VERSION")).build();
    let (routes, mut api) = OpenApiRouter::with_openapi(OpenApiBuilder::new().info(about).build())
        .merge(api::routes().layer(DefaultBodyLimit::max(limits.body)))
        .merge(uploads)
        .split_for_parts();
    let parts = api.components.get_or_insert_default();
    parts.add_security_scheme("token", SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer)));
    let mut schemas = Vec::new();
    <FromClient as utoipa::ToSchema>::schemas(&mut schemas);
    <FromServer as utoipa::ToSchema>::schemas(&mut schemas);
    schemas.push(("FromClient".to_owned(), <FromClient as utoipa::PartialSchema>::schema()));
    schemas.push(("FromServer".to_owned(), <FromServer as utoipa::PartialSchema>::schema()));
    parts.schemas.extend(schemas);
    (routes, api)
}

/// For every request: rate limit, metrics, security headers. One layer, since each costs every request.
async fn attend(
    State(hall): State<Hall>,
    Address(address): Address,
    request: Request,
    next: Next,
) -> Response {
    let (method, path) = (request.method().clone(), request.uri().path());
    let is_probe = matches!(path, "/healthz" | "/metrics");
    tracing::debug!(%method, path, "asked");
    let admitted = if is_probe { Ok(()) } else { hall.admit(address) };
    let mut response = match admitted {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    };
    tracing::debug!(%method, status = response.status().as_u16(), "answered");
    hall.metrics().requests.fetch_add(1, Relaxed);
    if response.status().is_server_error() {
        hall.metrics().failures.fetch_add(1, Relaxed);
    }
    secure(response.headers_mut());
    response
}

const HEADERS: [(HeaderName, &str); 7] = [
    (
        header::CONTENT_SECURITY_POLICY,
        // The client renders its pictures in a worker and shows them as blobs; its engine is WebAssembly.
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; \
         font-src 'self'; \
         connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; \
         frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"), // a table's link is a secret
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
];

fn secure(headers: &mut HeaderMap) {
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // What sets no policy of its own is a viewer's private state.
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
}
