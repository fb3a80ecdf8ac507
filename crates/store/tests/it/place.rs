//! Where a test keeps its tables, and a few words to write them with.

use std::path::PathBuf;
use std::str::FromStr as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use sqlx::migrate::Migrator;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection, PgConnection, SqliteConnection};
use store::{Appended, Kind, LogEntry, Seat, Secret, Status, Store, Table, TableId, Visibility};

use load::postgres as cluster;

/// A fresh place for one test.
pub(crate) enum Place {
    File(Folder),
    Database(String),
}

/// A temporary folder, gone with its value.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        let path = std::env::temp_dir().join(unique("undercroft-store"));
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn unique(name: &str) -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    format!("{name}_{}_{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed))
}

impl Place {
    pub(crate) fn file() -> Self {
        Self::File(Folder::new())
    }

    pub(crate) async fn database() -> Self {
        let name = unique("undercroft_test");
        administer(&format!("DROP DATABASE IF EXISTS {name}")).await;
        administer(&format!("CREATE DATABASE {name}")).await;
        Self::Database(name)
    }

    /// Removes a database, as a server that is not ours would keep it.
    pub(crate) async fn clear(self) {
        if let Self::Database(name) = self {
            administer(&format!("DROP DATABASE {name} WITH (FORCE)")).await;
        }
    }

    pub(crate) fn address(&self) -> String {
        match self {
            Self::File(folder) => format!("sqlite:{}", folder.0.join("tables.db").display()),
            Self::Database(name) => cluster::address(name),
        }
    }

    pub(crate) async fn open(&self) -> Arc<dyn Store> {
        store::open(&self.address()).await.unwrap()
    }

    /// Waits until the sessions of a killed process are over: a database server may still be
    /// finishing what it was last asked.
    pub(crate) async fn forget_the_dead(&self) {
        let Self::Database(name) = self else { return };
        let mut connection = PgConnection::connect(&cluster::address("postgres")).await.unwrap();
        loop {
            let sessions: i64 =
                sqlx::query_scalar("SELECT count(*) FROM pg_stat_activity WHERE datname = $1")
                    .bind(name)
                    .fetch_one(&mut connection)
                    .await
                    .unwrap();
            if sessions == 0 {
                return;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// Speaks to the database behind the store's back.
    pub(crate) async fn execute(&self, sql: &str) {
        let sql = sqlx::raw_sql(AssertSqlSafe(sql.to_owned()));
        match self {
            Self::File(_) => {
                let mut connection = SqliteConnection::connect(&self.address()).await.unwrap();
                sql.execute(&mut connection).await.unwrap();
            }
            Self::Database(_) => {
                let mut connection = PgConnection::connect(&self.address()).await.unwrap();
                sql.execute(&mut connection).await.unwrap();
            }
        }
    }

    /// Makes the database as it was with that version of the schema.
    pub(crate) async fn migrate_to(&self, version: i64) {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("migrations");
        let migrations = async |name| {
            let all = Migrator::new(folder.join(name)).await.unwrap();
            let old = all.iter().filter(|it| it.version <= version).cloned();
            Migrator::with_migrations(old.collect())
        };
        match self {
            Self::File(_) => {
                let options =
                    SqliteConnectOptions::from_str(&self.address()).unwrap().create_if_missing(true);
                let mut connection = options.connect().await.unwrap();
                migrations("sqlite").await.run(&mut connection).await.unwrap();
            }
            Self::Database(_) => {
                let mut connection = PgConnection::connect(&self.address()).await.unwrap();
                migrations("postgres").await.run(&mut connection).await.unwrap();
            }
        }
    }
}

async fn administer(sql: &str) {
    let mut connection = PgConnection::connect(&cluster::address("postgres")).await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(sql.to_owned())).execute(&mut connection).await.unwrap();
}

pub(crate) fn id(name: &str) -> TableId {
    TableId::new(name).unwrap()
}

/// A table of that name, created at time 1,000, with two open seats.
pub(crate) async fn lay(store: &dyn Store, name: &str) -> TableId {
    store.create_table(&table(name), &[Seat::open(0), Seat::open(1)]).await.unwrap();
    id(name)
}

pub(crate) fn table(name: &str) -> Table {
    Table {
        id: id(name),
        code: format!("code-{name}"),
        game: "crusade".to_owned(),
        content: "c0ffee".to_owned(),
        setup: r#"{"players":2}"#.to_owned(),
        names: r#"["Ana","Bo"]"#.to_owned(),
        status: Status::Lobby,
        visibility: Visibility::Private,
        clock: None,
        host: [7; 32],
        commitment: "abc".to_owned(),
        secret: Secret("hidden".to_owned()),
        nonces: "[]".to_owned(),
        created: 1_000,
        updated: 1_000,
        version: 0,
    }
}

/// The seat, taken by Ana with that token.
pub(crate) fn ana(seat: Seat, token: u8) -> Seat {
    Seat { kind: Kind::Human, name: "Ana".to_owned(), token: Some([token; 32]), ready: true, ..seat }
}

/// An entry without a key, done at time 2,000 and some.
pub(crate) fn entry(seq: u32) -> LogEntry {
    LogEntry {
        seq,
        seat: Some(1),
        kind: "act".to_owned(),
        payload: format!(r#"{{"move":{seq}}}"#),
        key: None,
        at: 2_000 + i64::from(seq),
    }
}

pub(crate) fn keyed(seq: u32, key: &str) -> LogEntry {
    LogEntry { key: Some(key.to_owned()), ..entry(seq) }
}

/// Appends entries that must be stored.
pub(crate) async fn play(store: &dyn Store, table: &TableId, entries: impl IntoIterator<Item = LogEntry>) {
    for entry in entries {
        assert_eq!(store.append(table, entry).await.unwrap(), Appended::Stored);
    }
}
