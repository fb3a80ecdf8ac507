//! `Attack(modifier: 4, damage: 2, range: (1, 1))`: a roll against Armor, and what a hit costs. [TOM-ATK-01]
//!
//! Monsters and sidekicks have one too. How it is rolled is in `rules/attack.rs`.

use serde::Deserialize;
use table::RuleId;

use super::{Means, Spot, Use, Verb};
use crate::cites;
use crate::content::{Timing, UnderCheck};
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::rules::sight::MAX_RANGE;
use crate::spaces::Space;
use crate::state::Figure;

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

impl Rider {
    fn text(self) -> String {
        match self {
            Self::Shift(by) if by > 0 => format!(" A hit pushes the target {by} away."),
            Self::Shift(by) => format!(" A hit pulls the target {} closer.", by.unsigned_abs()),
            Self::Pin => " A hit holds the target in place until the next Stage Turn is over.".to_owned(),
            Self::Drain(hp) => format!(" A hit heals the attacker by {hp}."),
        }
    }
}

impl Verb for Attack {
    fn fits(&self, spot: Spot) -> bool {
        matches!(spot, Spot::Action | Spot::Item(Timing::Action))
    }

    fn check(&self, card: &mut UnderCheck<'_, '_>) {
        card.within("an attack modifier of", self.modifier, -5..=15);
        card.within("an attack with a damage of", self.damage, 1..=9);
        let (min, max) = self.range;
        if min == 0 || min > max || usize::from(max) > MAX_RANGE {
            card.wrong(format!(
                "has the range {min}-{max}; expected 1 to {MAX_RANGE}, the smaller number first"
            ));
        }
        match self.rider {
            Some(Rider::Shift(spaces)) if spaces == 0 || spaces.unsigned_abs() > 5 => {
                card.wrong(format!("shifts by {spaces}; expected 1 to 5 spaces away or closer"));
            }
            Some(Rider::Drain(hp)) => card.within("a drain of", hp, 1..=9),
            Some(Rider::Shift(_) | Rider::Pin) | None => {}
        }
    }

    fn hindrance(&self, scene: Scene<'_>, with: Means, at: Option<Space>) -> Option<Illegal> {
        scene.check_attack(with, at).err()
    }

    /// At each target; an attack on all first at all of them, then, if they are several, at just one. [TOM-RUL-57]
    fn aims(&self, scene: Scene<'_>, with: Means, each: &mut dyn FnMut(Option<Space>)) {
        let hero = scene.state.acting.hero;
        let attack = scene.aimed(Figure::Hero(hero), with);
        let targets = || scene.targets_of(attack, scene.state.hero(hero).at);
        if attack.targets == Targets::All {
            match targets().take(2).count() {
                0 => return,
                1 => return each(None),
                _ => each(None),
            }
        }
        targets().for_each(|beast| each(Some(scene.state.beast(beast).at)));
    }

    fn run(&self, play: &mut Play<'_>, by: Use) {
        play.declare(by.with, by.at);
    }

    fn text(&self) -> String {
        let range = match self.range {
            (min, max) if min == max => format!("range {min}"),
            (min, max) => format!("range {min}–{max}"),
        };
        let kind = match self.kind {
            Kind::Sight => "",
            Kind::Corner => ", turns corners",
            Kind::Pierce => ", goes through walls",
        };
        let targets = match self.targets {
            Targets::One => "",
            Targets::All => ", strikes everybody in range",
        };
        let rider = self.rider.map_or(String::new(), Rider::text);
        format!("Attack: {:+}, {} damage, {range}{kind}{targets}.{rider}", self.modifier, self.damage)
    }

    fn rules(&self) -> Vec<RuleId> {
        let kind = match self.kind {
            Kind::Sight => cites::LOS_01,
            Kind::Corner => cites::RUL_14,
            Kind::Pierce => cites::RUL_15,
        };
        let targets = (self.targets == Targets::All).then_some(cites::RANGE_01);
        let rider = self.rider.map(|it| match it {
            Rider::Shift(_) => cites::RUL_63,
            Rider::Pin => cites::RUL_64,
            Rider::Drain(_) => cites::RUL_62,
        });
        [cites::ATK_02, cites::RANGE_02, kind].into_iter().chain(targets).chain(rider).collect()
    }
}
