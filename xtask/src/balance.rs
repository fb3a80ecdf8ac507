//! The matches behind each game's `BALANCE.md`.

mod crusade;
mod lich;
mod pharaoh;
mod tomb;

use std::path::Path;
use std::{env, fs};

use anyhow::{Context as _, bail};
use serde_json::Value;

use crate::undercroft;

/// `GAME [GAMES] [SEED]`: plays a game's matches and prints its tables.
pub(crate) fn run(words: &[&str]) -> anyhow::Result<()> {
    let [game, numbers @ ..] = words else { bail!("which game?") };
    let number = |index: usize, default: u64| match numbers.get(index) {
        Some(word) => word.parse().with_context(|| format!("{word:?} is not a number")),
        None => Ok(default),
    };
    if numbers.len() > 2 {
        bail!("expected a game and at most a number of games and a seed");
    }
    let runs = Runs { game: (*game).to_owned(), games: number(0, 400)?, seed: number(1, 1)? };
    let text = match *game {
        "crusade" => crusade::tables(&runs)?,
        "lich" => lich::tables(&runs)?,
        "pharaoh" => pharaoh::tables(&runs)?,
        "tomb" => tomb::tables(&runs)?,
        _ => bail!("nobody has measured {game:?} yet"),
    };
    eprintln!("\n{text}");
    Ok(())
}

/// How many matches of which game, and from which seed.
struct Runs {
    game: String,
    games: u64,
    seed: u64,
}

/// Who plays what.
struct Match<'a> {
    bots: &'a str,
    seats: usize,
    /// Nothing is what the lobby proposes.
    setup: &'a str,
    /// Whether to count what the game counts of itself.
    count: bool,
}

impl Runs {
    /// Plays them and gives the report of `undercroft sim`.
    fn sim(&self, of: &Match<'_>) -> anyhow::Result<Value> {
        let file = env::temp_dir().join(format!("undercroft-balance-{}.json", std::process::id()));
        let (games, seed, seats) = (self.games.to_string(), self.seed.to_string(), of.seats.to_string());
        let path = file.to_string_lossy();
        let mut words = vec!["sim", &self.game, "--games", &games, "--seed", &seed, "--json", &path];
        words.extend(["--players", &seats, "--seats", of.bots]);
        if !of.setup.is_empty() {
            words.extend(["--setup", of.setup]);
        }
        words.extend(of.count.then_some("--count"));
        undercroft(&words)?;
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
