//! Rooms, cards and monsters have names: nothing that players read has a coordinate, an underscore or a `#`, and
//! whatever an action is called is read back as that action.

use std::collections::BTreeSet;
use std::sync::Arc;

use pharaoh::{Given, Pharaoh};
use table::{Chance, Game as _, Lobby as _, Seat, Speak as _, Start, Table, Viewer};

fn game() -> Arc<Pharaoh> {
    Arc::new(Pharaoh::open(&Pharaoh::printed()).expect("the printed box is sound"))
}

fn open(given: Option<&str>, chance: Chance) -> Table<Pharaoh> {
    let game = game();
    let given: Option<Given> = given.map(|text| serde_json::from_str(text).expect("a position"));
    let setup = game.default_setup(2).expect("two may play");
    let names = ["Ana", "Bo"].map(str::to_owned).to_vec();
    Table::open(game, Start { setup, names, given, chance }).expect("the position is possible")
}

/// A coordinate, an underscore, a number sign, or a seat that has no name.
fn is_plain(text: &str) -> bool {
    let cell = text.split('(').skip(1).any(|rest| rest.split(')').next().is_some_and(|it| it.contains(',')));
    !cell && !text.contains(['_', '#']) && !text.contains("Seat ")
}

/// Whole random matches: every choice, every refusal of it a move later, every line of the log.
#[test]
fn nothing_that_is_said_has_coordinates_and_every_choice_reads_back() {
    let mut rooms = BTreeSet::new();
    for seed in 0..12 {
        let mut table = open(None, Chance::Fast(seed));
        for decision in 0..400_usize {
            let Some(seat) = table.turn().awaited().lowest() else { break };
            let choices = table.choices(seat);
            for choice in &choices {
                assert!(is_plain(&choice.label), "{}", choice.label);
                assert_eq!(
                    table.read(&choice.label).expect("it is read back"),
                    choice.action,
                    "{}",
                    choice.label
                );
                if let Some(room) = choice.label.strip_prefix("go to ") {
                    rooms.insert(room.to_owned());
                }
            }
            let place = (usize::try_from(seed).expect("small") * 31 + decision * 7) % choices.len();
            let action = choices[place].action;
            table.submit(seat, table.seq(), action).expect("it is legal");
            let refusal = table.game().refuse(table.state(), Seat(0), action, table.names());
            assert!(is_plain(&refusal.sentence), "{}", refusal.sentence);
        }
        for line in table.log(Viewer::SPECTATOR, 0).expect("the log") {
            assert!(is_plain(&line.text), "{}", line.text);
        }
    }
    assert!(rooms.len() > 10, "{rooms:?}");
}

#[test]
fn twins_are_counted_by_the_order_of_laying_and_a_part_of_a_name_will_do() {
    let table = open(
        Some(
            r#"{
        "round": 3, "phase": "Actions",
        "crypt": [
            {"hex": "H006", "at": [0, 0], "doors": ["N", "NE", "SE", "S", "SW", "NW"]},
            {"hex": "H006", "at": [0, -1], "doors": ["S"]}, {"hex": "H015", "at": [1, -1], "doors": ["SW"]},
            {"hex": "H026", "at": [1, 0], "doors": ["NW"]}, {"hex": "H032", "at": [0, 1], "doors": ["N"]}
        ],
        "players": {"Ana": {"character": "Magician"}, "Bo": {"character": "Warlord"}},
        "monsters": [{"home": [0, -1], "at": [0, 0]}, {"home": [0, 0]}]
    }"#,
        ),
        Chance::Fast(1),
    );
    let labels: BTreeSet<String> = table.choices(Seat(0)).into_iter().map(|choice| choice.label).collect();
    for label in [
        "go to the second Crypt of Demons",
        "go to the Catastrophe Exit",
        "go to Pharaoh's Crypt",
        "go to the Misty Grotto",
        "hit the Demon",
        "hit the second Demon",
    ] {
        assert!(labels.contains(label), "{label} of {labels:?}");
    }
    for (short, long) in [
        ("go catastrophe", "go to the Catastrophe Exit"),
        ("go misty grotto", "go to the Misty Grotto"),
        ("go (1,0)", "go to Pharaoh's Crypt"),
        ("go pharaoh", "go to Pharaoh's Crypt"),
        ("hit demon#2", "hit the second Demon"),
        ("hit second demon", "hit the second Demon"),
    ] {
        assert_eq!(
            table.read(short).expect("it is clear"),
            table.read(long).expect("it is clear"),
            "{short}"
        );
    }
    let refusal = table.read("go demons").expect_err("there are two").to_string();
    assert!(refusal.contains("more than one room"), "{refusal}");
}
