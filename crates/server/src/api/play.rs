//! A match in progress.

use axum::Json;
use axum::extract::State;
use futures_util::FutureExt as _;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::api_error::ApiError;
use crate::extract::{Body, Path, Query, Tokens, table_id};
use crate::hall::Hall;
use crate::wire::{
    Act, Concede, Conceivable, Done, Hint, HintRequest, LogPage, Problem, TakeBack, Update, WhyNot,
    WhyNotAnswer,
};

/// The whole match as the caller may see it.
#[utoipa::path(get, path = "/api/tables/{table}/view", tag = "play", params(("table" = String, Path)),
    security((), ("token" = [])), responses(
        (status = 200, body = Update),
        (status = "default", body = Problem, content_type = "application/problem+json"),
    ))]
pub(crate) async fn view(
    State(hall): State<Hall>,
    Path(table): Path<String>,
    Tokens(tokens): Tokens,
) -> Result<Json<Update>, ApiError> {
    Ok(Json(hall.ask(&table_id(&table)?, move |room| room.look(&tokens)).await?))
}

/// From where on.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct From {
    /// The first line wanted, counted from 0.
    #[serde(default)]
    from: u32,
}

/// The log as the caller may see it.
#[utoipa::path(get, path = "/api/tables/{table}/log", tag = "play", params(("table" = String, Path), From),
    security((), ("token" = [])), responses(
        (status = 200, body = LogPage),
        (status = "default", body = Problem, content_type = "application/problem+json"),
    ))]
pub(crate) async fn log(
    State(hall): State<Hall>,
    Path(table): Path<String>,
    Query(From { from }): Query<From>,
    Tokens(tokens): Tokens,
) -> Result<Json<LogPage>, ApiError> {
    Ok(Json(hall.ask(&table_id(&table)?, move |room| room.log(&tokens, from)).await?))
}

/// A seat acts.
#[utoipa::path(post, path = "/api/tables/{table}/act", tag = "play", params(("table" = String, Path)),
    request_body = Act, security(("token" = [])), responses(
        (status = 200, body = Done),
        (status = "default", body = Problem, content_type = "application/problem+json"),
    ))]
pub(crate) async fn act(
    State(hall): State<Hall>,
    Path(table): Path<String>,
    Tokens(tokens): Tokens,
    Body(act): Body<Act>,
) -> Result<Json<Done>, ApiError> {
    Ok(Json(hall.call(&table_id(&table)?, |room| room.act(tokens, act).boxed()).await?))
}

/// Takes the newest action back.
#[utoipa::path(post, path = "/api/tables/{table}/take-back", tag = "play", params(("table" = String, Path)),
    request_body = TakeBack, security(("token" = [])), responses(
        (status = 200, body = Done),
        (status = "default", body = Problem, content_type = "application/problem+json"),
    ))]
pub(crate) async fn take_back(
    State(hall): State<Hall>,
    Path(table): Path<String>,
    Tokens(tokens): Tokens,
    Body(back): Body<TakeBack>,
) -> Result<Json<Done>, ApiError> {
    Ok(Json(hall.call(&table_id(&table)?, |room| room.take_back(tokens, back).boxed()).await?))
}

/// A seat concedes.
#[utoipa::path(post, path = "/api/tables/{table}/concede", tag = "play", params(("table" = String, Path)),
    request_body = Concede, security(("token" = [])), responses(
        (status = 200, body = Done),
        (status = "default", body = Problem, content_type = "application/problem+json"),
    ))]
pub(crate) async fn concede(
    State(hall): State<Hall>,
    Path(table): Path<String>,
    Tokens(tokens): Tokens,
    Body(concede): Body<Concede>,
) -> Result<Json<Done>, ApiError> {
    Ok(Json(hall.call(&table_id(&table)?, |room| room.concede(tokens, concede).boxed()).await?))
}

/// What would a bot do? It thinks outside the room, so the match goes on meanwhile.
#[utoipa::path(post, path = "/api/tables/{table}/hint", tag = "play", params(("table" = String, Path)),
    request_body = HintRequest, security(("token" = [])), responses(
        (status = 200, body = Hint),
        (status = "default", body = Problem, content_type = "application/problem+json"),
    ))]
pub(crate) async fn hint(
    State(hall): State<Hall>,
    Path(table): Path<String>,
    Tokens(tokens): Tokens,
    Body(request): Body<HintRequest>,
) -> Result<Json<Hint>, ApiError> {
    let (seq, choices, thought) =
        hall.ask(&table_id(&table)?, move |room| room.hint(&tokens, request)).await?;
    let considered = hall.bot_threads().think(thought).await.ok_or_else(ApiError::internal)?;
    let conceivable = considered.into_iter().filter_map(|it| {
        let index = choices.iter().position(|action| *action == it.action)?;
        Some(Conceivable { index: u32::try_from(index).ok()?, label: it.label, value: it.value })
    });
    Ok(Json(Hint { seq, considered: conceivable.collect() }))
}

/// Why may a seat not do this now?
#[utoipa::path(post, path = "/api/tables/{table}/why-not", tag = "play", params(("table" = String, Path)),
    request_body = WhyNot, security(("token" = [])), responses(
        (status = 200, body = WhyNotAnswer),
        (status = "default", body = Problem, content_type = "application/problem+json"),
    ))]
pub(crate) async fn why_not(
    State(hall): State<Hall>,
    Path(table): Path<String>,
    Tokens(tokens): Tokens,
    Body(question): Body<WhyNot>,
) -> Result<Json<WhyNotAnswer>, ApiError> {
    Ok(Json(hall.ask(&table_id(&table)?, move |room| room.why_not(&tokens, question)).await?))
}
