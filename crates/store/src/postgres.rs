//! A server: the store of any number of nodes.
//!
//! Every append is a transaction of its own on a pooled connection; PostgreSQL commits those of many
//! connections together. The nodes tell each other what they have stored by one channel, outside of
//! those transactions ([`grapevine`]).

mod grapevine;

#[path = "portable/keeper.rs"]
mod keeper;
#[path = "portable/log.rs"]
mod log;
#[path = "portable/rows.rs"]
mod rows;
#[path = "portable/writes.rs"]
mod writes;

use std::str::FromStr;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, Connection, Executor};

use crate::notice::Bell;
use crate::{Appended, Entry, Error, Notice, TableId, migrations};
use grapevine::Grapevine;
use writes::Write;

type Db = sqlx::Postgres;
type Keeper = Postgres;

const SIZE: &str = "SELECT pg_database_size(current_database()) AS number";

/// How long to wait for a connection.
const PATIENCE: Duration = Duration::from_secs(5);

const CONNECTIONS: u32 = 16;

/// Tables kept in a PostgreSQL database.
#[derive(Debug)]
pub struct Postgres {
    pool: PgPool,
    bell: Bell,
    grapevine: Grapevine,
}

impl Postgres {
    /// Connects to the database, which must exist, and brings its schema up to date.
    pub async fn connect(url: &str) -> Result<Self, Error> {
        let options = PgConnectOptions::from_str(url)
            .map_err(|it| Error::Unreachable(format!("the address is wrong: {it}")))?
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

        let bell = Bell::new();
        let grapevine = Grapevine::join(options, pool.clone(), bell.clone()).await?;
        Ok(Self { pool, bell, grapevine })
    }

    fn reader(&self) -> &PgPool {
        &self.pool
    }

    fn bell(&self) -> &Bell {
        &self.bell
    }

    fn announce(&self, notice: Notice) {
        self.grapevine.tell(notice);
    }

    async fn commit(&self, table: &TableId, entry: Entry) -> Result<Appended, Error> {
        let mut connection = self.pool.acquire().await?;
        let answer = log::append(&mut connection, table, &entry).await?;
        if answer == Appended::Stored {
            self.announce(Notice::Entry(table.clone(), entry.seq));
        }
        Ok(answer)
    }

    async fn write<W: Write>(&self, deed: W) -> Result<W::Answer, Error> {
        if !W::SEVERAL {
            return deed.write(&mut *self.pool.acquire().await?).await;
        }
        let mut transaction = self.pool.begin().await?;
        let answer = deed.write(&mut transaction).await?;
        transaction.commit().await?;
        Ok(answer)
    }

    async fn probe(&self) -> Result<(), Error> {
        sqlx::query("SELECT 1 FROM tables LIMIT 1").fetch_optional(&self.pool).await?;
        Ok(())
    }

    /// PostgreSQL checks its pages as it reads them, so this reads them.
    async fn check_pages(&self) -> Result<(), Error> {
        sqlx::query("SELECT SUM(LENGTH(payload)) FROM entries").fetch_one(&self.pool).await?;
        Ok(())
    }

    async fn shut(&self) {
        self.grapevine.leave().await;
        self.pool.close().await;
    }
}

/// A commit must be on the disk before it is acknowledged, whatever the server's default is. What is
/// stricter than that, such as waiting for a replica, stays as the host has set it.
async fn durable(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    let raise = "SELECT set_config('synchronous_commit', 'on', false)
                 WHERE current_setting('synchronous_commit') = 'off'";
    connection.execute(raise).await.map(drop)
}

/// Whether a connection can be used: one that just worked is not asked again, as asking costs as
/// much as an append.
async fn alive(connection: &mut PgConnection, idle: Duration) -> Result<bool, sqlx::Error> {
    if idle > Duration::from_secs(1) {
        connection.ping().await?;
    }
    Ok(true)
}
