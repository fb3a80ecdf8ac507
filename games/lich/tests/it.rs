//! The scenarios of The Lich's Crypt hold, and between them show every rule at work.

use std::sync::Arc;

use lich::Lich;
use lich::cites::RULEBOOK;
use table::Game as _;
use testkit::run_sheets;

fn game() -> Arc<Lich> {
    Arc::new(Lich::open(&Lich::printed()).expect("the printed box is sound"))
}

#[test]
fn the_scenarios_hold() {
    run_sheets(&game());
}

/// A rule that no event and no refusal can show says so in `RULES.md`; all others are shown.
#[test]
fn every_observable_rule_is_cited() {
    let citations = run_sheets(&game());
    let wrong: Vec<String> = RULEBOOK
        .rules
        .iter()
        .filter_map(|rule| match (citations.contains_key(&rule.id), rule.unobservable) {
            (false, None) => Some(format!("{} is cited by no scenario", rule.id)),
            (true, Some(_)) => Some(format!("{} is marked as not observable, but was cited", rule.id)),
            _ => None,
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A worked example of the rules that no scenario tells would be one nobody has checked.
#[test]
fn every_worked_example_is_a_scenario() {
    let rules = include_str!("../RULES.md");
    let sheets = Lich::scenarios();
    let (_, examples) = sheets.iter().find(|(file, _)| file.contains("worked-examples")).unwrap();
    let named: Vec<&str> =
        rules.lines().filter_map(|line| line.strip_prefix("**EX-")).map(|rest| &rest[..2]).collect();
    assert_eq!(named.len(), 22);
    for number in named {
        assert!(examples.contains(&format!("title: \"EX-{number}")), "EX-{number} has no scenario");
    }
}
