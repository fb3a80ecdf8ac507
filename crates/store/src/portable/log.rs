//! The log. Compiled for each database; `super::Db` says for which.

use sqlx::Database;

use super::{Db, rows};
use crate::{Appended, Entry, Error, TableId};

type Connection = <Db as Database>::Connection;

/// Adds an entry, in the transaction the connection is in.
///
/// One statement decides: it writes only exactly behind the last entry, and the primary key stops whoever
/// looked at the same moment. Why it wrote nothing is found out afterwards, when it no longer matters
/// how fast.
pub(super) async fn append(
    connection: &mut Connection,
    table: &TableId,
    entry: &Entry,
) -> Result<Appended, Error> {
    let written = sqlx::query(
        "INSERT INTO entries (table_number, seq, seat, kind, payload, key, at)
         SELECT number, $2, $3, $4, $5, $6, $7 FROM tables
         WHERE id = $1 AND $2 = 1 + COALESCE((SELECT MAX(seq) FROM entries WHERE table_number = number), 0)
         ON CONFLICT DO NOTHING",
    )
    .bind(table.as_str())
    .bind(i64::from(entry.seq))
    .bind(entry.seat.map(i64::from))
    .bind(&entry.kind)
    .bind(&entry.payload)
    .bind(&entry.key)
    .bind(entry.at)
    .execute(&mut *connection)
    .await?;
    if written.rows_affected() == 1 {
        return Ok(Appended::Stored);
    }
    if let Some(stored) = by_key(connection, table, entry.key.as_deref()).await? {
        return Ok(Appended::Duplicate(stored));
    }
    let current = last_seq(connection, table).await?;
    Ok(Appended::Conflict { current })
}

async fn by_key(
    connection: &mut Connection,
    table: &TableId,
    key: Option<&str>,
) -> Result<Option<Entry>, Error> {
    let found = sqlx::query(
        "SELECT seq, seat, kind, payload, key, at FROM entries
         WHERE table_number = (SELECT number FROM tables WHERE id = $1) AND key = $2",
    )
    .bind(table.as_str())
    .bind(key)
    .fetch_optional(connection)
    .await?;
    found.as_ref().map(rows::entry).transpose()
}

pub(super) async fn last_seq(connection: &mut Connection, table: &TableId) -> Result<u32, Error> {
    let found = sqlx::query(
        "SELECT COALESCE((SELECT MAX(seq) FROM entries WHERE table_number = number), 0) AS seq
         FROM tables WHERE id = $1",
    )
    .bind(table.as_str())
    .fetch_optional(connection)
    .await?;
    rows::number(&found.ok_or_else(|| Error::NoSuchTable(table.clone()))?, "seq")
}
