//! Playing many tables and measuring what they cost.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use anyhow::Context as _;
use futures_util::future::try_join_all;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::sleep_until;

use crate::bot_table::{BotTable, Played, Transport};
use crate::figures::Figures;
use crate::server::Usage;

/// How many tables are set up concurrently; setup is not measured.
const SETUPS: usize = 16;

/// What to play.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Which game.
    pub game: String,
    /// How many tables.
    pub tables: usize,
    /// How many seats each has.
    pub seats: usize,
    /// Actions per second at all tables together; without it every seat acts as soon as it may.
    pub rate: Option<f64>,
    /// Leaves out the creation of tables: all matches start together, and the measurement pauses from the end of the
    /// first until all have started again.
    pub play_only: bool,
    /// How actions are sent.
    pub transport: Transport,
    /// How long to play before the measurement.
    pub warm_up: Duration,
    /// How long to measure.
    pub time: Duration,
}

struct Run {
    address: SocketAddr,
    plan: Plan,
    setups: Semaphore,
    counting: AtomicBool,
    stopping: AtomicBool,
}

/// What one table measured.
#[derive(Default)]
pub(crate) struct Tally {
    pub(crate) played: Vec<Played>,
    /// The number of updates and their bytes.
    pub(crate) updates: (u64, u64),
    pub(crate) matches: u64,
}

/// Plays at a server. `usage` returns its usage so far, if its process is ours.
pub async fn measure(
    address: SocketAddr,
    plan: Plan,
    usage: impl Fn() -> Option<Usage>,
) -> anyhow::Result<Figures> {
    let empty = usage();
    let run = Arc::new(Run {
        address,
        plan,
        setups: Semaphore::new(SETUPS),
        counting: AtomicBool::new(false),
        stopping: AtomicBool::new(false),
    });
    let mut figures = Figures::new(run.plan.tables, empty);
    if run.plan.play_only {
        run.count_play(&mut figures, usage).await?;
    } else {
        run.count_all(&mut figures, usage).await?;
    }
    Ok(figures.sorted())
}

impl Run {
    /// Tables play one match after the other.
    async fn count_all(
        self: &Arc<Self>,
        figures: &mut Figures,
        usage: impl Fn() -> Option<Usage>,
    ) -> anyhow::Result<()> {
        let mut tables = JoinSet::new();
        for (number, table) in self.start_all(0).await?.into_iter().enumerate() {
            tables.spawn(Arc::clone(self).play(number, table));
        }
        tokio::time::sleep(self.plan.warm_up).await;
        let (begun, before) = (Instant::now(), usage());
        self.counting.store(true, Relaxed);
        tokio::time::sleep(self.plan.time).await;
        self.counting.store(false, Relaxed);
        figures.cost(begun.elapsed(), before, usage());
        self.stopping.store(true, Relaxed);
        add_all(tables, figures).await
    }

    /// All tables start together; measured until the first of them ends.
    async fn count_play(
        self: &Arc<Self>,
        figures: &mut Figures,
        usage: impl Fn() -> Option<Usage>,
    ) -> anyhow::Result<()> {
        let run = Instant::now();
        let mut round = 0;
        while figures.time() < self.plan.time {
            let seated = self.start_all(round).await?;
            let warm = run.elapsed() >= self.plan.warm_up;
            let (begun, before) = (Instant::now(), usage());
            self.counting.store(warm, Relaxed);
            let mut tables = JoinSet::new();
            for (number, table) in seated.into_iter().enumerate() {
                tables.spawn(Arc::clone(self).play(number, table));
            }
            let first = tables.join_next().await.context("nobody plays")??;
            self.counting.store(false, Relaxed);
            if warm {
                figures.cost(begun.elapsed(), before, usage());
            }
            figures.add(&first?);
            add_all(tables, figures).await?;
            round += 1;
        }
        Ok(())
    }

    /// Starts all tables of a round.
    async fn start_all(self: &Arc<Self>, round: usize) -> anyhow::Result<Vec<BotTable>> {
        let tables = self.plan.tables;
        let seed = |number: usize| (number + round * tables) as u64;
        try_join_all((0..tables).map(|number| self.start_table(seed(number)))).await
    }

    async fn start_table(&self, seed: u64) -> anyhow::Result<BotTable> {
        let _permit = self.setups.acquire().await?;
        let table = BotTable::start(self.address, &self.plan.game, self.plan.seats, seed).await?;
        Ok(table.with_transport(self.plan.transport))
    }

    /// Plays until the run is stopping, or one match with `play_only`.
    async fn play(self: Arc<Self>, number: usize, mut table: BotTable) -> anyhow::Result<Tally> {
        let pause = self.plan.rate.map(|rate| Duration::from_secs_f64(self.plan.tables as f64 / rate));
        let mut next = Instant::now() + pause.unwrap_or_default().mul_f64(fraction(number));
        let mut tally = Tally::default();
        let mut seed = number as u64;
        loop {
            // At a rate, latency counts from when the action was due, so that a slow server cannot hide its queue.
            let begun = if let Some(pause) = pause {
                let due = next;
                next += pause;
                sleep_until(due.into()).await;
                due
            } else {
                Instant::now()
            };
            let updates = table.updates();
            let played = table.play(begun).await?;
            if self.counting.load(Relaxed) {
                let now = table.updates();
                tally.updates.0 += now.0 - updates.0;
                tally.updates.1 += now.1 - updates.1;
                tally.played.push(played);
            }
            let over = table.is_over();
            tally.matches += u64::from(over && self.counting.load(Relaxed));
            if self.stopping.load(Relaxed) || over && self.plan.play_only {
                return Ok(tally);
            }
            if over {
                seed += self.plan.tables as u64;
                table = self.start_table(seed).await?;
            }
        }
    }
}

async fn add_all(mut tables: JoinSet<anyhow::Result<Tally>>, figures: &mut Figures) -> anyhow::Result<()> {
    while let Some(tally) = tables.join_next().await {
        figures.add(&tally??);
    }
    Ok(())
}

/// Spreads the tables evenly over the interval between two actions.
fn fraction(number: usize) -> f64 {
    (number as f64 * 0.618_033_988_749_895).fract()
}
