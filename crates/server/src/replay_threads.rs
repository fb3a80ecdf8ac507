//! Replaying match files: on a few threads, within a budget, cancelled when the server closes.
//!
//! Anybody may upload a match file, and one request must not block the others. So at most [`ReplayLimits::at_once`]
//! files are replayed concurrently, a request waits a bounded time for its turn, and a replay fails when it takes too
//! long or grows too large.

use std::sync::Arc;

use table::record::Budget;
use tokio::sync::{Semaphore, watch};
use tokio::task::spawn_blocking;
use tokio::time::{Instant, timeout};

use crate::api_error::ApiError;
use crate::limits::ReplayLimits;

#[derive(Debug)]
pub(crate) struct ReplayThreads {
    limits: ReplayLimits,
    turns: Arc<Semaphore>,
}

impl ReplayThreads {
    pub(crate) fn new(limits: ReplayLimits) -> Self {
        Self { limits, turns: Arc::new(Semaphore::new(limits.at_once.max(1))) }
    }

    /// Runs `work` off the event loop when its turn comes.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        closing: watch::Receiver<bool>,
        work: impl FnOnce(&Budget<'_>) -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let limits = self.limits;
        let turn = timeout(limits.wait, Arc::clone(&self.turns).acquire_owned()).await;
        let busy = || ApiError::unavailable("Many match files are being looked at; try again in a moment.");
        let turn = turn.map_err(|_| busy())?.map_err(|_| busy())?;
        spawn_blocking(move || {
            let _turn = turn;
            let end = Instant::now() + limits.time;
            let stop = || *closing.borrow() || Instant::now() >= end;
            work(&Budget { entries: limits.entries, lines: limits.lines, stop: &stop })
        })
        .await
        .map_err(|_| ApiError::internal())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn limits() -> ReplayLimits {
        ReplayLimits { at_once: 1, wait: Duration::from_millis(50), ..ReplayLimits::default() }
    }

    #[tokio::test]
    async fn a_closing_server_stops_what_is_being_replayed() {
        let replay_threads = ReplayThreads::new(limits());
        let closing = watch::Sender::new(false);
        let work = replay_threads.run(closing.subscribe(), |budget| {
            let mut asked = 0u32;
            while !(budget.stop)() {
                asked += 1;
                std::thread::sleep(Duration::from_millis(1));
            }
            asked
        });
        let close = async {
            tokio::time::sleep(Duration::from_millis(30)).await;
            closing.send_replace(true);
        };
        let (asked, ()) = tokio::join!(work, close);
        assert!(asked.unwrap() > 0);
    }

    #[tokio::test]
    async fn who_waits_too_long_for_a_turn_is_told_to_come_back() {
        let replay_threads = ReplayThreads::new(limits());
        let closing = watch::Sender::new(false);
        let long =
            replay_threads.run(closing.subscribe(), |_| std::thread::sleep(Duration::from_millis(400)));
        let other = async {
            tokio::time::sleep(Duration::from_millis(20)).await;
            replay_threads.run(closing.subscribe(), |_| ()).await
        };
        let (long, other) = tokio::join!(long, other);
        assert!(long.is_ok());
        assert_eq!(other.unwrap_err().problem().status, 503);
    }
}
