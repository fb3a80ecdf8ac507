//! Tables that go on by themselves: a clock runs out, a bot is to decide, though nobody looks.
//!
//! After a restart every such table is opened once, one after the other. If a bot decides there, the room
//! plays on; if it waits for a person, it is put away again, and an alarm rings when their time is up. So
//! memory holds only what is being played, however many tables wait.

use std::collections::HashMap;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use store::TableId;
use tokio::time::{Instant, sleep};

use super::Hall;

/// How many ids are read at once.
const PAGE: u32 = 64;
/// Between two tables, so that guests come first.
const STAGGER: Duration = Duration::from_millis(2);
/// How often alarms are looked at, and how much before its time a table is opened.
const TICK: Duration = Duration::from_secs(1);

/// When tables that were put away must be opened again.
#[derive(Debug, Default)]
pub(crate) struct Alarms(Mutex<HashMap<TableId, Alarm>>);

/// The deadline of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Alarm {
    /// Which decision: so many actions stand before it.
    pub(crate) stands: usize,
    /// Until when it must be made.
    pub(crate) at: Instant,
}

impl Alarms {
    pub(crate) fn set(&self, table: TableId, alarm: Alarm) {
        self.all().insert(table, alarm);
    }

    /// The alarm of a table that is being opened.
    pub(crate) fn take(&self, table: &TableId) -> Option<Alarm> {
        self.all().remove(table)
    }

    /// The tables that must be opened by then.
    fn due(&self, by: Instant) -> Vec<TableId> {
        let due = |(table, alarm): (&TableId, &Alarm)| (alarm.at <= by).then(|| table.clone());
        self.all().iter().filter_map(due).collect()
    }

    fn all(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Alarm>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Hall {
    /// Wakes every table that can go on without a person, then those whose alarm rings.
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
                    tracing::error!(%error, "running tables could not be listed; trying again");
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

    /// Opens a table, which goes on if it can and is put away again if it need not.
    async fn rouse(&self, table: &TableId) {
        let roused = self.ask(table, |room| {
            room.doze();
            Ok(())
        });
        match roused.await {
            Ok(()) => _ = self.metrics().woken.fetch_add(1, Relaxed),
            Err(error) => tracing::warn!(?error, %table, "a table could not be woken"),
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
