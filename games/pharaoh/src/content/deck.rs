//! Starter decks, and what solitaire play brings.

use serde::{Deserialize, Serialize};
use table::Mark;

use super::card::CardId;
use super::character::Character;
use super::hex::HexId;

/// Pieces with their numbers of copies.
pub type Pile<T> = Vec<(T, u8)>;

/// A deck and a hex set that a character can play at once.
#[derive(Clone, Debug)]
pub struct Starter {
    /// Whose.
    pub character: Character,
    /// Its name.
    pub name: String,
    /// How it plays.
    pub pitch: String,
    /// Its cards, the Key among them.
    pub cards: Pile<CardId>,
    /// The commons that replace everything scarcer in the all-common deck.
    pub all_common: Pile<CardId>,
    /// Its hexes.
    pub hexes: Pile<HexId>,
    /// What the hexes are for.
    pub hexes_pitch: String,
    /// Whose invention it is.
    pub mark: Mark,
}

/// Solitaire play. [PHA-SOLO-01]
#[derive(Clone, Debug)]
pub struct Solitaire {
    /// Rounds of a match. [PHA-SOLO-10]
    pub rounds: u8,
    /// The most hexes. [PHA-SOLO-02]
    pub most_hexes: u8,
    /// From the easiest to the hardest.
    pub levels: Vec<Level>,
    /// From the humblest to the proudest. [PHA-SOLO-14]
    pub titles: Vec<Title>,
}

impl Solitaire {
    /// What a difficulty asks.
    pub fn level(&self, difficulty: Difficulty) -> &Level {
        &self.levels[difficulty as usize]
    }

    /// The title a score earns.
    pub fn title(&self, score: i16) -> &str {
        let earned = self.titles.iter().rev().find(|title| title.from.is_none_or(|from| score >= from));
        earned.map_or("", |title| &title.title)
    }
}

/// A title and the score it needs.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Title {
    /// The lowest score; the humblest title has none.
    pub from: Option<i16>,
    /// Its words.
    pub title: String,
}

/// A solitaire difficulty. [PHA-SOLO-04]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Difficulty {
    /// The easiest.
    Acolyte,
    /// Next.
    Robber,
    /// Hard.
    Cursed,
    /// The hardest.
    Pharaoh,
}

impl Difficulty {
    /// From the easiest to the hardest.
    pub const ALL: [Self; 4] = [Self::Acolyte, Self::Robber, Self::Cursed, Self::Pharaoh];
}

/// What a difficulty asks of a hex set, and one that is ready-made.
#[derive(Clone, Debug)]
pub struct Level {
    /// Which difficulty.
    pub difficulty: Difficulty,
    /// The fewest hexes.
    pub hexes: u8,
    /// The lowest rating. [PHA-SOLO-03]
    pub rating: i16,
    /// The only exit allowed, if not every one is.
    pub only_exit: Option<HexId>,
    /// A set that is legal for every character.
    pub set: Pile<HexId>,
}
