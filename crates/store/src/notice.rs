//! Notices of changes made by other nodes. They only wake subscribers; the log is authoritative.

use tokio::sync::broadcast::{self, error::RecvError};

use crate::TableId;

/// How many notices a subscriber may be behind before it gets [`Notice::Lost`] instead.
const BACKLOG: usize = 4096;

/// Another node has committed a change. A node gets no notices of its own changes.
///
/// Notices may be repeated, late or out of order, and one may stand for several entries. A subscriber reads the log from
/// the last entry it knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The log of a table has reached at least this entry.
    Log(TableId, u32),
    /// Something other than its log has changed: status, setup, a seat.
    Table(TableId),
    /// Notices were lost. Read everything you care about again.
    Lost,
}

/// A subscription. Dropping it ends it.
#[derive(Debug)]
pub struct Notices(broadcast::Receiver<Notice>);

impl Notices {
    /// The next notice; none once the store was dropped. Cancel safe.
    pub async fn next(&mut self) -> Option<Notice> {
        match self.0.recv().await {
            Ok(notice) => Some(notice),
            Err(RecvError::Lagged(_)) => Some(Notice::Lost),
            Err(RecvError::Closed) => None,
        }
    }
}

/// Distributes notices to the subscribers of this node.
#[derive(Clone, Debug)]
pub(crate) struct Publisher(broadcast::Sender<Notice>);

impl Publisher {
    pub(crate) fn new() -> Self {
        Self(broadcast::Sender::new(BACKLOG))
    }

    pub(crate) fn publish(&self, notice: Notice) {
        let _ = self.0.send(notice); // fails only without subscribers
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
        let publisher = Publisher::new();
        let mut notices = publisher.subscribe();
        let table = TableId::new("t").unwrap();
        let last = u32::try_from(BACKLOG).unwrap() + 1;
        for seq in 1..=last {
            publisher.publish(Notice::Log(table.clone(), seq));
        }
        assert_eq!(notices.next().await, Some(Notice::Lost));
        assert_eq!(notices.next().await, Some(Notice::Log(table, 2)));
        drop(publisher);
        for _ in 3..=last {
            assert!(notices.next().await.is_some());
        }
        assert_eq!(notices.next().await, None, "the store is gone");
    }
}
