//! Match files: replayed, verified, forged.

use serde_json::{Value, json};

use crate::undercroft::{Folder, Run};

const FILE: &str = "night.match.json";

/// A folder with a match that bots have played.
fn played(more: &[&str]) -> Folder {
    let folder = Folder::new();
    let arguments = [&["play", "crusade", "--file", FILE, "--seats", "random,random"], more].concat();
    folder.run(&arguments, b"").well();
    folder
}

fn verify(folder: &Folder) -> Run {
    folder.run(&["verify", FILE], b"")
}

#[test]
fn a_true_match_is_verified() {
    let folder = played(&[]);
    verify(&folder)
        .well()
        .says("night.match.json holds")
        .says("recomputed from the secret, which is the one the host committed to")
        .says("The match is over by CRU-"); // by graves, by tokens, or drawn
}

/// A lie, and where it must be found.
type Forgery = (&'static str, fn(&mut Value), &'static str);

#[test]
fn a_forged_match_breaks_just_where_it_was_forged() {
    let forgeries: &[Forgery] = &[
        ("another secret", |it| it["dice"]["fair"]["secret"] = json!("ab".repeat(32)), "breaks at dice"),
        ("another nonce", |it| it["dice"]["fair"]["nonces"][0] = json!("mine"), "breaks at opening: throw 1"),
        (
            "a nonce less",
            |it| it["dice"]["fair"]["nonces"] = json!(["one"]),
            "breaks at dice: 1 nonces for 2 seats",
        ),
        (
            "another tile shuffle",
            |it| swap(&mut it["opening"]["throws"][0], 0, 1),
            "breaks at opening: throw 1",
        ),
        ("another deal", |it| swap(&mut it["entries"][0]["throws"][0], 0, 1), "breaks at entry 1: throw 1"),
        (
            "a throw less",
            |it| drop(it["entries"][0]["throws"].as_array_mut().unwrap().pop()),
            "breaks at entry 1: 5 throws",
        ),
        ("another hash", |it| it["entries"][7]["hash"] = json!("0123456789abcdef"), "breaks at entry 8"),
        ("other words", |it| it["entries"][3]["says"] = json!("end turn now"), "breaks at entry 4: says"),
        ("another seat", |it| it["entries"][2]["seat"] = json!(9), "breaks at entry 3: there is no seat 10"),
        (
            "no seat at all",
            |it| it["entries"][2] = json!({"what": "take_back", "seat": 255}),
            "breaks at entry 3: there is no seat 256",
        ),
        ("no action", |it| it["entries"][5]["action"] = json!("Fly"), "breaks at entry 6: not an action"),
        ("an entry less", |it| drop(it["entries"].as_array_mut().unwrap().remove(4)), "breaks at entry 5"),
        (
            "the end cut off",
            |it| drop(it["entries"].as_array_mut().unwrap().pop()),
            "breaks at end: a result is recorded",
        ),
        ("no result", |it| it["end"] = Value::Null, "breaks at end: the match is over"),
        ("other winners", |it| it["end"]["won"] = json!([0, 1]), "breaks at end: another result"),
        ("another end", |it| it["end"]["hash"] = json!("00"), "breaks at end"),
        ("other content", |it| it["content"] = json!("00"), "breaks at content"),
        ("another setup", |it| it["setup"]["rounds"] = json!(7), "breaks at opening"),
        ("another format", |it| it["format"] = json!("undercroft-match/9"), "breaks at format"),
    ];
    let folder = played(&[]);
    let truth: Value = serde_json::from_str(&folder.read(FILE)).unwrap();
    for (what, forge, found) in forgeries {
        let mut lie = truth.clone();
        forge(&mut lie);
        assert_ne!(lie, truth, "{what}");
        folder.write(FILE, &lie.to_string());
        let run = verify(&folder);
        assert!(run.code == Some(1) && run.out.contains(found), "{what}: expected {found:?}, but {run:?}");
    }
}

fn swap(list: &mut Value, one: usize, other: usize) {
    list.as_array_mut().unwrap().swap(one, other);
}

#[test]
fn what_is_no_match_file_is_said_to_be_none() {
    let folder = played(&["--seed", "2"]);
    let text = folder.read(FILE);
    folder.write(FILE, &text[..text.len() / 2]);
    verify(&folder).badly().says("is no match file").says("EOF while parsing");
    folder.write(FILE, &text.replacen('{', "{\"colour\": 1,", 1));
    verify(&folder).badly().says("unknown field `colour`");
    folder.write(FILE, &text.replacen("\"crusade\"", "\"chess\"", 1));
    verify(&folder).badly().says("There is no game \"chess\"");
    folder.run(&["verify", "nowhere.json"], b"").badly().says("nowhere.json cannot be read");
}

#[test]
fn a_match_is_seen_again_through_anybodys_eyes() {
    let folder = played(&["--seed", "5"]);
    let watch =
        |more: &[&str], input: &str| folder.run(&[&["replay", FILE], more].concat(), input.as_bytes());
    let all = watch(&[], "").well().says("1. Bot 2: edge ").says("[CRU-END-0").out;
    let one = watch(&["--as", "1"], "").well().out;
    assert_eq!(one, watch(&["--as", "bot 1"], "").well().out);
    let spectator = watch(&["--as", "spectator"], "").well().out;
    assert!(all != one && one != spectator && all != spectator, "each hears what they may");
    watch(&["--as", "3"], "").badly().says("there is no seat 3");
    watch(&["--as", "Zoe"], "").badly().says("nobody is called \"Zoe\"");

    assert!(watch(&["--pictures"], "").well().out.len() > 3 * all.len(), "the table is drawn each time");
    let stepped = watch(&["--step"], "\n\nq\n").well().out;
    assert!(stepped.contains("2. Bot 1: ") && !stepped.contains("3. Bot 1: "), "{stepped}");
}

#[test]
fn a_running_match_is_shown_as_to_a_spectator() {
    let folder = Folder::new();
    let arguments = ["play", "crusade", "--file", FILE, "--seats", "human,human", "--seed", "5"];
    folder.run(&arguments, b"\n1\n\n").well();
    let watch = |more: &[&str]| folder.run(&[&["replay", FILE], more].concat(), b"").well().out;
    assert_eq!(watch(&[]), watch(&["--as", "spectator"]));
    assert_ne!(watch(&[]), watch(&["--as", "all"]));
}
