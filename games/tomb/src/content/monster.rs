//! Monsters and their traits.

use serde::Deserialize;
use table::Mark;

use super::Attack;

/// A kind of monster.
#[derive(Clone, Debug)]
pub struct Monster {
    /// As data and scenarios name it: `bone_sentry`.
    pub id: String,
    /// Three letters, for maps: `SEN`.
    pub code: String,
    /// As it is printed: `Bone Sentry`.
    pub name: String,
    /// HP when one, two, three or four characters started the Stage. [TOM-REV-05]
    pub hp: [u8; 4],
    /// What attacks against it must reach. [TOM-ATK-03]
    pub armor: u8,
    /// Its Move value. [TOM-MON-01]
    pub movement: u8,
    /// Its one attack.
    pub attack: Attack,
    /// What sets it apart. [TOM-RUL-79]
    pub traits: Traits,
    /// Whose invention it is.
    pub mark: Mark,
}

/// What sets a monster apart. [TOM-RUL-79]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Trait {
    /// Enters water only.
    Aquatic,
    /// Passes over obstacles and black ice at cost 1, without stopping on an obstacle.
    Flies,
    /// Enters black ice at cost 1.
    Icewalk,
    /// Never moves by any means.
    Rooted,
    /// Lies at the bottom of the pile and is neither shifted nor pinned. [TOM-RUL-18]
    Boss,
}

impl Trait {
    /// All traits.
    pub const ALL: [Self; 5] = [Self::Aquatic, Self::Flies, Self::Icewalk, Self::Rooted, Self::Boss];
}

/// A set of traits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Traits(u8);

impl Traits {
    /// Whether this trait is among them.
    #[inline]
    pub const fn has(self, it: Trait) -> bool {
        self.0 & (1 << it as u8) != 0
    }

    /// Every trait in the set.
    pub fn iter(self) -> impl Iterator<Item = Trait> {
        Trait::ALL.into_iter().filter(move |it| self.has(*it))
    }
}

impl FromIterator<Trait> for Traits {
    fn from_iter<I: IntoIterator<Item = Trait>>(all: I) -> Self {
        Self(all.into_iter().fold(0, |set, it| set | 1 << it as u8))
    }
}
