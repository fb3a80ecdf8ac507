//! `Swap(whom: OtherUp)`: the two adventurers change places; monsters stay. [LIC-RUL-16]

use serde::{Deserialize, Serialize};

use super::{Use, Verb, Whom};
use crate::action::Target;
use crate::cites;
use crate::play::{Play, Scene};

/// The two adventurers change places. [LIC-RUL-16]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Swap {
    /// The target.
    pub whom: Whom,
}

impl Verb for Swap {
    fn whom(&self) -> Whom {
        self.whom
    }

    fn fits(&self, chosen: Whom) -> Result<(), &'static str> {
        (chosen == Whom::OtherUp).then_some(()).ok_or("OtherUp, as both must stand")
    }

    fn changes(&self, scene: Scene<'_>, _using: Use, _target: Target) -> bool {
        scene.state.in_combat()
    }

    fn run(&self, play: &mut Play<'_>, using: Use, target: Target) {
        if let Target::Hero(with) = target {
            play.swap(using.by, with, &[cites::RUL_16, cites::RUL_75]);
        }
    }

    fn text(&self, _spell: bool) -> String {
        "change places with another standing adventurer".to_owned()
    }
}
