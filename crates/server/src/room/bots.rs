//! Whose decision it is: a person's, with a clock, or a bot's, at a pace people can follow.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use futures_util::FutureExt as _;
use serde_json::Value;
use shelf::{Considered, Thought};
use store::{Kind, Status};
use table::{Seat, SeatSet};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tokio::time::{Instant, sleep_until};

use super::{Command, Room};
use crate::convert;
use crate::options::{self, Origin};
use crate::token;
use crate::wire::{Level, Pace, SeatKind};

/// Blocking threads for bots, so many at once.
pub(crate) struct BotThreads(Arc<Semaphore>);

impl BotThreads {
    pub(crate) fn new(threads: usize) -> Self {
        Self(Arc::new(Semaphore::new(threads)))
    }

    /// Runs a bot's search when a thread is free; none if it panicked.
    pub(crate) async fn think(&self, thought: Thought) -> Option<Vec<Considered>> {
        let permit = Arc::clone(&self.0).acquire_owned().await.ok()?;
        let work = spawn_blocking(move || {
            let _permit = permit;
            thought()
        });
        work.await.ok()
    }
}

impl Room {
    pub(super) fn is_running(&self) -> bool {
        self.row.status == Status::Running && self.game.as_ref().is_some_and(|game| !game.is_over())
    }

    /// The awaited seats of people, and those of bots.
    fn awaited(&self) -> (SeatSet, SeatSet) {
        let Some(game) = self.game.as_ref().filter(|_| self.is_running()) else {
            return (SeatSet::NONE, SeatSet::NONE);
        };
        let is_bot = |seat: &Seat| matches!(self.seats[seat.index()].kind, Kind::Bot(_));
        let awaited = game.table.turn().awaited();
        let bots: SeatSet = awaited.into_iter().filter(is_bot).collect();
        (awaited.into_iter().filter(|seat| !bots.has(*seat)).collect(), bots)
    }

    /// Time per decision.
    pub(super) fn clock(&self) -> Option<Duration> {
        self.row.clock.as_ref()?.parse().ok().map(Duration::from_secs)
    }

    /// When the time of the awaited person is up; none if a bot decides for them already.
    pub(super) fn deadline(&self) -> Option<Instant> {
        self.row.clock.as_ref()?;
        let (people, _) = self.awaited();
        let game = self.game.as_ref().filter(|_| !people.is_empty())?;
        if self.asked == Some(game.table.seq()) { None } else { game.clocks.known(game.stands) }
    }

    /// Starts a person's clock or a bot. Idempotent; called after everything that may change whose decision it is.
    pub(super) fn go_on(&mut self) {
        let (people, bots) = self.awaited();
        let clock = self.clock();
        let Some(game) = &mut self.game else { return };
        if let (false, Some(full)) = (people.is_empty(), clock) {
            game.clocks.deadline(game.stands, full);
        }
        let seq = game.table.seq();
        match bots.lowest() {
            Some(seat) if people.is_empty() && self.asked != Some(seq) => {
                self.ask_bot(seat, seq, Instant::now() + self.pace());
            }
            _ => {}
        }
    }

    /// Has a bot choose an action and submits it, but not before that time.
    fn ask_bot(&mut self, seat: Seat, seq: usize, not_before: Instant) {
        let (level, late) = match options::who(&self.seats[seat.index()].kind) {
            SeatKind::Bot { level } => (level, false),
            SeatKind::Human | SeatKind::Open => (Level::Normal, true), // for a person whose time is up
        };
        let Some(game) = &self.game else { return };
        let Ok(thought) = game.table.thought(&convert::bot(level), seat, token::seed()) else { return };
        self.asked = Some(seq);
        let (services, commands) = (Arc::clone(&self.services), self.commands.clone());
        tokio::spawn(async move {
            let best = services.bot_threads.think(thought).await.and_then(|it| it.into_iter().next());
            sleep_until(not_before).await;
            let Some(commands) = commands.upgrade() else { return };
            let command: Command =
                Box::new(move |room| room.bot_acts(seat, seq, late, best.map(|it| it.action)).boxed());
            let _ = commands.send(command).await; // the room may have ended
        });
    }

    /// Submits a bot's action, in its own seat or for a person whose time is up; the game's default if the bot
    /// panicked.
    async fn bot_acts(&mut self, seat: Seat, seq: usize, late: bool, action: Option<Value>) {
        let (people, bots) = self.awaited();
        let is_theirs = if late { people.has(seat) } else { bots.has(seat) };
        let is_now = self.game.as_ref().is_some_and(|game| game.table.seq() == seq);
        if self.asked != Some(seq) || !is_now || !is_theirs {
            self.asked.take_if(|asked| *asked == seq);
            self.go_on(); // the match went on without it, or the person is back
            return;
        }
        let key = Some(format!("{}:{seq}", if late { "late" } else { "bot" }));
        let done = self.commit(seat, key, move |table| match action {
            Some(action) if late => table.stand_in(seat, seq, &action),
            Some(action) => table.submit(seat, seq, &action),
            None => table.lapse(seat, seq),
        });
        match done.await {
            Ok(_) => _ = self.services.metrics.bot_entries.fetch_add(1, Relaxed),
            Err(error) => {
                tracing::warn!(?error, "a bot's action was refused");
                self.broken |= !error.is_stale(); // else it would be retried at once, for ever
            }
        }
    }

    /// A person's time is up: a bot decides this once.
    pub(super) fn time_is_up(&mut self) {
        let (people, _) = self.awaited();
        let (Some(seat), Some(game)) = (people.lowest(), &self.game) else { return };
        let seq = game.table.seq();
        self.ask_bot(seat, seq, Instant::now());
        self.broken |= self.asked != Some(seq); // else it would be asked again at once, for ever
    }

    fn pace(&self) -> Duration {
        let Origin::Lobby(options) = &self.origin else { return Duration::ZERO };
        Duration::from_millis(match options.pace {
            Pace::Instant => 0,
            Pace::Quick => 330,
            Pace::Human => 1000,
            Pace::Slow => 2500,
        })
    }
}
