//! What nodes say to each other: `NODE table:12 table:* …`, the speaker first.
//!
//! `table:12` means that the table's log has reached entry 12, `table:*` that something else about
//! the table has changed. A speaker alone is a heartbeat.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::{Notice, TableId};

/// PostgreSQL takes payloads of less than 8,000 bytes.
const LONGEST: usize = 7_900;

/// What is to be told; of many entries in one log, only the last.
#[derive(Debug, Default)]
pub(super) struct News {
    entries: BTreeMap<TableId, u32>,
    tables: BTreeSet<TableId>,
}

impl News {
    pub(super) fn add(&mut self, notice: Notice) {
        match notice {
            Notice::Entry(table, seq) => {
                let last = self.entries.entry(table).or_default();
                *last = seq.max(*last);
            }
            Notice::Table(table) => {
                self.tables.insert(table);
            }
            Notice::Lost => {} // our loss, not theirs
        }
    }

    /// As few messages as it takes, and at least one.
    pub(super) fn write(&self, node: &str) -> Vec<String> {
        let entries = self.entries.iter().map(|(table, seq)| format!("{table}:{seq}"));
        let tables = self.tables.iter().map(|table| format!("{table}:*"));
        let mut message = node.to_owned();
        let mut messages = Vec::new();
        for word in entries.chain(tables) {
            if message.len() + 1 + word.len() > LONGEST {
                messages.push(std::mem::replace(&mut message, node.to_owned()));
            }
            write!(message, " {word}").expect("a string takes every word");
        }
        messages.push(message);
        messages
    }
}

/// What another node says; nothing if it is our own voice. A word we do not understand may be a
/// newer node's: then something has changed, and nobody knows what.
pub(super) fn read<'m>(message: &'m str, node: &str) -> impl Iterator<Item = Notice> + use<'m> {
    let mut words = message.split(' ');
    let ours = words.next() == Some(node);
    words.take_while(move |_| !ours).map(|it| understand(it).unwrap_or(Notice::Lost))
}

fn understand(word: &str) -> Option<Notice> {
    let (table, what) = word.split_once(':')?;
    let table = TableId::new(table)?;
    Some(if what == "*" { Notice::Table(table) } else { Notice::Entry(table, what.parse().ok()?) })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(name: &str) -> TableId {
        TableId::new(name).unwrap()
    }

    #[test]
    fn what_is_told_is_heard_by_the_others_only() {
        let mut news = News::default();
        news.add(Notice::Entry(id("a"), 2));
        news.add(Notice::Entry(id("a"), 1));
        news.add(Notice::Table(id("a")));
        news.add(Notice::Lost);
        let messages = news.write("me");
        assert_eq!(messages, ["me a:2 a:*"]);
        let heard: Vec<Notice> = read(&messages[0], "you").collect();
        assert_eq!(heard, [Notice::Entry(id("a"), 2), Notice::Table(id("a"))]);
        assert_eq!(read(&messages[0], "me").count(), 0);
    }

    #[test]
    fn a_node_with_nothing_to_say_sends_a_heartbeat() {
        assert_eq!(News::default().write("me"), ["me"]);
        assert_eq!(read("me", "you").count(), 0);
    }

    #[test]
    fn many_news_are_several_messages_and_none_is_lost() {
        let mut news = News::default();
        for number in 0..2_000 {
            news.add(Notice::Entry(id(&format!("table-{number}")), 7));
        }
        let messages = news.write("me");
        assert!(messages.len() > 1 && messages.iter().all(|it| it.len() < 8_000));
        assert_eq!(messages.iter().flat_map(|it| read(it, "you")).count(), 2_000);
    }

    #[test]
    fn a_strange_word_means_that_something_was_missed() {
        assert_eq!(read("you a:2 b;3", "me").last(), Some(Notice::Lost));
    }
}
