//! `ModifyDamage(who: User, side: Dealt, value: 5, kind: Poison, only: [Weapon])`: more or less damage, dealt or taken,
//! for as long as its source is in force. [PHC-P10]

use serde::Deserialize;
use table::{RuleId, Seat};

use super::{Effect, Verb};
use crate::cites;
use crate::content::{Amount, DamageType, Filter, Set, Who};
use crate::item::Origin;
use crate::play::Scene;
use crate::rules::damage::Gathering;
use crate::rules::ready::Host;
use crate::rules::standing::Ground;
use crate::words::text::nouns::{attack, verb, whose};

/// Makes attacks do more, or less. [PHC-P10]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ModifyDamage {
    /// Whose attacks, or attacks on whom.
    pub who: Who,
    /// Which of the two.
    pub side: Side,
    /// How much more.
    pub value: Amount,
    /// The type of the added part, if it has one of its own.
    #[serde(default)]
    pub kind: Option<DamageType>,
    /// Which attacks; empty means all.
    #[serde(default)]
    pub only: Set<Filter>,
}

/// Which side of an attack changes its damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Side {
    /// What is dealt.
    Dealt,
    /// What is taken.
    Taken,
}

impl Verb for ModifyDamage {
    fn rule(&self) -> RuleId {
        cites::PHC_P10
    }

    fn text(&self) -> String {
        let more = if self.value.plus < 0 && self.value.dice == 0 {
            format!("{} less", -self.value.plus)
        } else {
            format!("{} more", self.value)
        };
        let kind = self.kind.map(|kind| format!(" {}", kind.word())).unwrap_or_default();
        let only =
            if self.only.is_empty() { String::new() } else { format!(", if it is {}", attack(self.only)) };
        match self.side {
            Side::Dealt => format!("{} attacks do {more}{kind} damage{only}", whose(self.who)),
            Side::Taken => format!("{} {more}{kind} damage of each attack or event", verb(self.who, "take")),
        }
    }

    fn expected_damage(&self) -> f64 {
        if self.side == Side::Dealt || self.who != Who::User { self.value.mean() } else { 0.0 }
    }

    fn suits(&self, host: Host) -> bool {
        host.damage
    }

    fn alters(&self, gathering: &mut Gathering<'_>) {
        if self.side == Side::Dealt {
            gathering.change(self);
        }
    }
}

impl<'a> Scene<'a> {
    /// Calls `see` with what changes the damage a character deals, cards of the item excepted.
    pub(crate) fn dealt_by(self, seat: Seat, mut see: impl FnMut(&'a ModifyDamage, Origin)) {
        self.in_force(seat, |ground, step| {
            if let Effect::ModifyDamage(modify) = step
                && modify.side == Side::Dealt
                && self.means(ground, modify.who, seat)
            {
                let from = match ground {
                    Ground::Tabled(_) | Ground::Lasting(_) => Origin::Cards,
                    Ground::Here(_) | Ground::Benefit(_) | Ground::Cage(_) => Origin::Hex,
                };
                see(modify, from);
            }
        });
    }

    /// By how much the damage a character takes changes. [PHA-RUL-69]
    pub(crate) fn taken_by(self, seat: Seat) -> i16 {
        let mut change = 0;
        self.in_force(seat, |ground, step| {
            if let Effect::ModifyDamage(modify) = step
                && modify.side == Side::Taken
                && self.means(ground, modify.who, seat)
            {
                change += modify.value.plus;
            }
        });
        change
    }
}
