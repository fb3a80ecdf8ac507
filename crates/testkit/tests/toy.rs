//! The toy keeps every law, and its scenarios hold.

use std::sync::Arc;

use testkit::{Laws, run_sheets, toy};

#[test]
fn the_scenarios_hold_and_cite_every_rule() {
    let citations = run_sheets(&Arc::new(toy::Vault::new()));
    for rule in toy::rules::RULEBOOK.rules {
        assert!(citations.contains_key(&rule.id), "no scenario cites {}", rule.id);
    }
}

#[test]
fn the_laws_hold() {
    let tally = Laws::of(&Arc::new(toy::Vault::new())).conserving(toy::conserved).check();
    assert_eq!(tally.games, 72);
    assert!(tally.decisions > 2_000, "{tally:?}");
}
