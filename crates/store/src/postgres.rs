//! PostgreSQL: the store of any number of nodes.
//!
//! Every append is a transaction of its own on a pooled connection; PostgreSQL groups the commits of many
//! connections. Nodes notify each other of their changes outside of those transactions ([`notifier`]).

mod notifier;

#[path = "portable/backend.rs"]
mod backend;
#[path = "portable/log.rs"]
mod log;
#[path = "portable/rows.rs"]
mod rows;

use std::str::FromStr;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, Connection, Executor, Row};

use crate::notice::Publisher;
use crate::statement::{Statement, Value, Written};
use crate::{Error, Notice, migrations};
use notifier::Notifier;

type Db = sqlx::Postgres;
type Backend = Postgres;

const SIZE: &str = "SELECT pg_database_size(current_database()) AS number";

const PATIENCE: Duration = Duration::from_secs(5);

const CONNECTIONS: u32 = 16;

/// Tables in a PostgreSQL database.
#[derive(Debug)]
pub struct Postgres {
    pool: PgPool,
    notices: Publisher,
    notifier: Notifier,
}

impl Postgres {
    /// Connects to an existing database and migrates its schema.
    pub async fn connect(url: &str) -> Result<Self, Error> {
        let options = PgConnectOptions::from_str(url)
            .map_err(|it| Error::Unreachable(format!("the address is invalid: {it}")))?
            .application_name("undercroft")
            .disable_statement_logging();
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(PATIENCE)
            .after_connect(|connection, _| Box::pin(durable(connection)))
            .test_before_acquire(false)
            .before_acquire(|connection, meta| Box::pin(alive(connection, meta.idle_for)))
            .connect_with(options.clone())
            .await?;
        let migrations = migrations::postgres();
        migrations.run(&pool).await.map_err(|it| Error::migrating(it, &migrations))?;

        let notices = Publisher::new();
        let notifier = Notifier::start(options, pool.clone(), notices.clone()).await?;
        Ok(Self { pool, notices, notifier })
    }

    fn reader(&self) -> &PgPool {
        &self.pool
    }

    fn publisher(&self) -> &Publisher {
        &self.notices
    }

    fn announce(&self, notice: Notice) {
        self.notifier.send(notice);
    }

    async fn write(&self, statements: Vec<Statement>) -> Result<Written, Error> {
        if let [statement] = &statements[..] {
            return written(&mut *self.pool.acquire().await?, statement).await;
        }
        let mut transaction = self.pool.begin().await?;
        let mut last = Written::default();
        for statement in &statements {
            last = written(&mut transaction, statement).await?;
            if !last.wrote_any() {
                break;
            }
        }
        transaction.commit().await?;
        Ok(last)
    }

    async fn probe(&self) -> Result<(), Error> {
        sqlx::query("SELECT 1 FROM tables LIMIT 1").fetch_optional(&self.pool).await?;
        Ok(())
    }

    /// PostgreSQL verifies checksums as it reads, so this reads every page.
    async fn check_pages(&self) -> Result<(), Error> {
        sqlx::query("SELECT SUM(LENGTH(payload)) FROM entries").fetch_one(&self.pool).await?;
        Ok(())
    }

    async fn shut(&self) {
        self.notifier.stop().await;
        self.pool.close().await;
    }
}

async fn written(connection: &mut PgConnection, statement: &Statement) -> Result<Written, Error> {
    let mut query = sqlx::query(statement.sql.clone());
    for value in &statement.values {
        query = match value {
            Value::Number(number) => query.bind(*number),
            Value::Flag(flag) => query.bind(*flag),
            Value::Text(text) => query.bind(text.as_deref()),
            Value::Bytes(bytes) => query.bind(bytes.as_deref()),
        };
    }
    if !statement.returns_ids {
        return Ok(Written { rows: query.execute(connection).await?.rows_affected(), ids: Vec::new() });
    }
    let found = query.fetch_all(connection).await?;
    let ids = found.iter().map(|row| row.try_get(0)).collect::<Result<Vec<String>, _>>()?;
    Ok(Written { rows: ids.len() as u64, ids })
}

/// A commit must be durable before it is acknowledged, whatever the server's default is. Stricter settings, such as
/// waiting for a replica, stay.
async fn durable(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    let raise = "SELECT set_config('synchronous_commit', 'on', false)
                 WHERE current_setting('synchronous_commit') = 'off'";
    connection.execute(raise).await.map(drop)
}

/// Pings only connections that were idle for a while, since a ping costs as much as an append.
async fn alive(connection: &mut PgConnection, idle: Duration) -> Result<bool, sqlx::Error> {
    if idle > Duration::from_secs(1) {
        connection.ping().await?;
    }
    Ok(true)
}
