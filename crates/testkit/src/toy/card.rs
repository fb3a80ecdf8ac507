//! The five cards, and a hand of them.

use std::fmt;

use serde::{Deserialize, Serialize};
use table::RuleId;

use super::rules;

/// A kind of card; two of a kind are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Card {
    /// Coins out of the vault. [VLT-PILF-01]
    Pilfer,
    /// Coins out of a purse. [VLT-SNAT-01]
    Snatch,
    /// Stops a card. [VLT-HUSH-01]
    Hush,
    /// Doubles a card. [VLT-ECHO-01]
    Echo,
    /// Rolls again. [VLT-JOLT-01]
    Jolt,
}

impl Card {
    /// Every kind there is.
    pub const ALL: [Self; 5] = [Self::Pilfer, Self::Snatch, Self::Hush, Self::Echo, Self::Jolt];

    /// As the table says it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pilfer => "pilfer",
            Self::Snatch => "snatch",
            Self::Hush => "hush",
            Self::Echo => "echo",
            Self::Jolt => "jolt",
        }
    }

    /// What it does, in a sentence.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Pilfer => "Roll a die and take that many coins out of the vault.",
            Self::Snatch => "Take up to two coins out of another thief's purse.",
            Self::Hush => "Answers another thief's card, which is removed without effect.",
            Self::Echo => "Answers any card, which is then carried out once more.",
            Self::Jolt => "Answers a roll: the die is rolled again.",
        }
    }

    /// The rule that says so.
    pub const fn rule(self) -> RuleId {
        match self {
            Self::Pilfer => rules::PILF_01,
            Self::Snatch => rules::SNAT_01,
            Self::Hush => rules::HUSH_01,
            Self::Echo => rules::ECHO_01,
            Self::Jolt => rules::JOLT_01,
        }
    }

    /// The card of that name.
    pub fn find(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|card| card.name().eq_ignore_ascii_case(name))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Cards in hand, kept sorted: the order in which they came says nothing, so it is not kept.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Card>", into = "Vec<Card>")]
pub struct Hand(Vec<Card>);

impl Hand {
    /// Takes a card in.
    pub fn add(&mut self, card: Card) {
        let place = self.0.partition_point(|it| *it <= card);
        self.0.insert(place, card);
    }

    /// Gives a card away; says whether it was there.
    pub fn remove(&mut self, card: Card) -> bool {
        let place = self.0.binary_search(&card).ok();
        place.map(|place| self.0.remove(place)).is_some()
    }

    /// Whether there is one of that kind.
    pub fn has(&self, card: Card) -> bool {
        self.0.binary_search(&card).is_ok()
    }

    /// How many.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All of them.
    pub fn cards(&self) -> &[Card] {
        &self.0
    }
}

impl From<Vec<Card>> for Hand {
    fn from(mut cards: Vec<Card>) -> Self {
        cards.sort_unstable();
        Self(cards)
    }
}

impl From<Hand> for Vec<Card> {
    fn from(hand: Hand) -> Self {
        hand.0
    }
}
