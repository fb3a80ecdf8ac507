//! The matches behind `games/crusade/BALANCE.md`: equal bots on both sides, and bots against bots.

use std::path::Path;
use std::{env, fs};

use anyhow::{Context as _, bail};
use serde_json::Value;

use crate::undercroft;

/// Who plays the matches of equals.
const EQUALS: &str = "ismcts:300";
const BOARDS: [&str; 3] = ["old_yard", "chapel_rows", "three_wards"];
/// Three seats are lopsided as printed; the game says so.
const SEATS: [usize; 7] = [2, 3, 4, 5, 6, 7, 8];
const DUELS: [&str; 2] = ["ismcts:500,greedy", "greedy,random"];

/// Plays them all and prints the tables.
pub(crate) fn run(words: &[&str]) -> anyhow::Result<()> {
    let number = |index: usize, default: u64| match words.get(index) {
        Some(word) => word.parse().with_context(|| format!("{word:?} is not a number")),
        None => Ok(default),
    };
    if words.len() > 2 {
        bail!("expected at most a number of games and a seed");
    }
    let runs = Runs { games: number(0, 400)?, seed: number(1, 1)? };
    let mut text =
        String::from("| board | seats | games | Groundskeepers | draws | Necromancers | decisions |\n");
    text.push_str("| --- | --- | --- | --- | --- | --- | --- |\n");
    for board in BOARDS {
        for seats in SEATS {
            text.push_str(&runs.equals(board, seats)?);
        }
    }
    text.push_str(
        "\n| bots | seats | games | first bot wins, averaged over both teams |\n| --- | --- | --- | --- |\n",
    );
    for bots in DUELS {
        for seats in [2, 4] {
            text.push_str(&runs.duel(bots, seats)?);
        }
    }
    eprintln!("\n{text}");
    Ok(())
}

struct Runs {
    games: u64,
    seed: u64,
}

impl Runs {
    fn equals(&self, board: &str, seats: usize) -> anyhow::Result<String> {
        let setup = format!("(board: {board:?}, opening_purse: Even)");
        let report = self.sim(EQUALS, seats, &setup)?;
        let share = |team: usize| percent(&report["shares"][team]);
        Ok(format!(
            "| {board} | {seats} | {} | {} | {} | {} | {} |\n",
            report["totals"]["games"],
            share(0),
            report["totals"]["draws"],
            share(1),
            report["totals"]["length"]["total"].as_u64().unwrap_or(0) / self.games,
        ))
    }

    fn duel(&self, bots: &str, seats: usize) -> anyhow::Result<String> {
        let report = self.sim(bots, seats, "(opening_purse: Even)")?;
        let first = bots.split(',').next().unwrap_or(bots);
        let shares = report["shares"].as_array().map_or(&[][..], Vec::as_slice);
        let share =
            shares.iter().find(|share| share["side"]["bot"] == first).context("a bot has no share")?;
        Ok(format!("| {bots} | {seats} | {} | {} |\n", report["totals"]["games"], percent(share)))
    }

    fn sim(&self, bots: &str, seats: usize, setup: &str) -> anyhow::Result<Value> {
        let file = env::temp_dir().join(format!("undercroft-balance-{}.json", std::process::id()));
        let (games, seed, players) = (self.games.to_string(), self.seed.to_string(), seats.to_string());
        let path = file.to_string_lossy();
        undercroft(&[
            "sim",
            "crusade",
            "--games",
            &games,
            "--seed",
            &seed,
            "--players",
            &players,
            "--seats",
            bots,
            "--setup",
            setup,
            "--json",
            &path,
        ])?;
        let report = read(&file);
        let _ = fs::remove_file(&file); // only ours, and only temporary
        report
    }
}

fn read(file: &Path) -> anyhow::Result<Value> {
    let text = fs::read_to_string(file).with_context(|| format!("{} cannot be read", file.display()))?;
    Ok(serde_json::from_str(&text)?)
}

/// `48% (43–53)`: wins, and the 95% interval.
fn percent(share: &Value) -> String {
    let of = |key: &str| (share[key].as_f64().unwrap_or(0.0) * 100.0).round();
    format!("{}% ({}–{})", of("won"), of("low"), of("high"))
}
