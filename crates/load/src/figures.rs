//! The result of a measurement and its text.

use std::fmt;
use std::time::Duration;

use crate::measure::Tally;
use crate::server::Usage;

/// The result of a measurement.
#[derive(Clone, Debug)]
pub struct Figures {
    tables: usize,
    time: Duration,
    matches: u64,
    /// Milliseconds to the acknowledgement, sorted by [`Figures::sorted`].
    acknowledged: Vec<f64>,
    /// Milliseconds to everybody's update, sorted, too.
    told: Vec<f64>,
    updates: (u64, u64),
    /// None if the server's process is not ours.
    cost: Option<Cost>,
}

#[derive(Clone, Debug)]
struct Cost {
    processor: f64,
    stolen: f64,
    memory: u64,
    memory_empty: u64,
}

impl Figures {
    /// `empty` is the server's usage before the first table.
    pub(crate) fn new(tables: usize, empty: Option<Usage>) -> Self {
        let cost = |empty: Usage| Cost {
            processor: 0.0,
            stolen: 0.0,
            memory: empty.bytes,
            memory_empty: empty.bytes,
        };
        Self {
            tables,
            time: Duration::ZERO,
            matches: 0,
            acknowledged: Vec::new(),
            told: Vec::new(),
            updates: (0, 0),
            cost: empty.map(cost),
        }
    }

    /// Adds what one table measured.
    pub(crate) fn add(&mut self, tally: &Tally) {
        self.acknowledged.extend(tally.played.iter().map(|it| it.acknowledged * 1000.0));
        self.told.extend(tally.played.iter().map(|it| it.told * 1000.0));
        self.updates = (self.updates.0 + tally.updates.0, self.updates.1 + tally.updates.1);
        self.matches += tally.matches;
    }

    /// Adds the usage of a measured interval.
    pub(crate) fn cost(&mut self, time: Duration, before: Option<Usage>, after: Option<Usage>) {
        self.time += time;
        if let (Some(cost), Some(before), Some(after)) = (&mut self.cost, before, after) {
            cost.processor += after.seconds - before.seconds;
            cost.stolen += after.stolen - before.stolen;
            cost.memory = after.bytes;
        }
    }

    pub(crate) fn sorted(mut self) -> Self {
        self.acknowledged.sort_by(f64::total_cmp);
        self.told.sort_by(f64::total_cmp);
        self
    }

    pub(crate) fn time(&self) -> Duration {
        self.time
    }

    /// The number of acknowledged actions.
    pub fn actions(&self) -> usize {
        self.told.len()
    }

    fn per_action(&self, amount: f64) -> f64 {
        amount / self.actions().max(1) as f64
    }
}

fn processors() -> f64 {
    std::thread::available_parallelism().map_or(1.0, |it| it.get() as f64)
}

fn quantile(sorted: &[f64], part: f64) -> f64 {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a place in the list")]
    let place = (sorted.len() as f64 * part) as usize;
    sorted.get(place.min(sorted.len().saturating_sub(1))).copied().unwrap_or_default()
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.time.as_secs_f64();
        writeln!(f, "tables      {} ({} matches ended in {seconds:.1} s)", self.tables, self.matches)?;
        writeln!(f, "actions     {:.0} a second", self.actions() as f64 / seconds)?;
        for (name, times) in [("answer", &self.acknowledged), ("everybody", &self.told)] {
            let [half, most, worst] = [0.5, 0.99, 1.0].map(|part| quantile(times, part));
            writeln!(f, "{name:<11} p50 {half:.2} ms, p99 {most:.2} ms, worst {worst:.2} ms")?;
        }
        if let Some(Cost { processor, stolen, memory, memory_empty }) = &self.cost {
            let megabytes = |bytes: u64| bytes as f64 / 1e6;
            let grown = memory.saturating_sub(*memory_empty) as f64 / 1e3 / self.tables.max(1) as f64;
            writeln!(
                f,
                "processor   {:.3} ms an action; {:.1}% of the machine's time was stolen by its host",
                self.per_action(processor * 1000.0),
                100.0 * stolen / seconds / processors()
            )?;
            writeln!(
                f,
                "memory      {:.1} MB, {:.1} MB when empty, {grown:.0} kB a table",
                megabytes(*memory),
                megabytes(*memory_empty)
            )?;
        }
        write!(
            f,
            "update      {:.0} bytes on average, {:.2} for each action",
            self.updates.1 as f64 / self.updates.0.max(1) as f64,
            self.per_action(self.updates.0 as f64)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quantile_is_one_of_the_times() {
        let times: Vec<f64> = (1..=100).map(f64::from).collect();
        let shown = [0.0, 0.5, 0.99, 1.0].map(|part| quantile(&times, part).to_string());
        assert_eq!(shown, ["1", "51", "100", "100"]);
        assert_eq!(quantile(&[], 0.5).to_string(), "0");
    }
}
