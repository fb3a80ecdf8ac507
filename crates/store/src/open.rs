//! Choosing a backend by its address.

use std::path::Path;
use std::sync::Arc;

use crate::{Error, Postgres, Sqlite, Store};

/// Opens the store at an address, `sqlite:FILE` or `postgres://…`, and brings its schema up to date.
pub async fn open(address: &str) -> Result<Arc<dyn Store>, Error> {
    let (scheme, rest) = address.split_once(':').unwrap_or((address, ""));
    match scheme {
        "sqlite" => Ok(Arc::new(Sqlite::open(Path::new(rest.strip_prefix("//").unwrap_or(rest))).await?)),
        "postgres" | "postgresql" => Ok(Arc::new(Postgres::connect(address).await?)),
        _ => Err(Error::Address(scheme.to_owned())), // not the rest, which may hold a password
    }
}
