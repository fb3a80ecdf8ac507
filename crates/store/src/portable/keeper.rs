//! The store itself, in the SQL both databases speak. Compiled for each; `super::Keeper` says for
//! which. What they do differently, the keeper brings along: where it reads and writes, how an
//! append gets to the log, how it rings, probes and checks itself, and closes.

use async_trait::async_trait;
use sqlx::{Database, QueryBuilder};

use super::rows::{self, seat_columns, table_columns};
use super::{BEGIN_WRITE, Db, Keeper, SIZE, log};
use crate::{
    Appended, Entry, Error, Notice, Notices, Seat, Stats, Status, Store, Swap, Table, TableId, TokenHash,
};

/// Orders tables by the last thing that happened at them.
const LIVELIEST: &str = "
    ORDER BY COALESCE(
        (SELECT at FROM entries WHERE table_id = id ORDER BY seq DESC LIMIT 1), updated
    ) DESC, id";

#[async_trait]
impl Store for Keeper {
    async fn create_table(&self, table: &Table, seats: &[Seat]) -> Result<(), Error> {
        let mut transaction = self.writer().begin_with(BEGIN_WRITE).await?;
        insert_table(&mut transaction, table).await?;
        insert_seats(&mut transaction, &table.id, seats).await?;
        transaction.commit().await?;
        self.ring(Notice::Table(table.id.clone()));
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
        .fetch_all(self.writer())
        .await?;
        if let [row] = written.as_slice() {
            self.ring(Notice::Table(table.id.clone()));
            return rows::table(row).map(Swap::Done);
        }
        let now = self.table(&table.id).await?;
        now.map(Swap::Stale).ok_or_else(|| Error::NoSuchTable(table.id.clone()))
    }

    async fn set_status(&self, table: &TableId, status: Status, at: i64) -> Result<(), Error> {
        let written =
            sqlx::query("UPDATE tables SET status = $2, updated = $3, version = version + 1 WHERE id = $1")
                .bind(table.as_str())
                .bind(status.word())
                .bind(at)
                .execute(self.writer())
                .await?;
        if written.rows_affected() == 0 {
            return Err(Error::NoSuchTable(table.clone()));
        }
        self.ring(Notice::Table(table.clone()));
        Ok(())
    }

    async fn seats(&self, table: &TableId) -> Result<Vec<Seat>, Error> {
        let found =
            sqlx::query(concat!("SELECT ", seat_columns!(), " FROM seats WHERE table_id = $1 ORDER BY seat"))
                .bind(table.as_str())
                .fetch_all(self.reader())
                .await?;
        found.iter().map(rows::seat).collect()
    }

    async fn update_seat(&self, table: &TableId, seat: &Seat) -> Result<Swap<Seat>, Error> {
        let (kind, level) = rows::kind_words(&seat.kind);
        let written = sqlx::query(concat!(
            "UPDATE seats
             SET kind = $4, level = $5, name = $6, token = $7, ready = $8, nonce = $9,
                 version = version + 1
             WHERE table_id = $1 AND seat = $2 AND version = $3 RETURNING ",
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
        .fetch_all(self.writer())
        .await?;
        if let [row] = written.as_slice() {
            self.ring(Notice::Table(table.clone()));
            return rows::seat(row).map(Swap::Done);
        }
        let now = self.seats(table).await?.into_iter().find(|it| it.seat == seat.seat);
        now.map(Swap::Stale).ok_or_else(|| Error::NoSuchSeat(table.clone(), seat.seat))
    }

    async fn append(&self, table: &TableId, entry: Entry) -> Result<Appended, Error> {
        self.commit(table, entry).await
    }

    async fn entries(&self, table: &TableId, from: u32) -> Result<Vec<Entry>, Error> {
        let found = sqlx::query(
            "SELECT seq, seat, kind, payload, key, at FROM entries
             WHERE table_id = $1 AND seq >= $2 ORDER BY seq",
        )
        .bind(table.as_str())
        .bind(i64::from(from))
        .fetch_all(self.reader())
        .await?;
        found.iter().map(rows::entry).collect()
    }

    async fn last_seq(&self, table: &TableId) -> Result<u32, Error> {
        log::last_seq(&mut *self.reader().acquire().await?, table).await
    }

    async fn list_restless(&self, after: Option<&TableId>, limit: u32) -> Result<Vec<TableId>, Error> {
        let found = sqlx::query(
            "SELECT id FROM tables
             WHERE status = 'running' AND id > $1 AND (clock IS NOT NULL
                 OR EXISTS (SELECT 1 FROM seats WHERE table_id = id AND kind = 'bot'))
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
        query.push(" OR id IN (SELECT table_id FROM seats WHERE token IN ");
        push_list(&mut query, tokens);
        query.push(")").push(LIVELIEST);
        let found = query.build().fetch_all(self.reader()).await?;
        found.iter().map(rows::table).collect()
    }

    async fn expire(&self, before: i64) -> Result<Vec<TableId>, Error> {
        let found = sqlx::query(
            "UPDATE tables SET status = 'expired', version = version + 1
             WHERE status IN ('lobby', 'running') AND updated < $1 AND $1 > COALESCE(
                 (SELECT at FROM entries WHERE table_id = id ORDER BY seq DESC LIMIT 1), updated)
             RETURNING id",
        )
        .bind(before)
        .fetch_all(self.writer())
        .await?;
        let expired: Vec<TableId> = found.iter().map(rows::id).collect::<Result<_, _>>()?;
        for table in &expired {
            self.ring(Notice::Table(table.clone()));
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
            "SELECT table_id AS id FROM entries
             GROUP BY table_id HAVING COUNT(*) <> MAX(seq) ORDER BY table_id LIMIT 1",
        )
        .fetch_optional(self.reader())
        .await?;
        match torn {
            Some(row) => Err(Error::Corrupt(format!("the log of table {} has a gap", rows::id(&row)?))),
            None => Ok(()),
        }
    }

    fn subscribe(&self) -> Notices {
        self.bell().subscribe()
    }

    async fn close(&self) {
        self.shut().await;
    }
}

async fn insert_table(connection: &mut <Db as Database>::Connection, table: &Table) -> Result<(), Error> {
    let written = sqlx::query(
        "INSERT INTO tables (id, code, game, content, setup, names, status, visibility, clock, host,
                             commitment, secret, nonces, created, updated, version)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
         ON CONFLICT DO NOTHING",
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
    .execute(connection)
    .await?;
    if written.rows_affected() == 0 { Err(Error::Taken) } else { Ok(()) }
}

/// All seats in one statement: each is a journey to the database and back.
async fn insert_seats(
    connection: &mut <Db as Database>::Connection,
    table: &TableId,
    seats: &[Seat],
) -> Result<(), Error> {
    if seats.is_empty() {
        return Ok(());
    }
    let mut query = QueryBuilder::<Db>::new(
        "INSERT INTO seats (table_id, seat, kind, level, name, token, ready, nonce, version) ",
    );
    query.push_values(seats, |mut row, seat| {
        let (kind, level) = rows::kind_words(&seat.kind);
        row.push_bind(table.as_str())
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
