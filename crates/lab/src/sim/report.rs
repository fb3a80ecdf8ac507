//! What a run says: its totals, what they come to, and how long it took.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::WholeGame;

use super::totals::Tally;
use super::{Deal, Plan, Totals, kinds};
use crate::interval::{real, share, wilson};

/// A run, with everything needed to make it again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Report {
    /// The game's word.
    pub game: String,
    /// Hash of the content it was played with.
    pub content: String,
    /// What the lobby chose.
    pub setup: Value,
    /// How many seats that makes.
    pub seats: usize,
    /// The bots as they were dealt.
    pub bots: Vec<String>,
    /// Whether they changed places.
    pub deal: Deal,
    /// The run's seed.
    pub seed: u64,
    /// What was counted.
    pub totals: Totals,
    /// What that comes to: by team, by team and bot, by bot.
    pub shares: Vec<Share>,
    /// How long it took, which is another time every time.
    pub timing: Timing,
}

/// How much one side won.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Share {
    /// Whose.
    pub side: Side,
    /// The counts behind it.
    pub tally: Tally,
    /// Games won, of those played: 0 to 1, in ten thousandths.
    pub won: f64,
    /// The lower end of the 95% interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// Whose games a share is of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// A team's, whoever played for it.
    Team(String),
    /// A bot's, for one team.
    Pairing {
        /// The team.
        team: String,
        /// The bot.
        bot: String,
    },
    /// A bot's, averaged over the teams it played for.
    Bot(String),
}

/// How long a run took.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Timing {
    /// By the clock on the wall.
    pub seconds: f64,
    /// How many threads played.
    pub threads: usize,
    /// Of all threads together.
    pub games_per_second: f64,
    /// Of all threads together.
    pub decisions_per_second: f64,
}

impl Report {
    pub(crate) fn new<G: WholeGame>(
        game: &G,
        plan: &Plan<G::Setup>,
        seats: usize,
        totals: Totals,
        timing: Timing,
    ) -> Self {
        let kinds: Vec<String> = kinds(&plan.bots).iter().map(ToString::to_string).collect();
        Self {
            game: G::KEY.to_owned(),
            content: game.about().content_hash.clone(),
            setup: serde_json::to_value(&plan.setup).expect("setups are plain data"),
            seats,
            bots: plan.bots.iter().map(ToString::to_string).collect(),
            deal: plan.deal,
            seed: plan.seed,
            shares: shares(&totals, game.about().teams, &kinds),
            totals,
            timing,
        }
    }
}

/// By team; and where different bots played, by team and bot, and by bot.
fn shares(totals: &Totals, teams: &[&str], kinds: &[String]) -> Vec<Share> {
    let mut shares = Vec::new();
    for (team, tally) in teams.iter().zip(&totals.teams) {
        shares.push(Share::of(Side::Team((*team).to_owned()), *tally));
    }
    if kinds.len() > 1 {
        for (team, side) in teams.iter().zip(&totals.sides) {
            for (bot, tally) in kinds.iter().zip(side) {
                shares.push(Share::of(Side::Pairing { team: (*team).to_owned(), bot: bot.clone() }, *tally));
            }
        }
        shares.extend(kinds.iter().enumerate().map(|(kind, bot)| Share::averaged(bot, totals, kind)));
    }
    shares.retain(|share| share.tally.games > 0);
    shares
}

impl Share {
    fn of(side: Side, tally: Tally) -> Self {
        Self::new(side, tally, share(tally.wins, tally.games))
    }

    /// Averaged over teams and not over games: a bot that sat on the better side more often is not
    /// the better bot.
    fn averaged(bot: &str, totals: &Totals, kind: usize) -> Self {
        let sides = totals.sides.iter().map(|side| side[kind]).filter(|tally| tally.games > 0);
        let (sum, teams) =
            sides.fold((0.0, 0.0), |(sum, teams), tally| (sum + share(tally.wins, tally.games), teams + 1.0));
        Self::new(Side::Bot(bot.to_owned()), totals.kind(kind), sum / f64::max(teams, 1.0))
    }

    fn new(side: Side, tally: Tally, won: f64) -> Self {
        let (low, high) = wilson(won, tally.games);
        let [won, low, high] = [won, low, high].map(|it| rounded(it, 1e4));
        Self { side, tally, won, low, high }
    }
}

impl Timing {
    pub(crate) fn new(time: Duration, threads: usize, totals: &Totals) -> Self {
        let seconds = time.as_secs_f64().max(1e-6);
        let rate = |count: u64| rounded(real(count) / seconds, 1e3);
        Self {
            seconds: rounded(seconds, 1e6),
            threads,
            games_per_second: rate(totals.games),
            decisions_per_second: rate(totals.length.total),
        }
    }
}

/// Rounded to one part of `parts`: nobody reads more digits, and a file that is read gives them back.
fn rounded(number: f64, parts: f64) -> f64 {
    (number * parts).round() / parts
}
