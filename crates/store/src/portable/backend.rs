//! `Store` in the SQL both databases understand, compiled for each `super::Backend`. The backends differ in where
//! they read, how they write, announce, probe, check pages and close.

use async_trait::async_trait;
use sqlx::QueryBuilder;

use super::rows::{self, seat_columns, table_columns};
use super::{Backend, Db, SIZE, log};
use crate::{
    Appended, Error, LogEntry, Notice, Notices, Seat, Stats, Status, Store, Swap, Table, TableId, TokenHash,
    writes,
};

/// Orders tables by their last activity.
const LIVELIEST: &str = "
    ORDER BY COALESCE(
        (SELECT at FROM entries WHERE table_number = number ORDER BY seq DESC LIMIT 1), updated
    ) DESC, id";

#[async_trait]
impl Store for Backend {
    async fn create_table(&self, table: &Table, seats: &[Seat]) -> Result<(), Error> {
        if !self.write(writes::new_table(table, seats)).await?.wrote_any() {
            return Err(Error::Taken);
        }
        self.announce(Notice::Table(table.id.clone()));
        Ok(())
    }

    async fn table(&self, table: &TableId) -> Result<Option<Table>, Error> {
        let found = sqlx::query(concat!("SELECT ", table_columns!(), " FROM tables WHERE id = $1"))
            .bind(table.as_str())
            .fetch_optional(self.reader())
            .await?;
        found.as_ref().map(rows::table).transpose()
    }

    async fn table_by_code(&self, code: &str) -> Result<Option<Table>, Error> {
        let found = sqlx::query(concat!("SELECT ", table_columns!(), " FROM tables WHERE code = $1"))
            .bind(code)
            .fetch_optional(self.reader())
            .await?;
        found.as_ref().map(rows::table).transpose()
    }

    async fn update_table(&self, table: &Table) -> Result<Swap<Table>, Error> {
        if self.write(writes::changed_table(table)).await?.wrote_any() {
            self.announce(Notice::Table(table.id.clone()));
            return Ok(Swap::Done(Table { version: table.version + 1, ..table.clone() }));
        }
        let now = self.table(&table.id).await?;
        now.map(Swap::Stale).ok_or_else(|| Error::NoSuchTable(table.id.clone()))
    }

    async fn set_status(&self, table: &TableId, status: Status, at: i64) -> Result<(), Error> {
        if !self.write(writes::new_status(table, status, at)).await?.wrote_any() {
            return Err(Error::NoSuchTable(table.clone()));
        }
        self.announce(Notice::Table(table.clone()));
        Ok(())
    }

    async fn seats(&self, table: &TableId) -> Result<Vec<Seat>, Error> {
        let found = sqlx::query(concat!(
            "SELECT ",
            seat_columns!(),
            " FROM seats WHERE table_number = (SELECT number FROM tables WHERE id = $1) ORDER BY seat"
        ))
        .bind(table.as_str())
        .fetch_all(self.reader())
        .await?;
        found.iter().map(rows::seat).collect()
    }

    async fn update_seat(&self, table: &TableId, seat: &Seat) -> Result<Swap<Seat>, Error> {
        if self.write(writes::changed_seat(table, seat)).await?.wrote_any() {
            self.announce(Notice::Table(table.clone()));
            return Ok(Swap::Done(Seat { version: seat.version + 1, ..seat.clone() }));
        }
        let now = self.seats(table).await?.into_iter().find(|it| it.seat == seat.seat);
        now.map(Swap::Stale).ok_or_else(|| Error::NoSuchSeat(table.clone(), seat.seat))
    }

    async fn append(&self, table: &TableId, entry: LogEntry) -> Result<Appended, Error> {
        let (seq, key) = (entry.seq, entry.key.clone());
        if !self.write(writes::append(table, entry)).await?.wrote_any() {
            return log::why_not(self.reader(), table, key.as_deref()).await;
        }
        self.announce(Notice::Log(table.clone(), seq));
        Ok(Appended::Stored)
    }

    async fn entries(&self, table: &TableId, from: u32) -> Result<Vec<LogEntry>, Error> {
        let found = sqlx::query(
            "SELECT seq, seat, kind, payload, key, at FROM entries
             WHERE table_number = (SELECT number FROM tables WHERE id = $1) AND seq >= $2 ORDER BY seq",
        )
        .bind(table.as_str())
        .bind(i64::from(from))
        .fetch_all(self.reader())
        .await?;
        found.iter().map(rows::entry).collect()
    }

    async fn last_seq(&self, table: &TableId) -> Result<u32, Error> {
        log::last_seq(self.reader(), table).await
    }

    async fn list_resumable(&self, after: Option<&TableId>, limit: u32) -> Result<Vec<TableId>, Error> {
        let found = sqlx::query(
            "SELECT id FROM tables
             WHERE status = 'running' AND id > $1 AND (clock IS NOT NULL
                 OR EXISTS (SELECT 1 FROM seats WHERE table_number = number AND kind = 'bot'))
             ORDER BY id LIMIT $2",
        )
        .bind(after.map_or("", TableId::as_str))
        .bind(i64::from(limit))
        .fetch_all(self.reader())
        .await?;
        found.iter().map(rows::id).collect()
    }

    async fn list_public(&self, limit: u32) -> Result<Vec<Table>, Error> {
        let mut query = listing("WHERE visibility = 'public' AND status IN ('lobby', 'running')");
        query.push(LIVELIEST).push(" LIMIT ").push_bind(i64::from(limit));
        let found = query.build().fetch_all(self.reader()).await?;
        found.iter().map(rows::table).collect()
    }

    async fn list_for_tokens(&self, tokens: &[TokenHash]) -> Result<Vec<Table>, Error> {
        if tokens.is_empty() {
            return Ok(Vec::new());
        }
        let mut query = listing("WHERE host IN ");
        push_list(&mut query, tokens);
        query.push(" OR number IN (SELECT table_number FROM seats WHERE token IN ");
        push_list(&mut query, tokens);
        query.push(")").push(LIVELIEST);
        let found = query.build().fetch_all(self.reader()).await?;
        found.iter().map(rows::table).collect()
    }

    async fn expire(&self, before: i64) -> Result<Vec<TableId>, Error> {
        let expired = self.write(writes::expiry(before)).await?.ids;
        let expired: Vec<TableId> = expired.iter().map(|id| rows::known(id)).collect::<Result<_, _>>()?;
        for table in &expired {
            self.announce(Notice::Table(table.clone()));
        }
        Ok(expired)
    }

    async fn stats(&self) -> Result<Stats, Error> {
        let mut counts = [0; Status::ALL.len()];
        for (count, status) in counts.iter_mut().zip(Status::ALL) {
            let found = sqlx::query("SELECT COUNT(*) AS number FROM tables WHERE status = $1")
                .bind(status.word())
                .fetch_one(self.reader())
                .await?;
            *count = rows::number(&found, "number")?;
        }
        let [lobby, running, over, expired] = counts;
        let size = sqlx::query(SIZE).fetch_one(self.reader()).await?;
        Ok(Stats { lobby, running, over, expired, bytes: rows::number(&size, "number")? })
    }

    async fn health(&self) -> Result<(), Error> {
        self.probe().await
    }

    async fn audit(&self) -> Result<(), Error> {
        self.check_pages().await?;
        let torn = sqlx::query(
            "SELECT id FROM tables WHERE number IN
                 (SELECT table_number FROM entries GROUP BY table_number HAVING COUNT(*) <> MAX(seq))
             ORDER BY id LIMIT 1",
        )
        .fetch_optional(self.reader())
        .await?;
        match torn {
            Some(row) => Err(Error::Corrupt(format!("the log of table {} has a gap", rows::id(&row)?))),
            None => Ok(()),
        }
    }

    fn subscribe(&self) -> Notices {
        self.publisher().subscribe()
    }

    async fn close(&self) {
        self.shut().await;
    }
}

fn listing(condition: &str) -> QueryBuilder<Db> {
    QueryBuilder::new(format!(concat!("SELECT ", table_columns!(), " FROM tables {}"), condition))
}

fn push_list(query: &mut QueryBuilder<Db>, tokens: &[TokenHash]) {
    query.push("(");
    let mut list = query.separated(", ");
    for token in tokens {
        list.push_bind(token.to_vec());
    }
    query.push(")");
}
