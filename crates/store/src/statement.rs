//! A write as plain data, which can be queued, sent to the writer thread and retried.

use sqlx::{SqlSafeStr as _, SqlStr};

/// SQL that both databases understand, and its parameters.
///
/// Parameters are numbered in the order of their first use: PostgreSQL binds by number, SQLite by order.
#[derive(Clone, Debug)]
pub(crate) struct Statement {
    pub(crate) sql: SqlStr,
    pub(crate) values: Vec<Value>,
    /// Whether it returns ids of tables.
    pub(crate) returns_ids: bool,
}

impl Statement {
    pub(crate) fn new(sql: &'static str, values: Vec<Value>) -> Self {
        Self { sql: sql.into_sql_str(), values, returns_ids: false }
    }

    pub(crate) fn returning_ids(sql: &'static str, values: Vec<Value>) -> Self {
        Self { returns_ids: true, ..Self::new(sql, values) }
    }
}

/// A parameter. PostgreSQL needs the type of a null, too.
#[derive(Clone, Debug)]
pub(crate) enum Value {
    Number(Option<i64>),
    Flag(bool),
    Text(Option<String>),
    Bytes(Option<Vec<u8>>),
}

impl From<i64> for Value {
    fn from(number: i64) -> Self {
        Self::Number(Some(number))
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Self {
        i64::from(number).into()
    }
}

impl From<u8> for Value {
    fn from(number: u8) -> Self {
        i64::from(number).into()
    }
}

impl From<bool> for Value {
    fn from(flag: bool) -> Self {
        Self::Flag(flag)
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(Some(text))
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        text.to_owned().into()
    }
}

impl From<&[u8]> for Value {
    fn from(bytes: &[u8]) -> Self {
        Self::Bytes(Some(bytes.to_vec()))
    }
}

/// The result of a write.
#[derive(Debug, Default)]
pub(crate) struct Written {
    /// Rows written or returned by the last statement.
    pub(crate) rows: u64,
    /// The returned ids.
    pub(crate) ids: Vec<String>,
}

impl Written {
    pub(crate) fn wrote_any(&self) -> bool {
        self.rows > 0
    }
}
