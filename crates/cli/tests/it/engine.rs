//! The engine: its manual is true, and nothing anybody sends can stop it.

use serde_json::{Value, json};

use crate::undercroft::Folder;

/// The answers to some lines.
fn ask(lines: &[u8]) -> Vec<Value> {
    let run = Folder::new().run(&["engine"], lines).well();
    run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn ask_all(requests: &[Value]) -> Vec<Value> {
    let lines: Vec<String> = requests.iter().map(ToString::to_string).collect();
    ask(lines.join("\n").as_bytes())
}

#[test]
fn the_conversation_in_the_manual_is_true() {
    let manual = include_str!("../../../../docs/engine-protocol.md");
    let (_, conversation) = manual.split_once("```text\n").unwrap();
    let (conversation, _) = conversation.split_once("```").unwrap();
    let said = |mark: &str| -> Vec<&str> {
        conversation.lines().filter_map(|line| line.strip_prefix(mark)).collect()
    };
    let (requests, answers) = (said("> "), said("< "));
    assert_eq!((requests.len(), requests.len()), (answers.len(), 25), "a conversation goes to and fro");
    let heard = ask(requests.join("\n").as_bytes());
    assert_eq!(heard.len(), answers.len());
    for ((request, answer), heard) in requests.iter().zip(answers).zip(heard) {
        let answer: Value = serde_json::from_str(answer).unwrap();
        assert!(fits(&answer, &heard), "{request}\nthe manual has {answer}\nthe engine   {heard}");
    }
}

/// Whether an answer is as the manual has it, where `…` stands for anything.
fn fits(manual: &Value, heard: &Value) -> bool {
    const MORE: &str = "…";
    match (manual, heard) {
        (Value::String(text), _) if text == MORE => true,
        (Value::Array(manual), Value::Array(heard)) => {
            let open = manual.last().is_some_and(|it| it == MORE);
            let shown = manual.len() - usize::from(open);
            (heard.len() == shown || open && heard.len() > shown)
                && manual.iter().take(shown).zip(heard).all(|(manual, heard)| fits(manual, heard))
        }
        (Value::Object(manual), Value::Object(heard)) => {
            let open = manual.contains_key(MORE);
            let shown = manual.len() - usize::from(open);
            (heard.len() == shown || open && heard.len() > shown)
                && manual
                    .iter()
                    .filter(|(key, _)| *key != MORE)
                    .all(|(key, value)| heard.get(key).is_some_and(|heard| fits(value, heard)))
        }
        _ => manual == heard,
    }
}

#[test]
fn the_comparison_with_the_manual_can_fail() {
    let heard = json!({"a": [1, 2], "b": 3});
    assert!(fits(&json!({"a": [1, "…"], "…": "…"}), &heard));
    for wrong in [
        json!({"a": [1, "…"]}),
        json!({"a": [2, "…"], "b": 3}),
        json!({"a": [1], "b": 3}),
        json!({"c": "…", "…": "…"}),
    ] {
        assert!(!fits(&wrong, &heard), "{wrong}");
    }
}

#[test]
fn nothing_that_is_sent_stops_the_engine() {
    let mut lines: Vec<Vec<u8>> = [
        "{",
        "}",
        "[]",
        "null",
        "0",
        "\"new\"",
        "{}",
        "{\"id\": 1}",
        "{\"do\": 7}",
        "{\"do\": \"\"}",
        "{\"do\": \"turn\"}",
        "{\"do\": \"turn\", \"match\": 7}",
        "{\"do\": \"new\"}",
        "{\"do\": \"new\", \"game\": \"chess\", \"seats\": 2}",
        "{\"do\": \"new\", \"game\": \"crusade\"}",
        "{\"do\": \"new\", \"game\": \"crusade\", \"seats\": 2, \"setup\": {\"teams\": 7}}",
        "{\"do\": \"new\", \"game\": \"crusade\", \"seats\": -1}",
        "{\"do\": \"new\", \"game\": \"crusade\", \"seats\": 18446744073709551615}",
        "{\"do\": \"new\", \"game\": \"crusade\", \"setup\": {\"board\": 5}}",
        "{\"do\": \"new\", \"game\": \"crusade\", \"setup\": [[[[]]]]}",
        "{\"do\": \"new\", \"game\": \"crusade\", \"seats\": 2, \"seed\": -3}",
        "{\"do\": \"new\", \"game\": \"crusade\", \"seats\": 2, \"dice\": [0]}",
        "{\"do\": \"new\", \"game\": \"crusade\", \"seats\": 2, \"dice\": [[0, 0]]}",
        "{\"do\": \"new\", \"game\": \"crusade\", \"seats\": 2, \"given\": {\"round\": 99}}",
        "{\"do\": \"new\", \"game\": \"crusade\", \"seats\": 2, \"given\": {\"nonsense\": 1}}",
        "{\"do\": \"new\", \"game\": \"crusade\", \"seats\": 2, \"content\": \"/nowhere/at/all\"}",
        "{\"do\": \"load\", \"record\": {}}",
        "{\"do\": \"load\", \"record\": 5}",
        "{\"do\": \"rule\", \"game\": \"crusade\", \"rule\": \"CRU-NO-99\"}",
        "{\"do\": \"new\", \"game\": \"crusade\", \"seats\": 2, \"seed\": 1, \"colour\": \"red\"}",
    ]
    .map(|line| line.as_bytes().to_vec())
    .to_vec();
    lines.push(vec![0xff, 0xfe, 0x00, 0x80]);
    lines.push(b"[".repeat(100_000));
    lines.push(b"{\"a\":".repeat(100_000));
    lines.push(vec![b'x'; (1 << 20) + 1]);
    let wrong = lines.len();
    lines.push(b"".to_vec());
    lines.push(b"   ".to_vec());
    lines.push(b"{\"id\": \"last\", \"do\": \"games\"}".to_vec());

    let answers = ask(&lines.join(&b'\n'));
    assert_eq!(answers.len(), wrong + 1, "an answer to every line that is not empty");
    for (answer, line) in answers.iter().zip(&lines).take(wrong) {
        let line = String::from_utf8_lossy(&line[..line.len().min(200)]);
        assert!(answer["error"]["message"].as_str().is_some_and(|it| !it.is_empty()), "{line}: {answer}");
        assert!(answer["error"]["code"] != "internal", "{line}: {answer}");
    }
    assert_eq!(answers[wrong]["id"], "last");
    assert_eq!(answers[wrong]["ok"]["games"][0]["key"], "crusade");
}

#[test]
fn a_match_survives_every_wrong_request_about_it() {
    let new = json!({"do": "new", "game": "crusade", "seats": 4, "seed": 5});
    let turn = json!({"do": "turn"});
    let wrong = [
        json!({"do": "submit"}),
        json!({"do": "submit", "line": ""}),
        json!({"do": "submit", "line": "\u{0}\u{1b}[2J"}),
        json!({"do": "submit", "line": "move (999999999999,0)"}),
        json!({"do": "submit", "action": {"Move": 255}}),
        json!({"do": "submit", "action": {"Move": -1}}),
        json!({"do": "submit", "action": {"Play": [255, {"Toward": [255, 255]}]}}),
        json!({"do": "submit", "action": "Fly"}),
        json!({"do": "submit", "action": "EndTurn", "line": "end turn"}),
        json!({"do": "submit", "choice": 100_000}),
        json!({"do": "submit", "choice": 0, "seq": 7}),
        json!({"do": "submit", "seat": 4, "action": "EndTurn"}),
        json!({"do": "submit", "seat": 255, "action": "EndTurn"}),
        json!({"do": "submit", "seat": 256, "action": "EndTurn"}),
        json!({"do": "take_back", "seat": 0}),
        json!({"do": "take_back", "seat": 255}),
        json!({"do": "lapse", "seat": 200}),
        json!({"do": "concede", "seat": 16}),
        json!({"do": "choices", "seat": 255}),
        json!({"do": "view", "as": [0, 1, 2, 3]}),
        json!({"do": "view", "as": [15]}),
        json!({"do": "view", "as": [255]}),
        json!({"do": "view", "as": "me"}),
        json!({"do": "view", "as": "everything"}),
        json!({"do": "log", "from": -1}),
        json!({"do": "bot", "bot": "clever"}),
        json!({"do": "bot", "bot": "random", "seat": 77}),
        json!({"do": "hint", "bot": "ismcts:0"}),
        json!({"do": "close", "match": "2"}),
    ];
    let requests: Vec<Value> =
        [new, turn.clone()].into_iter().chain(wrong.clone()).chain([turn.clone()]).collect();
    let answers = ask_all(&requests);
    for (request, answer) in requests.iter().zip(&answers).skip(2).take(wrong.len()) {
        assert!(
            answer["error"]["code"].is_string() && answer["error"]["code"] != "internal",
            "{request}: {answer}"
        );
    }
    assert!(answers[1]["ok"]["hash"].is_string());
    assert_eq!(answers[1]["ok"], answers.last().unwrap()["ok"], "nothing has changed");
}

#[test]
fn matches_are_saved_loaded_and_kept_apart() {
    let mut requests = vec![json!({"do": "new", "match": "a", "game": "crusade", "seats": 2})];
    requests.extend((0..9).map(|_| json!({"do": "bot", "match": "a", "bot": "random"})));
    requests.push(json!({"do": "save", "match": "a"}));
    let answers = ask_all(&requests);
    let record = &answers.last().unwrap()["ok"]["record"];
    assert_eq!(answers[0]["ok"]["commitment"], record["dice"]["fair"]["commitment"]);

    let answers = ask_all(&[
        json!({"do": "load", "match": "b", "record": record}),
        json!({"do": "turn", "match": "b"}),
        json!({"do": "bot", "match": "b", "bot": "random"}),
        json!({"do": "load", "match": "c", "record": record}),
        json!({"do": "close", "match": "b"}),
        json!({"do": "turn", "match": "b"}),
        json!({"do": "turn", "match": "c"}),
    ]);
    assert_eq!(answers[1]["ok"]["seq"], 9);
    assert_eq!(answers[2]["ok"]["turn"]["seq"], 10);
    assert_eq!(answers[5]["error"]["code"], "no_match");
    assert_eq!(answers[6]["ok"]["seq"], 9);
}

#[test]
fn bots_play_a_match_to_its_end_and_then_nothing_is_hidden() {
    let mut requests = vec![json!({"do": "new", "game": "crusade", "seats": 2, "seed": 3})];
    requests.extend((0..600).map(|_| json!({"do": "bot", "bot": "random"})));
    requests.push(json!({"do": "turn"}));
    requests.push(json!({"do": "view", "as": "everything"}));
    let answers = ask_all(&requests);
    let turn = &answers[answers.len() - 2]["ok"];
    assert!(turn["over"]["rule"].is_string(), "{turn}");
    assert_eq!(turn["awaits"], json!([]));
    assert!(answers.last().unwrap()["ok"]["view"].is_object());
    assert!(answers.iter().any(|answer| answer["error"]["code"] == "over"), "bots are told when to stop");
}

#[test]
fn a_script_that_runs_dry_is_refused_by_its_rule_and_a_seed_repeats() {
    let answers = ask_all(&[
        json!({"do": "new", "game": "crusade", "seats": 2, "dice": []}),
        json!({"do": "submit", "choice": 0}),
        json!({"do": "new", "match": "x", "game": "crusade", "seats": 2, "seed": 11}),
        json!({"do": "new", "match": "y", "game": "crusade", "seats": 2, "seed": 11}),
        json!({"do": "new", "match": "z", "game": "crusade", "seats": 2, "seed": 12}),
    ]);
    assert_eq!(answers[1]["error"]["code"], "dice");
    assert_eq!(answers[1]["error"]["rules"], json!(["TAB-DICE-01"]));
    assert_eq!(answers[2]["ok"]["turn"], answers[3]["ok"]["turn"]);
    assert_ne!(answers[2]["ok"]["turn"], answers[4]["ok"]["turn"]);
}
