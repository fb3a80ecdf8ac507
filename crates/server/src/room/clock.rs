//! Deadlines of decisions.

use std::time::Duration;

use tokio::time::Instant;

/// The deadlines of a match's decisions. They are in memory only (an alarm keeps the current one while the table is
/// unloaded): while the server is down no time runs, and after a restart every decision has its full time again.
#[derive(Debug, Default)]
pub(crate) struct Clocks {
    /// By the number of actions that stand. Taking back and acting again leads to the same deadline, so it gains no
    /// time.
    reached: Vec<Option<Instant>>,
}

impl Clocks {
    /// The deadline of the decision after so many actions; set when it is first asked for.
    pub(crate) fn deadline(&mut self, stands: usize, full: Duration) -> Instant {
        *self.place(stands).get_or_insert_with(|| Instant::now() + full)
    }

    /// Restores a deadline from before the table was unloaded.
    pub(crate) fn resume(&mut self, stands: usize, at: Instant) {
        *self.place(stands) = Some(at);
    }

    fn place(&mut self, stands: usize) -> &mut Option<Instant> {
        if self.reached.len() <= stands {
            self.reached.resize(stands + 1, None);
        }
        &mut self.reached[stands]
    }

    /// The same without setting it.
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
