//! What people write, and what comes of it.

use super::*;
use crate::deck::{Bearer, Piece, Pile};

fn collection() -> Collection {
    let piece = |key: &str, name: &str| Piece {
        key: key.to_owned(),
        name: name.to_owned(),
        text: String::new(),
        facts: Vec::new(),
        copies: 4,
        bearers: Vec::new(),
        amount: None,
    };
    let pile = |key, pieces| Pile { key, title: key, facets: Vec::new(), measure: None, pieces };
    Collection {
        bearer: "Hero",
        bearers: vec![Bearer { key: "Bard".to_owned(), name: "The Bard".to_owned(), text: String::new() }],
        piles: vec![
            pile("songs", vec![piece("S1", "Long Ballad"), piece("S2", "Exit, Singing")]),
            pile("steps", vec![piece("T1", "Jig")]),
        ],
        starters: Vec::new(),
    }
}

fn pieces(reading: &Reading, pile: &str) -> Vec<(String, u8)> {
    reading.deck.piles[pile].clone().into_iter().collect()
}

#[test]
fn a_list_is_read_by_names_and_numbers_whatever_the_case() {
    let text = "# mine\nname: Evening\nFor: the bard # who else\n\nSongs:\n2 long ballad\n1x s2\n1 S1\n\nsteps:\n 3× Jig\n";
    let reading = read(text, &collection());
    assert_eq!(reading.mistakes, []);
    assert_eq!((reading.deck.name.as_str(), reading.deck.bearer.as_str()), ("Evening", "Bard"));
    assert_eq!(pieces(&reading, "songs"), [("S1".to_owned(), 3), ("S2".to_owned(), 1)]);
    assert_eq!(pieces(&reading, "steps"), [("T1".to_owned(), 3)]);
    assert_eq!((reading.line_of("S1"), reading.line_of("T1")), (Some(6), Some(11)));
}

#[test]
fn what_cannot_be_read_is_told_by_its_line_and_the_rest_is_kept() {
    let text = "1 Jig\nsongs:\nmany Jigs\n300 Jig\n1 Long Ballad\n2 Lost Song\ntunes:\nsongs: two\nJig\n";
    let reading = read(text, &collection());
    let lines: Vec<usize> = reading.mistakes.iter().map(|it| it.line).collect();
    assert_eq!(lines, [1, 3, 4, 7, 8, 9]);
    assert!(reading.mistakes[3].what.contains("\"songs:\" or \"steps:\""), "{}", reading.mistakes[3].what);
    // A piece nobody knows is the judge's business, not the reader's.
    assert_eq!(pieces(&reading, "songs"), [("Lost Song".to_owned(), 2), ("S1".to_owned(), 1)]);
}

#[test]
fn what_is_written_is_read_again() {
    let songs = [("S1".to_owned(), 2), ("S2".to_owned(), 1), ("Lost Song".to_owned(), 1)];
    let deck = Deck {
        name: "Late #2\nshow".to_owned(),
        bearer: "Bard".to_owned(),
        piles: [("songs".to_owned(), songs.into_iter().collect())].into(),
    };
    let list = write(&deck, &collection());
    assert!(list.contains("1 Exit, Singing  # S2"), "{list}");
    let again = read(&list, &collection());
    assert_eq!(again.mistakes, []);
    assert_eq!(again.deck, Deck { name: "Late  2 show".to_owned(), ..deck.clone() });

    let ron = write_ron(&deck);
    let again = read(&format!("// from a friend\n{ron}"), &collection());
    assert_eq!((again.mistakes, &again.deck), (Vec::new(), &deck));
    assert_eq!(
        read(&ron, &collection()).line_of("S2"),
        ron.lines().position(|it| it.contains("S2")).map(|it| it + 1)
    );
}

#[test]
fn ron_that_cannot_be_read_names_its_line() {
    let reading = read("(\n  name: \"x\",\n  fro: \"Bard\",\n)", &collection());
    assert_eq!(reading.mistakes.len(), 1);
    assert_eq!(reading.mistakes[0].line, 3);
    assert!(reading.mistakes[0].what.contains("fro"), "{}", reading.mistakes[0].what);
}
