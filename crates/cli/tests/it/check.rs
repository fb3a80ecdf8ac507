//! Content and scenarios from anywhere, good and bad.

use crate::undercroft::{Folder, Run};

const NUMBERS: &str = include_str!("../../../../games/crusade/content/numbers.ron");

const SHEET: &str = r#"(
    game: "crusade",
    scenarios: [
        (
            title: "a grave is captured at the end of the turn",
            rules: ["CRU-CAP-01"],
            seats: ["Ada", "Nox"],
            given: (phase: Turn("Ada"), graves: [(at: (1, 0))], pieces: {"Ada": On(0, 0), "Nox": On(3, 0)}),
            when: ["Ada: move (1,0)", "Ada: end turn"],
            then: [Hears("Ada captures the neutral grave on (1,0)")],
        ),
    ],
)"#;

fn check(folder: &Folder, paths: &[&str]) -> Run {
    folder.run(&[&["check"], paths].concat(), b"")
}

#[test]
fn good_content_and_good_scenarios_have_no_problem() {
    let folder = Folder::new();
    folder.write("mod/content/numbers.ron", NUMBERS);
    folder.write("mod/scenarios/capture.ron", SHEET);
    folder.write("mod/README.md", "Mine.");
    let mine = &["mod", "--game", "crusade"];
    check(&folder, mine).well().says("1 content folder, 1 sheet, 1 scenario: no problem.");
    check(&folder, &["mod/scenarios/capture.ron"]).well().says("0 content folders, 1 sheet, 1 scenario");
    check(&folder, &["mod/content", "--game", "crusade"]).well().says("1 content folder");
}

#[test]
fn content_belongs_to_the_game_that_knows_most_of_its_files() {
    let folder = Folder::new();
    folder.write("mine/numbers.ron", NUMBERS);
    check(&folder, &["mine"])
        .badly()
        .says("mine may be content of crusade or ")
        .says("say which with --game");
    folder.write("mine/cards.ron", include_str!("../../../../games/crusade/content/cards.ron"));
    check(&folder, &["mine"]).well().says("1 content folder");
}

#[test]
fn content_is_laid_over_the_print_for_playing_and_for_scenarios() {
    let folder = Folder::new();
    folder.write("far/numbers.ron", &NUMBERS.replacen("movement: 2", "movement: 4", 1));
    folder.write("run.ron", &SHEET.replace("(1,0)", "(3,-1)").replace("(1, 0)", "(3, -1)"));
    check(&folder, &["run.ron"]).badly().says("steps away, and you have 2");
    check(&folder, &["run.ron", "--content", "far"]).well();

    let play = [
        "play",
        "crusade",
        "--content",
        "far",
        "--file",
        "m.json",
        "--seats",
        "random,random",
        "--seed",
        "1",
    ];
    folder.run(&play, b"").well().says("4 steps, 1 card");
    folder.run(&["verify", "m.json"], b"").badly().says("breaks at content");
    folder.run(&["verify", "m.json", "--content", "far"], b"").well();
}

#[test]
fn every_mistake_is_reported_with_file_and_line() {
    let folder = Folder::new();
    folder.write("bad/numbers.ron", &NUMBERS.replacen("shed_bonus", "shed_bonnus", 1));
    folder.write("bad/extra.ron", "()");
    folder.write("bad/cards.txt", "");
    let line = 1 + NUMBERS.lines().position(|line| line.contains("shed_bonus")).unwrap();
    check(&folder, &["bad", "--game", "crusade"])
        .badly()
        .says(&format!("bad/numbers.ron:{line}: "))
        .says("shed_bonnus")
        .says("bad/extra.ron:1: the game has no content by this name; expected ")
        .says("bad/cards.txt:1: ")
        .says("1 content folder, 0 sheets, 0 scenarios: 3 problems.");
    folder
        .run(&["play", "crusade", "--content", "bad", "--seats", "random,random"], b"")
        .badly()
        .says("shed_bonnus");
}

#[test]
fn a_scenario_that_does_not_hold_says_where_and_what_was_legal() {
    let folder = Folder::new();
    folder.write("a.ron", &SHEET.replace("Ada: move (1,0)", "Ada: move (3,0)"));
    folder.write("b.ron", &SHEET.replace("captures the neutral grave", "misses the grave"));
    folder.write("c.ron", &SHEET.replace("scenarios:", "scenarioes:"));
    folder.write("d.ron", "(title: \"lost\")");
    folder.write("e.ron", &SHEET.replace("\"crusade\"", "\"crusade\", ]"));
    check(&folder, &["."])
        .badly()
        .says("./a.ron:5: a grave is captured at the end of the turn: \"Ada: move (3,0)\" was refused")
        .says("legal: Ada: move (1,0)")
        .says("./b.ron:5: a grave is captured at the end of the turn: expected to hear")
        .says("./c.ron:3: ")
        .says("./d.ron:1: ")
        .says("./e.ron:2: ")
        .says("5 problems.");
}

#[test]
fn nothing_to_check_is_a_problem_too() {
    let folder = Folder::new();
    folder.write("notes/a.txt", "");
    check(&folder, &["notes"]).badly().says("Nothing to check");
    check(&folder, &["nowhere"]).badly().says("there is no nowhere");
    assert_eq!(check(&folder, &[]).code, Some(2));
    folder.write("chess.ron", &SHEET.replace("crusade", "chess"));
    check(&folder, &["chess.ron"]).badly().says("There is no game \"chess\"");
}
