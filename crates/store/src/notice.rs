//! News of changes, which only wakes: the log is the truth.

use tokio::sync::broadcast::{self, error::RecvError};

use crate::TableId;

/// How many notices a subscriber may be behind before it is told to read everything again.
const BACKLOG: usize = 4096;

/// Another node has changed something, and it is committed. What a node does itself, it knows.
///
/// Notices may come twice, late or out of order, and several entries may be announced by the last
/// of them. Whoever hears one reads the log from what it knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The log of a table has reached at least this entry.
    Entry(TableId, u32),
    /// Something other than its log has changed: status, setup, a seat.
    Table(TableId),
    /// Notices were lost. Read everything you care about again.
    Lost,
}

/// A subscription. Dropping it ends it.
#[derive(Debug)]
pub struct Notices(broadcast::Receiver<Notice>);

impl Notices {
    /// The next notice; none once the store was dropped. Safe in `select!`: a call that is given up
    /// loses nothing.
    pub async fn next(&mut self) -> Option<Notice> {
        match self.0.recv().await {
            Ok(notice) => Some(notice),
            Err(RecvError::Lagged(_)) => Some(Notice::Lost),
            Err(RecvError::Closed) => None,
        }
    }
}

/// Where this node rings what it has heard.
#[derive(Clone, Debug)]
pub(crate) struct Bell(broadcast::Sender<Notice>);

impl Bell {
    pub(crate) fn new() -> Self {
        Self(broadcast::Sender::new(BACKLOG))
    }

    pub(crate) fn ring(&self, notice: Notice) {
        // The only failure is that nobody listens, which is nobody's loss.
        let _ = self.0.send(notice);
    }

    pub(crate) fn subscribe(&self) -> Notices {
        Notices(self.0.subscribe())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_slow_subscriber_is_told_that_it_lost_something() {
        let bell = Bell::new();
        let mut notices = bell.subscribe();
        let table = TableId::new("t").unwrap();
        let last = u32::try_from(BACKLOG).unwrap() + 1;
        for seq in 1..=last {
            bell.ring(Notice::Entry(table.clone(), seq));
        }
        assert_eq!(notices.next().await, Some(Notice::Lost));
        assert_eq!(notices.next().await, Some(Notice::Entry(table, 2)));
        drop(bell);
        for _ in 3..=last {
            assert!(notices.next().await.is_some());
        }
        assert_eq!(notices.next().await, None, "the store is gone");
    }
}
