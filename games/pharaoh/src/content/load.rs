//! Reading the box. What is read is then checked; all mistakes are reported at once.

use std::collections::BTreeMap;

use serde::Deserialize;
use table::{About, ContentError, Files, Mark, content};

use super::check::Check;
use super::deck::{Difficulty, Level, Pile, Title};
use super::{
    Card, CardId, Character, CharacterCard, Effect, Hex, HexId, Numbers, Pharaoh, Piece, Solitaire, Starter,
    Steps, StepsId,
};
use crate::cites::RULEBOOK;

pub(super) const CARDS: [&str; 5] = [
    "cards/common.ron",
    "cards/special.ron",
    "cards/rare.ron",
    "cards/extra_rare.ron",
    "cards/ultra_rare.ron",
];
pub(super) const HEXES: &str = "hexes.ron";
pub(super) const CHARACTERS: &str = "characters.ron";
pub(super) const STARTERS: &str = "starters.ron";
pub(super) const NUMBERS: &str = "numbers.ron";
pub(super) const SOLITAIRE: &str = "solitaire.ron";

/// The files of the printed box.
pub fn printed() -> Files {
    Files::from(crate::CONTENT)
}

/// Reads everything there is and checks every piece.
pub fn open(files: &Files) -> Result<Pharaoh, Vec<ContentError>> {
    let mut check = Check(content::Check::new(files));
    let cards: Vec<Vec<Card>> = CARDS.into_iter().filter_map(|path| check.read(path)).collect();
    let hexes: Option<Vec<Hex>> = check.read(HEXES);
    let characters: Option<Vec<CharacterCard>> = check.read(CHARACTERS);
    let starters: Option<Vec<StarterFile>> = check.read(STARTERS);
    let numbers: Option<Numbers> = check.read(NUMBERS);
    let solitaire: Option<SolitaireFile> = check.read(SOLITAIRE);
    let (true, Some(hexes), Some(characters), Some(starters), Some(numbers), Some(solitaire)) =
        (cards.len() == CARDS.len(), hexes, characters, starters, numbers, solitaire)
    else {
        return check.0.done(None);
    };

    let key = check.cards(&cards);
    check.hexes(&hexes);
    check.characters(&characters);
    check.numbers(&numbers);
    let cards: Vec<Card> = cards.into_iter().flatten().collect();
    let starters = starters.into_iter().map(|file| starter(file, &cards, &hexes, &mut check)).collect();
    let solitaire = solitaire_of(solitaire, &hexes, &mut check);
    let Some(key) = key.filter(|_| check.count() == 0) else {
        return check.0.done(None);
    };
    let mut game = Pharaoh {
        about: about(files),
        cards,
        hexes,
        characters,
        starters,
        numbers,
        solitaire,
        lists: Vec::new(),
        key,
    };
    game.number_steps();
    check.decks(&game);
    check.0.done(Some(game))
}

fn about(files: &Files) -> About {
    About {
        key: "pharaoh",
        title: "Crypt: The Pharaoh's Curse",
        pitch: "A crypt that grows with every door you open; whoever stands in an exit with a Key and rolls doubles is out.",
        min_seats: 1,
        max_seats: 8,
        minutes: (30, 120),
        teams: &["Seat 1", "Seat 2", "Seat 3", "Seat 4", "Seat 5", "Seat 6", "Seat 7", "Seat 8"],
        rulebook: &RULEBOOK,
        content_hash: files.hash(),
    }
}

impl Pharaoh {
    /// Gives every list of steps its number.
    fn number_steps(&mut self) {
        let mut lists: Vec<(Piece, Vec<Effect>)> = Vec::new();
        let mut number = |piece: Piece, steps: &mut Steps| {
            steps.number(&mut |list| {
                lists.push((piece, list.to_vec()));
                StepsId(u16::try_from(lists.len() - 1).expect("a box has fewer than 65536 lists of steps"))
            });
        };
        for (id, card) in (0u8..).zip(&mut self.cards) {
            for block in &mut card.effect {
                number(Piece::Card(CardId(id)), &mut block.steps);
            }
        }
        for (id, hex) in (0u8..).zip(&mut self.hexes) {
            for block in &mut hex.effect {
                number(Piece::Hex(HexId(id)), &mut block.steps);
            }
            if let Some(benefit) = &mut hex.benefit {
                number(Piece::Benefit(HexId(id)), &mut benefit.steps);
            }
        }
        for card in &mut self.characters {
            number(Piece::Ability(card.character), &mut card.effect.steps);
        }
        self.lists = lists;
    }
}

/// A starter deck as its author writes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StarterFile {
    character: Character,
    name: String,
    pitch: String,
    cards: BTreeMap<String, u8>,
    all_common: BTreeMap<String, u8>,
    hexes: BTreeMap<String, u8>,
    hexes_pitch: String,
    mark: Mark,
}

fn starter(file: StarterFile, cards: &[Card], hexes: &[Hex], check: &mut Check<'_>) -> Starter {
    let card = |id: &str| place(cards.iter().map(|card| card.id.as_str()), id).map(CardId);
    Starter {
        character: file.character,
        cards: pile(&file.cards, card, STARTERS, check),
        all_common: pile(&file.all_common, card, STARTERS, check),
        hexes: pile(&file.hexes, |id| hex_of(hexes, id), STARTERS, check),
        name: file.name,
        pitch: file.pitch,
        hexes_pitch: file.hexes_pitch,
        mark: file.mark,
    }
}

/// Solitaire play as its author writes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SolitaireFile {
    rounds: u8,
    most_hexes: u8,
    levels: Vec<LevelFile>,
    titles: Vec<Title>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LevelFile {
    difficulty: Difficulty,
    hexes: u8,
    rating: i16,
    #[serde(default)]
    only_exit: Option<String>,
    set: BTreeMap<String, u8>,
}

fn solitaire_of(file: SolitaireFile, hexes: &[Hex], check: &mut Check<'_>) -> Solitaire {
    let levels = file.levels.into_iter().map(|level| Level {
        difficulty: level.difficulty,
        hexes: level.hexes,
        rating: level.rating,
        only_exit: level.only_exit.and_then(|id| check.known(hex_of(hexes, &id), SOLITAIRE, &id)),
        set: pile(&level.set, |id| hex_of(hexes, id), SOLITAIRE, check),
    });
    Solitaire {
        rounds: file.rounds,
        most_hexes: file.most_hexes,
        levels: levels.collect(),
        titles: file.titles,
    }
}

fn pile<T>(
    file: &BTreeMap<String, u8>,
    find: impl Fn(&str) -> Option<T>,
    path: &str,
    check: &mut Check<'_>,
) -> Pile<T> {
    file.iter().filter_map(|(id, copies)| Some((check.known(find(id), path, id)?, *copies))).collect()
}

fn hex_of(hexes: &[Hex], id: &str) -> Option<HexId> {
    place(hexes.iter().map(|hex| hex.id.as_str()), id).map(HexId)
}

fn place<'a>(mut ids: impl Iterator<Item = &'a str>, id: &str) -> Option<u8> {
    ids.position(|it| it == id).and_then(|place| u8::try_from(place).ok())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::effects::Verb;

    /// What is wrong with the box after one file was changed.
    fn mistakes(path: &str, from: &str, to: &str) -> Vec<ContentError> {
        let mut files = printed();
        let text = files.iter().find(|(it, _)| *it == path).unwrap().1.to_owned();
        assert!(text.contains(from), "{path} does not say {from}");
        files.insert(path, text.replacen(from, to, 1));
        open(&files).map(|_| ()).unwrap_err()
    }

    /// The one mistake a change makes, after checking that it names its place.
    fn mistake(path: &str, from: &str, to: &str) -> String {
        let found = mistakes(path, from, to);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].to_string().starts_with(&format!("{path}:")), "{}", found[0]);
        found[0].what.clone()
    }

    #[test]
    fn the_printed_box_opens() {
        let mistakes = open(&printed())
            .map(|_| ())
            .map_err(|mistakes| mistakes.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"));
        assert_eq!(mistakes, Ok(()));
    }

    #[test]
    fn every_list_of_steps_is_found_by_its_number() {
        let game = open(&printed()).unwrap();
        for id in game.card_ids() {
            for block in &game.card(id).effect {
                assert_eq!(game.steps(block.steps.id), &*block.steps);
                assert_eq!(game.home(block.steps.id), Piece::Card(id));
                for body in block.steps.iter().flat_map(Verb::bodies) {
                    assert_eq!(game.steps(body.id), &**body);
                }
            }
        }
    }

    #[test]
    fn a_misspelt_word_is_told_with_its_line() {
        let found = mistakes(CARDS[0], "steps: [ExtraActions(count: 1)]", "steps: [ExtraAction(count: 1)]");
        assert_eq!((found.len(), found[0].line), (1, 14));
        assert!(
            found[0].what.contains("ExtraAction") && found[0].what.contains("ExtraActions"),
            "{}",
            found[0]
        );
        let what = mistake(HEXES, "points: 3", "point: 3");
        assert!(what.contains("point") && what.contains("points"), "{what}");
        let what = mistake(HEXES, "\"110110\"", "\"11011\"");
        assert!(what.contains("six sides"), "{what}");
        let what = mistake(CARDS[0], "\"1D6+2\"", "\"1D8\"");
        assert!(what.contains("1D8") && what.contains("2D6+3"), "{what}");
    }

    #[test]
    fn mistakes_of_several_files_are_told_at_once() {
        let mut files = printed();
        files.insert(CARDS[1], "[");
        files.insert(NUMBERS, "(deck: 3)");
        let found = open(&files).map(|_| ()).unwrap_err();
        let paths: Vec<&str> = found.iter().map(|mistake| mistake.file.as_str()).collect();
        assert_eq!(paths, [CARDS[1], NUMBERS]);
    }

    #[test]
    fn a_row_that_breaks_the_language_is_refused() {
        let cases = [
            (
                CARDS[0],
                "window: Free, steps: [ExtraActions",
                "window: Tab, steps: [ExtraActions",
                "has no window Tab",
            ),
            (CARDS[0], "type: Weapon(3)", "type: Weapon(4)", "level 4"),
            (CARDS[0], "TabledLP(15)", "TabledLP(0)", "life points"),
            (CARDS[0], "to: 2, steps", "to: 3, steps", "2 branches for a roll of 3"),
            (CARDS[0], "to: 2, steps", "to: 1, steps", "0 branches for a roll of 2"),
            (CARDS[0], "\"The Key\"", "\"\"", "no title"),
            (CARDS[0], "Agent(is: Creature", "Agent(is: Unit", "do not agree"),
            (CARDS[1], "\"S002\"", "\"S001\"", "stands twice"),
            (CARDS[2], "\"R002\"", "\"X002\"", "no number of the rare cards"),
            (CARDS[4], "\"U002\"", "\"U2\"", "no number of the ultra rare cards"),
            (HEXES, "label: \"rocks\")", "label: \"stones\")", "which no part of the event is called"),
            (HEXES, "window: Here", "window: Tab", "a hex has no window Tab"),
            (HEXES, "life: 8", "life: 0", "Cobra"),
            (HEXES, "AtMost(8)", "AtMost(12)", "expected 2 to 11"),
            (CHARACTERS, "dodge: 6", "dodge: 12", "dodge score"),
            (NUMBERS, "deck: (25, 50)", "deck: (50, 25)", "a deck of 50 to 25"),
            (SOLITAIRE, "from: 15", "from: 9", "rising score"),
        ];
        for (path, from, to, expected) in cases {
            let found = mistakes(path, from, to);
            assert!(
                found.iter().any(|it| it.file == path && it.what.contains(expected)),
                "{from}: {found:?}"
            );
        }
    }

    #[test]
    fn decks_name_only_pieces_of_the_box_and_are_legal() {
        let cases = [
            (STARTERS, "\"C001\"", "\"C999\"", "no piece of this box"),
            (STARTERS, "\"C000\": 1", "\"C000\": 2", "the all-common deck: The deck has 2 Keys"),
            (STARTERS, "\"C035\": 1", "\"C062\": 1", "no Avenger can use"),
            (STARTERS, "\"H016\": 1", "\"H001\": 1", "the hexes: The set has no exit"),
            (SOLITAIRE, "\"H034\": 1", "\"H001\": 1", "PHA-COLL-04"),
        ];
        for (path, from, to, expected) in cases {
            let found = mistakes(path, from, to);
            assert!(
                found.iter().any(|it| it.file == path && it.what.contains(expected)),
                "{from}: {found:?}"
            );
        }
    }
}
