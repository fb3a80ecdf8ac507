//! Games, their settings, rules and catalogues.

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use utoipa::IntoParams;
use wire::catalogue;

use crate::api_error::ApiError;
use crate::extract::{Path, Query};
use crate::hall::Hall;
use crate::wire::{EntryText, GameCard, House, Problem, RulesPage, SettingText};

/// What the host of this site has set for everybody.
#[utoipa::path(get, path = "/api/house", tag = "games", responses(
    (status = 200, body = House),
    (status = "default", body = Problem, content_type = "application/problem+json"),
))]
pub(crate) async fn house(State(hall): State<Hall>) -> Json<House> {
    Json(House { play_now: hall.config().play_now })
}

/// The games.
#[utoipa::path(get, path = "/api/games", tag = "games", responses(
    (status = 200, body = Vec<GameCard>),
    (status = "default", body = Problem, content_type = "application/problem+json"),
))]
pub(crate) async fn list() -> Result<Json<Vec<GameCard>>, ApiError> {
    Ok(Json(catalogue::games()?))
}

/// For how many seats.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Seats {
    /// How many seats; the game's fewest if missing.
    #[param(minimum = 1, maximum = 16)]
    seats: Option<u32>,
}

/// What a lobby may choose.
#[utoipa::path(get, path = "/api/games/{game}/settings", tag = "games", params(("game" = String, Path), Seats),
    responses(
        (status = 200, body = Vec<SettingText>),
        (status = "default", body = Problem, content_type = "application/problem+json"),
    ))]
pub(crate) async fn settings(
    Path(game): Path<String>,
    Query(Seats { seats }): Query<Seats>,
) -> Result<Json<Vec<SettingText>>, ApiError> {
    let seats = seats.map_or(shelf::about(&game)?.min_seats, |seats| seats as usize);
    if !(1..=table::MAX_SEATS).contains(&seats) {
        return Err(ApiError::malformed(format!("A table has 1 to {} seats.", table::MAX_SEATS)));
    }
    Ok(Json(catalogue::settings(&game, seats)?))
}

/// What to look for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Search {
    /// Words that must all be there; everything if missing.
    search: Option<String>,
}

/// The rules that speak of these words; a rule's id finds just that rule.
#[utoipa::path(get, path = "/api/games/{game}/rules", tag = "games", params(("game" = String, Path), Search),
    responses(
        (status = 200, body = RulesPage),
        (status = "default", body = Problem, content_type = "application/problem+json"),
    ))]
pub(crate) async fn rules(
    Path(game): Path<String>,
    Query(Search { search }): Query<Search>,
) -> Result<Json<RulesPage>, ApiError> {
    Ok(Json(catalogue::rules(&game, &search.unwrap_or_default())?))
}

/// Cards, boards and terms that these words speak of.
#[utoipa::path(get, path = "/api/games/{game}/entries", tag = "games", params(("game" = String, Path), Search),
    responses(
        (status = 200, body = Vec<EntryText>),
        (status = "default", body = Problem, content_type = "application/problem+json"),
    ))]
pub(crate) async fn entries(
    Path(game): Path<String>,
    Query(Search { search }): Query<Search>,
) -> Result<Json<Vec<EntryText>>, ApiError> {
    Ok(Json(catalogue::entries(&game, &search.unwrap_or_default())?))
}
