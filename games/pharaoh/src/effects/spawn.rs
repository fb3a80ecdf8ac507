//! `Spawn(name: "Mummy", life: 20, dodge: 5, damage: "2D6", acts: 2, immune: [LowTech])`: the monster of a hex.
//! [PHC-P44]

use serde::Deserialize;
use table::RuleId;

use super::Verb;
use crate::cites;
use crate::content::{Amount, DamageType, Value, Wards};
use crate::words::text::nouns::{amount, wards};

/// A hex monster. [PHC-P44] [PHA-MON-10]
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spawn {
    /// What it is called.
    pub name: String,
    /// Its life points.
    pub life: u8,
    /// It dodges on this or lower.
    pub dodge: u8,
    /// What its hit does.
    pub damage: Amount,
    /// Of which type.
    #[serde(default)]
    pub kind: DamageType,
    /// Attacks for each trigger.
    #[serde(default = "one")]
    pub acts: u8,
    /// What does nothing to it.
    #[serde(default)]
    pub immune: Wards,
}

impl Verb for Spawn {
    fn rule(&self) -> RuleId {
        cites::PHC_P44
    }

    fn text(&self) -> String {
        let mut parts = vec![
            format!("a {} appears with {} life points", self.name, self.life),
            format!("dodges on {}", self.dodge),
        ];
        let acts = if self.acts == 1 { String::new() } else { format!(" {} times", self.acts) };
        let hits = format!("hits{acts} for {}", amount(Value::Amount(self.damage), self.kind));
        if self.immune.is_empty() {
            return format!("{} and {hits}", parts.join(", "));
        }
        parts.push(hits);
        format!("{} and is immune to {}", parts.join(", "), wards(self.immune))
    }

    fn fault(&self) -> Option<String> {
        let sound = self.life > 0 && self.acts > 0 && (2..=11).contains(&self.dodge);
        let expected = "expected life points, a dodge score from 2 to 11 and an attack";
        (!sound).then(|| format!("{}: {expected}", self.name))
    }
}

fn one() -> u8 {
    1
}
