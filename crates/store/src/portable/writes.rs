//! Everything that is written but the log. Compiled for each database; `super::Db` says for which.

use std::fmt;

use async_trait::async_trait;
use sqlx::{Database, QueryBuilder};

use super::Db;
use super::rows::{self, seat_columns, table_columns};
use crate::{Error, Seat, Status, Table, TableId};

type Connection = <Db as Database>::Connection;

/// Something to be written, all of it or nothing. It owns what it writes, so that it can wait its turn, and may be
/// asked again if the transaction it shared with others failed.
#[async_trait]
pub(super) trait Write: fmt::Debug + Send + Sync + 'static {
    /// What comes back.
    type Answer: fmt::Debug + Send + 'static;

    /// Whether it takes several statements, which then need a transaction.
    const SEVERAL: bool = false;

    async fn write(&self, connection: &mut Connection) -> Result<Self::Answer, Error>;
}

/// A table and its seats, which were not there before.
#[derive(Debug)]
pub(super) struct NewTable {
    pub(super) table: Table,
    pub(super) seats: Vec<Seat>,
}

#[async_trait]
impl Write for NewTable {
    type Answer = ();
    const SEVERAL: bool = true;

    async fn write(&self, connection: &mut Connection) -> Result<(), Error> {
        let number = insert_table(connection, &self.table).await?;
        insert_seats(connection, number, &self.seats).await
    }
}

/// A table over the version it was read with. None if that version is gone.
#[derive(Debug)]
pub(super) struct ChangedTable(pub(super) Table);

#[async_trait]
impl Write for ChangedTable {
    type Answer = Option<Table>;

    async fn write(&self, connection: &mut Connection) -> Result<Option<Table>, Error> {
        let Self(table) = self;
        let written = sqlx::query(concat!(
            "UPDATE tables
             SET setup = $3, names = $4, status = $5, visibility = $6, clock = $7, host = $8,
                 commitment = $9, secret = $10, nonces = $11, updated = $12, version = version + 1
             WHERE id = $1 AND version = $2 RETURNING ",
            table_columns!()
        ))
        .bind(table.id.as_str())
        .bind(i64::from(table.version))
        .bind(&table.setup)
        .bind(&table.names)
        .bind(table.status.word())
        .bind(table.visibility.word())
        .bind(&table.clock)
        .bind(table.host.as_slice())
        .bind(&table.commitment)
        .bind(&table.secret.0)
        .bind(&table.nonces)
        .bind(table.updated)
        .fetch_all(connection)
        .await?;
        written.first().map(rows::table).transpose()
    }
}

/// A table's status, whatever else has changed.
#[derive(Debug)]
pub(super) struct NewStatus {
    pub(super) table: TableId,
    pub(super) status: Status,
    pub(super) at: i64,
}

#[async_trait]
impl Write for NewStatus {
    type Answer = ();

    async fn write(&self, connection: &mut Connection) -> Result<(), Error> {
        let written =
            sqlx::query("UPDATE tables SET status = $2, updated = $3, version = version + 1 WHERE id = $1")
                .bind(self.table.as_str())
                .bind(self.status.word())
                .bind(self.at)
                .execute(connection)
                .await?;
        if written.rows_affected() == 0 { Err(Error::NoSuchTable(self.table.clone())) } else { Ok(()) }
    }
}

/// A seat over the version it was read with. None if that version is gone.
#[derive(Debug)]
pub(super) struct ChangedSeat {
    pub(super) table: TableId,
    pub(super) seat: Seat,
}

#[async_trait]
impl Write for ChangedSeat {
    type Answer = Option<Seat>;

    async fn write(&self, connection: &mut Connection) -> Result<Option<Seat>, Error> {
        let Self { table, seat } = self;
        let (kind, level) = rows::kind_words(&seat.kind);
        let written = sqlx::query(concat!(
            "UPDATE seats
             SET kind = $4, level = $5, name = $6, token = $7, ready = $8, nonce = $9,
                 version = version + 1
             WHERE table_number = (SELECT number FROM tables WHERE id = $1) AND seat = $2 AND version = $3
             RETURNING ",
            seat_columns!()
        ))
        .bind(table.as_str())
        .bind(i64::from(seat.seat))
        .bind(i64::from(seat.version))
        .bind(kind)
        .bind(level)
        .bind(&seat.name)
        .bind(seat.token.as_ref().map(<[u8; 32]>::as_slice))
        .bind(seat.ready)
        .bind(&seat.nonce)
        .fetch_all(connection)
        .await?;
        written.first().map(rows::seat).transpose()
    }
}

/// Every table that is not over expires, if nothing has happened there since.
#[derive(Debug)]
pub(super) struct Expiry {
    pub(super) before: i64,
}

#[async_trait]
impl Write for Expiry {
    type Answer = Vec<TableId>;

    async fn write(&self, connection: &mut Connection) -> Result<Vec<TableId>, Error> {
        let found = sqlx::query(
            "UPDATE tables SET status = 'expired', version = version + 1
             WHERE status IN ('lobby', 'running') AND updated < $1 AND $1 > COALESCE(
                 (SELECT at FROM entries WHERE table_number = number ORDER BY seq DESC LIMIT 1), updated)
             RETURNING id",
        )
        .bind(self.before)
        .fetch_all(connection)
        .await?;
        found.iter().map(rows::id).collect()
    }
}

/// Answers with the number the table was given.
async fn insert_table(connection: &mut Connection, table: &Table) -> Result<i64, Error> {
    let written = sqlx::query(
        "INSERT INTO tables (id, code, game, content, setup, names, status, visibility, clock, host,
                             commitment, secret, nonces, created, updated, version)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
         ON CONFLICT DO NOTHING RETURNING number",
    )
    .bind(table.id.as_str())
    .bind(&table.code)
    .bind(&table.game)
    .bind(&table.content)
    .bind(&table.setup)
    .bind(&table.names)
    .bind(table.status.word())
    .bind(table.visibility.word())
    .bind(&table.clock)
    .bind(table.host.as_slice())
    .bind(&table.commitment)
    .bind(&table.secret.0)
    .bind(&table.nonces)
    .bind(table.created)
    .bind(table.updated)
    .bind(i64::from(table.version))
    .fetch_all(connection)
    .await?;
    rows::number(written.first().ok_or(Error::Taken)?, "number")
}

/// All seats in one statement: each is a journey to the database and back.
async fn insert_seats(connection: &mut Connection, table: i64, seats: &[Seat]) -> Result<(), Error> {
    if seats.is_empty() {
        return Ok(());
    }
    let mut query = QueryBuilder::<Db>::new(
        "INSERT INTO seats (table_number, seat, kind, level, name, token, ready, nonce, version) ",
    );
    query.push_values(seats, |mut row, seat| {
        let (kind, level) = rows::kind_words(&seat.kind);
        row.push_bind(table)
            .push_bind(i64::from(seat.seat))
            .push_bind(kind)
            .push_bind(level)
            .push_bind(&seat.name)
            .push_bind(seat.token.as_ref().map(<[u8; 32]>::as_slice))
            .push_bind(seat.ready)
            .push_bind(&seat.nonce)
            .push_bind(i64::from(seat.version));
    });
    query.build().execute(connection).await?;
    Ok(())
}
