//! Metrics for Prometheus.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};

#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub(crate) requests: AtomicU64,
    pub(crate) failures: AtomicU64,
    pub(crate) limited: AtomicU64,
    pub(crate) entries: AtomicU64,
    pub(crate) bot_entries: AtomicU64,
    pub(crate) conflicts: AtomicU64,
    pub(crate) read_again: AtomicU64,
    pub(crate) commit_ms: AtomicU64,
    pub(crate) messages: AtomicU64,
    pub(crate) slow_readers: AtomicU64,
    pub(crate) connections: AtomicI64,
    pub(crate) woken: AtomicU64,
    pub(crate) rooms: AtomicI64,
}

impl Metrics {
    pub(crate) fn text(&self, kept: &store::Stats) -> String {
        let mut text = String::new();
        let mut line = |kind: &str, name: &str, help: &str, value: &dyn std::fmt::Display| {
            let _ = writeln!(text, "# HELP undercroft_{name} {help}\n# TYPE undercroft_{name} {kind}");
            let _ = writeln!(text, "undercroft_{name} {value}");
        };
        for (name, help, count) in [
            ("requests_total", "Requests answered.", &self.requests),
            ("failures_total", "Requests answered with a server error.", &self.failures),
            ("limited_total", "Requests refused by a limit.", &self.limited),
            ("entries_total", "Entries committed by this node.", &self.entries),
            ("bot_entries_total", "Entries committed for bots.", &self.bot_entries),
            ("conflicts_total", "Appends that conflicted with another writer.", &self.conflicts),
            ("read_again_total", "Tables read again after a notice of another node.", &self.read_again),
            ("commit_milliseconds_total", "Time spent waiting for commits.", &self.commit_ms),
            ("messages_total", "Messages sent over WebSockets.", &self.messages),
            ("woken_total", "Tables loaded for a clock or a bot.", &self.woken),
            ("slow_readers_total", "Connections dropped for reading too slowly.", &self.slow_readers),
        ] {
            line("counter", name, help, &count.load(Relaxed));
        }
        line("gauge", "connections", "WebSockets open.", &self.connections.load(Relaxed));
        line("gauge", "rooms", "Tables in memory.", &self.rooms.load(Relaxed));
        for (name, help, count) in [
            ("tables_lobby", "Tables in their lobby.", kept.lobby),
            ("tables_running", "Matches being played.", kept.running),
            ("tables_over", "Matches with a result.", kept.over),
            ("tables_expired", "Tables expired.", kept.expired),
            ("database_bytes", "Size of the database.", kept.bytes),
        ] {
            line("gauge", name, help, &count);
        }
        text
    }
}
