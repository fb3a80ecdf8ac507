//! Decks and hex sets that players bring from home, and what is to be said of them. [RULES.md, 5.4]

mod collection;

use serde_json::{Map, Value, json};
use table::deck::{Collection, Deck, Decks, Fault, Verdict};

use crate::cites;
use crate::content::legality::{self, Code};
use crate::content::{CardId, Character, Difficulty, HexId, Pharaoh, Pile};

/// The pile of a deck that holds its cards.
const CARDS: &str = "cards";
/// The pile of a deck that holds its hexes.
const HEXES: &str = "hexes";

impl Decks for Pharaoh {
    fn collection(&self) -> Collection {
        collection::collection(self)
    }

    fn verdicts(&self, deck: &Deck) -> Vec<Verdict> {
        let brought = Brought::new(self, deck);
        let verdict = |title: String, hexes: Vec<legality::Fault>| {
            let faults = brought.faults.iter().cloned().chain(hexes.into_iter().map(told));
            Verdict { title, faults: faults.collect() }
        };
        let together = self.hex_faults(&brought.hexes, self.numbers().hexes.1);
        let alone = Difficulty::ALL.map(|it| {
            let character = brought.character.unwrap_or(Character::Avenger);
            verdict(format!("Alone: {it:?}"), self.solitaire_faults(character, it, &brought.hexes))
        });
        [verdict("With others".to_owned(), together)].into_iter().chain(alone).collect()
    }

    fn settings_of(&self, deck: &Deck) -> Map<String, Value> {
        let pile = |key: &str| deck.piles.get(key).cloned().unwrap_or_default();
        let settings = [
            ("characters", json!(deck.bearer)),
            ("decks", json!({"Cards": pile(CARDS)})),
            ("hexes", json!({"Hexes": pile(HEXES)})),
        ];
        settings.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
    }
}

/// A deck in pieces of the box, and what is wrong with it whatever the match.
struct Brought {
    character: Option<Character>,
    hexes: Pile<HexId>,
    faults: Vec<Fault>,
}

impl Brought {
    fn new(game: &Pharaoh, deck: &Deck) -> Self {
        let mut faults = Vec::new();
        for key in deck.piles.keys().filter(|key| ![CARDS, HEXES].contains(&key.as_str())) {
            let sentence = format!("There is no pile called {key:?}; a deck has cards and hexes.");
            faults.push(Fault { rule: cites::OBJ_06, sentence, piece: None });
        }
        let character = Character::ALL.into_iter().find(|it| it.to_string() == deck.bearer);
        if character.is_none() {
            let sentence = format!("There is no character called {:?}.", deck.bearer);
            faults.push(Fault { rule: cites::CHAR_01, sentence, piece: None });
        }
        let cards: Pile<CardId> = pile(deck, CARDS, |word| game.find_card(word), "card", &mut faults);
        let hexes: Pile<HexId> = pile(deck, HEXES, |word| game.find_hex(word), "hex", &mut faults);
        // Without a character only the cards' levels cannot be judged.
        let found = game.deck_faults(character.unwrap_or(Character::Avenger), &cards);
        let found = found.into_iter().filter(|it| character.is_some() || it.code != Code::DeckUse);
        faults.extend(found.map(told));
        Self { character, hexes, faults }
    }
}

/// The pieces of a pile that are in the box; of the others it is told that they are not.
fn pile<T>(
    deck: &Deck,
    key: &str,
    find: impl Fn(&str) -> Option<T>,
    what: &str,
    faults: &mut Vec<Fault>,
) -> Pile<T> {
    let mut pile = Vec::new();
    for (word, copies) in deck.piles.get(key).into_iter().flatten() {
        match find(word) {
            Some(piece) => pile.push((piece, *copies)),
            None => faults.push(Fault {
                rule: cites::OBJ_06,
                sentence: format!("There is no {what} called {word:?}."),
                piece: Some(word.clone()),
            }),
        }
    }
    pile
}

fn told(fault: legality::Fault) -> Fault {
    Fault { rule: fault.rule, sentence: fault.sentence, piece: fault.piece }
}
