//! What scenarios leave out is found.

use std::sync::Arc;

use lab::coverage::{Coverage, Standing, run};

use crate::toy::Straws;

fn covered(games: u64) -> Coverage {
    run(&Arc::new(Straws::boxed()), games, 1).expect("every number of seats can be played")
}

fn rules(coverage: &Coverage, standing: Standing) -> Vec<&'static str> {
    coverage.of(standing).map(|count| count.rule.as_str()).collect()
}

fn counts(coverage: &Coverage, rule: &str) -> (u64, u64) {
    let count = coverage.rules.iter().find(|count| count.rule.as_str() == rule).expect("a rule of straws");
    (count.in_scenarios, count.in_games)
}

#[test]
fn rules_no_scenario_shows_are_listed_even_when_random_games_show_them() {
    let coverage = covered(60);
    assert_eq!(rules(&coverage, Standing::Uncited), ["TOY-WIND-01", "TOY-SEATS-01"]);
    assert_eq!(rules(&coverage, Standing::Unobservable), ["TOY-MANNERS-01"]);
    let (in_scenarios, in_games) = counts(&coverage, "TOY-WIND-01");
    assert!(in_scenarios == 0 && in_games > 0);
    assert_eq!(counts(&coverage, "TOY-SEATS-01"), (0, 0));
    assert!(!coverage.is_complete());
}

#[test]
fn random_games_count_events_refusals_and_results() {
    let coverage = covered(60);
    assert_eq!(counts(&coverage, "TOY-LAID-01").1, 60);
    assert!(counts(&coverage, "TOY-DRAWN-01").1 > 300, "an event a decision");
    assert!(counts(&coverage, "TOY-TURN-01").1 > 60, "a refusal");
    assert!(counts(&coverage, "TOY-DRAWN-02").1 > 0, "a refusal near the end only");
    assert!(counts(&coverage, "TOY-LAST-01").1 > 30, "the rule that decided");
}

#[test]
fn a_scenario_that_does_not_hold_and_a_sheet_nobody_can_read_are_failures() {
    let coverage = covered(0);
    assert_eq!(coverage.scenarios, 4);
    assert_eq!(coverage.failures.len(), 2, "{:?}", coverage.failures);
    assert!(coverage.failures[0].starts_with("straws.ron: a scenario that is wrong"));
    assert!(coverage.failures[1].starts_with("torn.ron:1"));
    let text = coverage.to_string();
    assert!(text.contains("never cited in a scenario (2): TOY-WIND-01, TOY-SEATS-01"), "{text}");
}

#[test]
fn the_same_seed_counts_the_same() {
    assert_eq!(covered(20).rules, covered(20).rules);
}
