//! Everybody who is looking, sorted by what they may see.

use axum::extract::ws::Utf8Bytes;
use table::{Seat, SeatSet};
use tokio::sync::{mpsc, oneshot};

use crate::wire::Close;

/// How many messages may wait for a reader before it counts as too slow.
const BACKLOG: usize = 64;

/// All who look at a table. Those with the same eyes see the same, so it is worked out once for all.
#[derive(Default)]
pub(crate) struct Audiences {
    list: Vec<Audience>,
    joined: u64,
}

struct Audience {
    eyes: SeatSet,
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
pub(crate) struct Seated {
    /// Names the listener when it leaves.
    pub(crate) id: u64,
    /// What to send.
    pub(crate) messages: mpsc::Receiver<Utf8Bytes>,
    /// Why to go.
    pub(crate) away: oneshot::Receiver<Close>,
}

/// What became of a message.
#[derive(Default)]
pub(crate) struct Told {
    /// How many got it.
    pub(crate) sent: u64,
    /// How many were sent away since they did not read.
    pub(crate) slow: u64,
}

impl Audiences {
    pub(crate) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    pub(crate) fn len(&self) -> usize {
        self.list.iter().map(|audience| audience.listeners.len()).sum()
    }

    /// The seats through whose eyes somebody looks.
    pub(crate) fn present(&self) -> SeatSet {
        self.list.iter().flat_map(|audience| audience.eyes).collect()
    }

    /// One more, who is told this first, with the log up to that line.
    pub(crate) fn join(&mut self, eyes: SeatSet, first: Utf8Bytes, lines: Option<usize>) -> Seated {
        self.joined += 1;
        let id = self.joined;
        let (messages, inbox) = mpsc::channel(BACKLOG);
        let (away, sent_away) = oneshot::channel();
        messages.try_send(first).expect("a new queue has room");
        let listener = Listener { id, messages, away };
        match self.list.iter_mut().find(|audience| audience.eyes == eyes) {
            Some(audience) => audience.listeners.push(listener),
            None => self.list.push(Audience { eyes, lines, listeners: vec![listener] }),
        }
        Seated { id, messages: inbox, away: sent_away }
    }

    /// One less.
    pub(crate) fn part(&mut self, id: u64) {
        self.keep(|_, listener| (listener.id != id).then_some(()).ok_or(Close::Gone));
    }

    /// Tells each audience what `word` makes for it of its eyes and the lines it was told. An audience that
    /// may not see the match is sent away.
    pub(crate) fn tell(
        &mut self,
        mut word: impl FnMut(SeatSet, &mut Option<usize>) -> Option<Utf8Bytes>,
    ) -> Told {
        let mut told = Told::default();
        for audience in &mut self.list {
            let Some(message) = word(audience.eyes, &mut audience.lines) else {
                let listeners = std::mem::take(&mut audience.listeners);
                for listener in listeners {
                    listener.go(Close::Forbidden);
                }
                continue;
            };
            let gone = audience.listeners.extract_if(.., |listener| {
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
        self.list.retain(|audience| !audience.listeners.is_empty());
        told
    }

    /// Sends everybody away.
    pub(crate) fn send_away(&mut self, close: Close) {
        self.keep(|_, _| Err(close));
    }

    /// Sends those away who look through this seat's eyes.
    pub(crate) fn send_holders_away(&mut self, seat: Seat, close: Close) {
        self.keep(|eyes, _| if eyes.has(seat) { Err(close) } else { Ok(()) });
    }

    fn keep(&mut self, stays: impl Fn(SeatSet, &Listener) -> Result<(), Close>) {
        for audience in &mut self.list {
            for listener in std::mem::take(&mut audience.listeners) {
                match stays(audience.eyes, &listener) {
                    Ok(()) => audience.listeners.push(listener),
                    Err(close) => listener.go(close),
                }
            }
        }
        self.list.retain(|audience| !audience.listeners.is_empty());
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

    fn join(audiences: &mut Audiences, eyes: SeatSet) -> Seated {
        audiences.join(eyes, "hi".into(), None)
    }

    #[test]
    fn those_with_the_same_eyes_hear_the_same_and_it_is_made_once() {
        let mut audiences = Audiences::default();
        let eyes = SeatSet::only(Seat(1));
        let mut one = join(&mut audiences, eyes);
        let mut other = join(&mut audiences, eyes);
        let _spectator = join(&mut audiences, SeatSet::NONE);
        let mut made = 0;
        let told = audiences.tell(|_, _| {
            made += 1;
            Some("news".into())
        });
        assert_eq!((made, told.sent, audiences.len()), (2, 3, 3));
        assert_eq!(audiences.present(), eyes);
        assert_eq!(one.messages.try_recv().unwrap().as_str(), "hi");
        assert_eq!(one.messages.try_recv().unwrap().as_str(), "news");
        assert_eq!(other.messages.try_recv().unwrap().as_str(), "hi");
        assert_eq!(other.messages.try_recv().unwrap().as_str(), "news");
    }

    #[test]
    fn a_reader_who_does_not_read_is_sent_away_and_others_stay() {
        let mut audiences = Audiences::default();
        let mut slow = join(&mut audiences, SeatSet::NONE);
        let mut quick = join(&mut audiences, SeatSet::NONE);
        let slow_ones: u64 = (0..BACKLOG)
            .map(|_| {
                quick.messages.try_recv().unwrap();
                audiences.tell(|_, _| Some("news".into())).slow
            })
            .sum();
        assert_eq!((slow_ones, audiences.len()), (1, 1));
        assert_eq!(slow.away.try_recv(), Ok(Close::TooSlow));
        audiences.part(quick.id);
        assert!(audiences.is_empty());
    }
}
