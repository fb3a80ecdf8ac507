//! Whose decision it is now: a person's, with a clock, or a bot's, at a pace people can follow.

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
use crate::options::{self, Origin};
use crate::token;
use crate::wire::{Pace, SeatKind};

/// Threads for bots: never the event loop's, and only so many at once.
pub(crate) struct Thinkers(Arc<Semaphore>);

impl Thinkers {
    pub(crate) fn new(threads: usize) -> Self {
        Self(Arc::new(Semaphore::new(threads)))
    }

    /// What comes of a thought, when its turn comes; nothing if the bot fell over.
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

    /// The awaited seats where a person decides, and those where a bot does.
    fn awaited(&self) -> (SeatSet, SeatSet) {
        let Some(game) = self.game.as_ref().filter(|_| self.is_running()) else {
            return (SeatSet::NONE, SeatSet::NONE);
        };
        let is_bot = |seat: &Seat| matches!(self.seats[seat.index()].kind, Kind::Bot(_));
        let (bots, people): (Vec<Seat>, Vec<Seat>) =
            game.table.turn().awaited().into_iter().partition(is_bot);
        (people.into_iter().collect(), bots.into_iter().collect())
    }

    /// Time for each decision.
    pub(super) fn clock(&self) -> Option<Duration> {
        self.row.clock.as_ref()?.parse().ok().map(Duration::from_secs)
    }

    /// When the person to decide has had their time.
    pub(super) fn deadline(&self) -> Option<Instant> {
        let (people, _) = self.awaited();
        let game = self.game.as_ref().filter(|_| !people.is_empty() && self.row.clock.is_some())?;
        game.clocks.known(game.stands)
    }

    /// Starts the clock of a person, or has a bot think. Called after everything that may change
    /// whose decision it is; asking twice for the same decision does nothing.
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
                self.asked = Some(seq);
                self.ask_bot(seat, seq);
            }
            _ => {}
        }
    }

    fn ask_bot(&self, seat: Seat, seq: usize) {
        let SeatKind::Bot { level } = options::who(&self.seats[seat.index()].kind) else { return };
        let Some(game) = &self.game else { return };
        let Ok(thought) = game.table.thought(&options::bot(level), seat, token::seed()) else { return };
        let (services, commands) = (Arc::clone(&self.services), self.commands.clone());
        let not_before = Instant::now() + self.pace();
        tokio::spawn(async move {
            let best = services.thinkers.think(thought).await.and_then(|it| it.into_iter().next());
            sleep_until(not_before).await;
            let Some(commands) = commands.upgrade() else { return };
            let command: Command =
                Box::new(move |room| room.bot_acts(seat, seq, best.map(|it| it.action)).boxed());
            let _ = commands.send(command).await; // the room may have ended
        });
    }

    /// What a bot came to; the game's own default if it fell over.
    async fn bot_acts(&mut self, seat: Seat, seq: usize, action: Option<Value>) {
        let still_asked = self.asked.take_if(|asked| *asked == seq).is_some();
        let (_, bots) = self.awaited();
        if !still_asked || !bots.has(seat) || self.game.as_ref().is_none_or(|game| game.table.seq() != seq) {
            self.go_on(); // the match went on without it, or its person came back
            return;
        }
        let key = Some(format!("bot:{seq}"));
        let done = self.commit(seat, key, move |table| match action {
            Some(action) => table.submit(seat, seq, &action),
            None => table.lapse(seat, seq),
        });
        match done.await {
            Ok(_) => _ = self.services.metrics.bot_entries.fetch_add(1, Relaxed),
            Err(error) => tracing::warn!(?error, "a bot's action was not done"),
        }
    }

    /// Nobody decided in time: the rulebook's default is played.
    pub(super) async fn time_is_up(&mut self) {
        let (people, _) = self.awaited();
        let (Some(seat), Some(game)) = (people.lowest(), &self.game) else { return };
        let seq = game.table.seq();
        let lapsed =
            self.commit(seat, Some(format!("lapse:{seq}")), move |table| table.lapse(seat, seq)).await;
        if let Err(error) = lapsed {
            tracing::warn!(?error, "a lapse was not done");
            self.broken |= !error.is_stale(); // or we would try again at once, for ever
        }
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
