//! What lies in the box: cards, hexes, characters, starter decks, numbers. Read once, checked, never
//! changed in play.
//!
//! The language the pieces are written in is told in `CONTENT.md`: [`terms`] are its words,
//! [`crate::effects`] its verbs. [`legality`] tells whether a deck or a hex set may be brought to a table.

pub mod card;
pub mod character;
mod check;
pub mod damage;
pub mod deck;
pub(crate) mod expected;
pub mod hex;
pub mod legality;
mod load;
pub mod numbers;
pub mod set;
pub mod steps;
pub mod terms;
pub mod value;

pub use card::{Card, CardId, CardType, Family, Method, Nature, Range, Rarity};
pub use character::{Character, CharacterCard};
pub use damage::{DamageType, Flag, Ward, Wards};
pub use deck::{Difficulty, Pile, Solitaire, Starter};
pub use hex::{Benefit, Doors, Favoured, Hex, HexId};
pub use load::{open, printed};
pub use numbers::Numbers;
pub use set::{Member, Set};
pub use steps::{Block, Steps, StepsId};
pub use terms::{
    Chooser, Duration, Filter, Freed, Label, Place, Prohibition, Rolls, Sight, Test, Trigger, Who, Window,
    Zone,
};
pub use value::{Amount, Count, Value};

pub use crate::effects::Effect;

use table::About;

/// The box of Crypt: The Pharaoh's Curse.
#[derive(Debug)]
pub struct Pharaoh {
    pub(crate) about: About,
    cards: Vec<Card>,
    hexes: Vec<Hex>,
    characters: Vec<CharacterCard>,
    starters: Vec<Starter>,
    numbers: Numbers,
    solitaire: Solitaire,
    /// Every list of steps in the box, by its number, and the piece it belongs to.
    lists: Vec<(Piece, Vec<Effect>)>,
    key: CardId,
}

/// A piece that steps can belong to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Piece {
    /// A card.
    Card(CardId),
    /// A hex's events and conditions.
    Hex(HexId),
    /// A hex's benefit.
    Benefit(HexId),
    /// A character's special ability.
    Ability(Character),
}

table::pieces! {
    impl Pharaoh {
        /// A card design. They lie by number: common, special, rare, extra rare, ultra rare.
        cards: Card, card(CardId), card_ids, find_card by [id, title];
        /// A hex design. They lie by number.
        hexes: Hex, hex(HexId), hex_ids, find_hex by [id, name];
    }
}

impl Pharaoh {
    /// The Key. [PHA-DECK-02]
    #[inline]
    pub fn key(&self) -> CardId {
        self.key
    }

    /// A character card.
    #[inline]
    pub fn character(&self, character: Character) -> &CharacterCard {
        &self.characters[character.index()]
    }

    /// The six starter decks with their hex sets, in the characters' order.
    pub fn starters(&self) -> &[Starter] {
        &self.starters
    }

    /// The starter deck of a character.
    pub fn starter(&self, character: Character) -> &Starter {
        &self.starters[character.index()]
    }

    /// The printed numbers.
    #[inline]
    pub fn numbers(&self) -> &Numbers {
        &self.numbers
    }

    /// What solitaire play needs. [PHA-SOLO-04]
    pub fn solitaire(&self) -> &Solitaire {
        &self.solitaire
    }

    /// The list of steps of this number.
    #[inline]
    pub fn steps(&self, id: StepsId) -> &[Effect] {
        &self.lists[usize::from(id.0)].1
    }

    /// The piece a list of steps belongs to.
    #[inline]
    pub fn home(&self, id: StepsId) -> Piece {
        self.lists[usize::from(id.0)].0
    }
}
