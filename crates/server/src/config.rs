//! What a host may set.

use std::borrow::Cow;
use std::num::NonZeroUsize;
use std::thread::available_parallelism;
use std::time::Duration;

use crate::limits::Limits;
use crate::wire::PlayNow;

/// The configuration of a server; the default suits one machine and its friends.
#[derive(Clone, Debug)]
pub struct Config {
    /// Rate limits and other bounds.
    pub limits: Limits,
    /// How many bots think concurrently.
    pub bot_threads: usize,
    /// A table without connections is unloaded after this time.
    pub idle: Duration,
    /// A table that is not over expires after this time without an entry or a change.
    pub expiry: Duration,
    /// Whether our own proxy stands in front and names the client in `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// Where *Play now* begins: in the page, or here.
    pub play_now: PlayNow,
    /// The web client's files, by path without a leading slash.
    pub assets: fn(&str) -> Option<Asset>,
}

/// A file of the web client.
#[derive(Clone, Debug)]
pub struct Asset {
    /// Its content.
    pub bytes: Cow<'static, [u8]>,
    /// The same compressed beforehand, by the names HTTP has for it: `br`, `gzip`; the best first.
    pub compressed: Vec<(&'static str, &'static [u8])>,
    /// Its media type.
    pub media_type: &'static str,
    /// Whether its name changes with its content, so that browsers may cache it for ever.
    pub immutable: bool,
}

impl Default for Config {
    fn default() -> Self {
        let cores = available_parallelism().map_or(1, NonZeroUsize::get);
        Self {
            limits: Limits::default(),
            bot_threads: cores.saturating_sub(1).max(1),
            idle: Duration::from_mins(10),
            expiry: Duration::from_hours(60 * 24),
            behind_proxy: false,
            play_now: PlayNow::default(),
            assets: |_| None,
        }
    }
}
