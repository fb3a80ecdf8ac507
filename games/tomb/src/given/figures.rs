//! Where everybody stands in a position, and how they are.

use super::GivenSidekick;
use super::arrange::{Arranging, Result, wrong};
use crate::spaces::Space;
use crate::state::{Beast, BeastId, Figure, Hero, HeroId, MAX_BEASTS};

impl Arranging<'_> {
    pub(super) fn heroes(&mut self) -> Result<()> {
        let given = self.given;
        for (name, hero) in &given.heroes {
            let seat = self.seat(name)?;
            let full = self.scene().character(seat).hp;
            let hp = hero.hp.unwrap_or(full);
            if hp > full {
                return wrong(format!("{name} has at most HP {full}, not {hp}"));
            }
            let id = HeroId::character(seat);
            let at = match hero.at {
                Some(_) if self.state.ship.is_some() => {
                    return wrong(format!("{name} stands at a fixed place on the ship"));
                }
                Some(at) => self.space(at)?,
                None => self.state.hero(id).at,
            };
            let (block, ward, stealth) = (hero.block, hero.ward, hero.stealth);
            *self.state.hero_mut(id) = Hero { hp, at, block, ward, stealth, hidden: false };
        }
        if given.map.is_none() || self.state.ship.is_some() {
            return Ok(());
        }
        let placed = |seat: table::Seat| {
            given.heroes.iter().any(|(name, hero)| {
                self.names.find(name) == Some(seat) && (hero.at.is_some() || hero.hp == Some(0))
            })
        };
        match self.state.party().find(|seat| !placed(*seat)) {
            Some(seat) => wrong(format!("say where {} stands on the drawn board", self.names.of(seat))),
            None => Ok(()),
        }
    }

    pub(super) fn sidekicks(&mut self) -> Result<()> {
        if self.given.map.is_some() && self.state.ship.is_none() {
            for seat in self.state.party() {
                self.state.hero_mut(HeroId::sidekick(seat)).hp = 0;
            }
        }
        for (name, sidekick) in &self.given.sidekicks {
            let seat = self.seat(name)?;
            if self.scene().character(seat).sidekick.is_none() {
                return wrong(format!("nobody follows {name}"));
            }
            let (hero, beast) = (HeroId::sidekick(seat), BeastId::turned(seat));
            *self.state.beast_mut(beast) = Beast::NONE;
            self.state.hero_mut(hero).hp = 0;
            match *sidekick {
                GivenSidekick::At(x, y) => {
                    let at = self.space((x, y))?;
                    *self.state.hero_mut(hero) = Hero { hp: 1, at, ..Hero::default() };
                }
                GivenSidekick::Monster(x, y) => {
                    let at = self.space((x, y))?;
                    *self.state.beast_mut(beast) = Beast { hp: 1, at, ..Beast::NONE };
                }
                GivenSidekick::Defeated => {}
            }
        }
        Ok(())
    }

    pub(super) fn monsters(&mut self) -> Result<()> {
        let Some(monsters) = &self.given.monsters else { return Ok(()) };
        let room = BeastId::turned(table::Seat(0)).index();
        if monsters.len() > room {
            return wrong(format!("at most {room} monsters fit, not {}", monsters.len()));
        }
        for place in 0..room {
            self.state.beasts[place] = Beast::NONE;
        }
        self.state.arrived = 0;
        for given in monsters {
            let Some(kind) = self.game.find_monster(&given.kind) else {
                return wrong(format!("there is no monster {:?}", given.kind));
            };
            let full = self.scene().monster_hp(kind);
            let hp = given.hp.unwrap_or(full);
            let at = self.space(given.at)?;
            let beast = BeastId(self.state.arrived);
            self.state.arrived += 1;
            *self.state.beast_mut(beast) = Beast { kind, hp, at, pinned: given.pinned };
        }
        Ok(())
    }

    /// Everybody stands where one can stand, and nobody where somebody else does.
    pub(super) fn standing(&self) -> Result<()> {
        let mut taken: Vec<(Space, Figure)> = Vec::with_capacity(MAX_BEASTS);
        let state = &*self.state;
        let heroes = state.living_heroes().map(|id| (state.hero(id).at, Figure::Hero(id)));
        let beasts = state.living_beasts().map(|id| (state.beast(id).at, Figure::Beast(id)));
        for (at, figure) in heroes.chain(beasts) {
            let map = &state.map;
            let passing = figure == Figure::Hero(state.acting.hero) && state.acting.moved;
            if !map.has(map.clear(), at) || (map.has(map.obstacles, at) && !passing) {
                return wrong(format!("nobody can stand on {at}"));
            }
            let shared = taken.iter().find(|(other, _)| *other == at);
            let passes = |other: &Figure| {
                let acting = Figure::Hero(state.acting.hero);
                state.acting.moved && (figure == acting || *other == acting)
            };
            if shared.is_some_and(|(_, other)| !passes(other)) {
                return wrong(format!("two figures stand on {at}"));
            }
            taken.push((at, figure));
        }
        Ok(())
    }
}
