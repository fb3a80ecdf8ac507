//! The path machine of LIC-RUL-89 as a table, walked through in every way there is.

use std::collections::BTreeSet;
use std::sync::Arc;

use lich::Lich;
use lich::given::{Given, GivenPath};
use table::Game as _;

use crate::bench::Bench;

/// A floor of harmless encounters, so that only the path matters.
fn floor() -> Bench {
    let main = ["foul_air", "creaking_floor", "old_mechanism", "dark_water", "cursed_threshold"];
    let main = main.map(str::to_owned).to_vec();
    let given = Given { path: GivenPath { main, ..GivenPath::default() }, ..Given::default() };
    Bench::new(&harmless(), &["warrior"], given, &[])
}

/// The printed box, but every encounter is a hazard that asks nothing and harms nobody.
fn harmless() -> Arc<Lich> {
    let mut files = Lich::printed();
    let encounters = files.iter().find(|(path, _)| *path == "encounters.ron").expect("a printed file").1;
    let encounters = (1..=6).fold(encounters.to_owned(), |text, count| {
        text.replace(&format!("Combat(monsters: {count})"), "Hazard")
    });
    let breezes = (1..=12).map(|number| {
        format!(
            r#"(id: "breeze_{number}", name: "Breeze {number}", mark: House, rules: ["LIC-RUL-88"],
                ordeal: Each(Suffer([Energize(1)]))),"#
        )
    });
    files.insert("encounters.ron", encounters);
    files.insert("hazards.ron", format!("[{}]", breezes.collect::<String>()));
    Arc::new(Lich::open(&files).unwrap_or_else(|mistakes| panic!("{mistakes:#?}")))
}

/// Where the party is asked, in the words of the rulebook: the state of the machine and its exits.
fn asked(bench: &Bench) -> (String, BTreeSet<String>) {
    let choices: BTreeSet<String> = bench
        .choices()
        .into_iter()
        .filter(|line| ["play main", "scout", "play secondary", "return", "go on"].contains(&line.as_str()))
        .collect();
    let path = bench.view().path;
    let lane = if path.lane == lich::state::Lane::Main { "M" } else { "S" };
    (format!("{lane}{}", path.column), choices)
}

/// What has been played, in order: `M1 S2 S3 M3`.
fn played(bench: &mut Bench, choices: &[&str]) -> Vec<String> {
    let mut played = Vec::new();
    let mut choices = choices.iter();
    let before = |bench: &Bench| bench.view().path.completed;
    for _ in 0..40 {
        let count = before(bench);
        if bench.view().path.boss.turned {
            return played;
        }
        if bench.choices().contains(&"ready".to_owned()) {
            bench.say("Ana: ready");
        } else {
            let choice = choices.next().unwrap_or_else(|| panic!("asked at {:?}", asked(bench)));
            bench.say(&format!("Ana: {choice}"));
        }
        if before(bench) > count {
            played.push(asked(bench).0);
        }
    }
    panic!("the floor has no end");
}

/// Choices of the leader, and the encounters that follow from them (P1 to P5).
const WALKS: &[(&[&str], &str)] = &[
    // Never leaving.
    (&["play main", "play main", "play main", "play main"], "M1 M2 M3 M4 M5"),
    // Scouting and staying changes nothing.
    (&["scout", "play main", "play main", "play main", "play main"], "M1 M2 M3 M4 M5"),
    // Leaving at 2: the second card is compulsory, then back at once; M2 is never played.
    (&["scout", "play secondary", "return", "play main", "play main"], "M1 S2 S3 M3 M4 M5"),
    // The same one column further.
    (&["scout", "play secondary", "go on", "return", "play main"], "M1 S2 S3 S4 M4 M5"),
    // To the very end: at the fifth column there is no choice, M5 must be played.
    (&["scout", "play secondary", "go on", "go on"], "M1 S2 S3 S4 S5 M5"),
    // Leaving at 3, 4 and 5.
    (&["play main", "scout", "play secondary", "return", "play main"], "M1 M2 S3 S4 M4 M5"),
    (&["play main", "scout", "play secondary", "go on"], "M1 M2 S3 S4 S5 M5"),
    (&["play main", "play main", "scout", "play secondary"], "M1 M2 M3 S4 S5 M5"),
    (&["play main", "play main", "play main", "scout", "play secondary"], "M1 M2 M3 M4 S5 M5"),
    // Twice on one floor: each stretch adds one encounter, so that seven are the most.
    (&["scout", "play secondary", "return", "scout", "play secondary"], "M1 S2 S3 M3 S4 S5 M5"),
    (&["scout", "play secondary", "return", "play main", "scout", "play secondary"], "M1 S2 S3 M3 M4 S5 M5"),
    (&["play main", "scout", "play secondary", "return", "scout", "play secondary"], "M1 M2 S3 S4 M4 S5 M5"),
];

#[test]
fn the_path_goes_where_the_table_says() {
    for (choices, expected) in WALKS {
        let mut bench = floor();
        assert_eq!(played(&mut bench, choices).join(" "), *expected, "{choices:?}");
    }
}

/// Every way through a floor, found by trying all choices: five to seven encounters, the first and
/// the fifth main card always among them, never a third path, never a step back.
#[test]
fn every_way_through_a_floor_keeps_the_rules_of_the_path() {
    let mut walks = BTreeSet::new();
    explore(Vec::new(), &mut walks);
    for walk in &walks {
        let cards: Vec<(char, u8)> =
            walk.split(' ').map(|card| (card.as_bytes()[0].into(), card.as_bytes()[1] - b'0')).collect();
        assert!((5..=7).contains(&cards.len()), "{walk}");
        assert_eq!((cards[0], cards[cards.len() - 1]), (('M', 1), ('M', 5)), "{walk}");
        for pair in cards.windows(2) {
            let ((from, here), (to, next)) = (pair[0], pair[1]);
            match (from, to) {
                ('S', 'M') => assert_eq!(next, here, "{walk}: back to the card directly below"),
                _ => assert_eq!(next, here + 1, "{walk}: one column to the right"),
            }
        }
        let stretches: Vec<usize> =
            walk.split('M').map(|between| between.matches('S').count()).filter(|count| *count > 0).collect();
        let at_five = walk.contains("M4 S5");
        let short = stretches.iter().filter(|length| **length == 1).count();
        assert_eq!(short, usize::from(at_five), "{walk}: a stretch has two cards, but for one at the end");
        assert_eq!(cards.len(), 5 + stretches.len(), "{walk}: each stretch adds exactly one");
    }
    for (_, expected) in WALKS {
        assert!(walks.contains(*expected), "{expected} was not found");
    }
    assert_eq!(walks.len(), 12, "{walks:#?}");
}

/// Tries every choice at the first question that `choices` do not answer.
fn explore(choices: Vec<String>, walks: &mut BTreeSet<String>) {
    let mut bench = floor();
    let mut script = choices.iter();
    let mut played = Vec::new();
    loop {
        let count = bench.view().path.completed;
        if bench.view().path.boss.turned {
            walks.insert(played.join(" "));
            return;
        }
        if bench.choices().contains(&"ready".to_owned()) {
            bench.say("Ana: ready");
        } else if let Some(choice) = script.next() {
            bench.say(&format!("Ana: {choice}"));
        } else {
            let (_, open) = asked(&bench);
            assert_eq!(open.len(), 2, "one of two: {open:?}");
            for choice in open {
                let mut longer = choices.clone();
                longer.push(choice);
                explore(longer, walks);
            }
            return;
        }
        if bench.view().path.completed > count {
            played.push(asked(&bench).0);
        }
    }
}

/// What is offered where: the states of the machine and their exits.
#[test]
fn each_question_has_exactly_its_exits() {
    let set = |words: &[&str]| words.iter().map(ToString::to_string).collect::<BTreeSet<String>>();
    let mut bench = floor();
    bench.say("Ana: ready"); // M1 without a question, then camp
    bench.say("Ana: ready");
    assert_eq!(asked(&bench), ("M2".to_owned(), set(&["play main", "scout"])));
    bench.say("Ana: scout");
    assert_eq!(asked(&bench), ("M2".to_owned(), set(&["play main", "play secondary"])));
    bench.say("Ana: play secondary").say("Ana: ready"); // S2, camp, S3 without a question, camp
    assert!(bench.tries("Ana: scout").is_err());
    bench.say("Ana: ready");
    assert_eq!(asked(&bench), ("S3".to_owned(), set(&["return", "go on"])));
    assert!(bench.tries("Ana: scout").is_err(), "never a third path");
    bench.say("Ana: return").say("Ana: ready"); // M3 without a question
    assert_eq!(asked(&bench), ("M4".to_owned(), set(&["play main", "scout"])));
}
