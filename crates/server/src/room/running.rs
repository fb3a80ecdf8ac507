//! A match in memory, with what the server indexes about it.

use std::collections::HashMap;

use serde_json::Value;
use shelf::{AnyTable, Start};
use table::record::Entry;
use table::{Chance, SeatSet};

use super::clock::Clocks;
use super::load::{read, secret};
use crate::api_error::ApiError;
use crate::convert::Marks;
use crate::options::Options;

/// A match in memory, with what the server indexes about it.
pub(crate) struct Match {
    pub(crate) table: Box<dyn AnyTable>,
    marks: Marks,
    /// The entry committed under each idempotency key.
    keys: HashMap<String, u32>,
    /// The number of actions that stand, that is, were not taken back.
    pub(crate) stands: usize,
    pub(crate) clocks: Clocks,
}

impl Match {
    pub(crate) fn new(table: Box<dyn AnyTable>) -> Self {
        Self { table, marks: Marks::default(), keys: HashMap::new(), stands: 0, clocks: Clocks::default() }
    }

    /// Sets the match up again, from what the lobby chose and the same dice.
    pub(crate) fn lay(row: &store::Table, options: &Options) -> Result<Self, ApiError> {
        let table = shelf::open(
            &row.game,
            None,
            Start {
                layout: options.layout(),
                names: read(&row.names)?,
                given: None,
                chance: Chance::fair(row.id.to_string(), secret(row)?, read(&row.nonces)?),
            },
        )?;
        Ok(Self::new(table))
    }

    /// Replays an entry. The dice are thrown again and must lead to the same state.
    pub(super) fn redo(&mut self, stored: &store::LogEntry) -> Result<(), ApiError> {
        let entry: Entry = read(&stored.payload)?;
        let (seq, lines) = (self.table.seq(), self.table.log_len());
        match &entry {
            Entry::Act { seat, lapsed: true, .. } => self.table.lapse(*seat, seq),
            Entry::Act { seat, action, stood_in: true, .. } => {
                self.table.stand_in(*seat, seq, &action.value())
            }
            Entry::Act { seat, action, .. } => self.table.submit(*seat, seq, &action.value()),
            Entry::TakeBack { seat } => self.table.take_back(SeatSet::only(*seat), seq),
            Entry::Concede { seat, .. } => self.table.concede(*seat, seq),
        }?;
        if !self.table.has_come_to(&entry) {
            tracing::error!(seq = stored.seq, "replaying an entry led to another state");
            return Err(ApiError::internal());
        }
        self.note(lines, stored.key.clone());
        Ok(())
    }

    /// Indexes the newest entry; `lines` is the length of the log before it.
    pub(crate) fn note(&mut self, lines: usize, key: Option<String>) {
        let newest = self.table.newest().expect("called after an entry");
        self.stands = match newest {
            Entry::Act { .. } => self.stands + 1,
            Entry::TakeBack { .. } => self.stands - 1,
            Entry::Concede { .. } => self.stands,
        };
        self.marks.note(&*self.table, lines);
        if let Some(key) = key {
            self.keys.insert(key, self.seq());
        }
    }

    /// The entry committed under this key.
    pub(crate) fn committed(&self, key: &str) -> Option<Committed<'_>> {
        let entry = *self.keys.get(key)?;
        Some(Committed { entry, what: self.table.entry(entry as usize)? })
    }

    /// The first line of the log that is new or changed for a client that knows the match up to `since`.
    pub(crate) fn log_from(&self, since: u32) -> usize {
        self.marks.log_from(&*self.table, since)
    }

    /// The number of entries.
    pub(crate) fn seq(&self) -> u32 {
        u32::try_from(self.table.seq()).expect("a match ends long before")
    }

    pub(crate) fn is_over(&self) -> bool {
        self.table.turn().outcome().is_some()
    }
}

/// An entry that was committed under a key, to recognise a repeated request.
#[derive(Clone, Copy)]
pub(crate) struct Committed<'a> {
    /// Its number.
    pub(crate) entry: u32,
    what: &'a Entry,
}

impl Committed<'_> {
    /// Whether it is of this kind and was submitted at that `seq`.
    pub(crate) fn is(self, kind: &str, seq: u32) -> bool {
        kind_of(self.what) == kind && self.entry.checked_sub(1) == Some(seq)
    }

    /// Whether it is this action of a player.
    pub(crate) fn is_action(self, wanted: &Value) -> bool {
        matches!(self.what, Entry::Act { action, .. } if kind_of(self.what) == "act" && action.value() == *wanted)
    }
}

/// The kind of an entry in the store.
pub(crate) fn kind_of(what: &Entry) -> &'static str {
    match what {
        Entry::Act { lapsed: true, .. } => "lapse",
        Entry::Act { stood_in: true, .. } => "stand_in",
        Entry::Act { .. } => "act",
        Entry::TakeBack { .. } => "take_back",
        Entry::Concede { .. } => "concede",
    }
}
