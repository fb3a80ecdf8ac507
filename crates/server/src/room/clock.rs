//! The time each decision has.

use std::time::Duration;

use tokio::time::Instant;

/// The deadlines of a match's decisions. They live in memory only (an alarm keeps the present one while the
/// table is put away): while the server is down nobody's time runs, and after it every decision has its full time again.
#[derive(Debug, Default)]
pub(crate) struct Clocks {
    /// By how many actions stand. Taking back and doing again leads to the same deadline, so nobody
    /// gains time that way.
    reached: Vec<Option<Instant>>,
}

impl Clocks {
    /// Until when the decision after so many actions must be made.
    pub(crate) fn deadline(&mut self, stands: usize, full: Duration) -> Instant {
        *self.place(stands).get_or_insert_with(|| Instant::now() + full)
    }

    /// Goes on with a deadline from before the table was put away.
    pub(crate) fn resume(&mut self, stands: usize, at: Instant) {
        *self.place(stands) = Some(at);
    }

    fn place(&mut self, stands: usize) -> &mut Option<Instant> {
        if self.reached.len() <= stands {
            self.reached.resize(stands + 1, None);
        }
        &mut self.reached[stands]
    }

    /// The same, if somebody has asked before.
    pub(crate) fn known(&self, stands: usize) -> Option<Instant> {
        self.reached.get(stands).copied().flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn taking_back_gains_no_time() {
        let (mut clocks, full) = (Clocks::default(), Duration::from_secs(30));
        let first = clocks.deadline(0, full);
        tokio::time::advance(Duration::from_secs(10)).await;
        let second = clocks.deadline(1, full);
        assert_eq!(second - first, Duration::from_secs(10));
        tokio::time::advance(Duration::from_secs(10)).await;
        assert_eq!((clocks.deadline(0, full), clocks.deadline(1, full)), (first, second));
        assert_eq!((clocks.known(1), clocks.known(2)), (Some(second), None));
    }
}
