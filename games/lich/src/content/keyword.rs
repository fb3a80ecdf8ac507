//! The words on cards: types, attack types, keywords and the monsters' active abilities.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The type line of a monster: what Swarm, Pack Tactics and Bane ask for. [LIC-RUL-57]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/lich/view.ts"))]
pub enum MonsterType {
    /// The crypt's own.
    Undead,
    /// Rats, bats, wolves.
    Beast,
    /// What creeps and swarms.
    Vermin,
    /// The living who serve.
    Cultist,
    /// Made, not born.
    Construct,
    /// Neither.
    Ooze,
}

impl fmt::Display for MonsterType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// How far an attack goes. [LIC-RUL-32]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/lich/view.ts"))]
pub enum AttackType {
    /// Straight ahead. [LIC-TYPE-01]
    #[default]
    Normal,
    /// Straight ahead or the column beside. [LIC-TYPE-02]
    Reach,
    /// Anywhere. [LIC-TYPE-03]
    Ranged,
}

impl fmt::Display for AttackType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// A passive keyword as a card prints it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/lich/view.ts"))]
pub enum Keyword {
    /// Loses no health; leaves when nothing else is left. [LIC-KEY-01]
    Animated,
    /// So much less of every damage. [LIC-KEY-02]
    Armor(u8),
    /// House: so much damage around when it dies without a Spell. [§5.1]
    Burst(u8),
    /// So much damage to the target's neighbours. [LIC-KEY-04]
    Cleave(u8),
    /// Sickens the target on so much or less. [LIC-KEY-05]
    Diseased(u8),
    /// Is missed on so much or less. [LIC-KEY-06]
    Evade(u8),
    /// Weapons add nothing. [LIC-KEY-07]
    Gelatinous,
    /// So much less of its neighbours' damage. [LIC-KEY-08]
    Guard(u8),
    /// Becomes a monster of the next floor. [LIC-KEY-09]
    Hatch,
    /// Stronger for each other of its type. [LIC-KEY-11]
    PackTactics,
    /// House: stays with so much health the first time it would die. [§5.1]
    Phylactery(u8),
    /// So much of the target's Armor does not count. [LIC-KEY-12]
    Piercing(u8),
    /// Comes back on so much or less. [LIC-KEY-13]
    Reanimation(u8),
    /// Answers a Normal attack. [LIC-KEY-14]
    Retaliation,
    /// Healthier for each other of its type. [LIC-KEY-15]
    Swarm,
    /// Heals by what it takes. [LIC-KEY-16]
    Vampirism,
}

impl Keyword {
    /// Its number, if it prints one.
    pub const fn number(self) -> Option<u8> {
        match self {
            Self::Armor(x)
            | Self::Burst(x)
            | Self::Cleave(x)
            | Self::Diseased(x)
            | Self::Evade(x)
            | Self::Guard(x)
            | Self::Phylactery(x)
            | Self::Piercing(x)
            | Self::Reanimation(x) => Some(x),
            Self::Animated
            | Self::Gelatinous
            | Self::Hatch
            | Self::PackTactics
            | Self::Retaliation
            | Self::Swarm
            | Self::Vampirism => None,
        }
    }

    /// Its number is what a d6 must not exceed.
    pub const fn is_rolled(self) -> bool {
        matches!(self, Self::Diseased(_) | Self::Evade(_) | Self::Reanimation(_))
    }

    /// Its name without the number: `Pack Tactics`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Animated => "Animated",
            Self::Armor(_) => "Armor",
            Self::Burst(_) => "Burst",
            Self::Cleave(_) => "Cleave",
            Self::Diseased(_) => "Diseased",
            Self::Evade(_) => "Evade",
            Self::Gelatinous => "Gelatinous",
            Self::Guard(_) => "Guard",
            Self::Hatch => "Hatch",
            Self::PackTactics => "Pack Tactics",
            Self::Phylactery(_) => "Phylactery",
            Self::Piercing(_) => "Piercing",
            Self::Reanimation(_) => "Reanimation",
            Self::Retaliation => "Retaliation",
            Self::Swarm => "Swarm",
            Self::Vampirism => "Vampirism",
        }
    }
}

impl Keyword {
    /// As it is given to an adventurer: Armor adds up, so it is printed with a plus.
    pub(crate) fn as_bonus(self) -> String {
        if let Self::Armor(x) = self { format!("Armor +{x}") } else { self.to_string() }
    }
}

impl fmt::Display for Keyword {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        self.number().map_or(Ok(()), |number| write!(f, " {number}"))
    }
}

/// All keywords of one card added up: 0 and `false` mean that it has none. [LIC-RUL-40]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/lich/view.ts"))]
#[expect(clippy::struct_excessive_bools, reason = "each is a keyword that a card has or has not")]
#[expect(missing_docs, reason = "the keywords themselves tell what they do")]
pub struct Keywords {
    pub armor: u8,
    pub burst: u8,
    pub cleave: u8,
    pub diseased: u8,
    pub evade: u8,
    pub guard: u8,
    pub phylactery: u8,
    pub piercing: u8,
    pub reanimation: u8,
    pub animated: bool,
    pub gelatinous: bool,
    pub hatch: bool,
    pub pack_tactics: bool,
    pub retaliation: bool,
    pub swarm: bool,
    pub vampirism: bool,
}

impl Keywords {
    /// One more: Armor and Guard add up, of every other number the highest counts. [LIC-RUL-40]
    pub fn add(&mut self, keyword: Keyword) {
        match keyword {
            Keyword::Armor(x) => self.armor += x,
            Keyword::Guard(x) => self.guard += x,
            Keyword::Burst(x) => self.burst = self.burst.max(x),
            Keyword::Cleave(x) => self.cleave = self.cleave.max(x),
            Keyword::Diseased(x) => self.diseased = self.diseased.max(x),
            Keyword::Evade(x) => self.evade = self.evade.max(x),
            Keyword::Phylactery(x) => self.phylactery = self.phylactery.max(x),
            Keyword::Piercing(x) => self.piercing = self.piercing.max(x),
            Keyword::Reanimation(x) => self.reanimation = self.reanimation.max(x),
            Keyword::Animated => self.animated = true,
            Keyword::Gelatinous => self.gelatinous = true,
            Keyword::Hatch => self.hatch = true,
            Keyword::PackTactics => self.pack_tactics = true,
            Keyword::Retaliation => self.retaliation = true,
            Keyword::Swarm => self.swarm = true,
            Keyword::Vampirism => self.vampirism = true,
        }
    }
}

impl Extend<Keyword> for Keywords {
    fn extend<I: IntoIterator<Item = Keyword>>(&mut self, keywords: I) {
        for keyword in keywords {
            self.add(keyword);
        }
    }
}

impl FromIterator<Keyword> for Keywords {
    fn from_iter<I: IntoIterator<Item = Keyword>>(keywords: I) -> Self {
        let mut all = Self::default();
        all.extend(keywords);
        all
    }
}

/// An ability a monster pays for, in place of its attack. [LIC-ENEMY-03] [LIC-RUL-64]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Active {
    /// What it costs, in energy.
    pub cost: u8,
    /// What it does.
    pub does: Deed,
}

/// What a monster's active ability does. Its numbers are fixed. [LIC-RUL-34]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/lich/view.ts"))]
pub enum Deed {
    /// Adjacent monsters have so much more attack for the round. [LIC-KEY-03]
    Chant(u8),
    /// Each standing adventurer that rolls so much or less is slow next round. [LIC-KEY-17]
    Wail(u8),
    /// House: a Ranged Spell attack on a random adventurer. [§5.1]
    NecroticBolt(u8),
    /// House: so much Spell damage to every standing adventurer at once. [§5.1]
    SoulStorm(u8),
    /// House: so many cards of the boss's Minion deck arrive. [§5.1]
    Summon(u8),
}

impl Deed {
    /// Its number.
    pub const fn number(self) -> u8 {
        match self {
            Self::Chant(x) | Self::Wail(x) | Self::NecroticBolt(x) | Self::SoulStorm(x) | Self::Summon(x) => {
                x
            }
        }
    }

    /// Its name without the number.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Chant(_) => "Chant",
            Self::Wail(_) => "Wail",
            Self::NecroticBolt(_) => "Necrotic Bolt",
            Self::SoulStorm(_) => "Soul Storm",
            Self::Summon(_) => "Summon",
        }
    }
}

impl fmt::Display for Active {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} ({}⚡)", self.does.name(), self.does.number(), self.cost)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn armor_and_guard_add_up_and_of_the_others_the_highest_counts() {
        let of = |keywords: &[Keyword]| keywords.iter().copied().collect::<Keywords>();
        assert_eq!(of(&[Keyword::Armor(1), Keyword::Armor(2)]).armor, 3);
        assert_eq!(of(&[Keyword::Guard(1), Keyword::Guard(1)]).guard, 2);
        assert_eq!(of(&[Keyword::Evade(2), Keyword::Evade(4)]).evade, 4); // the rulebook's own example
        assert_eq!(of(&[Keyword::Cleave(2), Keyword::Cleave(1)]).cleave, 2);
        assert_eq!(of(&[Keyword::Piercing(1), Keyword::Piercing(2)]).piercing, 2);
        assert_eq!(of(&[Keyword::Diseased(2), Keyword::Diseased(2)]).diseased, 2);
        assert_eq!(of(&[Keyword::Reanimation(3), Keyword::Reanimation(2)]).reanimation, 3);
        assert!(of(&[Keyword::Vampirism, Keyword::Vampirism]).vampirism);
    }

    #[test]
    fn keywords_read_as_they_are_printed() {
        assert_eq!(Keyword::PackTactics.to_string(), "Pack Tactics");
        assert_eq!(Keyword::Armor(2).to_string(), "Armor 2");
        assert_eq!(Active { cost: 2, does: Deed::NecroticBolt(4) }.to_string(), "Necrotic Bolt 4 (2⚡)");
    }
}
