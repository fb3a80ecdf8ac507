//! Queries on a log, compiled for each `super::Db`.

use sqlx::Pool;

use super::{Db, rows};
use crate::{Appended, Error, LogEntry, TableId};

/// Why an entry was not appended.
pub(super) async fn why_not(pool: &Pool<Db>, table: &TableId, key: Option<&str>) -> Result<Appended, Error> {
    if let Some(stored) = by_key(pool, table, key).await? {
        return Ok(Appended::Duplicate(stored));
    }
    Ok(Appended::Conflict { current: last_seq(pool, table).await? })
}

async fn by_key(pool: &Pool<Db>, table: &TableId, key: Option<&str>) -> Result<Option<LogEntry>, Error> {
    let found = sqlx::query(
        "SELECT seq, seat, kind, payload, key, at FROM entries
         WHERE table_number = (SELECT number FROM tables WHERE id = $1) AND key = $2",
    )
    .bind(table.as_str())
    .bind(key)
    .fetch_optional(pool)
    .await?;
    found.as_ref().map(rows::entry).transpose()
}

pub(super) async fn last_seq(pool: &Pool<Db>, table: &TableId) -> Result<u32, Error> {
    let found = sqlx::query(
        "SELECT COALESCE((SELECT MAX(seq) FROM entries WHERE table_number = number), 0) AS seq
         FROM tables WHERE id = $1",
    )
    .bind(table.as_str())
    .fetch_optional(pool)
    .await?;
    rows::number(&found.ok_or_else(|| Error::NoSuchTable(table.clone()))?, "seq")
}
