//! `Heal(whom: Ally, health: 3)`: health regained, up to the maximum; wakes the fainted. [LIC-RUL-59]

use serde::{Deserialize, Serialize};
use table::{RuleId, Seat};

use super::{Use, Verb, Whom, power_text};
use crate::action::Target;
use crate::cites;
use crate::event::{Event, Figure};
use crate::play::{Play, Scene};
use crate::state::Who;

/// Health regained, up to the maximum; wakes the fainted. [LIC-RUL-59]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Heal {
    /// The target.
    pub whom: Whom,
    /// How much.
    pub health: u8,
}

impl Verb for Heal {
    fn whom(&self) -> Whom {
        self.whom
    }

    fn fits(&self, chosen: Whom) -> Result<(), &'static str> {
        if self.health == 0 {
            return Err("at least 1");
        }
        chosen.must_be_hero()
    }

    fn changes(&self, scene: Scene<'_>, using: Use, target: Target) -> bool {
        let hurt = |seat| scene.state.hero(seat).health < scene.max_health(seat);
        scene.seats_meant(using, self.whom, target).any(hurt)
    }

    fn run(&self, play: &mut Play<'_>, using: Use, target: Target) {
        let health = self.health + using.power;
        play.each_meant(using, self.whom, target, |play, seat| play.heal(using.by, seat, health));
    }

    fn text(&self, spell: bool) -> String {
        format!("{} regains {}{} health", self.whom.subject(), self.health, power_text(spell))
    }

    fn text_after(&self) -> String {
        format!("{} health", self.health)
    }
}

impl Play<'_> {
    /// Somebody gives an adventurer health back. Monsters do not move because of it.
    pub(crate) fn heal(&mut self, by: Seat, seat: Seat, health: u8) {
        let fainted = !self.state.hero(seat).stands();
        let gained = self.regain(Who::Hero(seat), health);
        if gained == 0 {
            return;
        }
        self.state.hero_mut(by).deeds.healed += u16::from(gained);
        let now = self.state.hero(seat).health;
        let woke = fainted && self.state.in_combat();
        let rules: &[RuleId] =
            if woke { &[cites::RUL_59, cites::STAT_09, cites::RUL_21] } else { &[cites::RUL_59] };
        self.tell(rules, Event::Heals { who: Figure::Hero(seat), health: gained, now, woke });
    }
}
