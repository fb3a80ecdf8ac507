//! `Grant(whom: Myself, keyword: Evade(4))`: a keyword for the round. [LIC-RUL-24]
//!
//! A card carries the effect of an ability once. Of keywords that do not add up only a higher one is
//! worth giving. [LIC-RUL-40]

use serde::{Deserialize, Serialize};
use table::{RuleId, Seat};

use super::{Use, Verb, Whom};
use crate::action::Target;
use crate::cites;
use crate::content::Keyword;
use crate::event::Event;
use crate::play::{Play, Scene};

/// A keyword for the round. [LIC-RUL-24]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Grant {
    /// The target.
    pub whom: Whom,
    /// Which.
    pub keyword: Keyword,
}

impl Verb for Grant {
    fn whom(&self) -> Whom {
        self.whom
    }

    fn fits(&self, chosen: Whom) -> Result<(), &'static str> {
        if chosen.is_monster() || chosen == Whom::Ally || chosen == Whom::Each {
            return Err("a standing adventurer, as the fainted lose what lasts a round [LIC-RUL-60]");
        }
        let fits =
            matches!(self.keyword, Keyword::Armor(1..=20) | Keyword::Evade(1..=6) | Keyword::Vampirism);
        fits.then_some(()).ok_or("Armor, Evade or Vampirism, with a number from 1 on (Evade up to 6)")
    }

    fn changes(&self, scene: Scene<'_>, using: Use, target: Target) -> bool {
        let mut seats = scene.seats_meant(using, self.whom, target);
        scene.state.in_combat() && seats.any(|seat| scene.can_grant(using, seat, self.keyword))
    }

    fn run(&self, play: &mut Play<'_>, using: Use, target: Target) {
        play.each_meant(using, self.whom, target, |play, seat| play.grant(using, seat, self.keyword));
    }

    fn text(&self, _spell: bool) -> String {
        match self.whom {
            Whom::Myself => format!("{} for the round", self.keyword.as_bonus()),
            other => format!("{} {}", other.subject(), self.text_after()),
        }
    }

    fn text_after(&self) -> String {
        format!("has {} for the round", self.keyword.as_bonus())
    }
}

impl Scene<'_> {
    fn can_grant(self, using: Use, seat: Seat, keyword: Keyword) -> bool {
        let under = using.ability.is_some_and(|id| self.state.hero(seat).under >> id.0 & 1 == 1);
        !under && self.is_better(seat, keyword)
    }

    fn is_better(self, seat: Seat, keyword: Keyword) -> bool {
        match keyword {
            Keyword::Evade(x) => self.highest(seat, |it| it.evade) < x,
            Keyword::Cleave(x) => self.highest(seat, |it| it.cleave) < x,
            Keyword::Diseased(x) => self.highest(seat, |it| it.diseased) < x,
            Keyword::Piercing(x) => self.highest(seat, |it| it.piercing) < x,
            Keyword::Retaliation => !self.has(seat, |it| it.retaliation),
            Keyword::Vampirism => !self.has(seat, |it| it.vampirism),
            _ => true,
        }
    }
}

impl Play<'_> {
    fn grant(&mut self, using: Use, seat: Seat, keyword: Keyword) {
        let hero = self.state.hero_mut(seat);
        hero.boons.add(keyword);
        if let Some(id) = using.ability {
            hero.under |= 1 << id.0;
        }
        let rules: &[RuleId] = match keyword {
            Keyword::Evade(_) => &[cites::RUL_24, cites::CMB_02, cites::FAQ_01, cites::RUL_40],
            _ => &[cites::RUL_24, cites::CMB_02, cites::RUL_40],
        };
        self.tell(rules, Event::Granted { seat, keyword });
    }
}
