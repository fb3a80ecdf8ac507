//! What a store can do.

use async_trait::async_trait;

use crate::{Appended, Error, LogEntry, Notices, Seat, Stats, Status, Swap, Table, TableId, TokenHash};

/// A place to keep tables. Shared as `Arc<dyn Store>`; every method may be called from many tasks.
///
/// A method that writes returns after the commit. An error means that nothing was acknowledged: if
/// the connection broke at a bad moment the write may still be there, which the same call with the
/// same key, version or id finds out. Await a write to its end: one that is dropped halfway may be
/// stored without being announced.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Keeps a new table with its seats, all or nothing. Fails with [`Error::Taken`] if the id or
    /// the code is in use. The versions given are kept; begin with 0.
    async fn create_table(&self, table: &Table, seats: &[Seat]) -> Result<(), Error>;

    /// The table of that name.
    async fn table(&self, table: &TableId) -> Result<Option<Table>, Error>;

    /// The table with that code, exactly as it was created.
    async fn table_by_code(&self, code: &str) -> Result<Option<Table>, Error>;

    /// Stores a changed table over the version it was read with. Code, game, content and creation are for ever:
    /// a table with others was never read.
    async fn update_table(&self, table: &Table) -> Result<Swap<Table>, Error>;

    /// Sets the status whatever else has changed. `at` becomes [`Table::updated`].
    async fn set_status(&self, table: &TableId, status: Status, at: i64) -> Result<(), Error>;

    /// The seats, in seat order; none if there is no such table.
    async fn seats(&self, table: &TableId) -> Result<Vec<Seat>, Error>;

    /// Stores a changed seat over the version it was read with. This is also how a seat is claimed:
    /// of two who take the same open seat, one gets [`Swap::Stale`] and sees who was faster.
    async fn update_seat(&self, table: &TableId, seat: &Seat) -> Result<Swap<Seat>, Error>;

    /// Adds an entry to the log: exactly after the last one. If its place is taken, its key is looked for
    /// first, so that a request sent again finds its own entry, not a conflict.
    ///
    /// Whoever knows which place is next has read all before it, and must not append a key that stands
    /// there; the store does not look again.
    async fn append(&self, table: &TableId, entry: LogEntry) -> Result<Appended, Error>;

    /// The log from that entry on (1 for all of it), in order.
    async fn entries(&self, table: &TableId, from: u32) -> Result<Vec<LogEntry>, Error>;

    /// The last entry's place in the log; 0 if there is none.
    async fn last_seq(&self, table: &TableId) -> Result<u32, Error>;

    /// Running tables that may go on without a person, since they have a clock or a bot, in the order of
    /// their ids: the first so many behind that one.
    async fn list_resumable(&self, after: Option<&TableId>, limit: u32) -> Result<Vec<TableId>, Error>;

    /// Public tables in their lobby or running, the liveliest first.
    async fn list_public(&self, limit: u32) -> Result<Vec<Table>, Error>;

    /// All tables where one of these tokens holds a seat or is the host's, the liveliest first.
    async fn list_for_tokens(&self, tokens: &[TokenHash]) -> Result<Vec<Table>, Error>;

    /// Marks every table as expired that is not over and where nothing has happened since that
    /// time, and returns them.
    async fn expire(&self, before: i64) -> Result<Vec<TableId>, Error>;

    /// How much is kept.
    async fn stats(&self) -> Result<Stats, Error>;

    /// Whether the store can read, and would write. Cheap enough for a probe every second.
    async fn health(&self) -> Result<(), Error>;

    /// Reads everything and looks for damage: broken pages where the database can tell, and logs
    /// with a gap. Slow; for hosts who doubt their disk, and for tests.
    async fn audit(&self) -> Result<(), Error>;

    /// What other nodes change from now on. See [`Notice`](crate::Notice).
    fn subscribe(&self) -> Notices;

    /// Finishes the writes under way, lets go of the database and refuses whatever comes later with
    /// [`Error::Closed`].
    async fn close(&self);
}
