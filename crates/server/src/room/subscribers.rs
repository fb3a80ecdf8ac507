//! Everybody who is connected to a table, grouped by what they may see.

use axum::extract::ws::Utf8Bytes;
use table::{Seat, SeatSet};
use tokio::sync::{mpsc, oneshot};

use crate::wire::Close;

/// How many messages may wait for a reader before it counts as too slow.
const BACKLOG: usize = 64;

/// All who look at a table. Those who hold the same seats see the same, so each message is made once per group.
#[derive(Default)]
pub(crate) struct Subscribers {
    list: Vec<Group>,
    joined: u64,
}

struct Group {
    viewer: SeatSet,
    /// How many lines of the log they have been told; nothing in a lobby.
    lines: Option<usize>,
    listeners: Vec<Listener>,
}

struct Listener {
    id: u64,
    messages: mpsc::Sender<Utf8Bytes>,
    away: oneshot::Sender<Close>,
}

/// A listener's end of it.
pub(crate) struct Subscription {
    /// Names the listener when it leaves.
    pub(crate) id: u64,
    /// What to send.
    pub(crate) messages: mpsc::Receiver<Utf8Bytes>,
    /// Why to go.
    pub(crate) away: oneshot::Receiver<Close>,
}

/// What became of a message.
#[derive(Default)]
pub(crate) struct Delivery {
    /// How many got it.
    pub(crate) sent: u64,
    /// How many were sent away since they did not read.
    pub(crate) slow: u64,
}

impl Subscribers {
    pub(crate) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    pub(crate) fn len(&self) -> usize {
        self.list.iter().map(|group| group.listeners.len()).sum()
    }

    /// The seats whose holders are connected.
    pub(crate) fn present(&self) -> SeatSet {
        self.list.iter().flat_map(|group| group.viewer).collect()
    }

    /// One more, who is told this first, with the log up to that line.
    pub(crate) fn join(&mut self, viewer: SeatSet, first: Utf8Bytes, lines: Option<usize>) -> Subscription {
        self.joined += 1;
        let id = self.joined;
        let (messages, inbox) = mpsc::channel(BACKLOG);
        let (away, sent_away) = oneshot::channel();
        messages.try_send(first).expect("a new queue has room");
        let listener = Listener { id, messages, away };
        match self.list.iter_mut().find(|group| group.viewer == viewer) {
            Some(group) => group.listeners.push(listener),
            None => self.list.push(Group { viewer, lines, listeners: vec![listener] }),
        }
        Subscription { id, messages: inbox, away: sent_away }
    }

    /// One less.
    pub(crate) fn part(&mut self, id: u64) {
        self.keep(|_, listener| (listener.id != id).then_some(()).ok_or(Close::Gone));
    }

    /// Sends each group what `word` makes for its viewer and the lines it was sent. A group that
    /// may not see the match is sent away.
    pub(crate) fn tell(
        &mut self,
        mut word: impl FnMut(SeatSet, &mut Option<usize>) -> Option<Utf8Bytes>,
    ) -> Delivery {
        let mut told = Delivery::default();
        for group in &mut self.list {
            let Some(message) = word(group.viewer, &mut group.lines) else {
                let listeners = std::mem::take(&mut group.listeners);
                for listener in listeners {
                    listener.go(Close::Forbidden);
                }
                continue;
            };
            let gone = group.listeners.extract_if(.., |listener| {
                let sent = listener.messages.try_send(message.clone());
                told.sent += u64::from(sent.is_ok());
                sent.is_err()
            });
            for listener in gone {
                if !listener.messages.is_closed() {
                    told.slow += 1;
                    listener.go(Close::TooSlow);
                }
            }
        }
        self.list.retain(|group| !group.listeners.is_empty());
        told
    }

    /// Disconnects everybody.
    pub(crate) fn disconnect_all(&mut self, close: Close) {
        self.keep(|_, _| Err(close));
    }

    /// Disconnects those who hold this seat.
    pub(crate) fn disconnect_holders(&mut self, seat: Seat, close: Close) {
        self.keep(|viewer, _| if viewer.has(seat) { Err(close) } else { Ok(()) });
    }

    fn keep(&mut self, stays: impl Fn(SeatSet, &Listener) -> Result<(), Close>) {
        for group in &mut self.list {
            for listener in std::mem::take(&mut group.listeners) {
                match stays(group.viewer, &listener) {
                    Ok(()) => group.listeners.push(listener),
                    Err(close) => listener.go(close),
                }
            }
        }
        self.list.retain(|group| !group.listeners.is_empty());
    }
}

impl Listener {
    fn go(self, close: Close) {
        let _ = self.away.send(close); // it may have gone by itself
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
        let told = subscribers.tell(|_, _| {
            made += 1;
            Some("news".into())
        });
        assert_eq!((made, told.sent, subscribers.len()), (2, 3, 3));
        assert_eq!(subscribers.present(), viewer);
        assert_eq!(one.messages.try_recv().unwrap().as_str(), "hi");
        assert_eq!(one.messages.try_recv().unwrap().as_str(), "news");
        assert_eq!(other.messages.try_recv().unwrap().as_str(), "hi");
        assert_eq!(other.messages.try_recv().unwrap().as_str(), "news");
    }

    #[test]
    fn a_reader_who_does_not_read_is_sent_away_and_others_stay() {
        let mut subscribers = Subscribers::default();
        let mut slow = join(&mut subscribers, SeatSet::NONE);
        let mut quick = join(&mut subscribers, SeatSet::NONE);
        let slow_ones: u64 = (0..BACKLOG)
            .map(|_| {
                quick.messages.try_recv().unwrap();
                subscribers.tell(|_, _| Some("news".into())).slow
            })
            .sum();
        assert_eq!((slow_ones, subscribers.len()), (1, 1));
        assert_eq!(slow.away.try_recv(), Ok(Close::TooSlow));
        subscribers.part(quick.id);
        assert!(subscribers.is_empty());
    }
}
