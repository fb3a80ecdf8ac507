//! What is sent about a table, and to whom.

use std::sync::atomic::Ordering::Relaxed;

use axum::extract::ws::Utf8Bytes;
use store::TokenHash;
use table::{Seat, SeatSet};
use tokio::time::Instant;

use super::{Match, Room, Subscription};
use crate::api_error::ApiError;
use crate::convert::{self, LogSlice, Surroundings};
use crate::options;
use crate::wire::{ClockText, FromServer, SeatText, Update};

impl Room {
    /// Adds a connection.
    pub(crate) fn connect(
        &mut self,
        tokens: &[TokenHash],
        since: Option<u32>,
    ) -> Result<Subscription, ApiError> {
        if self.subscribers.len() >= self.services.config.limits.viewers {
            return Err(ApiError::too_many("Too many are looking at this table.", 10));
        }
        let viewer = self.holder(tokens)?.seats;
        let before = self.subscribers.present();
        let (first, lines) = match &self.game {
            None => (FromServer::Lobby(self.lobby()?), None),
            Some(game) => {
                let log = Log { since, sent: None };
                let update = self.update(game, viewer, log, self.seat_texts(game, before))?;
                (FromServer::Update(Box::new(update)), Some(game.table.log_len()))
            }
        };
        let subscription = self.subscribers.join(viewer, first.encode().into(), lines);
        if self.subscribers.present() != before {
            self.send_to_all(); // also the new one, whose first message has the seats as they were before it
        }
        Ok(subscription)
    }

    /// Removes a connection.
    pub(crate) fn disconnect(&mut self, id: u64) {
        let before = self.subscribers.present();
        self.subscribers.leave(id);
        if self.subscribers.present() != before {
            self.send_to_all();
        }
        if self.game.as_ref().is_some_and(Match::is_over) {
            self.doze();
        }
    }

    /// Sends everybody what is new since that entry.
    pub(super) fn send_since(&mut self, seq: u32) {
        self.send(Some(seq), None);
    }

    /// The same after an action of a seat; its holders are sent its key as the acknowledgement.
    pub(super) fn send_done(&mut self, seq: u32, seat: Seat, key: Option<&str>) {
        self.send(Some(seq), key.map(|key| (seat, key)));
    }

    /// Sends everybody what has changed around the match.
    pub(super) fn send_to_all(&mut self) {
        self.send(None, None);
    }

    fn send(&mut self, since: Option<u32>, done: Option<(Seat, &str)>) {
        if self.subscribers.is_empty() {
            return;
        }
        let mut subscribers = std::mem::take(&mut self.subscribers);
        let present = subscribers.present();
        let delivery = match &self.game {
            None => {
                let lobby =
                    self.lobby_with(present).map(|lobby| Utf8Bytes::from(FromServer::Lobby(lobby).encode()));
                subscribers.send(|_, _| lobby.as_ref().ok().cloned())
            }
            Some(game) => {
                let seats = self.seat_texts(game, present);
                let since = since.unwrap_or_else(|| game.seq());
                subscribers.send(|viewer, lines| {
                    // A group that was in the lobby gets the whole log.
                    let log = Log { since: lines.map(|_| since), sent: *lines };
                    let mut update = self.update(game, viewer, log, seats.clone()).ok()?;
                    let theirs = done.filter(|(seat, _)| viewer.has(*seat));
                    update.done = theirs.map(|(_, key)| key.to_owned());
                    *lines = Some(game.table.log_len());
                    Some(FromServer::Update(Box::new(update)).encode().into())
                })
            }
        };
        self.services.metrics.messages.fetch_add(delivery.sent, Relaxed);
        self.services.metrics.slow_readers.fetch_add(delivery.slow, Relaxed);
        self.subscribers = subscribers;
    }

    /// The whole match as this viewer sees it.
    pub(super) fn whole(&self, viewer: SeatSet) -> Result<Update, ApiError> {
        let game = self.game()?;
        let seats = self.seat_texts(game, self.subscribers.present());
        self.update(game, viewer, Log::default(), seats)
    }

    fn update(
        &self,
        game: &Match,
        viewer: SeatSet,
        log: Log,
        seats: Vec<SeatText>,
    ) -> Result<Update, ApiError> {
        let log = LogSlice { from: log.from(game, viewer), is_news: log.since.is_some() };
        let around = Surroundings { status: convert::status(self.row.status), seats };
        let update = convert::update(&*game.table, viewer, log, around)?;
        Ok(Update { clock: self.clock_text(), ..update })
    }

    pub(super) fn clock_text(&self) -> Option<ClockText> {
        let (deadline, full) = (self.deadline()?, self.clock()?);
        let left = deadline.saturating_duration_since(Instant::now());
        let ms = |time: std::time::Duration| u32::try_from(time.as_millis()).unwrap_or(u32::MAX);
        Some(ClockText { left_ms: ms(left), full_ms: ms(full) })
    }

    fn seat_texts(&self, game: &Match, present: SeatSet) -> Vec<SeatText> {
        let text = |seat: &store::Seat| SeatText {
            seat: u32::from(seat.seat),
            name: game.table.names().of(Seat(seat.seat)).to_owned(),
            team: game.table.team(Seat(seat.seat)).unwrap_or_default().to_owned(),
            who: options::who(&seat.kind),
            held: seat.token.is_some(),
            present: present.has(Seat(seat.seat)),
        };
        self.seats.iter().map(text).collect()
    }
}

/// What a client has of the log.
#[derive(Clone, Copy, Default)]
struct Log {
    /// The newest entry it knows; none if it has nothing.
    since: Option<u32>,
    /// How many lines it has been sent, if that is known.
    sent: Option<usize>,
}

impl Log {
    /// The first line that is new to it. At the end of a match, what was hidden before is sent again.
    fn from(self, game: &Match, viewer: SeatSet) -> usize {
        let Some(since) = self.since else { return 0 };
        let news = game.log_from(since).min(self.sent.unwrap_or(usize::MAX));
        let opened = if since < game.seq() { game.table.opened_from(viewer) } else { None };
        opened.map_or(news, |opened| opened.min(news))
    }
}
