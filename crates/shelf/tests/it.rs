//! A game by its name: found, opened, played and kept without knowing its types.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use serde_json::{Value, json};
use shelf::{AnyTable, Code, Layout, ShelfError, Start, Visit};
use table::{Chance, Seat, SeatSet, Turn, Viewer, WholeGame};

const ADA: Seat = Seat(0);
const NOX: Seat = Seat(1);
const NOBODY: Seat = Seat(255);

fn start(layout: Layout) -> Start {
    let names = vec!["Ada".to_owned(), "Nox".to_owned()];
    Start { layout, names, given: None, chance: Chance::Fast(7) }
}

/// Ada's first turn.
fn table() -> Box<dyn AnyTable> {
    let given = Some(json!({"phase": {"Turn": "Ada"}}));
    shelf::open("crusade", None, Start { given, ..start(Layout::Seats(2)) }).unwrap()
}

fn code<T>(result: Result<T, ShelfError>) -> Code {
    result.err().unwrap().code
}

#[test]
fn every_game_on_the_list_can_be_visited_and_no_other() {
    struct Key;

    impl Visit for Key {
        type Out = &'static str;

        fn visit<G: WholeGame>(self, _: Arc<G>) -> &'static str {
            G::KEY
        }
    }

    for key in shelf::keys() {
        assert_eq!(shelf::visit(key, None, Key).unwrap(), *key);
        assert_eq!(shelf::about(key).unwrap().key, *key);
    }
    assert_eq!(code(shelf::visit("chess", None, Key)), Code::UnknownGame);
}

#[test]
fn a_setup_is_understood_however_it_is_written() {
    let json = json!({"teams": ["Necromancers", "Groundskeepers"], "rounds": 7});
    let texts = [json.to_string(), "(teams: [N, GK], rounds: 7)".to_owned()];
    for layout in texts.map(Layout::Text).into_iter().chain([Layout::Json(json)]) {
        assert_eq!(shelf::seats("crusade", None, &layout).unwrap(), 2);
        let table = shelf::open("crusade", None, start(layout)).unwrap();
        assert_eq!(table.record().setup["rounds"], 7);
        assert_eq!(table.team(ADA).unwrap(), "Necromancers");
    }
    let wrong =
        [Layout::Seats(99), Layout::Json(json!(5)), Layout::Text("{".into()), Layout::Text("(".into())];
    for layout in wrong {
        assert_eq!(code(shelf::open("crusade", None, start(layout))), Code::Setup);
    }
    let given = Some(json!({"pieces": {"Zoe": {"On": [0, 0]}}}));
    assert_eq!(code(shelf::open("crusade", None, Start { given, ..start(Layout::Seats(2)) })), Code::Given);
}

#[test]
fn choices_are_what_can_be_submitted_as_json_or_in_words() {
    let mut table = table();
    let choices = table.choices(ADA).unwrap();
    let first = &choices[0];
    let action = first.action.value();
    assert_eq!((first.seat, first.index, choices[1].index), (0, 0, 1));
    assert_eq!(table.read(&first.label).unwrap(), action);
    assert_eq!(table.why_not(ADA, &action).unwrap(), None);
    assert!(table.choices(NOX).unwrap().is_empty(), "it is not Nox's turn");

    table.submit(ADA, 0, &action).unwrap();
    assert_eq!(table.seq(), 1);
    table.take_back(SeatSet::only(ADA), 1).unwrap();
    table.submit_line(ADA, 2, &choices[1].label).unwrap();
    assert_eq!(table.record().entries.len(), 3);
}

#[test]
fn every_mistake_has_its_code_and_changes_nothing() {
    let mut table = table();
    let before = (table.short_hash(), table.record());
    let end = json!("EndTurn");
    assert_eq!(code(table.submit(ADA, 5, &end)), Code::Stale);
    assert_eq!(code(table.submit(NOX, 0, &end)), Code::Illegal);
    assert_eq!(code(table.submit(ADA, 0, &json!({"Move": 255}))), Code::Illegal);
    assert_eq!(code(table.submit(ADA, 0, &json!("Fly"))), Code::Unreadable);
    assert_eq!(code(table.submit_line(ADA, 0, "fly")), Code::Unreadable);
    assert_eq!(code(table.submit(NOBODY, 0, &end)), Code::NoSeat);
    assert_eq!(code(table.why_not(NOBODY, &end)), Code::NoSeat);
    assert_eq!(code(table.choices(NOBODY)), Code::NoSeat);
    assert_eq!(code(table.team(NOBODY)), Code::NoSeat);
    assert_eq!(code(table.lapse(NOBODY, 0)), Code::NoSeat);
    assert_eq!(code(table.concede(NOBODY, 0)), Code::NoSeat);
    assert_eq!(code(table.may_hold(SeatSet::only(Seat(9)))), Code::NoSeat);
    assert_eq!(code(table.may_hold(SeatSet::first(2))), Code::Illegal);
    assert_eq!(code(table.view(Viewer::Holding(SeatSet::first(2)))), Code::Illegal);
    assert_eq!(code(table.bot_choice(&"random".parse().unwrap(), NOX, 0)), Code::NoSeat);
    assert_eq!((table.short_hash(), table.record()), before);

    table.concede(ADA, 0).unwrap();
    assert!(matches!(table.turn(), Turn::Over(_)));
    assert_eq!(code(table.submit(ADA, 1, &end)), Code::Over);
    assert_eq!(code(table.consider(&"random".parse().unwrap(), ADA, 0)), Code::Over);
}

#[test]
fn an_error_is_a_sentence_with_its_rule() {
    let error = table().submit_line(ADA, 9, "end turn").unwrap_err();
    assert_eq!(error.to_string(), format!("{} [TAB-SEQ-01]", error.message));
    assert_eq!(serde_json::to_value(&error).unwrap()["code"], "stale");
}

#[test]
fn bots_play_and_a_record_brings_the_match_back() {
    let mut table = table();
    table.seated(vec!["human".to_owned(), "greedy".to_owned()]);
    let bot = "greedy".parse().unwrap();
    while table.seq() < 20 {
        let seat = table.turn().awaited().lowest().unwrap();
        let choice = table.bot_choice(&bot, seat, 1).unwrap();
        assert_eq!(table.consider(&bot, seat, 1).unwrap()[0].label, choice.label);
        assert_eq!(table.choices(seat).unwrap()[choice.index as usize], choice);
        table.submit(seat, table.seq(), &choice.action.value()).unwrap();
    }
    let again = shelf::resume(None, &table.record()).unwrap();
    assert_eq!(again.record(), table.record());
    assert_eq!(again.players(), ["human", "greedy"]);
    assert_eq!(again.short_hash(), table.short_hash());
    assert_eq!(again.view(Viewer::seat(NOX)).unwrap(), table.view(Viewer::seat(NOX)).unwrap());

    let mut forged = table.record();
    forged.entries.remove(0);
    assert_eq!(code(shelf::resume(None, &forged)), Code::Record);
}

#[test]
fn a_viewer_sees_and_hears_what_it_may() {
    let table = shelf::open("crusade", None, start(Layout::Seats(2))).unwrap();
    let hands = |viewer| -> Vec<Value> {
        let view = table.view(viewer).unwrap().value();
        view["seats"].as_array().unwrap().iter().map(|seat| seat["hand"].clone()).collect()
    };
    assert!(hands(Viewer::seat(ADA))[0].is_array() && hands(Viewer::seat(ADA))[1].is_null());
    assert!(hands(Viewer::SPECTATOR).iter().all(Value::is_null));
    assert!(hands(Viewer::Everything).iter().all(Value::is_array));
    assert!(table.picture(Viewer::seat(ADA)).unwrap().contains("Ada"));
    assert_eq!(table.log(Viewer::SPECTATOR, 1).unwrap().len(), table.log_len() - 1);
    assert!(!table.entries().is_empty());
}

#[test]
fn all_mistakes_of_a_content_folder_are_reported_at_once() {
    let folder: PathBuf = std::env::temp_dir().join(format!("undercroft-shelf-{}", std::process::id()));
    fs::create_dir_all(folder.join("boards")).unwrap();
    fs::write(folder.join("numbers.ron"), "(").unwrap();
    fs::write(folder.join("moon.ron"), "()").unwrap();
    fs::write(folder.join("boards/yard.ron"), "()").unwrap();
    fs::write(folder.join(".hidden"), "").unwrap();
    let error = shelf::open("crusade", Some(&folder), start(Layout::Seats(2))).err().unwrap();
    fs::remove_dir_all(&folder).unwrap();
    assert_eq!(error.code, Code::Content);
    let lines: Vec<&str> = error.message.lines().collect();
    assert!(
        lines.iter().any(|line| line.contains("moon.ron:1: the game has no content by this name")),
        "{error}"
    );
    assert!(lines.iter().any(|line| line.contains("numbers.ron:1: ")), "{error}");
    let board = |line: &&str| line.contains("yard.ron:1: ") && line.contains("missing field");
    assert!(lines.iter().any(board), "a new board is read as one: {error}");
    assert!(!error.message.contains("hidden"), "{error}");
}

#[test]
fn only_whoever_is_asked_is_prompted() {
    let table = table();
    let prompt = table.prompt(ADA).unwrap().unwrap();
    assert!(prompt.contains("Ada") && !prompt.contains('\n'), "{prompt}");
    assert_eq!(table.prompt(NOX).unwrap(), None);
    assert_eq!(code(table.prompt(NOBODY)), Code::NoSeat);
}
