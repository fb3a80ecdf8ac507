//! `Grant(whom: Myself, keyword: Evade(4))`: a keyword for the round. [LIC-RUL-24]
//!
//! A card carries the effect of an ability once. Of keywords that do not add up only a higher one is
//! worth giving. [LIC-RUL-40]

use table::{RuleId, Seat};

use super::Use;
use crate::cites;
use crate::content::Keyword;
use crate::event::Event;
use crate::play::{Play, Scene};

impl Scene<'_> {
    pub(super) fn can_grant(self, using: Use, seat: Seat, keyword: Keyword) -> bool {
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
    pub(super) fn grant(&mut self, using: Use, seat: Seat, keyword: Keyword) {
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
