//! All statements that write.
//!
//! A write is a list of statements in one transaction, which ends with the first that changes nothing. Only the first
//! statement of a list can, so then nothing was written.

use sqlx::{AssertSqlSafe, SqlSafeStr as _};

use crate::statement::{Statement, Value};
use crate::{Kind, LogEntry, Seat, Status, Table, TableId};

pub(crate) fn new_table(table: &Table, seats: &[Seat]) -> Vec<Statement> {
    let mut statements = vec![insert_table(table)];
    if !seats.is_empty() {
        statements.push(insert_seats(&table.id, seats));
    }
    statements
}

fn insert_table(table: &Table) -> Statement {
    Statement::new(
        "INSERT INTO tables (id, code, game, content, setup, names, status, visibility, clock, host,
                             commitment, secret, nonces, created, updated, version)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
         ON CONFLICT DO NOTHING",
        vec![
            table.id.as_str().into(),
            table.code.as_str().into(),
            table.game.as_str().into(),
            table.content.as_str().into(),
            table.setup.as_str().into(),
            table.names.as_str().into(),
            table.status.word().into(),
            table.visibility.word().into(),
            Value::Text(table.clock.clone()),
            table.host.as_slice().into(),
            table.commitment.as_str().into(),
            table.secret.0.as_str().into(),
            table.nonces.as_str().into(),
            table.created.into(),
            table.updated.into(),
            table.version.into(),
        ],
    )
}

/// All seats in one statement, to save round trips.
fn insert_seats(table: &TableId, seats: &[Seat]) -> Statement {
    let mut values = vec![table.as_str().into()];
    let rows = seats.iter().map(|seat| {
        let first = values.len() + 1;
        let (kind, level) = kind_words(&seat.kind);
        values.extend([
            seat.seat.into(),
            kind.into(),
            Value::Text(level),
            seat.name.as_str().into(),
            token(seat),
            seat.ready.into(),
            Value::Text(seat.nonce.clone()),
            seat.version.into(),
        ]);
        let places = (first..=values.len()).map(|place| format!("${place}"));
        format!("((SELECT number FROM tables WHERE id = $1), {})", places.collect::<Vec<_>>().join(", "))
    });
    let sql = format!(
        "INSERT INTO seats (table_number, seat, kind, level, name, token, ready, nonce, version) VALUES {}",
        rows.collect::<Vec<_>>().join(", ")
    );
    Statement { sql: AssertSqlSafe(sql).into_sql_str(), values, returns_ids: false }
}

/// Compare-and-swap on the version.
pub(crate) fn changed_table(table: &Table) -> Vec<Statement> {
    vec![Statement::new(
        "UPDATE tables
         SET setup = $1, names = $2, status = $3, visibility = $4, clock = $5, host = $6, commitment = $7,
             secret = $8, nonces = $9, updated = $10, version = version + 1
         WHERE id = $11 AND version = $12 AND code = $13 AND game = $14 AND content = $15 AND created = $16",
        vec![
            table.setup.as_str().into(),
            table.names.as_str().into(),
            table.status.word().into(),
            table.visibility.word().into(),
            Value::Text(table.clock.clone()),
            table.host.as_slice().into(),
            table.commitment.as_str().into(),
            table.secret.0.as_str().into(),
            table.nonces.as_str().into(),
            table.updated.into(),
            table.id.as_str().into(),
            table.version.into(),
            table.code.as_str().into(),
            table.game.as_str().into(),
            table.content.as_str().into(),
            table.created.into(),
        ],
    )]
}

pub(crate) fn new_status(table: &TableId, status: Status, at: i64) -> Vec<Statement> {
    vec![Statement::new(
        "UPDATE tables SET status = $1, updated = $2, version = version + 1 WHERE id = $3",
        vec![status.word().into(), at.into(), table.as_str().into()],
    )]
}

/// Compare-and-swap on the version.
pub(crate) fn changed_seat(table: &TableId, seat: &Seat) -> Vec<Statement> {
    let (kind, level) = kind_words(&seat.kind);
    vec![Statement::new(
        "UPDATE seats
         SET kind = $1, level = $2, name = $3, token = $4, ready = $5, nonce = $6, version = version + 1
         WHERE table_number = (SELECT number FROM tables WHERE id = $7) AND seat = $8 AND version = $9",
        vec![
            kind.into(),
            Value::Text(level),
            seat.name.as_str().into(),
            token(seat),
            seat.ready.into(),
            Value::Text(seat.nonce.clone()),
            table.as_str().into(),
            seat.seat.into(),
            seat.version.into(),
        ],
    )]
}

/// Only directly after the last entry. Of concurrent appends the primary key stops all but one.
pub(crate) fn append(table: &TableId, entry: LogEntry) -> Vec<Statement> {
    vec![Statement::new(
        "INSERT INTO entries (table_number, seq, seat, kind, payload, key, at)
         SELECT number, $1, $2, $3, $4, $5, $6 FROM tables
         WHERE id = $7 AND $1 = 1 + COALESCE((SELECT MAX(seq) FROM entries WHERE table_number = number), 0)
         ON CONFLICT DO NOTHING",
        vec![
            entry.seq.into(),
            Value::Number(entry.seat.map(i64::from)),
            entry.kind.into(),
            entry.payload.into(),
            Value::Text(entry.key),
            entry.at.into(),
            table.as_str().into(),
        ],
    )]
}

/// Returns the ids of the expired tables.
pub(crate) fn expiry(before: i64) -> Vec<Statement> {
    vec![Statement::returning_ids(
        "UPDATE tables SET status = 'expired', version = version + 1
         WHERE status IN ('lobby', 'running') AND updated < $1 AND $1 > COALESCE(
             (SELECT at FROM entries WHERE table_number = number ORDER BY seq DESC LIMIT 1), updated)
         RETURNING id",
        vec![before.into()],
    )]
}

/// The columns `kind` and `level`.
fn kind_words(kind: &Kind) -> (&'static str, Option<String>) {
    match kind {
        Kind::Open => ("open", None),
        Kind::Human => ("human", None),
        Kind::Bot(level) => ("bot", Some(level.clone())),
    }
}

fn token(seat: &Seat) -> Value {
    Value::Bytes(seat.token.map(|hash| hash.to_vec()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The parameter numbers of a statement, in the order of their first use.
    fn places(sql: &str) -> Vec<usize> {
        let mut met = Vec::new();
        for part in sql.split('$').skip(1) {
            let digits = part.split(|it: char| !it.is_ascii_digit()).next().unwrap();
            let place = digits.parse().unwrap();
            if !met.contains(&place) {
                met.push(place);
            }
        }
        met
    }

    #[test]
    fn places_are_numbered_as_they_are_met_and_each_has_its_value() {
        let id = TableId::new("t").unwrap();
        let table = crate::model::tests::table(id.clone());
        let entry = LogEntry {
            seq: 1,
            seat: None,
            kind: "act".to_owned(),
            payload: "{}".to_owned(),
            key: None,
            at: 0,
        };
        let all = [
            new_table(&table, &[Seat::open(0), Seat::open(1)]),
            changed_table(&table),
            new_status(&id, Status::Over, 0),
            changed_seat(&id, &Seat::open(0)),
            append(&id, entry),
            expiry(0),
        ];
        for statement in all.iter().flatten() {
            let sql = statement.sql.as_str();
            assert_eq!(places(sql), (1..=statement.values.len()).collect::<Vec<_>>(), "{sql}");
        }
    }
}
