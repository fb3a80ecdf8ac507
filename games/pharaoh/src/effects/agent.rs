//! `Agent(is: Creature, life: 10, dodge: 5, damage: "2D6", kind: Poison)`: a creature or military unit. [PHC-P49]

use serde::{Deserialize, Serialize};
use table::RuleId;

use super::Verb;
use crate::cites;
use crate::content::{DamageType, Value, Wards, expected};
use crate::words::text::nouns::{count, wards};

/// A creature or military unit. [PHC-P49] [PHA-AGT-09]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Agent {
    /// Which of the two.
    pub is: AgentKind,
    /// Its life points.
    pub life: u8,
    /// It dodges on this or lower.
    pub dodge: u8,
    /// What its attack does; `"LP"` is as much as it has life points left.
    pub damage: Value,
    /// Of which type.
    #[serde(default)]
    pub kind: DamageType,
    /// How many hexes its attack reaches.
    #[serde(default)]
    pub range: u8,
    /// How many hexes it goes with one move.
    #[serde(default = "one")]
    pub speed: u8,
    /// What does nothing to it.
    #[serde(default)]
    pub immune: Wards,
    /// Whether it may be tabled as a guard on the defense turn. [PHA-AGT-07]
    #[serde(default)]
    pub guarddef: bool,
}

/// The two kinds of agents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AgentKind {
    /// Rolls its damage.
    Creature,
    /// Does as much damage as it has life points.
    Unit,
}

impl Verb for Agent {
    fn rule(&self) -> RuleId {
        cites::PHC_P49
    }

    fn text(&self) -> String {
        let is = match self.is {
            AgentKind::Creature => "a creature",
            AgentKind::Unit => "a military unit",
        };
        let kind =
            if self.kind == DamageType::Untyped { String::new() } else { format!("{} ", self.kind.word()) };
        let damage = match self.damage {
            Value::Remaining => format!("as much {kind}damage as it has life points left"),
            value => format!("{value} {kind}damage"),
        };
        let mut parts = vec![format!(
            "{is} with {} life points that dodges on {} and does {damage}",
            self.life, self.dodge
        )];
        if self.range > 0 {
            parts.push(format!("up to {} away", count(self.range, "hex", "hexes")));
        }
        if self.speed > 1 {
            parts.push(format!("going {} with one move", count(self.speed, "hex", "hexes")));
        }
        if !self.immune.is_empty() {
            parts.push(format!("immune to {}", wards(self.immune)));
        }
        if self.guarddef {
            parts.push("fit to be tabled as a guard on your defense turn".to_owned());
        }
        parts.join(", ")
    }

    fn fault(&self) -> Option<String> {
        let remaining = self.damage == Value::Remaining;
        if self.life == 0 || self.speed == 0 || !(2..=11).contains(&self.dodge) {
            Some("an Agent needs life points, a dodge score from 2 to 11 and a speed".to_owned())
        } else if remaining != (self.is == AgentKind::Unit) {
            Some("a military unit does \"LP\" damage, a creature does not".to_owned())
        } else {
            None
        }
    }

    fn expected_damage(&self) -> f64 {
        expected::of_value(self.damage, self.life)
    }
}

fn one() -> u8 {
    1
}
