//! A run as the terminal shows it.

use std::fmt;

use super::{Report, Share, Side};
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
        writeln!(
            f,
            "{:.2} s on {} threads: {:.1} games/s, {:.0} decisions/s",
            timing.seconds, timing.threads, timing.games_per_second, timing.decisions_per_second
        )
    }
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
