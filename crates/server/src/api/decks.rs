//! Building decks. Nothing is stored: decks belong to those who built them.

use axum::Json;
use wire::catalogue;

use crate::api_error::ApiError;
use crate::extract::{Body, Path};
use crate::wire::{DeckCollection, InspectDeck, InspectedDeck, Problem};

/// Everything a deck can be built from.
#[utoipa::path(get, path = "/api/games/{game}/decks", tag = "games", params(("game" = String, Path)),
    responses(
        (status = 200, body = DeckCollection),
        (status = "default", body = Problem, content_type = "application/problem+json"),
    ))]
pub(crate) async fn collection(Path(game): Path<String>) -> Result<Json<DeckCollection>, ApiError> {
    Ok(Json(catalogue::collection(&game)?))
}

/// A deck as its game sees it: legal or not and by which rules, and in every way it can be written.
#[utoipa::path(post, path = "/api/games/{game}/decks/inspect", tag = "games", params(("game" = String, Path)),
    request_body = InspectDeck, responses(
        (status = 200, body = InspectedDeck),
        (status = "default", body = Problem, content_type = "application/problem+json"),
    ))]
pub(crate) async fn inspect(
    Path(game): Path<String>,
    Body(request): Body<InspectDeck>,
) -> Result<Json<InspectedDeck>, ApiError> {
    Ok(Json(catalogue::inspect(&game, request)?))
}
