//! Monsters of the floors, bosses and their minions.

use serde::{Deserialize, Serialize};
use table::{Mark, RuleId};

use super::item::ItemId;
use super::keyword::{Active, AttackType, Keyword, Keywords, MonsterType};

/// A kind of monster, by its number in the box. Copies of a kind are all alike.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/lich/view.ts"))]
#[serde(transparent)]
pub struct MonsterId(pub u8);

impl MonsterId {
    /// Its place in a list kept in the box's order.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The pile a monster card comes from, and goes back to. [LIC-RUL-95]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Origin {
    /// The monster deck of this floor.
    Floor(u8),
    /// The Minion deck of this floor's boss. [LIC-RUL-100]
    Minions(u8),
    /// No deck: the boss of this floor.
    Boss(u8),
}

/// A monster card. [LIC-CARD-01]
#[derive(Clone, Debug)]
pub struct Monster {
    /// As data and scenarios name it: `crypt_rat`.
    pub id: String,
    /// As it is printed: `Crypt Rat`.
    pub name: String,
    /// Whose invention it is.
    pub mark: Mark,
    /// Where the card belongs.
    pub origin: Origin,
    /// How many there are.
    pub copies: u8,
    /// The type line.
    pub kind: MonsterType,
    /// Decides the turn order.
    pub speed: u8,
    /// The printed attack; 0 for a Hatch card, which prints none and never attacks.
    pub attack: u8,
    /// Maximum and start; 0 for an Animated card, which prints none and loses none.
    pub health: u8,
    /// Maximum and start.
    pub energy: u8,
    /// How far its attack goes.
    pub reach: AttackType,
    /// Its attack has the tag Spell.
    pub spell: bool,
    /// As printed, in order.
    pub printed: Vec<Keyword>,
    /// The same, added up.
    pub keywords: Keywords,
    /// The most expensive first; of equal cost the one printed first. [LIC-RUL-64]
    pub actives: Vec<Active>,
    /// What a boss has besides.
    pub boss: Option<Boss>,
    /// Rules that state this very card; empty for most.
    pub rules: &'static [RuleId],
    /// What its attack cites: how its target is chosen, then the same.
    pub attacks: &'static [RuleId],
}

/// What only a boss card has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Boss {
    /// How many cards its encounter has, the boss included. [LIC-RUL-99]
    pub company: u8,
    /// Where its company comes from. [LIC-RUL-100]
    pub from: Origin,
    /// What it leaves behind. [LIC-BOSS-02]
    pub artifact: ItemId,
}
