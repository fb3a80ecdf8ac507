//! What a position waits for.

use super::GivenPhase;
use super::arrange::{Arranging, Result, wrong};
use crate::rules::campaign::{Recast, WhatNext};
use crate::rules::rounds::{LAST_ROUND, SidekickTurn, Slot};
use crate::rules::ship::STEERING;
use crate::rules::turns::Act;
use crate::state::{Acting, Ending, HeroId};
use table::Seat;

impl Arranging<'_> {
    pub(super) fn phase(&mut self) -> Result<()> {
        let round = self.given.round.unwrap_or(1);
        if !(1..=LAST_ROUND).contains(&round) {
            return wrong(format!("a Stage has rounds 1 to {LAST_ROUND}, not {round}"));
        }
        self.state.round = round;
        self.state.first = match &self.given.first {
            Some(name) => self.seat(name)?,
            None => Seat(0),
        };
        match &self.given.phase {
            None => self.turn(HeroId::character(self.state.first)),
            Some(GivenPhase::Turn(name)) => self.turn(HeroId::character(self.seat(name)?)),
            Some(GivenPhase::Sidekick(name)) => self.turn(HeroId::sidekick(self.seat(name)?)),
            Some(GivenPhase::After { complete }) => self.after(*complete),
            Some(GivenPhase::Recast(name)) => self.recast(self.seat(name)?),
        }
    }

    fn turn(&mut self, hero: HeroId) -> Result<()> {
        if self.state.hero(hero).hp == 0 {
            return wrong(format!("whoever {} leads then is not in play", self.names.of(hero.seat())));
        }
        let party = self.state.venture.party;
        let place = (hero.seat().0 + party - self.state.first.0) % party;
        let agenda = &mut self.state.agenda;
        agenda.clear();
        agenda.push(Slot(place + 1).into());
        if !hero.is_sidekick() {
            agenda.push(SidekickTurn(hero.seat()).into());
        }
        agenda.push(Act.into());
        self.acting(hero)
    }

    fn acting(&mut self, hero: HeroId) -> Result<()> {
        let done = &self.given.done;
        let river = self.state.ship.is_some();
        let steers = !hero.is_sidekick() || self.state.living_characters().next().is_none();
        self.state.acting = Acting::begin(hero, 0);
        let usual = match (river, steers) {
            (true, true) => STEERING,
            (true, false) => 0,
            (false, _) => self.scene().standard_move(hero),
        };
        let points = done.points.unwrap_or(if done.acted { 0 } else { usual });
        if points > 15 {
            return wrong(format!("nobody has {points} points to move"));
        }
        self.state.acting = Acting {
            hero,
            points,
            moved: done.moved,
            drifted: !river || !steers || done.drifted,
            acted: done.acted,
            piercing: done.piercing,
        };
        Ok(())
    }

    fn after(&mut self, complete: bool) -> Result<()> {
        if !self.scene().is_campaign() {
            return wrong("nothing comes after a Stage that is played on its own");
        }
        if complete && self.scene().next_stage().is_none() {
            return wrong("nothing comes after the last Stage");
        }
        let ending = if complete { Ending::Complete } else { Ending::Defeated };
        self.state.agenda.clear();
        self.state.agenda.push(WhatNext(ending).into());
        Ok(())
    }

    fn recast(&mut self, seat: Seat) -> Result<()> {
        if !self.scene().is_campaign() {
            return wrong("characters are changed between the Stages of a campaign only");
        }
        self.state.agenda.clear();
        let complete = self.scene().next_stage().is_some();
        let ending = if complete { Ending::Complete } else { Ending::Defeated };
        self.state.agenda.push(WhatNext(ending).into());
        for later in (seat.0..self.state.venture.party).rev() {
            self.state.agenda.push(Recast(Seat(later)).into());
        }
        Ok(())
    }
}
