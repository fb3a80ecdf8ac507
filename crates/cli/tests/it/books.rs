//! Rulebooks, the list of games, the help.

use crate::undercroft::{Folder, Run};

fn run(arguments: &[&str]) -> Run {
    Folder::new().run(arguments, b"")
}

#[test]
fn the_help_tells_every_word() {
    // A bare `undercroft` opens the hall, so the help has to be asked for.
    run(&["--help"]).well().says("Usage: undercroft").says("Play at the terminal");
}

#[test]
fn the_games_are_listed() {
    run(&["games"]).well().says("crusade: Crypt Crusade").says("2 to 8 seats");
}

#[test]
fn a_rule_is_shown_with_its_chapter_and_source() {
    run(&["rules", "cru-cap-02"])
        .well()
        .says("CRU-CAP-02  (3.6 Capturing)")
        .says("No grave is captured at any other moment")
        .says("(source: ");
    run(&["rules", "TAB-SEQ-01"]).well().says("TAB-SEQ-01  (1. Acting)");
}

#[test]
fn words_find_the_rules_and_cards_that_speak_of_them() {
    run(&["rules", "holy", "water"]).well().says("Holy Water  (Action Card").says("[CRU-CARD-04, ");
    run(&["rules", "water", "--game", "crusade"])
        .well()
        .says("Holy Water Balloon  (")
        .says("CRU-CARD-04  (3.10 Action Cards (GK))");
    run(&["rules"]).well().says("3.6 Capturing: CRU-CAP-01 to CRU-CAP-03 (3 rules)").says("TAB-DICE-01");
}

#[test]
fn a_box_is_searched_by_its_words() {
    run(&["cards", "crusade", "holy", "water"]).well().says("Holy Water Balloon  (").says("CRU-CARD-04");
    run(&["cards", "crusade", "card"]).well().says("sprint  Sprint  (Action Card").says("--full shows them");
    run(&["cards", "pharaoh", "gas"])
        .well()
        .says("C039  Nerve Gas  (Tech-Med")
        .says("H021  Labyrinth of Mist");
    run(&["cards", "pharaoh", "nerve", "gas"])
        .well()
        .says("entrant, without a dodge; the entrant discards a random card");
    run(&["cards", "crusade", "zzzzzzz"]).badly().says("Nothing in the box speaks of");
}

#[test]
fn a_rule_that_is_not_there_is_answered_with_the_nearest() {
    run(&["rules", "CRU-CAPP-01"]).badly().says("did you mean CRU-CAP-01");
    run(&["rules", "zzzzzzz"]).badly().says("Nothing speaks of \"zzzzzzz\".");
    run(&["rules", "--game", "chess"]).badly().says("there is crusade");
}
