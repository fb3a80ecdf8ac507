//! Lists of tables, read from the store without loading their rooms.

use store::{Kind, TokenHash};
use table::{Names, Seat};

use crate::api_error::ApiError;
use crate::convert;
use crate::options::Origin;
use crate::token;
use crate::wire::{MyTable, TableCard};

pub(crate) fn card(row: &store::Table, seats: &[store::Seat]) -> Result<TableCard, ApiError> {
    let seats = in_use(row, seats)?;
    let given: Vec<String> = seats.iter().map(|seat| seat.name.clone()).collect();
    let names = Names::new(&given, seats.len());
    let shown = |seat: &store::Seat| match seat.kind {
        Kind::Open => String::new(),
        _ => names.of(Seat(seat.seat)).to_owned(),
    };
    let open = seats.iter().filter(|seat| seat.kind == Kind::Open).count();
    Ok(TableCard {
        table: row.id.to_string(),
        code: row.code.clone(),
        game: row.game.clone(),
        title: shelf::about(&row.game)?.title.to_owned(),
        status: convert::status(row.status),
        names: seats.iter().map(shown).collect(),
        open: u32::try_from(open).expect("a table has few seats"),
        updated: row.updated,
    })
}

pub(crate) fn mine(
    row: &store::Table,
    seats: &[store::Seat],
    tokens: &[TokenHash],
) -> Result<MyTable, ApiError> {
    let held = |seat: &&store::Seat| seat.token.is_some_and(|hash| token::is_among(&hash, tokens));
    Ok(MyTable {
        card: card(row, seats)?,
        seats: in_use(row, seats)?.iter().filter(held).map(|seat| u32::from(seat.seat)).collect(),
        host: token::is_among(&row.host, tokens),
    })
}

fn in_use<'a>(row: &store::Table, seats: &'a [store::Seat]) -> Result<&'a [store::Seat], ApiError> {
    let origin = serde_json::from_str(&row.setup).map_err(|_| ApiError::internal())?;
    Ok(match origin {
        Origin::Lobby(options) => &seats[..options.seats.min(seats.len())],
        Origin::Uploaded(_) => seats,
    })
}
