//! Rate limits and other bounds.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use crate::api_error::ApiError;

/// What one address, table and request may use.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests per address.
    pub requests: Rate,
    /// New tables and replays per address.
    pub tables: Rate,
    /// Open connections per address.
    pub connections: usize,
    /// Open connections per table.
    pub viewers: usize,
    /// Bytes of a request's body.
    pub body: usize,
    /// Bytes of a match file.
    pub record: usize,
    /// Bytes of a WebSocket message.
    pub message: usize,
    /// The replaying of match files.
    pub replays: ReplayLimits,
}

/// How much work match files may cause.
#[derive(Clone, Copy, Debug)]
pub struct ReplayLimits {
    /// Files replayed concurrently.
    pub at_once: usize,
    /// How long a request waits for its turn.
    pub wait: Duration,
    /// Time limit of a replay.
    pub time: Duration,
    /// Entries of a file.
    pub entries: usize,
    /// Lines its log may grow to.
    pub lines: usize,
}

impl Default for ReplayLimits {
    fn default() -> Self {
        Self {
            at_once: 1,
            wait: Duration::from_secs(10),
            time: Duration::from_secs(5),
            entries: 20_000,
            lines: 200_000,
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            requests: Rate { burst: 200, refill: Duration::from_millis(25) }, // 40 a second
            tables: Rate { burst: 10, refill: Duration::from_mins(2) },
            connections: 64,
            viewers: 256,
            body: 64 * 1024,
            record: 4 * 1024 * 1024,
            message: 16 * 1024,
            replays: ReplayLimits::default(),
        }
    }
}

/// A token bucket.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// Its size.
    pub burst: u32,
    /// Time per token.
    pub refill: Duration,
}

impl Rate {
    /// So many per second, with a burst of five seconds' worth.
    pub fn a_second(number: NonZeroU32) -> Self {
        Self { burst: number.get().saturating_mul(5), refill: Duration::from_secs(1) / number.get() }
    }
}

/// A token bucket per address.
#[derive(Debug)]
pub(crate) struct RateLimiter {
    rate: Rate,
    /// When each address's bucket will be full again.
    full: Mutex<HashMap<IpAddr, Instant>>,
}

impl RateLimiter {
    pub(crate) fn new(rate: Rate) -> Self {
        Self { rate, full: Mutex::default() }
    }

    /// Takes a token, or says when to come back.
    pub(crate) fn check(&self, address: IpAddr) -> Result<(), ApiError> {
        let now = Instant::now();
        let mut all = self.full.lock().unwrap_or_else(PoisonError::into_inner);
        // Full buckets are removed before the map grows.
        if all.len() == all.capacity() {
            all.retain(|_, full| *full > now);
            let (left, room) = (all.len(), all.capacity());
            all.reserve(if left > room / 2 { room } else { 0 });
        }
        let full = all.entry(network(address)).or_insert(now);
        let after = (*full).max(now) + self.rate.refill;
        let over = after.duration_since(now).saturating_sub(self.rate.refill * self.rate.burst);
        if over.is_zero() {
            *full = after;
            return Ok(());
        }
        let seconds = u32::try_from(over.as_secs() + 1).unwrap_or(u32::MAX);
        Err(ApiError::too_many("Too many at once; wait a moment.", seconds))
    }
}

/// Counts the open connections of each address.
#[derive(Clone, Debug, Default)]
pub(crate) struct ConnectionLimiter(Arc<Mutex<HashMap<IpAddr, usize>>>);

impl ConnectionLimiter {
    /// Counts one more until the permit is dropped.
    pub(crate) fn acquire(&self, address: IpAddr, most: usize) -> Result<ConnectionPermit, ApiError> {
        let address = network(address);
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(address).or_default();
        if *count >= most {
            return Err(ApiError::too_many("Too many open connections from your address.", 10));
        }
        *count += 1;
        Ok(ConnectionPermit { limiter: self.clone(), address })
    }
}

#[derive(Debug)]
pub(crate) struct ConnectionPermit {
    limiter: ConnectionLimiter,
    address: IpAddr,
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        let mut open = self.limiter.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.address);
            }
        }
    }
}

/// An IPv6 customer usually has a /64, so that counts as one address.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
        address @ IpAddr::V4(_) => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_burst_passes_then_one_at_a_time() {
        let limiter = RateLimiter::new(Rate { burst: 3, refill: Duration::from_secs(1) });
        let (one, other) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        assert!((0..3).all(|_| limiter.check(one).is_ok()));
        assert!(limiter.check(one).is_err() && limiter.check(other).is_ok());
        tokio::time::advance(Duration::from_secs(1)).await;
        assert!(limiter.check(one).is_ok() && limiter.check(one).is_err());
    }

    #[tokio::test(start_paused = true)]
    async fn a_rate_a_second_is_kept_up_for_ever_and_not_exceeded() {
        let limiter = RateLimiter::new(Rate::a_second(NonZeroU32::new(40).unwrap()));
        let address = IpAddr::from([10, 0, 0, 1]);
        assert!((0..200).all(|_| limiter.check(address).is_ok()), "five seconds' worth at once");
        for _ in 0..100 {
            tokio::time::advance(Duration::from_secs(1)).await;
            assert!((0..40).all(|_| limiter.check(address).is_ok()));
            assert!(limiter.check(address).is_err());
        }
    }

    #[tokio::test(start_paused = true)]
    async fn who_asks_again_is_remembered_and_who_does_not_is_forgotten() {
        let limiter = RateLimiter::new(Rate { burst: 1, refill: Duration::from_secs(1) });
        let address = |number: u32| IpAddr::from(std::net::Ipv4Addr::from_bits(number));
        let room = || limiter.full.lock().unwrap().capacity();
        assert!((0..1000).all(|number| limiter.check(address(number)).is_ok()));
        assert!((0..1000).all(|number| limiter.check(address(number)).is_err()), "however many there are");
        let before = room();
        for hour in 1..100 {
            tokio::time::advance(Duration::from_hours(1)).await;
            assert!((0..500).all(|number| limiter.check(address(hour * 1000 + number)).is_ok()));
        }
        assert!(room() <= 2 * before, "{} and {before}", room());
    }

    #[test]
    fn a_closed_connection_makes_room_and_a_network_counts_as_one() {
        let limiter = ConnectionLimiter::default();
        let address = |last| IpAddr::V6(Ipv6Addr::new(0x2001, 0xdb8, 0, 1, 0, 0, 0, last));
        let permit = limiter.acquire(address(1), 1).unwrap();
        assert!(limiter.acquire(address(2), 1).is_err());
        drop(permit);
        assert!(limiter.acquire(address(2), 1).is_ok());
        assert!(limiter.0.lock().unwrap().is_empty());
    }
}
