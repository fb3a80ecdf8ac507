//! Playing through a pipe, as at a terminal.

use serde_json::Value;

use crate::undercroft::{Folder, Run};

const FILE: &str = "night.match.json";

fn play(folder: &Folder, more: &[&str], input: &str) -> Run {
    let arguments = [&["play", "crusade", "--file", FILE], more].concat();
    folder.run(&arguments, input.as_bytes())
}

fn resume(folder: &Folder, more: &[&str], input: &str) -> Run {
    folder.run(&[&["play", "--resume", FILE], more].concat(), input.as_bytes())
}

fn record(folder: &Folder) -> Value {
    serde_json::from_str(&folder.read(FILE)).unwrap()
}

/// Somebody who always takes the first choice.
fn ones(count: usize) -> String {
    "1\n".repeat(count)
}

#[test]
fn bots_alone_play_a_match_to_its_end() {
    let folder = Folder::new();
    play(&folder, &["--seats", "random,greedy,random,random"], "")
        .well()
        .says("see it again with")
        .says("[CRU-END-0")
        .says("undercroft replay night.match.json");
    assert!(record(&folder)["end"]["rule"].is_string());
    folder.run(&["verify", FILE], b"").well().says("recomputed from the secret");
    assert_eq!(folder.names(), [FILE], "nothing else is left behind");
}

#[test]
fn a_human_plays_a_match_to_its_end_and_every_line_cites_its_rule() {
    let folder = Folder::new();
    let run = play(&folder, &["--seats", "human=Ada,random", "--seed", "3"], &ones(500)).well();
    assert!(!run.out.contains('\u{1b}'), "no colour and no clearing in a pipe");
    assert!(run.out.contains("Ada's turn: 2 steps, 1 card [CRU-TURN-01]"), "{}", run.out);
    assert!(record(&folder)["end"].is_object());
    folder.run(&["verify", FILE], b"").well().says("recomputed from seed 3");
}

#[test]
fn slips_of_the_keyboard_are_answered_with_a_sentence_and_change_nothing() {
    let folder = Folder::new();
    let input = "move (3,0)\nmove (9,9)\nmove\n99\n0\ndance\n\u{7}\n\nquit\n";
    play(&folder, &["--seats", "human=Ada,random", "--seed", "3"], input)
        .well()
        .says("(3,0) is 3 steps away, and you have 2. [CRU-RUL-23]")
        .says("\"move\" may mean move (1,0)")
        .says("There is no choice 99; there are 1 to ")
        .says("There is no choice 0;")
        .says("[TAB-READ-01]")
        .says("undercroft play --resume night.match.json");
    let entries = record(&folder)["entries"].as_array().unwrap().len();
    assert_eq!(entries, 1, "only the bot has chosen its edge");
}

#[test]
fn a_move_is_taken_back_as_long_as_nothing_was_revealed() {
    let folder = Folder::new();
    let input = "back\nMOVE (1,0)\nback\nm (0,1)\nlog\nquit\n";
    play(&folder, &["--seats", "human=Ada,random", "--seed", "3"], input)
        .well()
        .says("[TAB-BACK-02]") // what the setup dealt stays dealt
        .says("Ada moves to (1,0) (1 of 2 steps) [CRU-MOVE-01]")
        .says("Ada takes the last action back [TAB-BACK-01]")
        .says("Ada moves to (0,1) (1 of 2 steps) [CRU-MOVE-01]");
    let record = record(&folder);
    let what: Vec<&str> =
        record["entries"].as_array().unwrap().iter().map(|entry| entry["what"].as_str().unwrap()).collect();
    assert_eq!(what, ["act", "act", "take_back", "act"]);
}

#[test]
fn a_match_that_was_left_goes_on_as_if_nobody_had_left_it() {
    let seats = ["--seats", "human=Ada,ismcts:20", "--seed", "8"];
    let whole = Folder::new();
    play(&whole, &seats, &ones(500)).well().says("see it again with");

    let parts = Folder::new();
    play(&parts, &seats, &ones(7)).well().says("undercroft play --resume night.match.json");
    assert!(record(&parts)["end"].is_null());
    assert_eq!(record(&parts)["players"], serde_json::json!(["human", "ismcts:20"]));
    resume(&parts, &[], &ones(5)).well().says("undercroft play --resume night.match.json");
    resume(&parts, &[], &ones(500)).well().says("see it again with");
    assert_eq!(record(&parts), record(&whole));
}

#[test]
fn seats_may_change_hands_when_a_match_goes_on() {
    let folder = Folder::new();
    play(&folder, &["--seats", "human,random", "--seed", "8"], "quit\n").well();
    resume(&folder, &["--seats", "random,random,random"], "")
        .badly()
        .says("has 2 seats, but --seats names 3");
    resume(&folder, &["--seats", "greedy,random"], "").well().says("see it again with");
    assert_eq!(record(&folder)["players"], serde_json::json!(["greedy", "random"]));
    resume(&folder, &[], "").well().says("see it again with"); // of a match that is over, the result is shown
}

#[test]
fn rivals_at_one_keyboard_pass_it_and_team_mates_need_not() {
    let folder = Folder::new();
    let input = "\n1\n\nend turn\n\nend turn\n\n";
    play(&folder, &["--seats", "human=Ada,human=Nox", "--seed", "8"], input)
        .well()
        .says("Pass the keyboard to Nox, then press Enter.")
        .says("Pass the keyboard to Ada, then press Enter.");

    let folder = Folder::new();
    let run =
        play(&folder, &["--seats", "human=Ada,random,human=Ben,random", "--seed", "8"], &ones(500)).well();
    assert!(!run.out.contains("Pass the keyboard"), "they may see each other's hands");

    let closed = "{\"teams\": [\"GK\", \"N\", \"GK\", \"N\"], \"team_hands\": \"Closed\"}";
    let folder = Folder::new();
    play(
        &folder,
        &["--seats", "human=Ada,random,human=Ben,random", "--setup", closed, "--seed", "8"],
        &ones(500),
    )
    .says("Pass the keyboard to Ben, then press Enter.");
}

#[test]
fn rules_and_cards_are_explained_and_hints_given() {
    let folder = Folder::new();
    let input = "?\n? CRU-CAP-01\n? kick\n? TAB-BACK-02\n? CRU-CAP-77\nhint\nquit\n";
    play(&folder, &["--seats", "human=Ada,random", "--seed", "3"], input)
        .well()
        .says("Holy Water Balloon")
        .says("A piece that stands on a grave at the end of its own turn captures")
        .says("Kick  (")
        .says("TAB-BACK-02  (2. Taking back)")
        .says("did you mean CRU-CAP-0")
        .says("% in ");
}

/// A chance of 50% after no tries would be made up.
#[test]
fn a_hint_without_a_thought_names_no_chance() {
    let folder = Folder::new();
    let arguments = ["play", "lich", "--file", FILE, "--seats", "human=Ada,policy", "--seed", "3"];
    let run = folder.run(&arguments, b"1\nhint\nquit\n");
    run.well().says("nothing else is worth a thought");
}

#[test]
fn whoever_concedes_is_asked_twice_and_replaced_if_the_match_goes_on() {
    let folder = Folder::new();
    play(&folder, &["--seats", "human=Ada,random", "--seed", "3"], "concede\nno\nconcede\nyes\n")
        .well()
        .says("Ada concedes [TAB-CONC-01]")
        .says("The Necromancers have won: Bot 2. [CRU-RUL-49]");

    let folder = Folder::new();
    play(&folder, &["--seats", "human=Ada,random,random,random", "--seed", "3"], "concede\ny\n")
        .well()
        .says("see it again with");
    assert_eq!(record(&folder)["players"][0], "normal", "a bot has taken the seat");
}

#[test]
fn who_sits_where_is_asked_if_nobody_said() {
    let folder = Folder::new();
    let run = folder.run(&["play", "crusade"], b"nine\n3\nhuman=Zoe\nclever\nrandom\n\n\nquit\n").well();
    let run = run.says("Expected a number from 2 to 8").says("\"clever\" is no bot").says("Zoe (human)");
    assert!(run.out.contains("Bot 3 (normal)"), "Enter takes what is offered");
    let [name] = &folder.names()[..] else { panic!("{:?}", folder.names()) };
    assert!(name.starts_with("crusade-") && name.ends_with(".match.json"), "{name}");

    let folder = Folder::new();
    folder.run(&["play", "crusade"], b"2\n").well().says("No match was begun.");
    assert!(folder.names().is_empty());
}

#[test]
fn what_the_lobby_would_ask_is_asked_at_the_terminal_too() {
    let folder = Folder::new();
    // Stage: the second; characters: the first seat leads another; story: a campaign; monsters: gentle.
    let answers = b"2\n\n\n1\n2\n2\n3\n\n3\n2\n4\n2\n\nquit\n";
    folder
        .run(&["play", "tomb", "--file", FILE], answers)
        .well()
        .says("Hall of the Quiet Dead")
        .says("Ilvane");
    let setup = &record(&folder)["setup"];
    assert_eq!(setup["stage"], "aur2");
    assert_eq!(setup["characters"][0], "ilvane");
    assert_eq!((setup["story"].as_str(), setup["monsters"].as_str()), (Some("Campaign"), Some("Gentle")));
}

#[test]
fn a_stage_of_a_campaign_that_the_only_person_gives_up_may_be_tried_again() {
    let folder = Folder::new();
    let setup = r#"(stage: "aur1", characters: ["brannoch", "sable"], story: Campaign)"#;
    let arguments =
        ["play", "tomb", "--file", FILE, "--seats", "human=Ada,policy", "--seed", "3", "--setup", setup];
    let run = folder.run(&arguments, b"concede\ny\nplay this stage again\nquit\n").well();
    run.says("the party gives it up").says("once more: attempt 2");
    assert_eq!(record(&folder)["players"][0], "human", "whoever gives up a Stage keeps the seat");
}

#[test]
fn a_setup_is_read_in_json_in_ron_and_from_a_file() {
    let ron = "(teams: [N, GK], rounds: 7)";
    let json = "{\"teams\": [\"Necromancers\", \"Groundskeepers\"], \"rounds\": 7}";
    for setup in [ron, json, "setup.ron"] {
        let folder = Folder::new();
        folder.write("setup.ron", ron);
        play(&folder, &["--seats", "random,random", "--setup", setup], "").well();
        assert_eq!(record(&folder)["setup"]["rounds"], 7);
        assert_eq!(record(&folder)["setup"]["teams"][0], "Necromancers");
    }
    let folder = Folder::new();
    play(&folder, &["--seats", "random,random", "--setup", "(teems: [])"], "").badly().says("teems");
    play(&folder, &["--seats", "random", "--setup", ron], "")
        .badly()
        .says("has 2 seats, but --seats names 1");
}

#[test]
fn what_cannot_be_played_is_refused_with_a_sentence() {
    let folder = Folder::new();
    folder.run(&["play", "chess", "--seats", "random,random"], b"").badly().says("there is crusade");
    play(&folder, &["--seats", "random"], "").badly().says("[CRU-RUL-01]");
    assert_eq!(play(&folder, &["--seats", "clever,random"], "").says("is no bot").code, Some(2));
    folder.write(FILE, "mine");
    play(&folder, &["--seats", "random,random"], "").badly().says("is there already");
    assert_eq!(folder.read(FILE), "mine");
    resume(&folder, &[], "").badly().says("is no match file");
}

#[cfg(unix)]
mod ended_from_outside {
    use std::io::{BufRead as _, BufReader, Write as _};
    use std::process::{Child, Command, Stdio};

    use super::{FILE, Folder, ones, record, resume};

    /// Begins a match and plays until the board has been shown for the next choice.
    fn playing(folder: &Folder) -> Child {
        let mut child = Command::new(env!("CARGO_BIN_EXE_undercroft"))
            .args(["play", "crusade", "--file", FILE, "--seats", "human=Ada,random", "--seed", "3"])
            .current_dir(folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        child.stdin.as_mut().unwrap().write_all(b"move (1,0)\n").unwrap();
        let mut lines = BufReader::new(child.stdout.as_mut().unwrap()).lines();
        lines.find(|line| line.as_ref().is_ok_and(|it| it.contains("Ada moves to (1,0)"))).unwrap().unwrap();
        child
    }

    #[test]
    fn an_interrupt_leaves_the_match_and_says_how_to_go_on() {
        let folder = Folder::new();
        let mut child = playing(&folder);
        let keyboard = child.stdin.take(); // held, so that it is the interrupt that ends the match
        let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
        assert!(sent.success());
        let output = child.wait_with_output().unwrap();
        drop(keyboard);
        assert_eq!(output.status.code(), Some(130));
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains("undercroft play --resume night.match.json"), "{said}");
        resume(&folder, &[], &ones(500)).well().says("see it again with");
    }

    #[test]
    fn what_was_shown_survives_a_kill() {
        let folder = Folder::new();
        let mut child = playing(&folder);
        child.kill().unwrap();
        child.wait().unwrap();
        let says = &record(&folder)["entries"][1]["says"];
        assert_eq!(says, "move (1,0)");
        resume(&folder, &[], &ones(500)).well().says("see it again with");
    }
}
