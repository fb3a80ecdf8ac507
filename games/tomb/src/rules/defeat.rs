//! Losing HP and being defeated. [TOM-ATK-04]

use table::RuleId;

use crate::cites;
use crate::event::Event;
use crate::play::Play;
use crate::state::{Cube, Figure, HeroId, Whereabouts};

/// What costs HP.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cause {
    /// Somebody's attack. [TOM-ATK-03]
    Hit,
    /// An own natural 1. [TOM-ATK-06]
    Fumble,
    /// A tremor. [TOM-SEISM-01]
    Tremor,
}

impl Cause {
    /// The rules a loss follows; any loss defeats a sidekick. [TOM-RUL-90]
    const fn rules(self, sidekick: bool) -> &'static [RuleId] {
        match (self, sidekick) {
            (Self::Hit, false) => &[cites::ATK_03, cites::RUL_65],
            (Self::Hit, true) => &[cites::SIDE_05, cites::RUL_90, cites::ATK_03],
            (Self::Fumble, false) => &[cites::ATK_06, cites::RUL_59],
            (Self::Fumble, true) => &[cites::ATK_06, cites::RUL_90, cites::SIDE_05],
            (Self::Tremor, false) => &[cites::SEISM_01, cites::RUL_68],
            (Self::Tremor, true) => &[cites::SEISM_01, cites::RUL_90, cites::RUL_31, cites::SIDE_05],
        }
    }
}

impl Play<'_> {
    /// A single loss of HP, and what comes of it. [TOM-RUL-65]
    pub(crate) fn wound(&mut self, figure: Figure, damage: u8, cause: Cause) {
        self.lose(figure, damage, cause);
        self.fall(figure);
        self.check_end();
    }

    /// HP go down, never below 0.
    pub(crate) fn lose(&mut self, figure: Figure, damage: u8, cause: Cause) {
        let hp = match figure {
            Figure::Hero(hero) => &mut self.state.hero_mut(hero).hp,
            Figure::Beast(beast) => &mut self.state.beast_mut(beast).hp,
        };
        let lost = damage.min(*hp);
        *hp -= lost;
        let now = *hp;
        let who = self.scene().whom_figure(figure);
        let sidekick = matches!(figure, Figure::Hero(hero) if hero.is_sidekick());
        self.tell(cause.rules(sidekick), Event::Loses { who, hp: lost, now });
    }

    /// A figure without HP leaves the map, unless an Item saves it.
    pub(crate) fn fall(&mut self, figure: Figure) {
        match figure {
            Figure::Hero(hero) if self.state.hero(hero).hp == 0 => self.hero_falls(hero),
            Figure::Beast(beast) if self.state.beast(beast).hp == 0 => {
                let who = self.scene().whom_beast(beast);
                self.state.beast_mut(beast).pinned = false;
                self.tell(&[cites::ATK_04, cites::RUL_66], Event::Defeated { who });
            }
            _ => {}
        }
    }

    fn hero_falls(&mut self, hero: HeroId) {
        let who = self.scene().whom(hero);
        if self.is_saved(hero) {
            return;
        }
        let rules: &[_] = if hero.is_sidekick() {
            &[cites::ATK_04, cites::SIDE_05, cites::RUL_90]
        } else {
            &[cites::ATK_04, cites::RUL_65]
        };
        self.tell(rules, Event::Defeated { who });
        let fallen = self.state.hero_mut(hero);
        *fallen = crate::state::Hero { at: fallen.at, ..crate::state::Hero::default() };
        if !hero.is_sidekick() {
            self.drop_items(hero);
        }
    }

    /// What a defeated character held lies on its last space. [TOM-DROP-01]
    fn drop_items(&mut self, hero: HeroId) {
        let (seat, at) = (hero.seat(), self.state.hero(hero).at);
        let who = self.scene().whom(hero);
        self.state.sheets[seat.index()].cube = Cube::Off;
        if self.state.ship.is_some() {
            if self.state.items.iter().any(|card| card.place == Whereabouts::Hold) {
                self.tell(&[cites::RUL_65, cites::SHIP_17], Event::LeavesInHold { who });
            }
            return;
        }
        let mut items = 0;
        for card in self.state.items.iter_mut().filter(|card| card.place == Whereabouts::Held(seat)) {
            card.place = Whereabouts::Dropped(at);
            items += 1;
        }
        if items > 0 {
            let at = self.scene().spot(at);
            self.tell(&[cites::DROP_01, cites::RUL_43], Event::Drops { who, items, at });
        }
    }
}
