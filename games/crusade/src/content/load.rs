//! Reading and checking the box. All mistakes are reported at once.

use std::ops::{Deref, DerefMut};

use serde::Deserialize;
use table::{About, ContentError, Files, Game, Mark, content};

use super::board::BoardFile;
use super::card::{Aim, Card};
use super::{Board, Crusade, Numbers};
use crate::cards::{MAX_DECK, MAX_HAND, MAX_KINDS, Tier};
use crate::cites::RULEBOOK;
use crate::effects::Effect;
use crate::state::{MAX_SEATS, Team};
use crate::tiles::MAX_TILES;

const CARDS: &str = "cards.ron";
const NUMBERS: &str = "numbers.ron";
const BOARDS: &str = "boards/";
/// The printed boards in their order; the first is the default. Others follow by name.
const PRINTED: [&str; 3] = ["boards/old_yard.ron", "boards/chapel_rows.ron", "boards/three_wards.ron"];
/// The fewest and the most graves a match may have. [CRU-RUL-09]
pub const GRAVES: std::ops::RangeInclusive<u8> = 3..=15;
/// The most tokens a purse may hold.
pub(crate) const MAX_PURSE: u16 = 20;

/// The files of the printed box.
pub(crate) fn printed() -> Files {
    Files::from(crate::CONTENT)
}

/// Reads everything there is and checks every reference.
pub(crate) fn open(files: &Files) -> Result<Crusade, Vec<ContentError>> {
    let mut check = Check(content::Check::new(files));
    let cards: Option<Vec<CardFile>> = check.read(CARDS);
    let numbers: Option<Numbers> = check.read(NUMBERS);
    let mut paths = check.under(BOARDS);
    paths.sort_by_key(|path| PRINTED.iter().position(|it| it == path).unwrap_or(PRINTED.len()));
    let boards: Vec<(&str, BoardFile)> =
        paths.into_iter().filter_map(|path| Some((path, check.read(path)?))).collect();
    let cards = cards.map(|cards| check.cards(cards));
    if let Some(numbers) = &numbers {
        check.numbers(numbers, cards.as_deref().unwrap_or_default());
    }
    let boards: Vec<Board> =
        boards.into_iter().filter_map(|(path, board)| check.board(path, board)).collect();
    let pieces = cards.zip(numbers);
    let game = pieces.map(|(cards, numbers)| Crusade { about: about(files), cards, boards, numbers });
    check.0.done(game)
}

fn about(files: &Files) -> About {
    About {
        key: Crusade::KEY,
        title: "Crypt Crusade",
        pitch: "Groundskeepers and Necromancers fight over every grave, until the thirteenth round ends the night.",
        min_seats: 2,
        max_seats: MAX_SEATS,
        minutes: (20, 60),
        teams: &["Groundskeepers", "Necromancers"],
        rulebook: &RULEBOOK,
        content_hash: files.hash(),
    }
}

/// A card as its author writes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardFile {
    id: String,
    name: String,
    team: Team,
    tier: u8,
    copies: u8,
    mark: Mark,
    #[serde(default)]
    aim: Aim,
    effects: Vec<Effect>,
    rules: Vec<String>,
}

/// The files under examination.
struct Check<'a>(content::Check<'a>);

impl<'a> Deref for Check<'a> {
    type Target = content::Check<'a>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Check<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl Check<'_> {
    /// Checks the cards and lays them in order: by team, then by tier, as authored within one.
    fn cards(&mut self, files: Vec<CardFile>) -> Vec<Card> {
        if files.len() > MAX_KINDS {
            self.complain(
                CARDS,
                "",
                format!("{} kinds of cards; the box has room for {MAX_KINDS}", files.len()),
            );
        }
        let mut cards: Vec<Card> = Vec::new();
        for file in files {
            if cards.iter().any(|card| *card.id == *file.id || card.name.eq_ignore_ascii_case(&file.name)) {
                self.complain(CARDS, &file.id, format!("{:?} stands twice", file.id));
            }
            cards.push(self.card(file));
        }
        cards.sort_by_key(|card| (card.team, card.tier));
        for team in Team::BOTH {
            let copies = |tier: Option<Tier>| -> usize {
                let fits = |card: &&Card| card.team == team && tier.is_none_or(|tier| card.tier == tier);
                cards.iter().filter(fits).map(|card| usize::from(card.copies)).sum()
            };
            for tier in Tier::ALL {
                let count = copies(Some(tier));
                if count > MAX_DECK {
                    let what =
                        format!("{} have {count} cards of Tier {}; at most {MAX_DECK}", team.name(), tier.0);
                    self.complain(CARDS, "", what);
                }
            }
            if copies(None) > MAX_HAND {
                let what = format!("{} have {} cards; at most {MAX_HAND}", team.name(), copies(None));
                self.complain(CARDS, "", what);
            }
        }
        cards
    }

    fn card(&mut self, file: CardFile) -> Card {
        let id = file.id.clone();
        let tier = Tier(file.tier);
        if !tier.exists() {
            self.complain(CARDS, &id, format!("{id:?} is of tier {}; expected 1, 2 or 3", file.tier));
        }
        if file.effects.is_empty() {
            self.complain(CARDS, &id, format!("{id:?} does nothing; expected at least one effect"));
        }
        for effect in &file.effects {
            if let Err(what) = effect.verb().fits(file.aim) {
                self.complain(CARDS, &id, format!("{id:?}: {what}"));
            }
        }
        let rules = self.cited(&RULEBOOK, CARDS, &id, &file.rules);
        Card {
            rules,
            id: file.id.into(),
            name: file.name,
            team: file.team,
            tier: if tier.exists() { tier } else { Tier(3) },
            copies: file.copies,
            mark: file.mark,
            aim: file.aim,
            effects: file.effects,
        }
    }

    fn numbers(&mut self, numbers: &Numbers, cards: &[Card]) {
        for rounds in [numbers.rounds, numbers.short_rounds] {
            if !(1..=99).contains(&rounds) {
                self.complain(NUMBERS, "", format!("a night of {rounds} rounds; expected 1 to 99"));
            }
        }
        for (team, own) in Team::BOTH.into_iter().zip([&numbers.groundskeepers, &numbers.necromancers]) {
            let (one, two, three) = own.prices;
            if [one, two, three].contains(&0) {
                self.complain(
                    NUMBERS,
                    "",
                    format!("{} get cards for nothing; a price is at least 1", team.name()),
                );
            }
            let copies: u32 = cards
                .iter()
                .filter(|card| card.team == team && card.tier == Tier(1))
                .map(|card| u32::from(card.copies))
                .sum();
            if u32::from(own.starting_cards) * 4 > copies {
                let what = format!(
                    "four {} start with {} cards each, but Tier 1 has only {copies}",
                    team.name(),
                    own.starting_cards
                );
                self.complain(NUMBERS, "", what);
            }
            if own.movement > 8 || own.cards_per_turn == 0 || own.cards_per_turn > 4 {
                let what =
                    format!("{}: expected a movement of at most 8 and 1 to 4 cards a turn", team.name());
                self.complain(NUMBERS, "", what);
            }
        }
    }

    fn board(&mut self, path: &str, file: BoardFile) -> Option<Board> {
        let before = self.count();
        if file.places.is_empty() || file.places.len() > MAX_TILES {
            self.complain(path, "", format!("{} places; expected 1 to {MAX_TILES}", file.places.len()));
        }
        for (index, (x, y)) in file.places.iter().enumerate() {
            if x.unsigned_abs() > 60 || y.unsigned_abs() > 60 {
                self.complain(path, "", format!("({x},{y}) is too far out; coordinates go from -60 to 60"));
            }
            if file.places[..index].contains(&(*x, *y)) {
                self.complain(path, "", format!("({x},{y}) stands twice among the places"));
            }
        }
        for (index, (x, y)) in file.roses.iter().enumerate() {
            if !file.places.iter().skip(1).any(|place| place == &(*x, *y)) {
                self.complain(
                    path,
                    "",
                    format!("a rose at ({x},{y}), where there is no tile besides the Shed"),
                );
            }
            if file.roses[..index].contains(&(*x, *y)) {
                self.complain(path, "", format!("({x},{y}) stands twice among the roses"));
            }
        }
        for seats in 2..=8u8 {
            let Some(graves) = file.graves.get(&seats) else {
                self.complain(path, "", format!("no number of graves for {seats} seats"));
                continue;
            };
            let room = file.roses.len().min(file.places.len().saturating_sub(1));
            if !GRAVES.contains(graves) || usize::from(*graves) > room {
                let what =
                    format!("{graves} graves for {seats} seats; expected 3 to 15, and a rose for each");
                self.complain(path, "", what);
            }
        }
        for (seats, purse) in &file.even_night {
            if purse.groundskeepers.max(purse.necromancers) > MAX_PURSE {
                self.complain(path, "", format!("the purse for {seats} seats holds more than {MAX_PURSE}"));
            }
        }
        if self.count() > before {
            return None;
        }
        let board = Board::new(file);
        if !board.is_connected() {
            self.complain(path, "", "some tiles cannot be reached from the Shed".to_owned());
        }
        if board.edges.is_empty() {
            self.complain(path, "", "no exposed edge for Necromancers to enter by".to_owned());
        }
        (self.count() == before).then_some(board)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::CardId;

    fn mistakes(path: &str, change: impl Fn(&str) -> String) -> Vec<ContentError> {
        let mut files = printed();
        let text = files.iter().find(|(it, _)| *it == path).unwrap().1.to_owned();
        files.insert(path, change(&text));
        open(&files).map(|_| ()).unwrap_err()
    }

    #[test]
    fn the_printed_box_holds_the_printed_numbers() {
        let game = open(&printed()).unwrap();
        let copies = |team, tier| -> u32 {
            game.tier_of(team, Tier(tier)).map(|id: CardId| u32::from(game.card(id).copies)).sum()
        };
        assert_eq!([1, 2, 3].map(|tier| copies(Team::Groundskeepers, tier)), [30, 12, 12]);
        assert_eq!([1, 2, 3].map(|tier| copies(Team::Necromancers, tier)), [30, 14, 10]);
        assert_eq!(game.cards().len(), 17);
        assert_eq!(game.boards().len(), 3);
    }

    #[test]
    fn mistakes_name_file_line_and_what_was_expected() {
        let found = mistakes(CARDS, |text| text.replace("CRU-CARD-15", "CRU-CARD-99"));
        assert_eq!(found.len(), 1);
        assert!(found[0].to_string().starts_with("cards.ron:") && found[0].line > 70, "{}", found[0]);
        assert!(found[0].what.contains("\"flip\" cites \"CRU-CARD-99\""));
        let found = mistakes(CARDS, |text| text.replace("tier: 3", "tier: 4"));
        assert_eq!(found.len(), 6);
        let found = mistakes(CARDS, |text| text.replace("effects: [Swap]", "effects: [Swop]"));
        assert!(found[0].what.contains("Swop") && found[0].what.contains("Swap"), "{}", found[0]);
        let found = mistakes(CARDS, |text| text.replace("aim: AnyGrave, effects: [Seal]", "effects: [Seal]"));
        assert!(found[0].what.contains("aim"), "{}", found[0]);
    }

    #[test]
    fn a_board_in_pieces_or_without_graves_is_refused() {
        let found = mistakes(PRINTED[0], |text| text.replace("(0, 0), ", "(9, 9), "));
        assert!(found.iter().any(|it| it.what.contains("cannot be reached")), "{found:?}");
        let found = mistakes(PRINTED[1], |text| text.replace("2: 3", "2: 40"));
        assert!(found[0].what.contains("40 graves for 2 seats"), "{found:?}");
        let found = mistakes(NUMBERS, |text| text.replace("prices: (2, 4, 6)", "prices: (0, 4, 6)"));
        assert!(found[0].what.contains("a price is at least 1"), "{found:?}");
    }
}
