//! Many parties at once, and what they cost.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::sleep_until;

use crate::figures::Figures;
use crate::party::{Party, Played, Way};
use crate::server::Usage;

/// How many parties sit down at the same time: the start is not what is measured.
const DOORS: usize = 16;

/// What to play.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Which game.
    pub game: String,
    /// How many tables.
    pub tables: usize,
    /// How many seats each has.
    pub seats: usize,
    /// Actions a second at all tables together; without it everybody acts as soon as they may.
    pub rate: Option<f64>,
    /// How guests act.
    pub way: Way,
    /// How long to play before anything is counted.
    pub warm_up: Duration,
    /// How long to count.
    pub time: Duration,
}

/// What all parties share.
struct Evening {
    address: SocketAddr,
    plan: Plan,
    doors: Semaphore,
    counting: AtomicBool,
    last_call: AtomicBool,
}

/// What one table counted.
#[derive(Default)]
struct Tally {
    played: Vec<Played>,
    changes: (u64, u64),
    matches: u64,
}

/// Plays by that plan at a server. `usage` says what it has used so far.
pub async fn measure(address: SocketAddr, plan: Plan, usage: impl Fn() -> Usage) -> anyhow::Result<Figures> {
    let empty = usage();
    let (tables, warm_up, time) = (plan.tables, plan.warm_up, plan.time);
    let evening = Arc::new(Evening {
        address,
        plan,
        doors: Semaphore::new(DOORS),
        counting: AtomicBool::new(false),
        last_call: AtomicBool::new(false),
    });
    let mut parties = JoinSet::new();
    let mut seated = JoinSet::new();
    for number in 0..tables {
        let evening = Arc::clone(&evening);
        seated.spawn(async move { (number, evening.sit_down(number as u64).await) });
    }
    while let Some(sat) = seated.join_next().await {
        let (number, party) = sat?;
        parties.spawn(Arc::clone(&evening).play(number, party?));
    }
    tokio::time::sleep(warm_up).await;
    let (begun, before) = (Instant::now(), usage());
    evening.counting.store(true, Relaxed);
    tokio::time::sleep(time).await;
    evening.counting.store(false, Relaxed);
    let (seconds, after) = (begun.elapsed().as_secs_f64(), usage());
    evening.last_call.store(true, Relaxed);

    let mut figures = Figures::new(tables, seconds);
    while let Some(tally) = parties.join_next().await {
        let tally = tally??;
        figures.add(&tally.played, tally.changes, tally.matches);
    }
    figures.cost(empty, before, after);
    Ok(figures)
}

impl Evening {
    async fn sit_down(&self, seed: u64) -> anyhow::Result<Party> {
        let _door = self.doors.acquire().await?;
        let party = Party::sit_down(self.address, &self.plan.game, self.plan.seats, seed).await?;
        Ok(party.acting(self.plan.way))
    }

    /// Plays match after match until the last call.
    async fn play(self: Arc<Self>, number: usize, mut party: Party) -> anyhow::Result<Tally> {
        let pause = self.plan.rate.map(|rate| Duration::from_secs_f64(self.plan.tables as f64 / rate));
        let mut next = Instant::now() + pause.unwrap_or_default().mul_f64(fraction(number));
        let mut tally = Tally::default();
        let mut seed = number as u64;
        while !self.last_call.load(Relaxed) {
            // At a rate time is counted from when the action was due, not from when we came to it.
            let begun = if let Some(pause) = pause {
                let due = next;
                next += pause;
                sleep_until(due.into()).await;
                due
            } else {
                Instant::now()
            };
            let changes = party.changes();
            let played = party.play(begun).await?;
            if self.counting.load(Relaxed) {
                let now = party.changes();
                tally.changes.0 += now.0 - changes.0;
                tally.changes.1 += now.1 - changes.1;
                tally.played.push(played);
            }
            if party.is_over() {
                tally.matches += u64::from(self.counting.load(Relaxed));
                seed += self.plan.tables as u64;
                party = self.sit_down(seed).await?;
            }
        }
        Ok(tally)
    }
}

/// Spreads the tables over the pause between two actions, whatever their number.
fn fraction(number: usize) -> f64 {
    (number as f64 * 0.618_033_988_749_895).fract()
}
