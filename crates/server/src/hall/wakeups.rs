//! Tables that go on without a connection: a clock runs out, or it is a bot's turn.
//!
//! After a restart every such table is loaded once, one after the other. A room whose bot is to act plays on; one
//! that waits for a person is unloaded again, and an alarm loads it when the time is up.

use std::collections::HashMap;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use store::TableId;
use tokio::time::{Instant, sleep};

use super::Hall;

const PAGE: u32 = 64;
/// Pause between two tables, so that requests come first.
const STAGGER: Duration = Duration::from_millis(2);
/// How often alarms are checked, and how early a table is loaded.
const TICK: Duration = Duration::from_secs(1);

/// When unloaded tables must be loaded again.
#[derive(Debug, Default)]
pub(crate) struct Alarms(Mutex<HashMap<TableId, Alarm>>);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Alarm {
    /// Which decision: the number of actions that stand before it.
    pub(crate) stands: usize,
    pub(crate) at: Instant,
}

impl Alarms {
    pub(crate) fn set(&self, table: TableId, alarm: Alarm) {
        self.all().insert(table, alarm);
    }

    pub(crate) fn take(&self, table: &TableId) -> Option<Alarm> {
        self.all().remove(table)
    }

    fn due(&self, by: Instant) -> Vec<TableId> {
        let due = |(table, alarm): (&TableId, &Alarm)| (alarm.at <= by).then(|| table.clone());
        self.all().iter().filter_map(due).collect()
    }

    fn all(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Alarm>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Hall {
    /// Loads every table that can go on without a person, then those whose alarm is due.
    pub(super) async fn wake(self) {
        let mut closing = self.0.services.closing.subscribe();
        tokio::select! {
            () = self.wake_all() => {}
            _ = closing.wait_for(|closing| *closing) => {}
        }
    }

    async fn wake_all(&self) {
        let mut after = None;
        loop {
            match self.store().list_resumable(after.as_ref(), PAGE).await {
                Ok(tables) if tables.is_empty() => break,
                Ok(tables) => {
                    for table in &tables {
                        self.rouse(table).await;
                        sleep(STAGGER).await;
                    }
                    after = tables.into_iter().last();
                }
                Err(error) => {
                    tracing::error!(%error, "listing running tables failed; retrying");
                    sleep(TICK).await;
                }
            }
        }
        loop {
            sleep(TICK).await;
            for table in self.0.services.alarms.due(Instant::now() + TICK) {
                self.rouse(&table).await;
            }
        }
    }

    /// Loads a table, which goes on if it can and is unloaded again if it cannot.
    async fn rouse(&self, table: &TableId) {
        let roused = self.ask(table, |room| {
            room.doze();
            Ok(())
        });
        match roused.await {
            Ok(()) => _ = self.metrics().woken.fetch_add(1, Relaxed),
            Err(error) => tracing::warn!(?error, %table, "loading a table failed"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn an_alarm_rings_in_its_time_until_somebody_comes() {
        let (alarms, id) = (Alarms::default(), TableId::new("t").unwrap());
        let alarm = Alarm { stands: 3, at: Instant::now() + Duration::from_mins(1) };
        alarms.set(id.clone(), alarm);
        assert!(alarms.due(Instant::now()).is_empty());
        tokio::time::advance(Duration::from_secs(61)).await;
        assert_eq!(alarms.due(Instant::now()), std::slice::from_ref(&id));
        assert_eq!((alarms.take(&id), alarms.take(&id)), (Some(alarm), None));
        assert!(alarms.due(Instant::now()).is_empty());
    }
}
