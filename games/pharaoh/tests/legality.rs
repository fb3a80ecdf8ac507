//! Decks and hex sets that may not be brought to a table, and why. [RULES.md, 5.4]

use pharaoh::Pharaoh;
use pharaoh::content::legality::{Code, Fault};
use pharaoh::content::{CardId, Character, Difficulty, HexId, Pile, open, printed};

fn game() -> Pharaoh {
    open(&printed()).expect("the printed box is sound")
}

fn deck(game: &Pharaoh, cards: &[(&str, u8)]) -> Pile<CardId> {
    cards.iter().map(|(id, copies)| (game.find_card(id).expect("a card of the box"), *copies)).collect()
}

fn hexes(game: &Pharaoh, ids: &[(&str, u8)]) -> Pile<HexId> {
    ids.iter().map(|(id, copies)| (game.find_hex(id).expect("a hex of the box"), *copies)).collect()
}

fn codes(faults: &[Fault]) -> Vec<(Code, &str)> {
    faults.iter().map(|fault| (fault.code, fault.rule.as_str())).collect()
}

/// PHA-EX-33: fourteen specials, five of a kind and a spell too high, all told at once; three of one
/// extra rare and one ultra rare are fine.
#[test]
fn the_deck_check_of_the_rules() {
    let game = game();
    let cards = [
        ("C000", 1),
        ("S001", 4),
        ("S002", 4),
        ("S005", 4),
        ("S006", 2),
        ("X004", 3),
        ("U001", 1),
        ("C005", 5),
        ("C030", 1),
        ("C001", 4),
        ("C024", 4),
        ("C040", 4),
        ("C055", 3),
    ];
    let deck = deck(&game, &cards);
    assert_eq!(deck.iter().map(|(_, copies)| u32::from(*copies)).sum::<u32>(), 40);
    assert_eq!(
        codes(&game.deck_faults(Character::Avenger, &deck)),
        [(Code::DeckKind, "PHA-DECK-03"), (Code::DeckRarity, "PHA-DECK-04"), (Code::DeckUse, "PHA-DECK-05"),]
    );
}

#[test]
fn a_deck_has_its_size_and_its_one_key() {
    let game = game();
    let faults = |cards: &[(&str, u8)]| {
        let faults = game.deck_faults(Character::Warlord, &deck(&game, cards));
        codes(&faults).into_iter().map(|(code, _)| code).collect::<Vec<_>>()
    };
    let filler = [("C001", 4), ("C005", 4), ("C024", 4), ("C040", 4), ("C055", 4)];
    let with = |more: &[(&'static str, u8)]| [filler.as_slice(), more].concat();
    assert_eq!(faults(&with(&[("C000", 1), ("C064", 4)])), []);
    assert_eq!(faults(&with(&[("C000", 1), ("C064", 3)])), [Code::DeckSize]);
    // Four copies and one more, however the list is written.
    assert_eq!(faults(&with(&[("C000", 1), ("C064", 4), ("C064", 1)])), [Code::DeckKind]);
    assert_eq!(faults(&with(&[("C064", 4), ("C070", 1)])), [Code::DeckKey]);
    assert_eq!(faults(&with(&[("C000", 2), ("C064", 3)])), [Code::DeckKey]);
    assert_eq!(faults(&with(&[("C000", 1), ("C064", 4), ("U001", 1), ("U003", 1)])), [Code::DeckRarity]);
    assert_eq!(faults(&with(&[("C000", 1), ("C064", 4), ("X005", 4)])), [Code::DeckRarity]);
    let long = [
        ("C000", 1),
        ("C064", 4),
        ("C070", 4),
        ("C069", 4),
        ("C067", 4),
        ("C056", 4),
        ("C048", 4),
        ("C058", 4),
        ("C019", 1),
    ];
    assert_eq!(faults(&with(&long)), []);
    assert_eq!(faults(&with(&[long.as_slice(), &[("C007", 1)]].concat())), [Code::DeckSize]);
}

/// Who may use what. [PHA-CHAR-02] [PHA-CHAR-03]
#[test]
fn each_character_uses_its_own_levels() {
    let game = game();
    let one_of_each = [
        ("C025", 0),
        ("C053", 0),
        ("C002", 0),
        ("C008", 1),
        ("C030", 1),
        ("C062", 1),
        ("C011", 2),
        ("C047", 2),
        ("C041", 2),
    ];
    let allowed = |character: Character| -> [u8; 3] {
        let mut highest = [0; 3];
        for (id, family) in one_of_each {
            if game.card(game.find_card(id).unwrap()).usable_by(character) {
                highest[family] += 1;
            }
        }
        highest
    };
    assert_eq!(
        Character::ALL.map(allowed),
        [[2, 1, 2], [2, 2, 1], [1, 2, 2], [1, 1, 3], [1, 3, 1], [3, 1, 1]]
    );
    assert!(Character::ALL.iter().all(|it| game.card(game.find_card("Grenade").unwrap()).usable_by(*it)));
}

#[test]
fn a_hex_set_has_its_size_an_exit_and_a_room() {
    let game = game();
    let faults = |ids: &[(&str, u8)], most: u8| {
        let faults = game.hex_faults(&hexes(&game, ids), most);
        faults.iter().map(|fault| (fault.code, fault.rule.as_str())).collect::<Vec<_>>()
    };
    assert_eq!(faults(&[("H016", 1), ("H001", 4)], 12), []);
    assert_eq!(faults(&[("H016", 1), ("H001", 3)], 12), [(Code::HexCount, "PHA-PILE-01")]);
    assert_eq!(faults(&[("H001", 4), ("H005", 1)], 12), [(Code::HexExit, "PHA-PILE-01")]);
    assert_eq!(faults(&[("H015", 3), ("H016", 2)], 12), [(Code::HexNonexit, "PHA-RUL-11")]);
    assert_eq!(faults(&[("H016", 1), ("H001", 5)], 12), [(Code::HexKind, "PHA-PILE-02")]);
    assert_eq!(faults(&[("H016", 1), ("H001", 4), ("H008", 2)], 12), [(Code::HexRarity, "PHA-PILE-02")]);
    let thirteen = [("H016", 1), ("H001", 4), ("H005", 4), ("H006", 4)];
    assert_eq!(faults(&thirteen, 12), [(Code::HexCount, "PHA-RUL-12")]);
    assert_eq!(faults(&[("H016", 1), ("H001", 4), ("H005", 4)], 8), [(Code::HexCount, "PHA-RUL-12")]);
}

#[test]
fn a_solitaire_set_has_points_a_rating_and_the_right_exit() {
    let game = game();
    let faults = |character, difficulty, ids: &[(&str, u8)]| {
        let faults = game.solitaire_faults(character, difficulty, &hexes(&game, ids));
        faults.iter().map(|fault| (fault.code, fault.rule.as_str())).collect::<Vec<_>>()
    };
    let eight = [
        ("H015", 1),
        ("H028", 1),
        ("H036", 1),
        ("H020", 1),
        ("H021", 1),
        ("H034", 1),
        ("H035", 1),
        ("H009", 1),
    ];
    // 1 + 4 + 3 - 1 + 1 - 1 - 1 - 3 = 3, one short.
    assert_eq!(
        faults(Character::Spellmancer, Difficulty::Acolyte, &eight),
        [(Code::SoloRating, "PHA-SOLO-03")]
    );
    let better = [
        ("H015", 1),
        ("H028", 1),
        ("H036", 1),
        ("H020", 1),
        ("H021", 1),
        ("H034", 1),
        ("H035", 1),
        ("H025", 1),
    ];
    assert_eq!(faults(Character::Spellmancer, Difficulty::Acolyte, &better), []);
    // An Engineer ignores the Tomb of Death: 7 - 4 = 3.
    assert_eq!(
        faults(Character::Engineer, Difficulty::Acolyte, &better),
        [(Code::SoloRating, "PHA-SOLO-03")]
    );
    let unused = [better.as_slice(), &[("H001", 1)]].concat();
    assert_eq!(faults(Character::Spellmancer, Difficulty::Acolyte, &unused), [(Code::SoloNa, "PHA-COLL-04")]);
    let cursed = [("H015", 1), ("H028", 4), ("H036", 4), ("H006", 3)];
    assert_eq!(
        faults(Character::Spellmancer, Difficulty::Cursed, &cursed),
        [(Code::SoloRating, "PHA-SOLO-04")]
    );
    let many = [("H017", 1), ("H028", 4), ("H036", 4), ("H006", 4), ("H021", 4)];
    assert_eq!(faults(Character::Spellmancer, Difficulty::Pharaoh, &many), [(Code::HexCount, "PHA-SOLO-02")]);
}
