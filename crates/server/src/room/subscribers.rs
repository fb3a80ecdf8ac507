//! The connections of a table, grouped by what they may see.

use axum::extract::ws::Utf8Bytes;
use table::{Seat, SeatSet};
use tokio::sync::{mpsc, oneshot};

use crate::wire::Close;

/// The length of a connection's queue. One that is full is closed as too slow, which is our back-pressure.
const BACKLOG: usize = 64;

/// Connections with the same seats see the same, so each message is made once per group.
#[derive(Default)]
pub(crate) struct Subscribers {
    list: Vec<Group>,
    joined: u64,
}

struct Group {
    viewer: SeatSet,
    /// The length of the log they have been sent; none in a lobby.
    lines: Option<usize>,
    connections: Vec<Connection>,
}

struct Connection {
    id: u64,
    messages: mpsc::Sender<Utf8Bytes>,
    close: oneshot::Sender<Close>,
}

/// The connection's end of its queue.
pub(crate) struct Subscription {
    pub(crate) id: u64,
    pub(crate) messages: mpsc::Receiver<Utf8Bytes>,
    /// Why the connection is to be closed.
    pub(crate) close: oneshot::Receiver<Close>,
}

/// What became of a message.
#[derive(Default)]
pub(crate) struct Delivery {
    pub(crate) sent: u64,
    /// Connections closed because their queue was full.
    pub(crate) slow: u64,
}

impl Subscribers {
    pub(crate) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    pub(crate) fn len(&self) -> usize {
        self.list.iter().map(|group| group.connections.len()).sum()
    }

    /// The seats whose holders are connected.
    pub(crate) fn present(&self) -> SeatSet {
        self.list.iter().flat_map(|group| group.viewer).collect()
    }

    /// Adds a connection with its first message; `lines` is the length of the log in it.
    pub(crate) fn join(&mut self, viewer: SeatSet, first: Utf8Bytes, lines: Option<usize>) -> Subscription {
        self.joined += 1;
        let id = self.joined;
        let (messages, queue) = mpsc::channel(BACKLOG);
        let (close, closed) = oneshot::channel();
        messages.try_send(first).expect("a new queue has room");
        let connection = Connection { id, messages, close };
        match self.list.iter_mut().find(|group| group.viewer == viewer) {
            Some(group) => group.connections.push(connection),
            None => self.list.push(Group { viewer, lines, connections: vec![connection] }),
        }
        Subscription { id, messages: queue, close: closed }
    }

    pub(crate) fn leave(&mut self, id: u64) {
        self.keep(|_, connection| (connection.id != id).then_some(()).ok_or(Close::Gone));
    }

    /// Sends each group the message that `make` returns for its seats and the length of the log it has. A group that
    /// may not see the match is disconnected.
    pub(crate) fn send(
        &mut self,
        mut make: impl FnMut(SeatSet, &mut Option<usize>) -> Option<Utf8Bytes>,
    ) -> Delivery {
        let mut delivery = Delivery::default();
        for group in &mut self.list {
            let Some(message) = make(group.viewer, &mut group.lines) else {
                let connections = std::mem::take(&mut group.connections);
                for connection in connections {
                    connection.close(Close::Forbidden);
                }
                continue;
            };
            let failed = group.connections.extract_if(.., |connection| {
                let sent = connection.messages.try_send(message.clone());
                delivery.sent += u64::from(sent.is_ok());
                sent.is_err()
            });
            for connection in failed {
                if !connection.messages.is_closed() {
                    delivery.slow += 1;
                    connection.close(Close::TooSlow);
                }
            }
        }
        self.list.retain(|group| !group.connections.is_empty());
        delivery
    }

    pub(crate) fn disconnect_all(&mut self, close: Close) {
        self.keep(|_, _| Err(close));
    }

    pub(crate) fn disconnect_holders(&mut self, seat: Seat, close: Close) {
        self.keep(|viewer, _| if viewer.has(seat) { Err(close) } else { Ok(()) });
    }

    fn keep(&mut self, stays: impl Fn(SeatSet, &Connection) -> Result<(), Close>) {
        for group in &mut self.list {
            for connection in std::mem::take(&mut group.connections) {
                match stays(group.viewer, &connection) {
                    Ok(()) => group.connections.push(connection),
                    Err(close) => connection.close(close),
                }
            }
        }
        self.list.retain(|group| !group.connections.is_empty());
    }
}

impl Connection {
    fn close(self, close: Close) {
        let _ = self.close.send(close); // it may be gone already
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn join(subscribers: &mut Subscribers, viewer: SeatSet) -> Subscription {
        subscribers.join(viewer, "hi".into(), None)
    }

    #[test]
    fn a_message_is_made_once_per_group() {
        let mut subscribers = Subscribers::default();
        let viewer = SeatSet::only(Seat(1));
        let mut one = join(&mut subscribers, viewer);
        let mut other = join(&mut subscribers, viewer);
        let _spectator = join(&mut subscribers, SeatSet::NONE);
        let mut made = 0;
        let delivery = subscribers.send(|_, _| {
            made += 1;
            Some("news".into())
        });
        assert_eq!((made, delivery.sent, subscribers.len()), (2, 3, 3));
        assert_eq!(subscribers.present(), viewer);
        assert_eq!(one.messages.try_recv().unwrap().as_str(), "hi");
        assert_eq!(one.messages.try_recv().unwrap().as_str(), "news");
        assert_eq!(other.messages.try_recv().unwrap().as_str(), "hi");
        assert_eq!(other.messages.try_recv().unwrap().as_str(), "news");
    }

    #[test]
    fn a_connection_that_does_not_read_is_closed_and_others_stay() {
        let mut subscribers = Subscribers::default();
        let mut slow = join(&mut subscribers, SeatSet::NONE);
        let mut quick = join(&mut subscribers, SeatSet::NONE);
        let slow_ones: u64 = (0..BACKLOG)
            .map(|_| {
                quick.messages.try_recv().unwrap();
                subscribers.send(|_, _| Some("news".into())).slow
            })
            .sum();
        assert_eq!((slow_ones, subscribers.len()), (1, 1));
        assert_eq!(slow.close.try_recv(), Ok(Close::TooSlow));
        subscribers.leave(quick.id);
        assert!(subscribers.is_empty());
    }
}
