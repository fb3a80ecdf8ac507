//! Reading rows, compiled for each `super::Db`. Values that the store cannot have written are reported as corruption.

use sqlx::{Database, Row};

use super::Db;
use crate::{Error, Kind, LogEntry, Seat, Secret, Status, Table, TableId, TokenHash, Visibility};

type DbRow = <Db as Database>::Row;

/// The columns of [`table`]. Never `*`: a newer node may add columns while our statements are prepared.
macro_rules! table_columns {
    () => {
        "id, code, game, content, setup, names, status, visibility, clock, host, commitment, secret, \
         nonces, created, updated, version"
    };
}
pub(super) use table_columns;

/// The columns of [`seat`].
macro_rules! seat_columns {
    () => {
        "seat, kind, level, name, token, ready, nonce, version"
    };
}
pub(super) use seat_columns;

pub(super) fn table(row: &DbRow) -> Result<Table, Error> {
    Ok(Table {
        id: id(row)?,
        code: row.try_get("code")?,
        game: row.try_get("game")?,
        content: row.try_get("content")?,
        setup: row.try_get("setup")?,
        names: row.try_get("names")?,
        status: one_of(row, "status", Status::ALL, Status::word)?,
        visibility: one_of(row, "visibility", Visibility::ALL, Visibility::word)?,
        clock: row.try_get("clock")?,
        host: hash(row.try_get("host")?)?,
        commitment: row.try_get("commitment")?,
        secret: Secret(row.try_get("secret")?),
        nonces: row.try_get("nonces")?,
        created: row.try_get("created")?,
        updated: row.try_get("updated")?,
        version: number(row, "version")?,
    })
}

pub(super) fn id(row: &DbRow) -> Result<TableId, Error> {
    known(row.try_get("id")?)
}

pub(super) fn known(id: &str) -> Result<TableId, Error> {
    TableId::new(id).ok_or_else(|| Error::Corrupt(format!("{id:?} is not a table id")))
}

pub(super) fn seat(row: &DbRow) -> Result<Seat, Error> {
    let token: Option<Vec<u8>> = row.try_get("token")?;
    Ok(Seat {
        seat: number(row, "seat")?,
        kind: kind(row)?,
        name: row.try_get("name")?,
        token: token.map(hash).transpose()?,
        ready: row.try_get("ready")?,
        nonce: row.try_get("nonce")?,
        version: number(row, "version")?,
    })
}

pub(super) fn entry(row: &DbRow) -> Result<LogEntry, Error> {
    let seat: Option<i64> = row.try_get("seat")?;
    Ok(LogEntry {
        seq: number(row, "seq")?,
        seat: seat.map(|it| fit(it, "seat")).transpose()?,
        kind: row.try_get("kind")?,
        payload: row.try_get("payload")?,
        key: row.try_get("key")?,
        at: row.try_get("at")?,
    })
}

pub(super) fn number<N: TryFrom<i64>>(row: &DbRow, column: &str) -> Result<N, Error> {
    fit(row.try_get(column)?, column)
}

fn kind(row: &DbRow) -> Result<Kind, Error> {
    let level: Option<String> = row.try_get("level")?;
    match (row.try_get("kind")?, level) {
        ("open", None) => Ok(Kind::Open),
        ("human", None) => Ok(Kind::Human),
        ("bot", Some(level)) => Ok(Kind::Bot(level)),
        (other, _) => Err(Error::Corrupt(format!("a seat's kind is {other:?}"))),
    }
}

fn one_of<T: Copy, const N: usize>(
    row: &DbRow,
    column: &str,
    all: [T; N],
    word: fn(T) -> &'static str,
) -> Result<T, Error> {
    let kept: &str = row.try_get(column)?;
    let found = all.into_iter().find(|it| word(*it) == kept);
    found.ok_or_else(|| Error::Corrupt(format!("{column} is {kept:?}")))
}

fn hash(bytes: Vec<u8>) -> Result<TokenHash, Error> {
    bytes.try_into().map_err(|it: Vec<u8>| Error::Corrupt(format!("a hash has {} bytes", it.len())))
}

fn fit<N: TryFrom<i64>>(number: i64, column: &str) -> Result<N, Error> {
    N::try_from(number).map_err(|_| Error::Corrupt(format!("{column} is {number}")))
}
