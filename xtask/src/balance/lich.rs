//! The rulebook's simple player at every level, and searching adventurers where the lobby sends them.

use std::fmt::Write as _;

use anyhow::Context as _;
use serde_json::Value;

use super::{Match, Runs, percent};

const LEVELS: [&str; 4] = ["Story", "Merciful", "Standard", "Grim"];
/// The simple player is done in milliseconds, and plays so many games for one of a search.
const QUICK: u64 = 10;

/// Plays them all and gives the tables.
pub(super) fn tables(runs: &Runs) -> anyhow::Result<String> {
    let quick = Runs { game: runs.game.clone(), games: runs.games * QUICK, seed: runs.seed };
    let mut text = simple_player(&quick)?;
    let searching = recommended(runs, &mut text)?;
    let of_four = play(&quick, "policy", 4, "Standard")?;
    adventurers(&mut text, &of_four, &searching);
    keywords(&mut text, &of_four);
    items(&mut text, &of_four);
    Ok(text)
}

/// Adventurers are dealt by chance: a search would choose nearly the same party every time.
fn play(runs: &Runs, bots: &str, seats: usize, level: &str) -> anyhow::Result<Value> {
    let anybody = vec!["\"any\""; seats].join(", ");
    let setup = format!("(difficulty: {level}, adventurers: [{anybody}])");
    runs.sim(&Match { bots, seats, setup: &setup, count: true })
}

/// Levels down, sizes of the party across.
fn simple_player(runs: &Runs) -> anyhow::Result<String> {
    let mut text = format!("| policy, {} games each | 1 | 2 | 3 | 4 | 5 | 6 |\n", runs.games);
    text.push_str("| --- | --- | --- | --- | --- | --- | --- |\n");
    for level in LEVELS {
        let _ = write!(text, "| {level} |");
        for seats in 1..=6 {
            let _ = write!(text, " {} |", percent(&play(runs, "policy", seats, level)?["shares"][0]));
        }
        text.push('\n');
    }
    Ok(text)
}

/// Every size of party where the lobby sends it, and four as printed; gives the reports of four.
fn recommended(runs: &Runs, text: &mut String) -> anyhow::Result<Vec<Value>> {
    text.push_str("\n| normal | level | games | won | decisions |\n| --- | --- | --- | --- | --- |\n");
    let mut reports = Vec::new();
    for seats in 1..=6 {
        let level = proposed(runs, seats)?;
        let report = play(runs, "normal", seats, &level)?;
        text.push_str(&row(runs, seats, &level, &report));
        reports.extend((seats == 4).then_some(report));
    }
    let printed = play(runs, "normal", 4, "Standard")?;
    text.push_str(&row(runs, 4, "Standard", &printed));
    reports.push(printed);
    Ok(reports)
}

/// The level the lobby proposes to so many.
fn proposed(runs: &Runs, seats: usize) -> anyhow::Result<String> {
    let once = Runs { game: runs.game.clone(), games: 1, seed: runs.seed };
    let report = once.sim(&Match { bots: "random", seats, setup: "", count: false })?;
    Ok(report["setup"]["difficulty"].as_str().context("a setup has a difficulty")?.to_owned())
}

fn row(runs: &Runs, seats: usize, level: &str, report: &Value) -> String {
    let decisions = report["totals"]["length"]["total"].as_u64().unwrap_or(0) / runs.games;
    let won = percent(&report["shares"][0]);
    format!("| {seats} | {level} | {} | {won} | {decisions} |\n", runs.games)
}

/// How often parties with each adventurer won.
fn adventurers(text: &mut String, simple: &Value, searching: &[Value]) {
    text.push_str("\n| adventurer | won with policy, four at Standard | won with normal, both rows of four | parties |\n");
    text.push_str("| --- | --- | --- | --- |\n");
    let record = |report: &Value, who: &str| {
        let seats = &report["totals"]["counts"]["adventurer"][who]["seats"];
        (seats["games"].as_u64().unwrap_or(0), seats["wins"].as_u64().unwrap_or(0))
    };
    for who in keys(simple, "adventurer") {
        let (games, wins) = record(simple, who);
        let sum = |(games, wins), report| {
            let (more, won) = record(report, who);
            (games + more, wins + won)
        };
        let (parties, won) = searching.iter().fold((0, 0), sum);
        let _ = writeln!(text, "| {who} | {} | {} | {parties} |", share(wins, games), share(won, parties));
    }
}

/// How often each keyword was at work.
fn keywords(text: &mut String, report: &Value) {
    text.push_str("\n| keyword | times in a hundred games | in how many games |\n| --- | --- | --- |\n");
    let games = report["totals"]["games"].as_u64().unwrap_or(1);
    for word in keys(report, "keyword") {
        let number = |key: &str| report["totals"]["counts"]["keyword"][word][key].as_u64().unwrap_or(0);
        let _ = writeln!(
            text,
            "| {word} | {} | {} |",
            number("times") * 100 / games,
            share(number("games"), games)
        );
    }
}

/// How often each item was taken when it was offered.
fn items(text: &mut String, report: &Value) {
    text.push_str("\n| item | offered | taken |\n| --- | --- | --- |\n");
    let times =
        |what: &str, item: &str| report["totals"]["counts"][what][item]["times"].as_u64().unwrap_or(0);
    for item in keys(report, "offered") {
        let offered = times("offered", item);
        let _ = writeln!(text, "| {item} | {offered} | {} |", share(times("taken", item), offered));
    }
}

/// Everything of a kind that was counted.
fn keys<'a>(report: &'a Value, what: &str) -> impl Iterator<Item = &'a String> {
    report["totals"]["counts"][what].as_object().into_iter().flat_map(|it| it.keys())
}

fn share(part: u64, all: u64) -> String {
    format!("{}%", (part * 100 + all / 2).checked_div(all).unwrap_or(0))
}
