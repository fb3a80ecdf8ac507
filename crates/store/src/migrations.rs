//! The migrations of both databases, which have the same schema.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

pub(crate) fn sqlite() -> Migrator {
    numbered([
        ("tables", include_str!("../migrations/sqlite/0001_tables.sql")),
        ("no snapshots", include_str!("../migrations/sqlite/0002_no_snapshots.sql")),
        ("numbers", include_str!("../migrations/sqlite/0003_numbers.sql")),
    ])
}

pub(crate) fn postgres() -> Migrator {
    numbered([
        ("tables", include_str!("../migrations/postgres/0001_tables.sql")),
        ("no snapshots", include_str!("../migrations/postgres/0002_no_snapshots.sql")),
        ("numbers", include_str!("../migrations/postgres/0003_numbers.sql")),
    ])
}

fn numbered<const N: usize>(files: [(&'static str, &'static str); N]) -> Migrator {
    let migrations = (1..).zip(files).map(|(version, (name, sql))| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(migrations.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A migration without what differs between the two databases.
    fn skeleton(migrator: &Migrator) -> Vec<String> {
        let plain = |sql: &str| {
            let lines = sql.lines().filter(|it| !it.starts_with("--") && !it.starts_with("LOCK TABLE"));
            let words = lines.flat_map(str::split_whitespace);
            let words = words.filter(|it| !["STRICT;", "STRICT,", "WITHOUT", "ROWID;"].contains(it));
            let words = words.filter(|it| !["GENERATED", "ALWAYS", "AS", "IDENTITY"].contains(it));
            let words = words.map(|it| match it.trim_end_matches([',', ';']) {
                "BLOB" | "BYTEA" => "bytes",
                "INTEGER" | "BIGINT" | "BOOLEAN" => "number",
                other => other,
            });
            words.collect::<Vec<_>>().join(" ")
        };
        migrator.iter().map(|it| plain(it.sql.as_str())).collect()
    }

    #[test]
    fn both_databases_have_the_same_schema() {
        assert_eq!(skeleton(&sqlite()), skeleton(&postgres()));
    }
}
