//! What a host may set.

use std::borrow::Cow;
use std::num::NonZeroUsize;
use std::thread::available_parallelism;
use std::time::Duration;

use crate::limits::Limits;

/// How a server behaves; the default suits one machine and its friends.
#[derive(Clone, Debug)]
pub struct Config {
    /// What one address, table and request may ask for.
    pub limits: Limits,
    /// How many bots think at once.
    pub bot_threads: usize,
    /// A table nobody looks at is put away from memory after this time.
    pub idle: Duration,
    /// A table that is not over expires after this time without an entry or a change.
    pub expiry: Duration,
    /// Whether a proxy of our own stands in front and names the client in `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// The web client's files, by path without a leading slash.
    pub assets: fn(&str) -> Option<Asset>,
}

/// A file of the web client.
#[derive(Clone, Debug)]
pub struct Asset {
    /// What is in it.
    pub bytes: Cow<'static, [u8]>,
    /// Its media type.
    pub media_type: &'static str,
    /// Whether its name changes with its content, so that browsers may keep it for ever.
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
            assets: |_| None,
        }
    }
}
