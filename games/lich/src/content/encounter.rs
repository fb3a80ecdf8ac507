//! Encounter cards and hazards.

use serde::{Deserialize, Serialize};
use table::{Mark, RuleId};

/// An encounter card, by its number in the box.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/lich/view.ts"))]
#[serde(transparent)]
pub struct EncounterId(pub u8);

impl EncounterId {
    /// Its place in a list kept in the box's order.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A hazard card, by its number in the box.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/lich/view.ts"))]
#[serde(transparent)]
pub struct HazardId(pub u8);

impl HazardId {
    /// Its place in a list kept in the box's order.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// An encounter card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Encounter {
    /// As data and scenarios name it: `the_horde`.
    pub id: String,
    /// As it is printed: `The Horde`.
    pub name: String,
    /// Whose invention it is.
    pub mark: Mark,
    /// Its background and instruction.
    pub kind: EncounterKind,
}

/// The background of an encounter card. [LIC-ENC-02]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/lich/view.ts"))]
#[serde(deny_unknown_fields)]
pub enum EncounterKind {
    /// Red: so many monsters, before scaling. [LIC-ENC-03]
    Combat {
        /// The number on the card.
        monsters: u8,
    },
    /// Blue: one hazard card. [LIC-HAZ-01]
    Hazard,
}

/// A hazard card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hazard {
    /// As data and scenarios name it: `corrosive_haze`.
    pub id: String,
    /// As it is printed: `Corrosive Haze`.
    pub name: String,
    /// Whose invention it is.
    pub mark: Mark,
    /// What befalls the party.
    pub ordeal: Ordeal,
    /// The rule that states it, then whatever else governs it.
    pub rules: &'static [RuleId],
}

/// What a hazard does with the party. [LIC-RUL-88]
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Ordeal {
    /// Every adventurer, from left to right.
    Each(Trial),
    /// The adventurers at both ends of the row; one who stands alone, once.
    Ends(Trial),
    /// Every seat, from left to right, chooses one of the two for its adventurer; a seat that
    /// cannot do the first takes the second.
    EachChooses {
        /// The first.
        either: Trial,
        /// The second.
        or: Trial,
    },
    /// The leader chooses; what cannot be done is not offered. [LIC-RUL-104]
    LeaderChooses {
        /// The first.
        either: Offer,
        /// The second.
        or: Offer,
    },
}

/// What a leader may choose.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Offer {
    /// One adventurer of the leader's choice.
    One(Trial),
    /// Every adventurer, from left to right.
    Each(Trial),
    /// So much energy in all, from adventurers of the leader's choice.
    Pay {
        /// In all.
        energy: u8,
    },
    /// Walk on.
    Nothing,
}

/// What one adventurer goes through.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Trial {
    /// Rolls a d6: the first result that covers it befalls the adventurer.
    Roll(Vec<Outcome>),
    /// Rolls a d6: a result higher than the own speed brings the tolls.
    RollOverSpeed(Vec<Toll>),
    /// Without a roll.
    Suffer(Vec<Toll>),
    /// Nothing.
    Nothing,
}

/// What a roll from one number to another brings.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// The lowest.
    pub from: u8,
    /// The highest.
    pub to: u8,
    /// What then happens, in order.
    pub then: Vec<Toll>,
}

/// What a hazard takes or gives.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Toll {
    /// Health, which nothing reduces. [LIC-RUL-39]
    Lose(u8),
    /// Health regained.
    Heal(u8),
    /// Energy regained.
    Energize(u8),
    /// Energy, or the other toll from one who has less.
    Drain {
        /// How much.
        energy: u8,
        /// Instead.
        or: Box<Toll>,
    },
    /// One equipped item of the own choice, or the other toll from one who has none. [LIC-RUL-87]
    DropEquipped {
        /// Instead.
        or: Box<Toll>,
    },
    /// One own item of the own choice, equipped or not.
    DropAny,
    /// The Sickened ailment. [LIC-AIL-01]
    Sicken,
    /// Speed counts as 1 in the first round of the next combat.
    Slow,
    /// So many cards of the floor's item deck, which the leader gives away.
    Loot(u8),
}
