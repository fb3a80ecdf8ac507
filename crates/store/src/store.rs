//! The interface of a store.

use async_trait::async_trait;

use crate::{Appended, Error, LogEntry, Notices, Seat, Stats, Status, Swap, Table, TableId, TokenHash};

/// Storage for tables. Shared as `Arc<dyn Store>`; every method may be called concurrently.
///
/// A method that writes returns after the commit. After an error the write may still be there, if the connection
/// broke in between; the same call with the same key, version or id tells. Do not cancel a write: it may be stored
/// without being announced.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Stores a new table with its seats, all or nothing. Fails with [`Error::Taken`] if the id or the code is in
    /// use. Versions start at 0.
    async fn create_table(&self, table: &Table, seats: &[Seat]) -> Result<(), Error>;

    /// The table with that id.
    async fn table(&self, table: &TableId) -> Result<Option<Table>, Error>;

    /// The table with that code, case-sensitive.
    async fn table_by_code(&self, code: &str) -> Result<Option<Table>, Error>;

    /// Stores a changed table if its version is still the stored one. Code, game, content and creation time never
    /// change.
    async fn update_table(&self, table: &Table) -> Result<Swap<Table>, Error>;

    /// Sets the status whatever the version. `at` becomes [`Table::updated`].
    async fn set_status(&self, table: &TableId, status: Status, at: i64) -> Result<(), Error>;

    /// The seats, in seat order; none if there is no such table.
    async fn seats(&self, table: &TableId) -> Result<Vec<Seat>, Error>;

    /// Stores a changed seat if its version is still the stored one. This is also how a seat is claimed: of two
    /// concurrent claims, one gets [`Swap::Stale`].
    async fn update_seat(&self, table: &TableId, seat: &Seat) -> Result<Swap<Seat>, Error>;

    /// Appends an entry exactly after the last one. If its number is taken, its key is looked up first, so that a
    /// repeated request finds its own entry and not a conflict.
    ///
    /// The caller has read all entries before this one and must not append a key that is among them; the store does
    /// not check that again.
    async fn append(&self, table: &TableId, entry: LogEntry) -> Result<Appended, Error>;

    /// The log from that entry on (1 for all of it), in order.
    async fn entries(&self, table: &TableId, from: u32) -> Result<Vec<LogEntry>, Error>;

    /// The number of the last entry; 0 if there is none.
    async fn last_seq(&self, table: &TableId) -> Result<u32, Error>;

    /// A page of the running tables that can go on without a person, since they have a clock or a bot, ordered by id
    /// after `after`.
    async fn list_resumable(&self, after: Option<&TableId>, limit: u32) -> Result<Vec<TableId>, Error>;

    /// Public tables in their lobby or running, the most recently active first.
    async fn list_public(&self, limit: u32) -> Result<Vec<Table>, Error>;

    /// All tables of these seat and host tokens, the most recently active first.
    async fn list_for_tokens(&self, tokens: &[TokenHash]) -> Result<Vec<Table>, Error>;

    /// Marks all tables as expired that are not over and were not active since that time, and returns them.
    async fn expire(&self, before: i64) -> Result<Vec<TableId>, Error>;

    /// How much is stored.
    async fn stats(&self) -> Result<Stats, Error>;

    /// Whether the store can read and write. Cheap enough for a probe every second.
    async fn health(&self) -> Result<(), Error>;

    /// Reads everything and looks for damage: broken pages where the database can tell, and logs with a gap. Slow.
    async fn audit(&self) -> Result<(), Error>;

    /// Notices of what other nodes change from now on. See [`Notice`](crate::Notice).
    fn subscribe(&self) -> Notices;

    /// Finishes pending writes and closes the database; later calls fail with [`Error::Closed`].
    async fn close(&self);
}
