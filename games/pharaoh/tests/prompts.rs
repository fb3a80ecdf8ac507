//! What is asked says what is at stake: who or what comes, for how much, made of what; the doors of a new hex.

use std::sync::Arc;

use pharaoh::{Given, Pharaoh};
use table::{Chance, Game as _, Lobby as _, Seat, Speak as _, Start, Table, Throw, Viewer};

fn game() -> Arc<Pharaoh> {
    Arc::new(Pharaoh::open(&Pharaoh::printed()).expect("the printed box is sound"))
}

/// Ana and Bo in a position, the lines done, with these dice; and the question that waits then.
fn asked(given: &str, dice: &[u32], lines: &[(Seat, &str)]) -> (Table<Pharaoh>, String) {
    let game = game();
    let given: Given = serde_json::from_str(given).expect("a position");
    let setup = game.default_setup(2).expect("two may play");
    let names = ["Ana", "Bo"].map(str::to_owned).to_vec();
    let throws = dice.iter().map(|face| Throw::Die(*face)).collect();
    let chance = Chance::Scripted { throws, setup_seed: Some(4) };
    let start = Start { setup, names, given: Some(given), chance };
    let mut table = Table::open(game, start).expect("the position is possible");
    for (seat, line) in lines {
        let action = table.read(line).expect("a line");
        table.submit(*seat, table.seq(), action).expect("it is legal");
    }
    let seat = table.turn().awaited().lowest().expect("somebody is asked");
    let prompt = table.game().prompt(table.state(), seat, table.names()).expect("in words");
    (table, prompt)
}

const ANA: Seat = Seat(0);

#[test]
fn an_event_comes_with_its_hex_its_name_and_its_numbers() {
    let position = r#"{
        "round": 3, "phase": "Actions",
        "crypt": [{"hex": "H016", "at": [0, 0]}, {"hex": "H002", "at": [0, -1], "doors": ["S"]}],
        "players": {"Ana": {"character": "Avenger"}, "Bo": {"character": "Warlord"}}
    }"#;
    let (_, prompt) = asked(position, &[], &[(ANA, "go (0,-1)")]);
    assert_eq!(prompt, "Chamber of Arches, the rocks: 5 damage to you. Your defense?");
    let (_, prompt) = asked(position, &[4], &[(ANA, "go (0,-1)"), (ANA, "accept")]);
    assert_eq!(prompt, "The Cobra strikes you for 4 rolled + 2 = 6. Your defense?");
}

#[test]
fn an_event_without_damage_says_what_it_would_do() {
    let position = r#"{
        "round": 3, "phase": "Actions",
        "crypt": [{"hex": "H016", "at": [0, 0]}, {"hex": "H007", "at": [0, -1], "doors": ["S"]}],
        "players": {"Ana": {"character": "Avenger", "hand": ["heal"], "open": true}, "Bo": {"character": "Warlord"}}
    }"#;
    let (_, prompt) = asked(position, &[4], &[(ANA, "go (0,-1)")]);
    assert_eq!(prompt, "Crypt of Feast or Famine: two cards discarded. Your defense?");
}

#[test]
fn damage_comes_with_its_sum() {
    let position = r#"{
        "round": 3, "phase": "Actions", "crypt": [{"hex": "H004", "at": [0, 0]}],
        "players": {"Ana": {"character": "Undertaker", "hand": ["pure_might"]}, "Bo": {"character": "Warlord"}}
    }"#;
    let (table, prompt) = asked(position, &[6], &[(ANA, "with pure_might"), (ANA, "hit Bo")]);
    assert_eq!(prompt, "Ana hits you for 6 rolled + 10 cards + 3 hex = 19. Your defense?");
    let heard = table
        .log(Viewer::SPECTATOR, 0)
        .expect("the log")
        .into_iter()
        .map(|line| line.text)
        .collect::<Vec<_>>();
    assert!(heard.contains(&"19 damage comes to Bo: 6 rolled + 10 cards + 3 hex".to_owned()), "{heard:?}");
}

#[test]
fn a_new_hex_shows_its_doors() {
    let position = r#"{
        "round": 3, "phase": "Actions", "crypt": [{"hex": "H016", "at": [0, 0]}], "hexpile": ["H028"],
        "players": {"Ana": {"character": "Avenger"}, "Bo": {"character": "Warlord"}}
    }"#;
    let (_, prompt) = asked(position, &[], &[(ANA, "explore")]);
    assert_eq!(prompt, "You find Tomb of Death, doors N SE SW: where does it lie?");
}

#[test]
fn whoever_has_no_body_is_not_asked_to_keep_one() {
    let position = r#"{
        "round": 3, "phase": "Start",
        "crypt": [{"hex": "H016", "at": [0, 0]}, {"hex": "H026", "at": [0, -1], "doors": ["S"]}],
        "players": {"Ana": {"defeated": true}, "Bo": {"character": "Warlord"}}
    }"#;
    let (table, prompt) = asked(position, &[], &[]);
    assert_eq!(prompt, "You were defeated: which body will you take?");
    let labels: Vec<String> = table.choices(ANA).into_iter().map(|choice| choice.label).collect();
    assert!(labels.contains(&"no body".to_owned()) && !labels.contains(&"keep".to_owned()), "{labels:?}");
}
