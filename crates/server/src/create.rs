//! Creating tables.

use std::collections::BTreeMap;

use store::{Kind, Status, Visibility};
use table::fair::commitment;

use crate::api_error::ApiError;
use crate::convert;
use crate::hall::Hall;
use crate::now::now;
use crate::options::{Options, Origin};
use crate::room::{check_name, check_options, new_seat, new_secret, stored_clock};
use crate::token::{self, Token};
use crate::wire::{CreateTable, Created, QuickTable, SeatKind};

/// Attempts to draw an unused id and code.
const TRIES: usize = 5;

type Commitment = String;

pub(crate) struct NewTable {
    pub(crate) game: String,
    pub(crate) origin: Origin,
    pub(crate) seats: Vec<store::Seat>,
    pub(crate) visibility: Visibility,
    pub(crate) clock: Option<String>,
    pub(crate) status: Status,
}

impl NewTable {
    pub(crate) fn from_request(request: CreateTable) -> Result<Self, ApiError> {
        let options = Options {
            seats: request.seats as usize,
            settings: request.settings.unwrap_or_default(),
            own: BTreeMap::new(),
            pace: request.pace,
        };
        check_options(&request.game, &options)?;
        if request.seat_kinds.len() > options.seats {
            return Err(ApiError::malformed("There are more kinds than seats."));
        }
        if request.seat_kinds.contains(&SeatKind::Human) {
            return Err(ApiError::malformed("Only claiming makes a seat human; leave it open."));
        }
        Ok(Self {
            seats: rows(&request.game, &request.seat_kinds)?,
            game: request.game,
            origin: Origin::Lobby(options),
            visibility: convert::kept_visibility(request.visibility),
            clock: stored_clock(request.clock)?,
            status: Status::Lobby,
        })
    }

    /// One person, and bots in all other seats; with the person's seat and token.
    pub(crate) fn quick(request: QuickTable) -> Result<(Self, u8, Token), ApiError> {
        let about = shelf::about(&request.game)?;
        let seats = request.seats.unwrap_or_else(|| u32::try_from(about.min_seats.max(2)).unwrap_or(2));
        let seat = request.seat.unwrap_or(0);
        if seat >= seats {
            return Err(ApiError::not_found("seat"));
        }
        let bot = SeatKind::Bot { level: request.level.unwrap_or_default() };
        let mut table = Self::from_request(CreateTable {
            game: request.game,
            seats,
            settings: request.settings,
            visibility: crate::wire::Visibility::Link,
            seat_kinds: vec![bot; seats as usize],
            clock: None,
            pace: request.pace,
        })?;
        let (seat, token) = (u8::try_from(seat).expect("less than the seats"), Token::fresh());
        table.seats[usize::from(seat)] = store::Seat {
            kind: Kind::Human,
            name: check_name(request.name.as_deref().unwrap_or("You"))?,
            token: Some(token.hash()),
            ..store::Seat::open(seat)
        };
        Ok((table, seat, token))
    }
}

/// A row for every seat the game could have; those beyond the list are open.
fn rows(game: &str, kinds: &[SeatKind]) -> Result<Vec<store::Seat>, ApiError> {
    let most = shelf::about(game)?.max_seats;
    let kinds = kinds.iter().copied().chain(std::iter::repeat(SeatKind::Open));
    Ok((0..).zip(kinds).take(most).map(|(seat, who)| new_seat(seat, who)).collect())
}

/// Stores a new table with a new secret.
pub(crate) async fn create(hall: &Hall, new: NewTable) -> Result<(Created, Commitment), ApiError> {
    let content = shelf::about(&new.game)?.content_hash;
    let setup = serde_json::to_string(&new.origin).expect("options and records are plain data");
    for _ in 0..TRIES {
        let (id, host, at) = (token::table_id(), Token::fresh(), now());
        let (kept, secret) = new_secret();
        let row = store::Table {
            code: token::code(),
            game: new.game.clone(),
            content: content.clone(),
            setup: setup.clone(),
            names: "[]".to_owned(),
            status: new.status,
            visibility: new.visibility,
            clock: new.clock.clone(),
            host: host.hash(),
            commitment: commitment(&secret, id.as_str(), &content),
            secret: kept,
            nonces: crate::room::NO_NONCES.to_owned(),
            created: at,
            updated: at,
            version: 0,
            id,
        };
        match hall.store().create_table(&row, &new.seats).await {
            Ok(()) => {
                tracing::info!(table = %row.id, game = %row.game, "a new table");
                let (table, code, commitment) =
                    (row.id.to_string(), row.code.clone(), row.commitment.clone());
                hall.adopt(row, new.seats).await;
                return Ok((Created { table, code, host_token: host.shown() }, commitment));
            }
            Err(store::Error::Taken) => {} // one in a billion: draw again
            Err(error) => return Err(error.into()),
        }
    }
    Err(ApiError::internal())
}
