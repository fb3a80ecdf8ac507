//! The payload of a notification: `NODE table:12 table:* …`, the sender first.
//!
//! `table:12` says that the table's log has reached entry 12, `table:*` that something else about the table has changed.
//! A sender alone is a heartbeat.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::{Notice, TableId};

/// PostgreSQL takes payloads of less than 8,000 bytes.
const LONGEST: usize = 7_900;

/// The notices of a batch, merged: of one log only the newest entry.
#[derive(Debug, Default)]
pub(super) struct Pending {
    entries: BTreeMap<TableId, u32>,
    tables: BTreeSet<TableId>,
}

impl Pending {
    pub(super) fn add(&mut self, notice: Notice) {
        match notice {
            Notice::Log(table, seq) => {
                let last = self.entries.entry(table).or_default();
                *last = seq.max(*last);
            }
            Notice::Table(table) => {
                self.tables.insert(table);
            }
            Notice::Lost => {} // concerns this node only
        }
    }

    /// As few messages as possible, and at least one.
    pub(super) fn encode(&self, node: &str) -> Vec<String> {
        let entries = self.entries.iter().map(|(table, seq)| format!("{table}:{seq}"));
        let tables = self.tables.iter().map(|table| format!("{table}:*"));
        let mut message = node.to_owned();
        let mut messages = Vec::new();
        for item in entries.chain(tables) {
            if message.len() + 1 + item.len() > LONGEST {
                messages.push(std::mem::replace(&mut message, node.to_owned()));
            }
            write!(message, " {item}").expect("writing to a string cannot fail");
        }
        messages.push(message);
        messages
    }
}

/// The notices of another node; none in a message of our own. An unknown item may come from a newer version, so it
/// counts as [`Notice::Lost`].
pub(super) fn decode<'m>(message: &'m str, node: &str) -> impl Iterator<Item = Notice> + use<'m> {
    let mut items = message.split(' ');
    let ours = items.next() == Some(node);
    items.take_while(move |_| !ours).map(|it| decode_item(it).unwrap_or(Notice::Lost))
}

fn decode_item(item: &str) -> Option<Notice> {
    let (table, what) = item.split_once(':')?;
    let table = TableId::new(table)?;
    Some(if what == "*" { Notice::Table(table) } else { Notice::Log(table, what.parse().ok()?) })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(name: &str) -> TableId {
        TableId::new(name).unwrap()
    }

    #[test]
    fn other_nodes_decode_what_was_encoded_and_the_sender_ignores_it() {
        let mut pending = Pending::default();
        pending.add(Notice::Log(id("a"), 2));
        pending.add(Notice::Log(id("a"), 1));
        pending.add(Notice::Table(id("a")));
        pending.add(Notice::Lost);
        let messages = pending.encode("me");
        assert_eq!(messages, ["me a:2 a:*"]);
        let decoded: Vec<Notice> = decode(&messages[0], "you").collect();
        assert_eq!(decoded, [Notice::Log(id("a"), 2), Notice::Table(id("a"))]);
        assert_eq!(decode(&messages[0], "me").count(), 0);
    }

    #[test]
    fn an_empty_batch_is_a_heartbeat() {
        assert_eq!(Pending::default().encode("me"), ["me"]);
        assert_eq!(decode("me", "you").count(), 0);
    }

    #[test]
    fn a_large_batch_is_split_without_loss() {
        let mut pending = Pending::default();
        for number in 0..2_000 {
            pending.add(Notice::Log(id(&format!("table-{number}")), 7));
        }
        let messages = pending.encode("me");
        assert!(messages.len() > 1 && messages.iter().all(|it| it.len() < 8_000));
        assert_eq!(messages.iter().flat_map(|it| decode(it, "you")).count(), 2_000);
    }

    #[test]
    fn an_unknown_item_counts_as_lost_notices() {
        assert_eq!(decode("you a:2 b;3", "me").last(), Some(Notice::Lost));
    }
}
