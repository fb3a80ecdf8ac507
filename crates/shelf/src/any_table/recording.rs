//! What is kept of the match.

use table::record::{self, Record};
use table::{Table, WholeGame};

/// What is kept of the match.
pub trait Recording {
    /// The newest entry, as the record keeps it.
    fn newest(&self) -> Option<&record::Entry>;
    /// Whether the newest entry is this one, which was kept, perhaps by an older version with hashes of its own.
    fn has_come_to(&self, kept: &record::Entry) -> bool;
    /// An entry by its place in the match, counted from 1.
    fn entry(&self, place: usize) -> Option<&record::Entry>;
    /// The match as a file keeps it, secrets included.
    fn record(&self) -> Record;
    /// A few digits that are the same for equal states.
    fn short_hash(&self) -> String;
}

impl<G: WholeGame> Recording for Table<G> {
    fn newest(&self) -> Option<&record::Entry> {
        self.newest()
    }

    fn has_come_to(&self, kept: &record::Entry) -> bool {
        self.has_come_to(kept)
    }

    fn entry(&self, place: usize) -> Option<&record::Entry> {
        self.entry(place)
    }

    fn record(&self) -> Record {
        self.record()
    }

    fn short_hash(&self) -> String {
        self.short_hash()
    }
}
