//! Claiming, changing, leaving and resuming seats.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use futures_util::FutureExt as _;

use crate::api_error::ApiError;
use crate::extract::{Body, Path, Tokens, table_id};
use crate::hall::Hall;
use crate::wire::{ChangeSeat, ClaimSeat, Claimed, Lobby, Problem, SeatRequest};

/// A person sits down on an open seat.
#[utoipa::path(post, path = "/api/tables/{table}/seats/{seat}/claim", tag = "seats",
    params(("table" = String, Path), ("seat" = u32, Path)), request_body = ClaimSeat, responses(
        (status = 201, body = Claimed),
        (status = "default", body = Problem, content_type = "application/problem+json"),
    ))]
pub(crate) async fn claim(
    State(hall): State<Hall>,
    Path((table, seat)): Path<(String, u32)>,
    Body(claim): Body<ClaimSeat>,
) -> Result<(StatusCode, Json<Claimed>), ApiError> {
    let claimed = hall.call(&table_id(&table)?, move |room| room.claim(seat, claim).boxed()).await?;
    Ok((StatusCode::CREATED, Json(claimed)))
}

/// The host changes who plays a seat; its holder changes name, settings and readiness.
#[utoipa::path(patch, path = "/api/tables/{table}/seats/{seat}", tag = "seats",
    params(("table" = String, Path), ("seat" = u32, Path)), request_body = ChangeSeat,
    security(("token" = [])), responses(
        (status = 200, body = Lobby),
        (status = "default", body = Problem, content_type = "application/problem+json"),
    ))]
pub(crate) async fn change(
    State(hall): State<Hall>,
    Path((table, seat)): Path<(String, u32)>,
    Tokens(tokens): Tokens,
    Body(change): Body<ChangeSeat>,
) -> Result<Json<Lobby>, ApiError> {
    let table = table_id(&table)?;
    Ok(Json(hall.call(&table, move |room| room.change_seat(tokens, seat, change).boxed()).await?))
}

/// A person leaves: before the start the seat is open again, later a bot plays on.
#[utoipa::path(post, path = "/api/tables/{table}/leave", tag = "seats", params(("table" = String, Path)),
    request_body = SeatRequest, security(("token" = [])), responses(
        (status = 200, body = Lobby),
        (status = "default", body = Problem, content_type = "application/problem+json"),
    ))]
pub(crate) async fn leave(
    State(hall): State<Hall>,
    Path(table): Path<String>,
    Tokens(tokens): Tokens,
    Body(SeatRequest { seat }): Body<SeatRequest>,
) -> Result<Json<Lobby>, ApiError> {
    Ok(Json(hall.call(&table_id(&table)?, move |room| room.leave(tokens, seat).boxed()).await?))
}

/// The person plays again.
#[utoipa::path(post, path = "/api/tables/{table}/return", tag = "seats", params(("table" = String, Path)),
    request_body = SeatRequest, security(("token" = [])), responses(
        (status = 200, body = Lobby),
        (status = "default", body = Problem, content_type = "application/problem+json"),
    ))]
pub(crate) async fn come_back(
    State(hall): State<Hall>,
    Path(table): Path<String>,
    Tokens(tokens): Tokens,
    Body(SeatRequest { seat }): Body<SeatRequest>,
) -> Result<Json<Lobby>, ApiError> {
    Ok(Json(hall.call(&table_id(&table)?, move |room| room.come_back(tokens, seat).boxed()).await?))
}
