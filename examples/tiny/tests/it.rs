//! The example keeps the laws, its scenarios hold, and the manual says what stands here.

use testkit::{Laws, every_rule_is_shown, printed, run_sheets};
use tiny::{State, Tiny};

const FILES: [&str; 7] = [
    include_str!("../src/lib.rs"),
    include_str!("../src/main.rs"),
    include_str!("../build.rs"),
    include_str!("it.rs"),
    include_str!("../RULES.md"),
    include_str!("../content/relics.ron"),
    include_str!("../scenarios/robbers.ron"),
];

#[test]
fn the_laws_hold() {
    Laws::of(&printed::<Tiny>()).conserving(conserved).check();
}

/// No robber holds more than it was dealt, and the crypt stays as it is.
fn conserved(_: &Tiny, state: &State) -> Result<(), String> {
    let whole =
        state.hands.iter().all(|hand| hand.len() <= 3) && state.crypt.len() + 3 * state.hands.len() == 12;
    if whole { Ok(()) } else { Err(format!("relics are missing: {state:?}")) }
}

#[test]
fn the_scenarios_hold_and_show_every_rule() {
    run_sheets(&printed::<Tiny>());
    every_rule_is_shown(&printed::<Tiny>());
}

#[test]
fn every_snippet_of_the_manual_stands_in_the_example() {
    let manual = include_str!("../../../docs/write-a-game.md");
    let snippets: Vec<&str> =
        manual.split("```").skip(1).step_by(2).filter(|it| !it.starts_with("sh\n")).collect();
    assert!(snippets.len() >= 10, "the manual shows the example");
    for snippet in snippets {
        let (_, text) = snippet.split_once('\n').expect("a snippet begins with its language");
        for part in text.split("\n…\n") {
            let found = FILES.iter().any(|file| file.contains(part.trim_end()));
            assert!(found, "not in the example:\n{part}");
        }
    }
}

#[test]
fn the_example_is_small() {
    let code = |line: &&str| !line.trim().is_empty() && !line.trim().starts_with("//");
    let lines: usize = FILES[..2].iter().map(|file| file.lines().filter(code).count()).sum();
    assert!(lines <= 300, "{lines} lines of code");
}
