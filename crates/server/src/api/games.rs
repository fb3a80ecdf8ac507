//! Games, their settings, rules and catalogues.

use axum::Json;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::api_error::ApiError;
use crate::convert;
use crate::extract::{Path, Query};
use crate::wire::{EntryText, GameCard, Problem, RulesPage, SettingText};

/// The games.
#[utoipa::path(get, path = "/api/games", tag = "games", responses(
    (status = 200, body = Vec<GameCard>),
    (status = "default", body = Problem, content_type = "application/problem+json"),
))]
pub(crate) async fn list() -> Result<Json<Vec<GameCard>>, ApiError> {
    Ok(Json(shelf::keys().iter().map(|key| convert::game(key)).collect::<Result<_, _>>()?))
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
    Ok(Json(convert::settings(&game, seats)?))
}

/// What to look for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Search {
    /// Words that must all be there; everything if missing.
    search: Option<String>,
}

impl Search {
    /// Lowercase, with underscores as spaces.
    fn words(self) -> Vec<String> {
        let text = self.search.unwrap_or_default().replace('_', " ").to_lowercase();
        text.split_whitespace().map(str::to_owned).collect()
    }
}

/// The rules that speak of these words; a rule's id finds just that rule.
#[utoipa::path(get, path = "/api/games/{game}/rules", tag = "games", params(("game" = String, Path), Search),
    responses(
        (status = 200, body = RulesPage),
        (status = "default", body = Problem, content_type = "application/problem+json"),
    ))]
pub(crate) async fn rules(
    Path(game): Path<String>,
    Query(search): Query<Search>,
) -> Result<Json<RulesPage>, ApiError> {
    let (book, _) = convert::library(&game)?;
    let words = search.words();
    let all = book.rules.iter().chain(table::rules::RULEBOOK.rules);
    let named = all.clone().find(|rule| [rule.id.as_str().to_lowercase()] == *words);
    let rules = if let Some(rule) = named {
        vec![convert::rule(rule)]
    } else {
        let page = |rule: &table::Rule| format!("{} {} {} {}", rule.id, rule.chapter, rule.text, rule.note);
        all.filter(|rule| speaks_of(&page(rule), &words)).map(convert::rule).collect()
    };
    Ok(Json(RulesPage { title: book.title.to_owned(), rules }))
}

/// Cards, boards and terms that these words speak of.
#[utoipa::path(get, path = "/api/games/{game}/entries", tag = "games", params(("game" = String, Path), Search),
    responses(
        (status = 200, body = Vec<EntryText>),
        (status = "default", body = Problem, content_type = "application/problem+json"),
    ))]
pub(crate) async fn entries(
    Path(game): Path<String>,
    Query(search): Query<Search>,
) -> Result<Json<Vec<EntryText>>, ApiError> {
    let (_, entries) = convert::library(&game)?;
    let words = search.words();
    let page = |it: &table::CatalogueEntry| {
        format!("{} {} {} {}", it.key.replace('_', " "), it.name, it.kind, it.text)
    };
    Ok(Json(entries.into_iter().filter(|it| speaks_of(&page(it), &words)).map(convert::entry).collect()))
}

fn speaks_of(page: &str, words: &[String]) -> bool {
    let page = page.to_lowercase();
    words.iter().all(|word| page.contains(word))
}
