//! A run as the terminal shows it.

use std::collections::BTreeMap;
use std::fmt;

use super::{Frequency, Report, Share, Side, Tally};
use crate::interval::share;

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (totals, timing) = (&self.totals, &self.timing);
        writeln!(
            f,
            "{}: {} games, {} seats, {}, seed {}\n",
            self.game,
            totals.games,
            self.seats,
            self.bots.join(","),
            self.seed
        )?;
        let width = self.shares.iter().map(|share| share.side.to_string().chars().count()).max().unwrap_or(0);
        writeln!(
            f,
            "{:width$}  {:>8} {:>8} {:>8} {:>8}   95% interval",
            "", "games", "wins", "draws", "won"
        )?;
        for share in &self.shares {
            share.write(f, width)?;
        }
        let length = &totals.length;
        writeln!(
            f,
            "\ndecisions a game: {} to {}, {:.1} on average",
            length.least.unwrap_or(0),
            length.most,
            share(length.total, totals.games),
        )?;
        for (what, rows) in &totals.counts {
            write_counts(f, what, rows, totals.games)?;
        }
        writeln!(
            f,
            "{:.2} s on {} threads: {:.1} games/s, {:.0} decisions/s",
            timing.seconds, timing.threads, timing.games_per_second, timing.decisions_per_second
        )
    }
}

/// How often each of these, in what part of the games, and how often those who had it won.
fn write_counts(
    f: &mut fmt::Formatter<'_>,
    what: &str,
    rows: &BTreeMap<String, Frequency>,
    games: u64,
) -> fmt::Result {
    let width =
        rows.keys().map(|which| which.chars().count()).chain([what.chars().count()]).max().unwrap_or(0);
    writeln!(f, "\n{what:width$}  {:>8} {:>9} {:>8} {:>8}", "times", "in games", "seats", "won")?;
    for (which, row) in rows {
        write!(f, "{which:width$}  {:>8} {:>8.1}%", row.times, share(row.games, games) * 100.0)?;
        let Tally { games: seats, wins, .. } = row.seats;
        if seats > 0 {
            write!(f, " {seats:>8} {:>7.1}%", share(wins, seats) * 100.0)?;
        }
        writeln!(f)?;
    }
    Ok(())
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Team(team) => f.write_str(team),
            Self::Pairing { team, bot } => write!(f, "{bot} as {team}"),
            Self::Bot(bot) => write!(f, "{bot}, average of teams"),
        }
    }
}

impl Share {
    fn write(&self, f: &mut fmt::Formatter<'_>, width: usize) -> fmt::Result {
        let [won, low, high] = [self.won, self.low, self.high].map(|it| it * 100.0);
        writeln!(
            f,
            "{:width$}  {:>8} {:>8} {:>8} {won:>7.1}%   {low:.1}% to {high:.1}%",
            self.side.to_string(),
            self.tally.games,
            self.tally.wins,
            self.tally.draws,
        )
    }
}
