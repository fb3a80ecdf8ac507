//! Decks in files, judged, rewritten and brought to a match.

use crate::undercroft::Folder;

const LIST: &str = "\
# An engineer who forgot what engineers may not.
name: Test Bench
for: Engineer

cards:
1 The Key
2 Advantage
4 Block
4 C016
4 Kevlar Bioarmor
4 C047
4 C024
1 The Searing

hexes:
4 Tomb of Transport
1 Exit, Clear
";

#[test]
fn a_deck_is_judged_with_file_line_and_rule() {
    let folder = Folder::new();
    folder.write("bench.txt", LIST);
    let judged = folder.run(&["deck", "pharaoh", "bench.txt"], b"");
    judged
        .badly()
        .says("Test Bench (for Engineer): 24 cards, 5 hexes")
        .says("bench.txt: The deck has 24 cards; it must have 25 to 50, the Key included. [PHA-DECK-01]")
        .says("bench.txt:13: The Searing is a Spell-3rd card, which no Engineer can use. [PHA-DECK-05]")
        .says("With others: not legal");
}

#[test]
fn a_deck_is_written_in_the_other_form_and_read_again() {
    let folder = Folder::new();
    folder.write("bench.txt", &LIST.replace("1 The Searing", "2 Nerve Gas"));
    let judged = folder.run(&["deck", "pharaoh", "bench.txt"], b"");
    judged.well().says("25 cards").says("With others: legal");
    let ron = folder.run(&["deck", "pharaoh", "bench.txt", "--write", "ron"], b"").well().out.clone();
    folder.write("bench.ron", &ron);
    let list = folder.run(&["deck", "pharaoh", "bench.ron", "--write", "list"], b"").well().out.clone();
    assert!(list.contains("4 Block  # C005"), "{list}");
    folder.write("again.txt", &list);
    let again = folder.run(&["deck", "pharaoh", "again.txt", "--write", "ron"], b"").well().out.clone();
    assert_eq!(again, ron);
}

#[test]
fn lines_that_cannot_be_read_are_all_told() {
    let folder = Folder::new();
    folder.write("bad.txt", "for: Avenger\nspells:\ncards:\nsome Blocks\n1 The Key\n");
    let judged = folder.run(&["deck", "pharaoh", "bad.txt"], b"");
    judged
        .badly()
        .says("bad.txt:2: \"spells\" is no heading; expected")
        .says("bad.txt:4: \"some Blocks\" cannot");
    folder.run(&["deck", "crusade", "bad.txt"], b"").badly().says("Nobody brings a deck");
}

#[test]
fn a_deck_is_brought_to_a_match_or_refused_by_its_rule() {
    let folder = Folder::new();
    folder.write("bench.txt", LIST);
    folder.write("legal.txt", &LIST.replace("1 The Searing", "2 Nerve Gas"));
    let sim = |deck: &str| {
        folder.run(
            &["sim", "pharaoh", "--seats", "random", "--players", "2", "--games", "2", "--deck", deck],
            b"",
        )
    };
    sim("2=legal.txt").well();
    sim("2=bench.txt").badly().says("bench.txt:13: The Searing is a Spell-3rd card");
    sim("3=legal.txt").badly().says("there is no seat 3");
}
