//! Replays of finished matches.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderName, StatusCode, header};
use serde::Deserialize;
use store::{Status, Visibility};
use table::Record;
use utoipa::IntoParams;
use wire::replays;

use crate::api_error::ApiError;
use crate::convert;
use crate::create::{self, NewTable};
use crate::extract::{Address, Body, Path, Query, table_id};
use crate::hall::Hall;
use crate::options::{self, Origin};
use crate::wire::{Frame, MatchFile, Problem, Uploaded, Verdict};

/// The match file, secret included; refused to everybody while the match runs.
#[utoipa::path(get, path = "/api/tables/{table}/record", tag = "replays", params(("table" = String, Path)),
    responses(
        (status = 200, body = Object, content_type = "application/json"),
        (status = "default", body = Problem, content_type = "application/problem+json"),
    ))]
pub(crate) async fn record(
    State(hall): State<Hall>,
    Path(table): Path<String>,
) -> Result<([(HeaderName, String); 1], Json<Record>), ApiError> {
    let record = finished(&hall, &table).await?;
    let name = format!("attachment; filename=\"{}-{table}.match.json\"", record.game);
    Ok(([(header::CONTENT_DISPOSITION, name)], Json(record)))
}

/// Whose view.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Eyes {
    /// `all`, `spectator` or a seat's number; `all` if missing.
    #[serde(rename = "as")]
    #[param(rename = "as")]
    eyes: Option<String>,
}

/// A finished match as it stood after that many entries.
#[utoipa::path(get, path = "/api/tables/{table}/replay/{entry}", tag = "replays",
    params(("table" = String, Path), ("entry" = u32, Path), Eyes), responses(
        (status = 200, body = Frame),
        (status = "default", body = Problem, content_type = "application/problem+json"),
    ))]
pub(crate) async fn frame(
    State(hall): State<Hall>,
    Path((table, entry)): Path<(String, u32)>,
    Query(eyes): Query<Eyes>,
) -> Result<Json<Frame>, ApiError> {
    let record = finished(&hall, &table).await?;
    if entry as usize > record.entries.len() {
        return Err(ApiError::not_found("entry"));
    }
    let wrong = || ApiError::malformed("`as` is all, spectator or the number of a seat.");
    let viewer = replays::eyes(eyes.eyes.as_deref(), record.names.len()).ok_or_else(wrong)?;
    Ok(Json(hall.replaying(move |budget| replays::frame(&record, entry, viewer, budget)).await??))
}

/// Every roll, shuffle and state, recomputed.
#[utoipa::path(get, path = "/api/tables/{table}/verify", tag = "replays", params(("table" = String, Path)),
    responses(
        (status = 200, body = Verdict),
        (status = "default", body = Problem, content_type = "application/problem+json"),
    ))]
pub(crate) async fn verify(
    State(hall): State<Hall>,
    Path(table): Path<String>,
) -> Result<Json<Verdict>, ApiError> {
    let record = finished(&hall, &table).await?;
    Ok(Json(hall.replaying(move |budget| replays::verdict(&record, budget)).await?))
}

/// A match file becomes a replay.
#[utoipa::path(post, path = "/api/replays", tag = "replays", request_body = MatchFile, responses(
    (status = 201, body = Uploaded),
    (status = "default", body = Problem, content_type = "application/problem+json"),
))]
pub(crate) async fn upload(
    State(hall): State<Hall>,
    Address(address): Address,
    Body(record): Body<Record>,
) -> Result<(StatusCode, Json<Uploaded>), ApiError> {
    hall.admit_table(address)?;
    if record.end.is_none() {
        return Err(ApiError::record("This match is not over; only finished matches can be watched."));
    }
    let (record, checked) = hall
        .replaying(move |budget| {
            let checked = shelf::check(&record, budget);
            (record, checked)
        })
        .await?;
    checked?;
    let seat = |(seat, name): (u8, &String)| store::Seat {
        name: name.clone(),
        kind: options::kind(convert::player(record.players.get(usize::from(seat)).map(String::as_str))),
        ..store::Seat::open(seat)
    };
    let table = NewTable {
        game: record.game.clone(),
        seats: (0..).zip(&record.names).map(seat).collect(),
        visibility: Visibility::Private,
        clock: None,
        status: Status::Over,
        origin: Origin::Uploaded(Box::new(record)),
    };
    let (created, _) = create::create(&hall, table).await?;
    Ok((StatusCode::CREATED, Json(Uploaded { table: created.table })))
}

async fn finished(hall: &Hall, table: &str) -> Result<Record, ApiError> {
    hall.ask(&table_id(table)?, |room| room.record()).await
}
