//! What an author may get wrong, and how it is told: file, line, what was expected.

mod rows;

use std::ops::{Deref, DerefMut};

use table::content;

use super::card::{CardId, Rarity};
use super::load::{CARDS, CHARACTERS, HEXES, NUMBERS, SOLITAIRE, STARTERS};
use super::{Card, Character, CharacterCard, Difficulty, Effect, Hex, Numbers, Pharaoh, Window};

/// The files under examination.
pub(super) struct Check<'a>(pub(super) content::Check<'a>);

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
    /// Checks the cards, file by file, and finds the Key among them.
    pub(super) fn cards(&mut self, files: &[Vec<Card>]) -> Option<CardId> {
        let mut seen: Vec<&Card> = Vec::new();
        let mut keys = Vec::new();
        for ((path, rarity), cards) in CARDS.into_iter().zip(Rarity::ALL).zip(files) {
            for card in cards {
                if seen.iter().any(|it| it.id == card.id || it.title.eq_ignore_ascii_case(&card.title)) {
                    self.complain(path, &card.id, format!("{:?} stands twice", card.id));
                }
                if !is_number(&card.id) || Rarity::of_number(&card.id) != Some(rarity) {
                    let what = format!(
                        "{:?} is no number of the {} cards; expected {rarity}001 or the like",
                        card.id,
                        rarity.word()
                    );
                    self.complain(path, &card.id, what);
                }
                if rows::is_key(card) {
                    keys.push(CardId(u8::try_from(seen.len()).unwrap_or(u8::MAX)));
                }
                rows::card(self, path, card);
                seen.push(card);
            }
        }
        if seen.len() > usize::from(u8::MAX) {
            self.complain(CARDS[0], "", format!("{} cards; the box has room for {}", seen.len(), u8::MAX));
        }
        if let [key] = keys.as_slice() {
            return Some(*key);
        }
        let what = format!("{} cards are Keys; expected exactly one with `Exit` as its action", keys.len());
        self.complain(CARDS[0], "", what);
        None
    }

    pub(super) fn hexes(&mut self, hexes: &[Hex]) {
        for (place, hex) in hexes.iter().enumerate() {
            if hexes[..place].iter().any(|it| it.id == hex.id || it.name.eq_ignore_ascii_case(&hex.name)) {
                self.complain(HEXES, &hex.id, format!("{:?} stands twice", hex.id));
            }
            if !hex.id.starts_with('H') || !is_number(&hex.id) {
                self.complain(
                    HEXES,
                    &hex.id,
                    format!("{:?} is no number of a hex; expected H001 or the like", hex.id),
                );
            }
            rows::hex(self, HEXES, hex);
        }
        if hexes.len() > usize::from(u8::MAX) {
            self.complain(HEXES, "", format!("{} hexes; the box has room for {}", hexes.len(), u8::MAX));
        }
        if !hexes.iter().any(Hex::is_exit) || hexes.iter().all(Hex::is_exit) {
            self.complain(HEXES, "", "expected at least one exit and one hex that is none");
        }
    }

    pub(super) fn characters(&mut self, cards: &[CharacterCard]) {
        let order: Vec<Character> = cards.iter().map(|card| card.character).collect();
        if order != Character::ALL {
            self.complain(
                CHARACTERS,
                "",
                format!("expected the six characters in this order: {:?}", Character::ALL),
            );
        }
        for card in cards {
            if card.life == 0 || !(2..=11).contains(&card.dodge) {
                let what = format!(
                    "{}: expected life points above 0 and a dodge score from 2 to 11",
                    card.character
                );
                self.complain(CHARACTERS, &card.ability, what);
            }
            if card.text.trim().is_empty() || card.ability.trim().is_empty() {
                self.complain(
                    CHARACTERS,
                    &card.ability,
                    format!("{}: the ability has no name or no text", card.character),
                );
            }
            rows::steps(self, CHARACTERS, &card.ability, &card.effect.steps);
        }
    }

    pub(super) fn numbers(&mut self, numbers: &Numbers) {
        let (least_cards, most_cards) = numbers.deck;
        let (least_hexes, most_hexes) = numbers.hexes;
        if least_cards == 0 || least_cards > most_cards || most_cards > 100 {
            self.complain(
                NUMBERS,
                "",
                format!("a deck of {least_cards} to {most_cards} cards; expected 1 to 100"),
            );
        }
        if least_hexes < 2 || least_hexes > most_hexes || most_hexes > 20 {
            self.complain(
                NUMBERS,
                "",
                format!("a set of {least_hexes} to {most_hexes} hexes; expected 2 to 20"),
            );
        }
        if numbers.copies == 0
            || numbers.actions == 0
            || numbers.actions > numbers.most_actions
            || numbers.most_actions > 8
        {
            self.complain(
                NUMBERS,
                "",
                "expected at least one copy and one action, and at most eight actions",
            );
        }
        if numbers.hand_limit < numbers.opening_hand || !(20..=200).contains(&numbers.rounds) {
            self.complain(
                NUMBERS,
                "",
                "expected a hand limit not below the opening hand, and 20 to 200 rounds",
            );
        }
    }

    /// Holds the starter decks and the ready-made solitaire sets to the rules of [`super::legality`].
    pub(super) fn decks(&mut self, game: &Pharaoh) {
        let order: Vec<Character> = game.starters.iter().map(|starter| starter.character).collect();
        if order != Character::ALL {
            self.complain(
                STARTERS,
                "",
                format!("expected a starter for each of {:?}, in this order", Character::ALL),
            );
            return;
        }
        for starter in &game.starters {
            let (cards, hexes) = (&starter.cards, &starter.hexes);
            let parts = [
                ("the deck", game.deck_faults(starter.character, cards)),
                ("the all-common deck", game.deck_faults(starter.character, &game.all_common(starter))),
                ("the hexes", game.hex_faults(hexes, game.numbers.hexes.1)),
            ];
            for (part, fault) in
                parts.iter().flat_map(|(part, faults)| faults.iter().map(move |it| (part, it)))
            {
                let what = format!("{:?}, {part}: {} [{}]", starter.name, fault.sentence, fault.rule);
                self.complain(STARTERS, &starter.name, what);
            }
            if starter.name.trim().is_empty() || starter.pitch.trim().is_empty() {
                self.complain(
                    STARTERS,
                    &starter.name,
                    format!("the {} starter has no name or no pitch", starter.character),
                );
            }
        }
        let levels: Vec<Difficulty> = game.solitaire.levels.iter().map(|level| level.difficulty).collect();
        if levels != Difficulty::ALL {
            self.complain(SOLITAIRE, "", format!("expected the levels {:?}, in this order", Difficulty::ALL));
            return;
        }
        for (level, character) in
            game.solitaire.levels.iter().flat_map(|level| Character::ALL.map(|it| (level, it)))
        {
            for fault in game.solitaire_faults(character, level.difficulty, &level.set) {
                let what = format!(
                    "the {:?} set, for a {character}: {} [{}]",
                    level.difficulty, fault.sentence, fault.rule
                );
                self.complain(SOLITAIRE, "", what);
            }
        }
        let ordered = game.solitaire.titles.windows(2).all(|pair| pair[0].from < pair[1].from);
        if game.solitaire.titles.first().is_none_or(|title| title.from.is_some()) || !ordered {
            self.complain(SOLITAIRE, "", "expected titles by rising score, the first without one");
        }
    }
}

/// A letter and three digits.
fn is_number(id: &str) -> bool {
    id.len() == 4 && id.is_char_boundary(1) && id[1..].bytes().all(|it| it.is_ascii_digit())
}
