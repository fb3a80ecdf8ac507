//! The scenarios of The Lich's Crypt hold, and between them show every rule at work.

use lich::Lich;
use testkit::{
    every_example_is_told, every_rule_is_shown, no_script_hangs, printed, replay_golden, run_manual,
    run_sheets,
};

#[test]
fn the_scenarios_hold() {
    run_sheets(&printed::<Lich>());
}

#[test]
fn every_observable_rule_is_cited() {
    every_rule_is_shown(&printed::<Lich>());
}

#[test]
fn every_worked_example_is_a_scenario() {
    let rules = include_str!("../RULES.md");
    assert_eq!(every_example_is_told::<Lich>(rules, "**EX-", "EX-", &[]), 22);
}

#[test]
fn the_manual_tells_the_truth() {
    let manual = include_str!("../../../docs/scenarios-lich.md");
    assert_eq!(run_manual(&printed::<Lich>(), "docs/scenarios-lich.md", manual), 2);
}

/// Whole matches as they were once played: whoever changes how the game plays sees it here.
#[test]
fn golden_records_replay_to_the_same_hashes() {
    replay_golden(&printed::<Lich>(), concat!(env!("CARGO_MANIFEST_DIR"), "/golden"));
}

/// A forged record may bring any dice: they end in an error, never in a loop.
#[test]
fn dice_that_run_out_or_tie_for_ever_come_to_rest() {
    no_script_hangs(&*printed::<Lich>());
}
