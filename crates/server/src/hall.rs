//! All tables that are open on this node.
//!
//! A table is owned by a [`Room`], a task with a command queue; [`Hall::call`] runs a closure there. Rooms are loaded
//! from the store on demand and unloaded when idle, so memory holds only what is being played.

mod wakeups;

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use futures_util::FutureExt as _;
use futures_util::future::{BoxFuture, ready};
use store::{Notice, Store, TableId};
use table::record::Budget;
use tokio::sync::{OnceCell, mpsc, oneshot, watch};
use tokio::task::unconstrained;
use tokio::time::timeout;

use crate::api_error::ApiError;
use crate::config::Config;
use crate::limits::{ConnectionLimiter, ConnectionPermit, RateLimiter};
use crate::metrics::Metrics;
use crate::now::now;
use crate::replay_threads::ReplayThreads;
use crate::room::{BotThreads, Command, Room, RoomHandle};

pub(crate) use wakeups::Alarm;
use wakeups::Alarms;

const SWEEP: Duration = Duration::from_hours(1);
const TIDY: Duration = Duration::from_secs(10);

/// All tables. Clones share one hall.
#[derive(Clone)]
pub struct Hall(Arc<Inner>);

struct Inner {
    services: Arc<Services>,
    rooms: Mutex<HashMap<TableId, Arc<OnceCell<RoomHandle>>>>,
    requests: RateLimiter,
    tables: RateLimiter,
    connections: ConnectionLimiter,
    /// Every room holds a sender; the channel closes when all rooms have ended.
    ended: Mutex<Option<mpsc::Receiver<()>>>,
}

/// What every room needs.
pub(crate) struct Services {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) config: Config,
    pub(crate) metrics: Metrics,
    pub(crate) bot_threads: BotThreads,
    replay_threads: ReplayThreads,
    pub(crate) alarms: Alarms,
    pub(crate) closing: watch::Sender<bool>,
    alive: Mutex<Option<mpsc::Sender<()>>>,
}

impl Services {
    /// Held by a room until its work is finished.
    pub(crate) fn alive(&self) -> Option<mpsc::Sender<()>> {
        self.alive.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Hall {
    /// Opens the hall over a store, subscribes to the notices of other nodes and resumes the tables that need no
    /// person to go on.
    pub fn open(store: Arc<dyn Store>, config: Config) -> Self {
        let (alive, ended) = mpsc::channel(1);
        let hall = Self(Arc::new(Inner {
            requests: RateLimiter::new(config.limits.requests),
            tables: RateLimiter::new(config.limits.tables),
            services: Arc::new(Services {
                bot_threads: BotThreads::new(config.bot_threads),
                replay_threads: ReplayThreads::new(config.limits.replays),
                alarms: Alarms::default(),
                store,
                config,
                metrics: Metrics::default(),
                closing: watch::Sender::new(false),
                alive: Mutex::new(Some(alive)),
            }),
            rooms: Mutex::default(),
            connections: ConnectionLimiter::default(),
            ended: Mutex::new(Some(ended)),
        }));
        // Not subject to tokio's budget: a subscriber that lags loses its notices and must read every table again.
        tokio::spawn(unconstrained(hall.clone().listen()));
        tokio::spawn(hall.clone().sweep());
        tokio::spawn(hall.clone().tidy());
        tokio::spawn(hall.clone().wake());
        hall
    }

    pub(crate) fn config(&self) -> &Config {
        &self.0.services.config
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.services.metrics
    }

    pub(crate) fn store(&self) -> &dyn Store {
        &*self.0.services.store
    }

    pub(crate) fn bot_threads(&self) -> &BotThreads {
        &self.0.services.bot_threads
    }

    /// Replays a match file off the event loop, within the host's limits.
    pub(crate) async fn replaying<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Budget<'_>) -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let services = &self.0.services;
        services.replay_threads.run(services.closing.subscribe(), work).await
    }

    pub(crate) fn admit(&self, address: IpAddr) -> Result<(), ApiError> {
        self.counted(self.0.requests.check(address))
    }

    pub(crate) fn admit_table(&self, address: IpAddr) -> Result<(), ApiError> {
        self.counted(self.0.tables.check(address))
    }

    /// Counts a connection of this address until the permit is dropped.
    pub(crate) fn admit_connection(&self, address: IpAddr) -> Result<ConnectionPermit, ApiError> {
        self.counted(self.0.connections.acquire(address, self.config().limits.connections))
    }

    fn counted<T>(&self, passed: Result<T, ApiError>) -> Result<T, ApiError> {
        if passed.is_err() {
            self.metrics().limited.fetch_add(1, Relaxed);
        }
        passed
    }

    /// Runs a job in the table's room, after the commands queued before it.
    pub(crate) async fn call<T, F>(&self, table: &TableId, job: F) -> Result<T, ApiError>
    where
        T: Send + 'static,
        F: for<'a> FnOnce(&'a mut Room) -> BoxFuture<'a, Result<T, ApiError>> + Send + 'static,
    {
        self.call_cached(&mut None, table, job).await
    }

    /// The same with the room's handle cached by the caller.
    pub(crate) async fn call_cached<T, F>(
        &self,
        handle_cache: &mut Option<RoomHandle>,
        table: &TableId,
        job: F,
    ) -> Result<T, ApiError>
    where
        T: Send + 'static,
        F: for<'a> FnOnce(&'a mut Room) -> BoxFuture<'a, Result<T, ApiError>> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let mut command: Command = Box::new(move |room| {
            async move {
                let _ = reply.send(job(room).await); // the caller may have been cancelled
            }
            .boxed()
        });
        loop {
            let handle = match handle_cache.take() {
                Some(handle) => handle,
                None => self.handle(table).await?,
            };
            match handle.send(command).await {
                Ok(()) => {
                    *handle_cache = Some(handle);
                    break;
                }
                Err(back) => command = back, // the room was just unloaded: load it again
            }
            self.forget(table, &handle);
        }
        answer.await.unwrap_or_else(|_| Err(ApiError::internal()))
    }

    /// The same for a job that does not wait.
    pub(crate) async fn ask<T, F>(&self, table: &TableId, question: F) -> Result<T, ApiError>
    where
        T: Send + 'static,
        F: FnOnce(&mut Room) -> Result<T, ApiError> + Send + 'static,
    {
        self.call(table, |room| ready(question(room)).boxed()).await
    }

    async fn handle(&self, table: &TableId) -> Result<RoomHandle, ApiError> {
        self.opened(table, || Room::open(Arc::clone(&self.0.services), table)).await
    }

    /// Opens the room of a new table without reading it back. If that fails, the next caller opens it.
    pub(crate) async fn adopt(&self, row: store::Table, seats: Vec<store::Seat>) {
        let table = row.id.clone();
        let _ = self.opened(&table, || Room::of(Arc::clone(&self.0.services), row, seats)).await;
    }

    async fn opened<F>(&self, table: &TableId, open: impl FnOnce() -> F) -> Result<RoomHandle, ApiError>
    where
        F: Future<Output = Result<RoomHandle, ApiError>>,
    {
        if *self.0.services.closing.borrow() {
            return Err(ApiError::unavailable("The server restarts; come back in a moment."));
        }
        let slot = Arc::clone(self.rooms().entry(table.clone()).or_default());
        let opened = slot.get_or_try_init(open).await;
        if opened.is_err() {
            self.rooms().retain(|id, it| id != table || !Arc::ptr_eq(it, &slot));
        }
        opened.cloned()
    }

    fn forget(&self, table: &TableId, handle: &RoomHandle) {
        self.rooms().retain(|id, slot| id != table || slot.get().is_some_and(|it| !it.is_same(handle)));
    }

    fn rooms(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Arc<OnceCell<RoomHandle>>>> {
        self.0.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The open rooms, or only this one.
    fn open_rooms(&self, only: Option<&TableId>) -> Vec<RoomHandle> {
        let rooms = self.rooms();
        let open = |slot: &Arc<OnceCell<RoomHandle>>| slot.get().cloned();
        match only {
            Some(id) => rooms.get(id).and_then(open).into_iter().collect(),
            None => rooms.values().filter_map(open).collect(),
        }
    }

    /// Has those rooms read the store again to which this is news.
    fn nudge(&self, only: Option<&TableId>, is_news: impl Fn(&RoomHandle) -> bool) {
        for handle in self.open_rooms(only) {
            if is_news(&handle) {
                handle.nudge(); // if the queue is full, a command in it will notice
            }
        }
    }

    /// Wakes rooms when another node has changed their table.
    async fn listen(self) {
        let mut notices = self.0.services.store.subscribe();
        while let Some(notice) = notices.next().await {
            match &notice {
                Notice::Log(table, seq) => self.nudge(Some(table), |handle| handle.seq() < *seq),
                Notice::Table(table) => self.nudge(Some(table), |_| true),
                Notice::Lost => self.nudge(None, |_| true),
            }
        }
    }

    /// Removes rooms that have ended.
    async fn tidy(self) {
        let mut closing = self.0.services.closing.subscribe();
        while timeout(TIDY, closing.wait_for(|closing| *closing)).await.is_err() {
            self.rooms().retain(|_, slot| slot.get().is_none_or(|handle| !handle.is_closed()));
        }
    }

    /// Marks abandoned tables as expired.
    async fn sweep(self) {
        let mut closing = self.0.services.closing.subscribe();
        loop {
            let expiry = i64::try_from(self.config().expiry.as_millis()).unwrap_or(i64::MAX);
            match self.store().expire(now().saturating_sub(expiry)).await {
                Ok(expired) if expired.is_empty() => {}
                Ok(expired) => {
                    tracing::info!(count = expired.len(), "tables expired");
                    for table in &expired {
                        self.nudge(Some(table), |_| true);
                    }
                }
                Err(error) => tracing::error!(%error, "expiring abandoned tables failed"),
            }
            tokio::select! {
                () = tokio::time::sleep(SWEEP) => {}
                _ = closing.wait_for(|closing| *closing) => return,
            }
        }
    }

    /// Closes all connections as "restarting", finishes pending writes and closes the store.
    pub async fn close(&self) {
        let _ = self.0.services.closing.send_replace(true);
        self.0.services.alive.lock().unwrap_or_else(PoisonError::into_inner).take();
        let ended = self.0.ended.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(mut ended) = ended {
            let _ = ended.recv().await; // nothing is ever sent: waits until all senders are dropped
        }
        self.store().close().await;
    }
}
