//! Equal searchers with every party of characters, and bots against bots.

use std::collections::BTreeMap;

use anyhow::Context as _;
use serde_json::Value;

use super::{Match, Runs, percent};

const CHARACTERS: [&str; 6] = ["Avenger", "Magician", "Undertaker", "Engineer", "Spellmancer", "Warlord"];
const SEATS: [usize; 2] = [2, 4];
/// Who plays the matches of equals. A weak search, so that hundreds of matches take minutes.
const EQUALS: &str = "ismcts:60";
const DUELS: [&str; 3] = ["normal,policy", "normal,greedy", "policy,greedy"];
/// A duel is decided by fewer matches than a share of six, and `normal` thinks five times as long: one in so many.
const DUEL: u64 = 5;
/// What fewer of its holders than this play is worth a look.
const SELDOM: f64 = 0.2;

/// Plays them all and gives the tables.
pub(super) fn tables(runs: &Runs) -> anyhow::Result<String> {
    let mut text = String::new();
    let mut cards = Counts::default();
    for seats in SEATS {
        let sums = equals(runs, seats)?;
        text.push_str(&sums.table(seats));
        cards.add(&sums);
    }
    text.push_str(&cards.seldom());
    text.push_str("\n| bots | seats | games | first bot wins |\n| --- | --- | --- | --- |\n");
    let few = Runs { games: (runs.games / DUEL).max(1), game: runs.game.clone(), ..*runs };
    for bots in DUELS {
        for seats in SEATS {
            text.push_str(&duel(&few, bots, seats)?);
        }
    }
    Ok(text)
}

/// Every party of so many different characters plays its part of the matches.
fn equals(runs: &Runs, seats: usize) -> anyhow::Result<Counts> {
    let parties = parties(seats);
    let share =
        Runs { game: runs.game.clone(), games: (runs.games / parties.len() as u64).max(1), seed: runs.seed };
    let mut sums = Counts::default();
    for party in parties {
        let setup = format!("(characters: [{}])", party.join(", "));
        let report = share.sim(&Match { bots: EQUALS, seats, setup: &setup, count: true })?;
        sums.hear(&report["totals"]["counts"]);
    }
    Ok(sums)
}

/// All choices of so many characters. Dice say who begins, so no seat is better than another.
fn parties(seats: usize) -> Vec<Vec<&'static str>> {
    (0u32..1 << CHARACTERS.len())
        .filter(|set| set.count_ones() as usize == seats)
        .map(|set| (0..CHARACTERS.len()).filter(|it| set >> it & 1 == 1).map(|it| CHARACTERS[it]).collect())
        .collect()
}

fn duel(runs: &Runs, bots: &str, seats: usize) -> anyhow::Result<String> {
    let report = runs.sim(&Match { bots, seats, setup: "()", count: false })?;
    let first = bots.split(',').next().unwrap_or(bots);
    let shares = report["shares"].as_array().map_or(&[][..], Vec::as_slice);
    let share = shares.iter().find(|share| share["side"]["bot"] == first).context("a bot has no share")?;
    Ok(format!("| {bots} | {seats} | {} | {} |\n", report["totals"]["games"], percent(share)))
}

/// Counts, summed: what, which, and for how many seats and games.
#[derive(Default)]
struct Counts(BTreeMap<String, BTreeMap<String, Frequency>>);

#[derive(Clone, Copy, Default)]
struct Frequency {
    games: u64,
    seats: u64,
    won: u64,
}

impl Counts {
    fn hear(&mut self, counts: &Value) {
        for (what, all) in counts.as_object().into_iter().flatten() {
            for (which, found) in all.as_object().into_iter().flatten() {
                let of = |value: &Value| value.as_u64().unwrap_or(0);
                let tally = &found["seats"];
                self.record(
                    what,
                    which,
                    Frequency {
                        games: of(&found["games"]),
                        seats: of(&tally["games"]),
                        won: of(&tally["wins"]),
                    },
                );
            }
        }
    }

    fn record(&mut self, what: &str, which: &str, more: Frequency) {
        let sum = self.0.entry(what.to_owned()).or_default().entry(which.to_owned()).or_default();
        sum.games += more.games;
        sum.seats += more.seats;
        sum.won += more.won;
    }

    fn add(&mut self, other: &Self) {
        for (what, all) in &other.0 {
            for (which, found) in all {
                self.record(what, which, *found);
            }
        }
    }

    fn of(&self, what: &str) -> impl Iterator<Item = (&String, &Frequency)> {
        self.0.get(what).into_iter().flatten()
    }

    fn table(&self, seats: usize) -> String {
        let games: u64 = self.of("ending").map(|(_, found)| found.games).sum();
        let escapes = self.of("ending").find(|(how, _)| *how == "escape").map_or(0, |(_, found)| found.games);
        let mut text = format!(
            "\n{seats} seats, {games} games: {escapes} end by an escape; the median game has {} rounds.\n\n\
             | character | games | won | of its fair share | defeated at the end |\n\
             | --- | --- | --- | --- | --- |\n",
            self.median_round(games),
        );
        text.extend(self.of("character").map(|(name, found)| {
            let defeated =
                self.of("defeated").find(|(it, _)| *it == name).map_or(0, |(_, found)| found.seats);
            let share = ratio(found.won * seats as u64, found.seats);
            format!("| {name} | {} | {} | {share:.2} | {defeated} |\n", found.seats, found.won)
        }));
        text
    }

    fn median_round(&self, games: u64) -> String {
        let mut seen = 0;
        let middle = self.of("round").find(|(_, found)| {
            seen += found.games;
            2 * seen >= games
        });
        middle.map_or_else(String::new, |(round, _)| round.clone())
    }

    /// The cards that few of those who draw them play, the rarest first.
    fn seldom(&self) -> String {
        let mut rows: Vec<(f64, &String, u64)> = self
            .of("drawn")
            .map(|(card, drawn)| {
                let played =
                    self.of("played").find(|(it, _)| *it == card).map_or(0, |(_, found)| found.seats);
                (ratio(played, drawn.seats), card, drawn.seats)
            })
            .filter(|(share, ..)| *share < SELDOM)
            .collect();
        rows.sort_by(|one, other| one.0.total_cmp(&other.0));
        let mut text = String::from("\n| card | drawn in | played in |\n| --- | --- | --- |\n");
        text.extend(
            rows.iter().map(|(share, card, drawn)| format!("| {card} | {drawn} | {:.0}% |\n", share * 100.0)),
        );
        text
    }
}

#[expect(clippy::cast_precision_loss, reason = "nobody plays 2^53 games")]
fn ratio(part: u64, whole: u64) -> f64 {
    part as f64 / (whole as f64).max(1.0)
}
