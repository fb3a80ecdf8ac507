//! The task that owns one table and runs its commands one after the other.
//!
//! The commands are in the submodules: seats and settings in `lobby.rs`, playing in `play.rs`, bots in `bots.rs`,
//! what is sent to whom in `updates.rs` and `subscribers.rs`. Nothing is answered or sent before it is committed.
//! After a failed write the room ends, and the next one is loaded from the store.

mod bots;
mod clock;
mod load;
mod lobby;
mod lobby_view;
mod play;
mod running;
mod seat_settings;
mod subscribers;
mod updates;

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use store::{TableId, TokenHash};
use table::{Seat, SeatSet};
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep_until};
use tracing::Instrument as _;

use crate::api_error::ApiError;
use crate::hall::{Alarm, Services};
use crate::options::Origin;
use crate::token;
use crate::wire::Close;

pub(crate) use bots::BotThreads;
pub(crate) use load::{NO_NONCES, new_secret};
pub(crate) use lobby::{check_name, check_options, new_seat, stored_clock};
pub(crate) use running::Match;
pub(crate) use subscribers::Subscription;

use subscribers::Subscribers;

pub(crate) type Command = Box<dyn for<'a> FnOnce(&'a mut Room) -> BoxFuture<'a, ()> + Send>;

/// How long a finished match stays in memory without connections.
const FINISHED_IDLE: Duration = Duration::from_secs(30);

/// Queue length; senders beyond it wait.
const QUEUE: usize = 256;

/// The sender to a room's queue.
#[derive(Clone)]
pub(crate) struct RoomHandle {
    commands: mpsc::Sender<Command>,
    seq: Arc<AtomicU32>,
}

impl RoomHandle {
    /// Queues a command, or returns it if the room has ended.
    pub(crate) async fn send(&self, command: Command) -> Result<(), Command> {
        self.commands.send(command).await.map_err(|back| back.0)
    }

    /// Has the room read the store again.
    pub(crate) fn nudge(&self) {
        let _ = self.commands.try_send(Box::new(|room| room.catch_up().boxed()));
    }

    /// The newest entry the room knows.
    pub(crate) fn seq(&self) -> u32 {
        self.seq.load(Ordering::Relaxed)
    }

    pub(crate) fn is_same(&self, other: &Self) -> bool {
        self.commands.same_channel(&other.commands)
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.commands.is_closed()
    }
}

/// A table with its connections.
pub(crate) struct Room {
    services: Arc<Services>,
    /// As stored.
    row: store::Table,
    /// The seats in use, as stored.
    seats: Vec<store::Seat>,
    /// The other seats the game could have.
    spare: Vec<store::Seat>,
    origin: Origin,
    /// None before the start.
    game: Option<Match>,
    subscribers: Subscribers,
    commands: mpsc::WeakSender<Command>,
    /// The newest entry, shared with every [`RoomHandle`].
    seq: Arc<AtomicU32>,
    /// The entry a bot has been asked for.
    asked: Option<usize>,
    /// Idle: the room ends after this command.
    dozes: bool,
    /// May differ from the store: the room ends after this command.
    broken: bool,
}

impl Room {
    /// Loads a table from the store and spawns its room.
    pub(crate) async fn open(services: Arc<Services>, table: &TableId) -> Result<RoomHandle, ApiError> {
        let row = services.store.table(table).await?.ok_or_else(|| ApiError::not_found("table"))?;
        let seats = services.store.seats(table).await?;
        Self::of(services, row, seats).await
    }

    /// The same with the rows already read.
    pub(crate) async fn of(
        services: Arc<Services>,
        row: store::Table,
        seats: Vec<store::Seat>,
    ) -> Result<RoomHandle, ApiError> {
        let (sender, commands) = mpsc::channel(QUEUE);
        let span = tracing::info_span!("table", id = %row.id);
        let room = Self::load(services, row, seats, sender.downgrade()).await?;
        let handle = RoomHandle { commands: sender, seq: Arc::clone(&room.seq) };
        tokio::spawn(room.run(commands).instrument(span));
        Ok(handle)
    }

    /// Runs commands until the room is idle, the server closes, or a write fails.
    async fn run(mut self, mut commands: mpsc::Receiver<Command>) {
        let services = Arc::clone(&self.services);
        let _alive = services.alive();
        let _counted = Counted::new(&services);
        let mut closing = services.closing.subscribe();
        self.go_on();
        let mut idle_from = Instant::now() + self.patience();
        let (closed, idle) = (closed(&mut closing), sleep_until(idle_from));
        tokio::pin!(closed, idle);
        while !self.broken && !self.dozes {
            tokio::select! {
                biased;
                () = &mut closed => break,
                Some(command) = commands.recv() => {
                    command(&mut self).await;
                    idle_from = Instant::now() + self.patience();
                    // Resetting the timer on every command costs more than an early wakeup.
                    if idle_from < idle.deadline() {
                        idle.as_mut().reset(idle_from);
                    }
                }
                () = until(self.deadline()) => self.time_is_up(),
                () = &mut idle => {
                    if idle_from <= Instant::now() {
                        self.doze();
                        idle_from = Instant::now() + self.patience();
                    }
                    idle.as_mut().reset(idle_from);
                }
            }
        }
        commands.close(); // later callers open a new room
        if !self.broken {
            while let Ok(command) = commands.try_recv() {
                command(&mut self).await;
            }
        }
        self.subscribers.disconnect_all(Close::Restarting);
        if let (Some(at), Some(game)) = (self.deadline(), &self.game) {
            services.alarms.set(self.row.id.clone(), Alarm { stands: game.stands, at });
        }
    }

    /// The idle timeout. A finished match is cheap to load again.
    fn patience(&self) -> Duration {
        let idle = self.services.config.idle;
        let over = self.game.as_ref().is_some_and(Match::is_over);
        if over { idle.min(FINISHED_IDLE) } else { idle }
    }

    /// Ends the room after this command if nobody is connected, no bot is thinking and no deadline is near.
    pub(crate) fn doze(&mut self) {
        let soon = Instant::now() + self.services.config.idle;
        let thinks = self.asked.is_some() && self.asked == self.game.as_ref().map(|it| it.table.seq());
        self.dozes = self.subscribers.is_empty() && !thinks && self.deadline().is_none_or(|at| at > soon);
    }

    fn game(&self) -> Result<&Match, ApiError> {
        self.game.as_ref().ok_or_else(|| ApiError::wrong_status("The match has not begun yet."))
    }

    /// What these tokens give access to. A token without any access is refused, so that nobody believes to hold a
    /// seat they do not.
    fn holder(&self, tokens: &[TokenHash]) -> Result<Holder, ApiError> {
        let holds = |seat: &store::Seat| seat.token.is_some_and(|hash| token::is_among(&hash, tokens));
        let held: SeatSet =
            self.seats.iter().filter(|seat| holds(seat)).map(|seat| Seat(seat.seat)).collect();
        let host = token::is_among(&self.row.host, tokens);
        if held.len() + usize::from(host) < tokens.len() {
            return Err(ApiError::forbidden("A token does not open anything at this table."));
        }
        Ok(Holder { seats: held, host })
    }

    /// All seats these tokens hold, if this is one of them.
    fn holder_of(&self, seat: u32, tokens: &[TokenHash]) -> Result<(Seat, SeatSet), ApiError> {
        let seat = self.seat(seat)?;
        if tokens.is_empty() {
            return Err(ApiError::no_token());
        }
        let held = self.holder(tokens)?.seats;
        if held.has(seat) {
            return Ok((seat, held));
        }
        Err(ApiError::forbidden("The token does not open this seat."))
    }

    fn check_host(&self, tokens: &[TokenHash]) -> Result<(), ApiError> {
        match tokens {
            [] => Err(ApiError::no_token()),
            tokens if self.holder(tokens)?.host => Ok(()),
            _ => Err(ApiError::forbidden("Only the host may do this.")),
        }
    }

    fn seat(&self, seat: u32) -> Result<Seat, ApiError> {
        let known = u8::try_from(seat).ok().filter(|it| usize::from(*it) < self.seats.len());
        known.map(Seat).ok_or_else(|| ApiError::not_found("seat"))
    }
}

struct Holder {
    seats: SeatSet,
    host: bool,
}

/// Counts a running room in the metrics, however it ends.
struct Counted(Arc<Services>);

impl Counted {
    fn new(services: &Arc<Services>) -> Self {
        services.metrics.rooms.fetch_add(1, Ordering::Relaxed);
        Self(Arc::clone(services))
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.metrics.rooms.fetch_sub(1, Ordering::Relaxed);
    }
}

async fn closed(closing: &mut watch::Receiver<bool>) {
    let _ = closing.wait_for(|closing| *closing).await; // an error means that the sender is gone, too
}

/// Sleeps until then, or for ever.
async fn until(then: Option<Instant>) {
    match then {
        Some(then) => sleep_until(then).await,
        None => std::future::pending().await,
    }
}
