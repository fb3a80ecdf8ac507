//! Sidekicks: calling one back, for better or worse. [TOM-SIDE-06]

use table::Seat;

use crate::cites;
use crate::content::Feature;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::spaces::{Space, Spaces};
use crate::state::{Beast, BeastId, Hero, HeroId};
use crate::step::{Step, Weapon};

impl Scene<'_> {
    /// Whether the acting character may call its sidekick back. [TOM-RUL-36]
    pub(crate) fn check_revive(self) -> Result<(), Illegal> {
        let seat = self.state.acting.hero.seat();
        if self.character(seat).sidekick.is_none() {
            return Err(Illegal::NoSidekick);
        }
        let in_play =
            self.state.hero(HeroId::sidekick(seat)).hp > 0 || self.state.beast(BeastId::turned(seat)).hp > 0;
        if in_play {
            return Err(Illegal::SidekickInPlay);
        }
        if self.settling(seat).is_empty() { Err(Illegal::NoRoomForSidekick) } else { Ok(()) }
    }

    /// Where a sidekick may be put: free spaces beside its character, or beside the ship. [TOM-RUL-91]
    pub(crate) fn settling(self, seat: Seat) -> Spaces {
        let map = &self.state.map;
        let taken = self.hero_spaces() | self.beast_spaces();
        if self.state.ship.is_some() {
            let deck = self.ship_spaces();
            return (map.grid.beside(deck) & map.water & map.clear()) - deck - taken;
        }
        let here = map.grid.only(self.state.hero(HeroId::character(seat)).at);
        (map.grid.beside(here) & map.clear()) - map.obstacles - map.water - taken
    }

    /// The sidekick's own place on the ship. [TOM-RUL-105]
    pub(crate) fn sidekick_deck(self) -> Option<Space> {
        let ship = self.state.ship?;
        let start = self.game.stage(self.state.stage).start().drawn();
        let find = |feature| start.spaces().find(|(_, it)| it.feature == feature).map(|(at, _)| at);
        let ((bow_x, bow_y), (x, y)) = (find(Feature::Start(0))?, find(Feature::Sidekick)?);
        Some(Space::new((ship.x + x).checked_sub(bow_x)?, (ship.y + y).checked_sub(bow_y)?))
    }
}

impl Play<'_> {
    /// A sidekick's one attack, after which it moves no more. [TOM-RUL-88]
    pub(crate) fn sidekick_attacks(&mut self, at: Option<Space>) {
        self.state.acting.acted = true;
        self.state.acting.points = 0;
        self.declare(Weapon::Own, at);
    }

    /// The revive roll: low brings the sidekick back as a monster. [TOM-SIDE-07]
    pub(crate) fn call_back(&mut self, hero: HeroId, low: u8) {
        let seat = hero.seat();
        let roll = self.d20();
        let turned = roll <= low;
        let character = self.scene().character_id(seat);
        let (who, sidekick) = (self.scene().whom(hero), crate::event::Whom::Sidekick(character));
        let rules: &[_] = if turned {
            &[cites::SIDE_07, cites::RUL_91, cites::SIDE_10]
        } else {
            &[cites::SIDE_06, cites::RUL_91, cites::RUL_92]
        };
        self.tell(rules, Event::CallsBack { who, sidekick, roll, turned });
        match self.scene().sidekick_deck() {
            Some(deck) if !turned => self.put_sidekick(seat, deck, false),
            _ => self.state.agenda.push(Step::Settle { seat, turned }),
        }
    }

    /// The sidekick stands on the map again.
    pub(crate) fn settle(&mut self, seat: Seat, turned: bool, at: Space) {
        self.state.agenda.take();
        self.put_sidekick(seat, at, turned);
    }

    fn put_sidekick(&mut self, seat: Seat, at: Space, turned: bool) {
        let sidekick = if turned {
            let beast = BeastId::turned(seat);
            *self.state.beast_mut(beast) = Beast { hp: 1, at, ..Beast::NONE };
            self.scene().whom_beast(beast)
        } else {
            let hero = HeroId::sidekick(seat);
            *self.state.hero_mut(hero) = Hero { hp: 1, at, ..Hero::default() };
            self.scene().whom(hero)
        };
        let rules: &[_] = match self.state.ship {
            Some(_) => &[cites::RUL_105, cites::SIDE_06],
            None => &[cites::SIDE_06, cites::RUL_91],
        };
        self.tell(rules, Event::Returns { sidekick, at });
    }
}
