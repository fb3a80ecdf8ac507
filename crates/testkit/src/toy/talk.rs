//! The toy at the table in a few words, for tests of what stands above the rules.

use std::sync::Arc;

use table::Start;
use table::{Chance, Lobby as _, Refusal, Table};

use super::{Given, Setup, Vault};

/// Lays a position of one round out for these seats.
pub fn lay(names: &[&str], given: Given, chance: Chance) -> Table<Vault> {
    let game = Vault::new();
    let seats = game.default_setup(names.len()).expect("two to four names").seats;
    let start = Start {
        setup: Setup { seats, rounds: 1 },
        names: names.iter().map(ToString::to_string).collect(),
        given: Some(given),
        chance,
    };
    Table::open(Arc::new(game), start).expect("a position that can be laid out")
}

/// Somebody says what they do: `Ana: play hush`.
pub fn say(table: &mut Table<Vault>, line: &str) -> Result<(), Refusal> {
    let (name, words) = line.split_once(": ").expect("`name: action`");
    let seat = table.names().find(name).expect("a name at the table");
    let action = table.read(words)?;
    table.submit(seat, table.seq(), action)
}

/// Several do, one after another, and all may.
pub fn say_all(table: &mut Table<Vault>, lines: &[&str]) {
    for line in lines {
        say(table, line).unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
    }
}
