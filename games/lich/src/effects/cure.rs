//! `Cure(whom: Same)`: Sickened no longer. [LIC-RUL-47]

use serde::{Deserialize, Serialize};

use super::{Use, Verb, Whom};
use crate::action::Target;
use crate::cites;
use crate::event::Event;
use crate::play::{Play, Scene};

/// Sickened no longer. [LIC-RUL-47]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cure {
    /// The target.
    pub whom: Whom,
}

impl Verb for Cure {
    fn whom(&self) -> Whom {
        self.whom
    }

    fn fits(&self, chosen: Whom) -> Result<(), &'static str> {
        chosen.must_be_hero()
    }

    fn changes(&self, scene: Scene<'_>, using: Use, target: Target) -> bool {
        scene.seats_meant(using, self.whom, target).any(|seat| scene.state.hero(seat).sickened)
    }

    fn run(&self, play: &mut Play<'_>, using: Use, target: Target) {
        play.each_meant(using, self.whom, target, |play, seat| {
            if std::mem::take(&mut play.state.hero_mut(seat).sickened) {
                play.tell(&[cites::RUL_47], Event::Cured { seat });
            }
        });
    }

    fn text(&self, _spell: bool) -> String {
        format!("{} is cured of Sickened", self.whom.subject())
    }

    fn text_after(&self) -> String {
        "is cured of Sickened".to_owned()
    }
}
