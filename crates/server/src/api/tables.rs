//! Creating and finding tables.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use futures_util::FutureExt as _;

use crate::api_error::ApiError;
use crate::create::{self, NewTable};
use crate::extract::{Address, Body, Path, Tokens, table_id};
use crate::hall::Hall;
use crate::listing;
use crate::token;
use crate::wire::{
    Begin, ChangeTable, CreateTable, Created, Lobby, Mine, MyTable, Problem, QuickCreated, QuickTable,
    TableCard,
};

const LISTED: u32 = 50;
const MOST_TOKENS: usize = 200;

/// A new table, in its lobby.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = CreateTable, responses(
    (status = 201, body = Created),
    (status = "default", body = Problem, content_type = "application/problem+json"),
))]
pub(crate) async fn create(
    State(hall): State<Hall>,
    Address(address): Address,
    Body(request): Body<CreateTable>,
) -> Result<(StatusCode, Json<Created>), ApiError> {
    let table = NewTable::from_request(request)?;
    hall.admit_table(address)?;
    let (created, _) = create::create(&hall, table).await?;
    Ok((StatusCode::CREATED, Json(created)))
}

/// One person against bots. The match begins with the person's nonce.
#[utoipa::path(post, path = "/api/tables/quick", tag = "tables", request_body = QuickTable, responses(
    (status = 201, body = QuickCreated),
    (status = "default", body = Problem, content_type = "application/problem+json"),
))]
pub(crate) async fn quick(
    State(hall): State<Hall>,
    Address(address): Address,
    Body(request): Body<QuickTable>,
) -> Result<(StatusCode, Json<QuickCreated>), ApiError> {
    let (table, seat, seat_token) = NewTable::quick(request)?;
    hall.admit_table(address)?;
    let (Created { table, code, host_token }, commitment) = create::create(&hall, table).await?;
    let (seat, seat_token) = (u32::from(seat), seat_token.shown());
    let created = QuickCreated { table, code, host_token, seat, seat_token, commitment };
    Ok((StatusCode::CREATED, Json(created)))
}

/// The person at a quick table gives their nonce, and the match begins.
#[utoipa::path(post, path = "/api/tables/{table}/begin", tag = "tables", params(("table" = String, Path)),
    request_body = Begin, security(("token" = [])), responses(
        (status = 200, body = Lobby),
        (status = "default", body = Problem, content_type = "application/problem+json"),
    ))]
pub(crate) async fn begin(
    State(hall): State<Hall>,
    Path(table): Path<String>,
    Tokens(tokens): Tokens,
    Body(begin): Body<Begin>,
) -> Result<Json<Lobby>, ApiError> {
    Ok(Json(hall.call(&table_id(&table)?, |room| room.begin_with(tokens, begin).boxed()).await?))
}

/// Public tables, the most recently active first.
#[utoipa::path(get, path = "/api/tables", tag = "tables", responses(
    (status = 200, body = Vec<TableCard>),
    (status = "default", body = Problem, content_type = "application/problem+json"),
))]
pub(crate) async fn list(State(hall): State<Hall>) -> Result<Json<Vec<TableCard>>, ApiError> {
    let mut cards = Vec::new();
    for row in hall.store().list_public(LISTED).await? {
        let seats = hall.store().seats(&row.id).await?;
        cards.push(listing::card(&row, &seats)?);
    }
    Ok(Json(cards))
}

/// The tables that these tokens give access to.
#[utoipa::path(post, path = "/api/tables/mine", tag = "tables", request_body = Mine, responses(
    (status = 200, body = Vec<MyTable>),
    (status = "default", body = Problem, content_type = "application/problem+json"),
))]
pub(crate) async fn mine(
    State(hall): State<Hall>,
    Body(Mine { tokens }): Body<Mine>,
) -> Result<Json<Vec<MyTable>>, ApiError> {
    if tokens.len() > MOST_TOKENS {
        return Err(ApiError::malformed(format!("No more than {MOST_TOKENS} tokens at once.")));
    }
    let hashes: Vec<store::TokenHash> = tokens.iter().map(|it| token::hash(it)).collect();
    let mut mine = Vec::new();
    for row in hall.store().list_for_tokens(&hashes).await? {
        let seats = hall.store().seats(&row.id).await?;
        mine.push(listing::mine(&row, &seats, &hashes)?);
    }
    Ok(Json(mine))
}

/// The table with that code, whatever its case.
#[utoipa::path(get, path = "/api/codes/{code}", tag = "tables", params(("code" = String, Path)), responses(
    (status = 200, body = TableCard),
    (status = "default", body = Problem, content_type = "application/problem+json"),
))]
pub(crate) async fn by_code(
    State(hall): State<Hall>,
    Path(code): Path<String>,
) -> Result<Json<TableCard>, ApiError> {
    let code = code.trim().to_ascii_uppercase();
    let plain = code.len() <= 16 && code.bytes().all(|it| it.is_ascii_alphanumeric());
    let row = if plain { hall.store().table_by_code(&code).await? } else { None };
    let row = row.ok_or_else(|| ApiError::not_found("table"))?;
    let seats = hall.store().seats(&row.id).await?;
    Ok(Json(listing::card(&row, &seats)?))
}

/// A table as its lobby shows it, before, during and after the match.
#[utoipa::path(get, path = "/api/tables/{table}", tag = "tables", params(("table" = String, Path)), responses(
    (status = 200, body = Lobby),
    (status = "default", body = Problem, content_type = "application/problem+json"),
))]
pub(crate) async fn lobby(
    State(hall): State<Hall>,
    Path(table): Path<String>,
) -> Result<Json<Lobby>, ApiError> {
    Ok(Json(hall.ask(&table_id(&table)?, |room| room.lobby()).await?))
}

/// The host changes the settings.
#[utoipa::path(patch, path = "/api/tables/{table}", tag = "tables", params(("table" = String, Path)),
    request_body = ChangeTable, security(("token" = [])), responses(
        (status = 200, body = Lobby),
        (status = "default", body = Problem, content_type = "application/problem+json"),
    ))]
pub(crate) async fn change(
    State(hall): State<Hall>,
    Path(table): Path<String>,
    Tokens(tokens): Tokens,
    Body(change): Body<ChangeTable>,
) -> Result<Json<Lobby>, ApiError> {
    let lobby = hall.call(&table_id(&table)?, |room| room.change_table(tokens, change).boxed()).await?;
    Ok(Json(lobby))
}

/// The host starts the match.
#[utoipa::path(post, path = "/api/tables/{table}/start", tag = "tables", params(("table" = String, Path)),
    security(("token" = [])), responses(
        (status = 200, body = Lobby),
        (status = "default", body = Problem, content_type = "application/problem+json"),
    ))]
pub(crate) async fn start(
    State(hall): State<Hall>,
    Path(table): Path<String>,
    Tokens(tokens): Tokens,
) -> Result<Json<Lobby>, ApiError> {
    Ok(Json(hall.call(&table_id(&table)?, |room| room.start(tokens).boxed()).await?))
}
