//! Every Stage with every size of party, dealt at random: by the simple player, by the search, by chance.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};

use serde_json::Value;

use super::{Match, Runs, percent};

const STAGES: [&str; 11] =
    ["aur1", "aur2", "aur3", "aur4", "blo1", "blo2", "blo3", "blo4", "gla1", "gla2", "gla3"];
const PARTIES: [usize; 4] = [1, 2, 3, 4];
/// A search thinks a thousand times as long as the simple player, so it plays a tenth of the matches.
const PATIENCE: u64 = 10;

/// Wins and matches of a character, by the size of its party.
type Characters = BTreeMap<String, [(u64, u64); PARTIES.len()]>;

/// Plays them all and gives the tables.
pub(super) fn tables(runs: &Runs) -> anyhow::Result<String> {
    let mut text = String::from("| Stage | party | `policy` | rounds | `normal` | rounds | `random` |\n");
    text.push_str("| --- | --- | --- | --- | --- | --- | --- |\n");
    let mut characters = Characters::new();
    let few = Runs { games: (runs.games / PATIENCE).max(1), game: runs.game.clone(), ..*runs };
    for stage in STAGES {
        for party in PARTIES {
            let simple = play(runs, stage, party, "policy")?;
            let search = play(&few, stage, party, "normal")?;
            let chance = play(runs, stage, party, "random")?;
            count(&mut characters, party, &simple);
            let row = [cell(&simple), rounds(&simple), cell(&search), rounds(&search), cell(&chance)];
            writeln!(text, "| {stage} | {party} | {} |", row.join(" | "))?;
        }
    }
    by_character(&characters, &mut text)?;
    Ok(text)
}

fn play(runs: &Runs, stage: &str, party: usize, bots: &str) -> anyhow::Result<Value> {
    let anybody = vec!["\"any\""; party].join(", ");
    let setup = format!("(stage: {stage:?}, characters: [{anybody}])");
    runs.sim(&Match { bots, seats: party, setup: &setup, count: true })
}

/// How often the party won.
fn cell(report: &Value) -> String {
    percent(&report["shares"][0])
}

/// How many rounds it took on average, won or lost.
fn rounds(report: &Value) -> String {
    let (mut sum, mut games) = (0, 0);
    for (round, found) in counts(report, "round") {
        let times = found["times"].as_u64().unwrap_or(0);
        sum += round.parse::<u64>().unwrap_or(0) * times;
        games += times;
    }
    (sum / games.max(1)).to_string()
}

fn counts<'a>(report: &'a Value, what: &str) -> impl Iterator<Item = (&'a String, &'a Value)> {
    report["totals"]["counts"][what].as_object().into_iter().flatten()
}

fn count(characters: &mut Characters, party: usize, report: &Value) {
    for (character, found) in counts(report, "character") {
        let of = |key: &str| found["seats"][key].as_u64().unwrap_or(0);
        let sum = &mut characters.entry(character.clone()).or_default()[party - 1];
        *sum = (sum.0 + of("wins"), sum.1 + of("games"));
    }
}

/// The share of matches each character's parties won, over all Stages alike.
fn by_character(characters: &Characters, text: &mut String) -> fmt::Result {
    text.push_str("\n| character | alone | of two | of three | of four | all |\n");
    text.push_str("| --- | --- | --- | --- | --- | --- |\n");
    for (character, parties) in characters {
        let all = parties.iter().fold((0, 0), |sum, it| (sum.0 + it.0, sum.1 + it.1));
        let cells: Vec<String> = parties.iter().chain([&all]).map(|it| share(*it)).collect();
        writeln!(text, "| {character} | {} |", cells.join(" | "))?;
    }
    Ok(())
}

fn share((won, games): (u64, u64)) -> String {
    format!("{}%", (100 * won + games / 2) / games.max(1))
}
