//! Decks as players bring them. [RULES.md, 5.4]

use pharaoh::Pharaoh;
use pharaoh::content::{open, printed};
use serde_json::json;
use table::deck::{Deck, Verdict};
use table::{Decks as _, Dice, Game as _, Lobby as _, Tray};

fn game() -> Pharaoh {
    open(&printed()).expect("the printed box is sound")
}

fn rules(verdict: &Verdict) -> Vec<(&str, Option<&str>)> {
    verdict.faults.iter().map(|it| (it.rule.as_str(), it.piece.as_deref())).collect()
}

#[test]
fn the_starter_decks_are_legal_and_within_every_limit() {
    let game = game();
    let collection = game.collection();
    assert_eq!(collection.starters.len(), 6);
    for starter in &collection.starters {
        assert_eq!(rules(&game.verdicts(&starter.deck)[0]), [], "{}", starter.deck.name);
        for (key, pieces) in &starter.deck.piles {
            for (word, copies) in pieces {
                let piece = collection.pile(key).unwrap().find(word).unwrap();
                assert!(*copies <= piece.copies && piece.bearers.contains(&starter.deck.bearer), "{word}");
            }
        }
    }
}

/// What the collection says of copies and bearers is what the rules say: one copy more is one too many.
#[test]
fn limits_and_bearers_are_those_of_the_rules() {
    let game = game();
    let collection = game.collection();
    for pile in &collection.piles {
        for piece in &pile.pieces {
            let limits = |rule: &str| match rule {
                "PHA-DECK-04" | "PHA-DECK-06" | "PHA-PILE-02" => true,
                "PHA-DECK-02" => piece.key == "C000",
                _ => false,
            };
            for bearer in &collection.bearers {
                let told = |copies: u8| {
                    let piles = [(pile.key.to_owned(), [(piece.key.clone(), copies)].into())].into();
                    let deck = Deck { name: String::new(), bearer: bearer.key.clone(), piles };
                    let faults = game.verdicts(&deck).remove(0).faults;
                    faults.iter().filter(|it| it.piece.is_some() || limits(it.rule.as_str())).count()
                };
                let misused = usize::from(!piece.bearers.contains(&bearer.key));
                assert_eq!(told(piece.copies), misused, "{} for {}", piece.name, bearer.key);
                assert!(told(piece.copies + 1) > misused, "{} for {}", piece.name, bearer.key);
            }
        }
    }
}

#[test]
fn everything_wrong_with_a_deck_is_told_at_once() {
    let game = game();
    let mut deck = game.collection().starters[0].deck.clone();
    deck.bearer = "Sexton".to_owned();
    deck.piles.insert("spells".to_owned(), [("C001".to_owned(), 1)].into());
    let cards = deck.piles.get_mut("cards").unwrap();
    cards.insert("C005".to_owned(), 5);
    cards.insert("Moonbeam".to_owned(), 1);
    let told = game.verdicts(&deck);
    assert_eq!(
        rules(&told[0]),
        [
            ("PHA-OBJ-06", None),
            ("PHA-CHAR-01", None),
            ("PHA-OBJ-06", Some("Moonbeam")),
            ("PHA-DECK-03", Some("C005")),
        ]
    );
    assert_eq!(told.len(), 5, "with others, and four difficulties alone");
}

#[test]
fn alone_the_hexes_must_be_worth_it() {
    let game = game();
    let deck = game.collection().starters[0].deck.clone();
    let acolyte = game.verdicts(&deck).remove(1);
    assert_eq!(acolyte.title, "Alone: Acolyte");
    assert!(rules(&acolyte).iter().all(|(rule, _)| rule.starts_with("PHA-SOLO") || *rule == "PHA-COLL-04"));
    assert!(!acolyte.faults.is_empty());
}

#[test]
fn an_empty_deck_lacks_what_it_lacks_and_no_more() {
    let game = game();
    let deck = Deck { bearer: "Avenger".to_owned(), ..Deck::default() };
    let wanted = ["PHA-DECK-01", "PHA-DECK-02", "PHA-PILE-01", "PHA-PILE-01"];
    assert_eq!(rules(&game.verdicts(&deck)[0]), wanted.map(|rule| (rule, None)));
}

/// The settings of a seat are what a setup is made of: a table can be laid with the deck.
#[test]
fn a_legal_deck_comes_to_the_table() {
    let game = game();
    let mut deck = game.collection().starters[5].deck.clone();
    let cards = deck.piles.get_mut("cards").unwrap();
    cards.insert("C070".to_owned(), 4);
    cards.insert("C069".to_owned(), 4);
    let size: usize = cards.values().map(|copies| usize::from(*copies)).sum();
    assert_eq!(rules(&game.verdicts(&deck)[0]), []);

    let mut setup = json!(game.default_setup(2).unwrap());
    for (key, value) in game.settings_of(&deck) {
        setup[key][1] = value;
    }
    let setup = serde_json::from_value(setup).unwrap();
    let state = game.setup(&setup, &mut Tray::deaf(Dice::fast(1))).unwrap();
    let player = state.player(table::Seat(1));
    assert_eq!(player.deck.len() + player.hand.len(), size);
    assert_eq!(player.character.to_string(), deck.bearer);
}
