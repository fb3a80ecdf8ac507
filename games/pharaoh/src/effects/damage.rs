//! `Damage(who: Target, value: "2D6+3", kind: Magic, flags: [NoDodge])`: an attack for so much damage of a type. What
//! it comes to is gathered in [`crate::rules::damage`]. [PHC-P08]

use serde::Deserialize;
use table::{RuleId, Seat};

use super::Verb;
use crate::cites;
use crate::content::{DamageType, Flag, Set, Value, Who, expected};
use crate::item::ItemId;
use crate::play::{Play, Scene};
use crate::rules::damage::Gathering;
use crate::rules::ready::Host;
use crate::rules::targets::{Need, Want};
use crate::words::text::nouns::{amount, who, yours};

/// An attack for so much damage of a type. [PHC-P08]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Damage {
    /// On whom.
    pub who: Who,
    /// How much.
    pub value: Value,
    /// Of which type.
    #[serde(default)]
    pub kind: DamageType,
    /// What is different from a plain attack.
    #[serde(default)]
    pub flags: Set<Flag>,
}

impl Verb for Damage {
    fn rule(&self) -> RuleId {
        cites::PHC_P08
    }

    fn text(&self) -> String {
        if self.flags.has(Flag::Auto) {
            return format!("{} life points of {}", self.value, yours(self.who));
        }
        let mut text = format!("{} to {}", amount(self.value, self.kind), who(self.who));
        for (flag, words) in [
            (Flag::NoDodge, ", without a dodge"),
            (Flag::NoCards, ", without defense cards"),
            (Flag::Pierce, ", past tabled life points"),
        ] {
            if self.flags.has(flag) {
                text.push_str(words);
            }
        }
        text
    }

    fn fault(&self) -> Option<String> {
        (self.value.least().is_some_and(|points| points <= 0))
            .then(|| "a Damage must do at least 1".to_owned())
    }

    fn expected_damage(&self) -> f64 {
        if self.who == Who::User { 0.0 } else { expected::of_value(self.value, 0) }
    }

    fn harms(&self) -> Option<Who> {
        Some(self.who)
    }

    fn need(&self, _branch: Option<u8>) -> Need {
        match self.who {
            Who::Target => Need::Foe,
            Who::Victim => Need::Player(Want::Anything),
            _ => Need::Nothing,
        }
    }

    fn describe(&self, host: &mut Host) {
        if !self.flags.has(Flag::Auto) {
            host.numbers = true;
            host.attack |= self.who != Who::User;
            host.damage |= self.who != Who::User;
        }
    }

    fn affordable(&self, scene: Scene<'_>, seat: Seat) -> bool {
        match self.value {
            Value::Amount(amount) if self.flags.has(Flag::Auto) => {
                scene.state.player(seat).life > amount.plus
            }
            _ => false,
        }
    }

    fn pay(&self, play: &mut Play<'_>, seat: Seat, _item: ItemId) {
        if let Value::Amount(amount) = self.value {
            play.pay_life(seat, amount.plus);
        }
    }

    fn strikes(&self, gathering: &mut Gathering<'_>) {
        gathering.strike(self);
    }
}
