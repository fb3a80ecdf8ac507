//! Equal bots on both sides, and bots against bots.

use anyhow::Context as _;

use super::{Match, Runs, percent};

/// Who plays the matches of equals.
const EQUALS: &str = "ismcts:300";
const BOARDS: [&str; 3] = ["old_yard", "chapel_rows", "three_wards"];
/// Three seats are lopsided as printed; the game says so.
const SEATS: [usize; 7] = [2, 3, 4, 5, 6, 7, 8];
const DUELS: [&str; 2] = ["ismcts:500,greedy", "greedy,random"];

/// Plays them all and gives the tables.
pub(super) fn tables(runs: &Runs) -> anyhow::Result<String> {
    let mut text =
        String::from("| board | seats | games | Groundskeepers | draws | Necromancers | decisions |\n");
    text.push_str("| --- | --- | --- | --- | --- | --- | --- |\n");
    for board in BOARDS {
        for seats in SEATS {
            text.push_str(&equals(runs, board, seats)?);
        }
    }
    text.push_str(
        "\n| bots | seats | games | first bot wins, averaged over both teams |\n| --- | --- | --- | --- |\n",
    );
    for bots in DUELS {
        for seats in [2, 4] {
            text.push_str(&duel(runs, bots, seats)?);
        }
    }
    Ok(text)
}

fn equals(runs: &Runs, board: &str, seats: usize) -> anyhow::Result<String> {
    let setup = format!("(board: {board:?}, opening_purse: Even)");
    let report = runs.sim(&Match { bots: EQUALS, seats, setup: &setup, count: false })?;
    let share = |team: usize| percent(&report["shares"][team]);
    Ok(format!(
        "| {board} | {seats} | {} | {} | {} | {} | {} |\n",
        report["totals"]["games"],
        share(0),
        report["totals"]["draws"],
        share(1),
        report["totals"]["length"]["total"].as_u64().unwrap_or(0) / runs.games,
    ))
}

fn duel(runs: &Runs, bots: &str, seats: usize) -> anyhow::Result<String> {
    let report = runs.sim(&Match { bots, seats, setup: "(opening_purse: Even)", count: false })?;
    let first = bots.split(',').next().unwrap_or(bots);
    let shares = report["shares"].as_array().map_or(&[][..], Vec::as_slice);
    let share = shares.iter().find(|share| share["side"]["bot"] == first).context("a bot has no share")?;
    Ok(format!("| {bots} | {seats} | {} | {} |\n", report["totals"]["games"], percent(share)))
}
