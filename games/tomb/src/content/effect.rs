//! The words that Actions, Items and monsters are written in. What they do is told in the chapters of
//! the rules, how they read in `words`.

use serde::Deserialize;

/// One thing a card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Effect {
    /// `Attack(modifier: 4, damage: 2, range: (1, 1))`. [TOM-ATK-01]
    Attack(Attack),
    /// A shield: each hit of the next Stage Turn does nothing on this roll or more. [TOM-RUL-46]
    Block {
        /// The least roll that helps.
        at: u8,
        /// Whom it covers.
        who: Who,
    },
    /// A shield: more Armor in the next Stage Turn. [TOM-RUL-47]
    Ward {
        /// By how much.
        armor: u8,
        /// Whom it covers.
        who: Who,
    },
    /// The user is hidden in the next Stage Turn on this roll or more. [TOM-RUL-49]
    Stealth {
        /// The least roll that hides.
        at: u8,
    },
    /// So many HP to the user or one adjacent character. [TOM-RUL-51]
    Heal(u8),
    /// So much movement as an Action. [TOM-RUL-33]
    Dash(u8),
    /// A jump in place of movement, so far or anywhere. [TOM-RUL-52]
    Transport {
        /// The greatest distance; without one any revealed space will do.
        #[serde(default)]
        within: Option<u8>,
    },
    /// Brings the own sidekick back, as a monster on this roll or less. [TOM-RUL-91]
    Revive {
        /// The highest roll that goes wrong.
        low: u8,
    },
    /// Opens one adjacent closed gate. [TOM-RUL-83]
    Unlock,
    /// May be on water. [TOM-RUL-84]
    Float,
    /// Changes the standard Move. [TOM-RUL-29]
    Move(i8),
    /// More Armor. [TOM-RUL-82]
    Armor(u8),
    /// A better modifier for standard attacks whose printed range ends at 1. [TOM-RUL-55]
    MeleeModifier(i8),
    /// A longer range for standard attacks whose printed range ends at 2 or more. [TOM-RUL-55]
    Range(u8),
    /// Black ice costs 1. [TOM-RUL-79]
    Icewalk,
    /// Moves through obstacles at cost 1, without stopping there. [TOM-RUL-30]
    Climb,
    /// Stays at 1 HP once, instead of being defeated. [TOM-RUL-65]
    Deathward,
    /// Rolls an own attack again. [TOM-RUL-86]
    Reroll,
    /// The next attack of this turn goes through walls. [TOM-RUL-87]
    NextPierce,
}

/// An attack as it is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attack {
    /// Added to the roll. [TOM-ATK-02]
    pub modifier: i8,
    /// What a hit costs. [TOM-ATK-03]
    pub damage: u8,
    /// From and to, both inclusive. [TOM-RANGE-02]
    pub range: (u8, u8),
    /// What it needs between attacker and target.
    #[serde(default)]
    pub kind: Kind,
    /// How many it strikes.
    #[serde(default)]
    pub targets: Targets,
    /// What else a hit does. [TOM-RUL-62]
    #[serde(default)]
    pub rider: Option<Rider>,
}

impl Attack {
    /// The least range.
    #[inline]
    pub const fn min(self) -> u8 {
        self.range.0
    }

    /// The greatest range.
    #[inline]
    pub const fn max(self) -> u8 {
        self.range.1
    }
}

/// What an attack needs between attacker and target. [TOM-LOS-05]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
pub enum Kind {
    /// A line of sight. [TOM-LOS-01]
    #[default]
    Sight,
    /// A way round corners. [TOM-RUL-14]
    Corner,
    /// Nothing but that no closed gate is in between. [TOM-RUL-15]
    Pierce,
}

/// How many an attack strikes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Targets {
    /// One, chosen by the attacker.
    #[default]
    One,
    /// Every opponent in range. [TOM-RANGE-01]
    All,
}

/// What else a hit does. [TOM-RUL-62]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Rider {
    /// Pushes so many spaces away, or pulls if negative. [TOM-RUL-63]
    Shift(i8),
    /// Holds the target in place. [TOM-RUL-64]
    Pin,
    /// Heals the attacker. [TOM-RUL-62]
    Drain(u8),
}

/// Whom a shield covers. [TOM-SHIELD-03]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Who {
    /// The user alone.
    Me,
    /// The user and every adjacent hero.
    MeAndAdjacent,
}
