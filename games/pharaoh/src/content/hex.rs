//! What a hex author writes.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::Mark;

use super::card::Rarity;
use super::character::Character;
use super::steps::{Block, Steps};
use super::terms::Window;
use crate::effects::{Effect, Spawn};

/// A hex design: its place among the hexes of the box.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
pub struct HexId(pub u8);

impl HexId {
    /// As a place in a list.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A hex design.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hex {
    /// Its collector's number, such as `H026`.
    pub id: String,
    /// Its name.
    pub name: String,
    /// How rare it is.
    pub rarity: Rarity,
    /// Solitaire points; a hex without them is not used there. [PHA-COLL-04]
    #[serde(default)]
    pub points: Option<i8>,
    /// Where its doors are as printed.
    pub doors: Doors,
    /// What happens in it.
    pub effect: Vec<Block>,
    /// What that says, in our words.
    pub text: String,
    /// Who has it better here.
    #[serde(default)]
    pub benefit: Option<Benefit>,
    /// Whose invention it is.
    pub mark: Mark,
}

impl Hex {
    /// Whether one can leave the crypt here.
    pub fn is_exit(&self) -> bool {
        self.effect.iter().any(|block| block.window == Window::Exit)
    }

    /// The blocks of a window, in the order they are printed.
    pub fn blocks(&self, window: Window) -> impl Iterator<Item = &Block> {
        self.effect.iter().filter(move |block| block.window == window)
    }

    /// Its monster, if it has one; it never has more. [PHA-MON-02]
    pub fn monster(&self) -> Option<&Spawn> {
        self.effect.iter().flat_map(|block| &block.steps).find_map(|effect| {
            let Effect::Spawn(monster) = effect else { return None };
            Some(monster)
        })
    }
}

/// What a character type, or the hex's owner, has of being here. [PHA-BEN-01]
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Benefit {
    /// For whom.
    #[serde(rename = "for")]
    pub of: Favoured,
    /// What it does.
    pub steps: Steps,
    /// What it says, in our words.
    pub text: String,
}

/// Whom a benefit names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
pub enum Favoured {
    /// Characters of this type.
    Character(Character),
    /// The player who brought the hex. [PHA-PILE-04]
    Owner,
}

impl fmt::Display for Favoured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Character(character) => write!(f, "{character}"),
            Self::Owner => f.write_str("Hex owner"),
        }
    }
}

/// The sides of a hex with a door, clockwise from the top: `"110100"`. [PHA-RUL-14] [PHA-RUL-15]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Doors(u8);

impl Doors {
    /// Doors on the sides whose bit is set, the top side being bit 0.
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits & 0b11_1111)
    }

    /// A bit for each side with a door, the top side being bit 0.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// How many doors.
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }
}

impl fmt::Display for Doors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (0..6).try_for_each(|side| f.write_str(if self.0 & (1 << side) == 0 { "0" } else { "1" }))
    }
}

impl fmt::Debug for Doors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Doors {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Doors {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let sides = text.bytes().all(|it| matches!(it, b'0' | b'1')) && text.len() == 6;
        if !sides || !text.contains('1') {
            let what =
                format!("doors {text:?}; expected six sides such as \"110100\", at least one of them 1");
            return Err(serde::de::Error::custom(what));
        }
        Ok(Self(text.bytes().rev().fold(0, |bits, it| bits << 1 | (it - b'0'))))
    }
}
