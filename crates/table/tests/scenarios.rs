//! The scenario runner: what holds passes, and what does not says why.

use std::sync::Arc;

use table::scenario::Citations;
use testkit::run_sheet;
use testkit::toy::{Vault, rules};

/// Runs one scenario with this body, and returns what does not hold.
fn run(body: &str) -> Vec<String> {
    let sheet = format!(r#"(game: "vault", scenarios: [(title: "a test", seats: ["Ana", "Bo"], {body})])"#);
    run_sheet(&Arc::new(Vault::new()), "sheet.ron", &sheet, &mut Citations::new())
}

/// The one failure of such a scenario.
fn failure(body: &str) -> String {
    let failures = run(body);
    assert_eq!(failures.len(), 1, "{body}: {failures:?}");
    failures[0].clone()
}

const PILFER: &str = r#"given: (leader: "Ana", thieves: {"Ana": (hand: [pilfer]), "Bo": (hand: [])}),"#;

#[test]
fn a_scenario_that_holds_counts_what_it_cites() {
    let sheet = format!(
        r#"(game: "vault", scenarios: [(
            title: "a pilfer", seats: ["Ana", "Bo"], rules: ["VLT-PILF-01"], {PILFER}
            dice: [4], when: ["Ana: play pilfer"],
            then: [Hears("Ana rolls 4"), Shows("thieves.Ana.purse", 4), Shows("asked", ["Bo"]), Awaits(["Bo"])],
        )])"#
    );
    let mut citations = Citations::new();
    let failures = run_sheet(&Arc::new(Vault::new()), "sheet.ron", &sheet, &mut citations);
    assert_eq!(failures, Vec::<String>::new());
    assert_eq!(citations[&rules::PILF_01], 2); // the roll and the coins
    assert!(!citations.contains_key(&rules::HUSH_01));
}

#[test]
fn dice_must_be_just_those_the_rules_ask_for() {
    let play = |dice: &str| format!(r#"{PILFER} dice: {dice}, when: ["Ana: play pilfer"]"#);
    assert_eq!(run(&play("[4]")), Vec::<String>::new());
    assert_eq!(failure(&play("[4, 2]")), "sheet.ron: a test: nobody asked for a die showing 2");
    let missing = failure(&play("[]"));
    assert!(
        missing.contains("the rules ask for a die of 6 sides, but the script has no throw left"),
        "{missing}"
    );
    let wrong = failure(&play(r#"["keep"]"#));
    assert!(wrong.contains("but the script has a shuffle that changes nothing"), "{wrong}");
}

#[test]
fn a_refused_line_says_by_which_rule_and_what_was_legal() {
    let text = failure(r#"given: (leader: "Ana"), when: ["Bo: draw"]"#);
    assert!(text.contains(r#""Bo: draw" was refused: Bo is not asked now. [VLT-TURN-02]"#), "{text}");
    assert!(text.contains("legal: Ana: draw"), "{text}");
}

#[test]
fn a_line_that_must_be_refused_must_be_by_that_rule() {
    assert_eq!(run(r#"given: (leader: "Ana"), when: ["Bo: draw => VLT-TURN-02"]"#), Vec::<String>::new());
    let other = failure(r#"given: (leader: "Ana"), when: ["Bo: draw => VLT-HAND-01"]"#);
    assert!(other.contains("was refused, but not by VLT-HAND-01"), "{other}");
    let accepted = failure(r#"given: (leader: "Ana"), when: ["Ana: draw => VLT-HAND-01"]"#);
    assert!(accepted.contains("was accepted; expected VLT-HAND-01 to refuse it"), "{accepted}");
}

#[test]
fn unknown_names_words_and_fields_are_named() {
    for (body, words) in [
        (r#"when: ["Cleo: draw"]"#, r#"nobody is called "Cleo"; the seats are ["Ana", "Bo"]"#),
        (r#"when: ["draw"]"#, "does not say who acts"),
        (r#"when: ["Ana: juggle"]"#, "[TAB-READ-01]"),
        (r#"given: (turn: "Cleo")"#, r#"given: nobody is called "Cleo""#),
        (r"given: (round: 9)", "round 9 is none of 3"),
        (r"given: (rund: 1)", "rund"),
        (r"given: (deck: [knife])", "knife"),
        (r#"then: [Awaits(["Cleo"])]"#, r#"nobody is called "Cleo""#),
        (r#"then: [Sees("x")]"#, "Sees"),
        (r"dice: [0]", "no die shows 0"),
    ] {
        let text = failure(body);
        assert!(text.contains(words) && text.starts_with("sheet.ron:"), "{body}: {text}");
    }
}

#[test]
fn what_does_not_hold_shows_what_does() {
    for (then, words) in [
        (r#"Hears("Bo rolls")"#, r#"expected to hear "Bo rolls"; heard were"#),
        (r#"HearsAs("Bo", "Bo rolls")"#, "Ana rolls 4"),
        (r#"Silent("rolls")"#, r#"heard "Ana rolls 4", but should not have"#),
        (r#"Cites("VLT-HUSH-01")"#, "VLT-HUSH-01 was not cited"),
        (r#"Shows("vault", 9)"#, "vault shows 16, expected 9"),
        (r#"Shows("cellar", 9)"#, "cellar is not in the view, expected 9"),
        (r#"ShowsAs("Bo", "vault", 9)"#, "vault shows 16, expected 9"),
        (r#"Hides("vault")"#, "vault should be hidden, but shows 16"),
        (r#"HidesAs("Bo", "thieves.Bo.hand")"#, "thieves.Bo.hand should be hidden"),
        (r#"HearsTimes("rolls", 2)"#, r#"expected to hear "rolls" 2 times, but there are 1"#),
        (r#"Counts("thieves", 9)"#, "expected 9 things at thieves, but there are 2"),
        (r#"Counts("vault", 9)"#, "vault shows 16, which has nothing to count"),
        (r#"Counts("cellar", 9)"#, "cellar is not in the view"),
        (r#"Offers("Bo", "", 99)"#, r#"expected 99 choices of Bo that say """#),
        (r#"Awaits(["Ana"])"#, "but the match waits for Bo"),
        (r#"Legal("Ana: draw")"#, r#""Ana: draw" is refused"#),
        (r#"Illegal("Bo: draw", "VLT-TURN-02")"#, r#""Bo: draw" is legal"#),
        (r#"Illegal("Ana: draw", "VLT-HAND-01")"#, "is refused, but not by VLT-HAND-01"),
        (r#"Wins(["Ana"])"#, r#"expected ["Ana"] to have won"#),
        ("Draw", "expected a draw"),
        (r#"SetupRefused("VLT-SET-01")"#, "the setup was accepted"),
        (r#"MayNotHold(["Ana", "Bo"], "VLT-SET-03")"#, "may be held together"),
    ] {
        let text = failure(&format!(r#"{PILFER} dice: [4], when: ["Ana: play pilfer"], then: [{then}]"#));
        assert!(text.contains(words), "{then}: {text}");
    }
}

#[test]
fn sentences_things_and_choices_are_counted() {
    let then = r#"HearsTimes("rolls", 1), Counts("thieves", 2), Offers("Ana", "", 0)"#;
    let body = format!(r#"{PILFER} dice: [4], when: ["Ana: play pilfer"], then: [{then}]"#);
    assert_eq!(run(&body), Vec::<String>::new());
}

#[test]
fn lines_are_heard_in_order() {
    let then =
        |lines: &str| run(&format!(r#"{PILFER} dice: [4], when: ["Ana: play pilfer"], then: [{lines}]"#));
    assert_eq!(then(r#"Hears("plays pilfer"), Hears("rolls"), Hears("pilfers")"#), Vec::<String>::new());
    assert_eq!(then(r#"Hears("rolls"), Hears("plays pilfer")"#).len(), 1);
    assert_eq!(then(r#"Hears("rolls"), Hears("rolls")"#).len(), 1);
}

#[test]
fn a_take_back_is_heard_and_cited_although_it_shortens_the_log() {
    let given = r#"given: (leader: "Ana", thieves: {"Ana": (purse: 2)})"#;
    let within = r#"when: ["Ana: hide a coin", "Ana: take back"], then: [Hears("takes the last action back"), Silent("hides")]"#;
    assert_eq!(run(&format!("{given}, {within}")), Vec::<String>::new());
    let across = r#"when: ["Ana: hide a coin"], next: [(when: ["Ana: take back"], then: [
        Hears("takes the last action back"), Cites("TAB-BACK-01"),
    ])]"#;
    assert_eq!(run(&format!("{given}, {across}")), Vec::<String>::new());
}

#[test]
fn rules_that_must_be_cited_are_missed() {
    let text = failure(&format!(r#"rules: ["VLT-HUSH-01"], {PILFER} dice: [4], when: ["Ana: play pilfer"]"#));
    assert!(text.contains("VLT-HUSH-01 is not cited; cited were"), "{text}");
}

#[test]
fn a_sheet_for_another_game_or_with_bad_syntax_is_refused_with_its_line() {
    let game = Arc::new(Vault::new());
    let mut citations = Citations::new();
    let other = run_sheet(&game, "sheet.ron", r#"(game: "tomb", scenarios: [])"#, &mut citations);
    assert_eq!(other, [r#"sheet.ron:1: these scenarios are about "tomb", not "vault""#]);
    let bad =
        run_sheet(&game, "sheet.ron", "(game: \"vault\",\n scenarios: [\n(titel: \"x\")])", &mut citations);
    assert!(bad[0].starts_with("sheet.ron:3:") && bad[0].contains("titel"), "{bad:?}");
}
