//! Whether a deck or a hex set may be brought to a table. [RULES.md, 5.4]

mod solitaire;

use serde::Serialize;
use table::RuleId;

use super::deck::{Pile, Starter};
use super::{CardId, Character, HexId, Pharaoh, Rarity};
use crate::cites;

/// A way in which a deck or hex set is not legal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fault {
    /// Which check it failed.
    pub code: Code,
    /// The rule that forbids it.
    pub rule: RuleId,
    /// What is wrong and what was expected.
    pub sentence: String,
    /// The number of the card or hex it is about, if it is about one.
    pub piece: Option<String>,
}

impl Fault {
    fn new(code: Code, rule: RuleId, sentence: String) -> Self {
        Self { code, rule, sentence, piece: None }
    }

    fn about(piece: &str, code: Code, rule: RuleId, sentence: String) -> Self {
        Self { piece: Some(piece.to_owned()), ..Self::new(code, rule, sentence) }
    }
}

/// The checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum Code {
    /// Too few or too many cards.
    DeckSize,
    /// Not exactly one Key.
    DeckKey,
    /// Too many copies of one card.
    DeckKind,
    /// Too many scarce cards.
    DeckRarity,
    /// A card above the character's level.
    DeckUse,
    /// Too few or too many hexes.
    HexCount,
    /// No exit.
    HexExit,
    /// Nothing but exits.
    HexNonexit,
    /// Too many copies of one hex.
    HexKind,
    /// Too many scarce hexes.
    HexRarity,
    /// Solitaire: a hex without points.
    SoloNa,
    /// Solitaire: too few hexes, too low a rating, or a forbidden exit.
    SoloRating,
}

impl Pharaoh {
    /// Everything that is wrong with a deck; nothing if it is legal.
    pub fn deck_faults(&self, character: Character, deck: &Pile<CardId>) -> Vec<Fault> {
        let mut faults = Vec::new();
        let (least, most) = self.numbers.deck;
        let size = total(deck);
        if !(u32::from(least)..=u32::from(most)).contains(&size) {
            let sentence =
                format!("The deck has {size} cards; it must have {least} to {most}, the Key included.");
            faults.push(Fault::new(Code::DeckSize, cites::DECK_01, sentence));
        }
        let keys = copies_of(deck, self.key);
        if keys != 1 {
            let sentence = format!("The deck has {keys} Keys; it must have exactly one.");
            faults.push(Fault::new(Code::DeckKey, cites::DECK_02, sentence));
        }
        let kinds = |id: CardId| (&*self.card(id).id, &*self.card(id).title, self.card(id).rarity());
        self.check_limits(
            deck,
            kinds,
            (Code::DeckKind, cites::DECK_03),
            (Code::DeckRarity, cites::DECK_04, cites::DECK_06),
            &mut faults,
        );
        for (id, _) in deck {
            let card = self.card(*id);
            if !card.usable_by(character) {
                let sentence =
                    format!("{} is a {} card, which no {character} can use.", card.title, card.kind);
                faults.push(Fault::about(&card.id, Code::DeckUse, cites::DECK_05, sentence));
            }
        }
        faults
    }

    /// Everything that is wrong with a hex set for play with others; `most` is the table's limit.
    pub fn hex_faults(&self, hexes: &Pile<HexId>, most: u8) -> Vec<Fault> {
        let mut faults = Vec::new();
        let (least, _) = self.numbers.hexes;
        let count = total(hexes);
        if count < u32::from(least) {
            let sentence = format!("The set has {count} hexes; it must have at least {least}.");
            faults.push(Fault::new(Code::HexCount, cites::PILE_01, sentence));
        }
        if count > u32::from(most) {
            let sentence = format!("The set has {count} hexes; at most {most} are allowed.");
            faults.push(Fault::new(Code::HexCount, cites::RUL_12, sentence));
        }
        self.check_hexes(hexes, &mut faults);
        faults
    }

    /// A starter deck with commons in place of everything scarcer.
    pub fn all_common(&self, starter: &Starter) -> Pile<CardId> {
        let commons = starter.cards.iter().filter(|(id, _)| self.card(*id).rarity() == Rarity::C);
        let mut deck: Pile<CardId> = Vec::new();
        for (id, copies) in commons.chain(&starter.all_common) {
            match deck.iter_mut().find(|(it, _)| it == id) {
                Some((_, count)) => *count = count.saturating_add(*copies),
                None => deck.push((*id, *copies)),
            }
        }
        deck
    }

    /// Exits, copies and rarities: what holds for every hex set.
    fn check_hexes(&self, hexes: &Pile<HexId>, faults: &mut Vec<Fault>) {
        if !hexes.iter().any(|(id, _)| self.hex(*id).is_exit()) {
            let sentence = "The set has no exit; it must have at least one.".to_owned();
            faults.push(Fault::new(Code::HexExit, cites::PILE_01, sentence));
        }
        if !hexes.is_empty() && hexes.iter().all(|(id, _)| self.hex(*id).is_exit()) {
            let sentence = "The set has nothing but exits; the starting hex cannot be one.".to_owned();
            faults.push(Fault::new(Code::HexNonexit, cites::RUL_11, sentence));
        }
        let kinds = |id: HexId| (&*self.hex(id).id, &*self.hex(id).name, self.hex(id).rarity);
        let rule = cites::PILE_02;
        self.check_limits(hexes, kinds, (Code::HexKind, rule), (Code::HexRarity, rule, rule), faults);
    }

    fn check_limits<'a, T: Copy + PartialEq>(
        &'a self,
        pile: &Pile<T>,
        kinds: impl Fn(T) -> (&'a str, &'a str, Rarity),
        (kind_code, kind_rule): (Code, RuleId),
        (rarity_code, rarity_rule, scarce_rule): (Code, RuleId, RuleId),
        faults: &mut Vec<Fault>,
    ) {
        let most = self.numbers.copies;
        for (place, (id, _)) in pile.iter().enumerate() {
            let (number, name, rarity) = kinds(*id);
            let copies = copies_of(pile, *id);
            let first = pile[..place].iter().all(|(it, _)| it != id);
            if first && rarity.limits_copies() && copies > u32::from(most) {
                let sentence = format!("There are {copies} copies of {name}; at most {most} are allowed.");
                faults.push(Fault::about(number, kind_code, kind_rule, sentence));
            }
        }
        for rarity in Rarity::ALL {
            let count: u32 = pile
                .iter()
                .filter(|(id, _)| kinds(*id).2 == rarity)
                .map(|(_, copies)| u32::from(*copies))
                .sum();
            if let Some(most) = self.numbers.most_of(rarity).filter(|most| count > u32::from(*most)) {
                let sentence =
                    format!("There are {count} {} pieces; at most {most} are allowed.", rarity.word());
                let rule = if rarity.limits_copies() { rarity_rule } else { scarce_rule };
                faults.push(Fault::new(rarity_code, rule, sentence));
            }
        }
    }
}

fn total<T>(pile: &Pile<T>) -> u32 {
    pile.iter().map(|(_, copies)| u32::from(*copies)).sum()
}

fn copies_of<T: Copy + PartialEq>(pile: &Pile<T>, piece: T) -> u32 {
    pile.iter().filter(|(it, _)| *it == piece).map(|(_, copies)| u32::from(*copies)).sum()
}
