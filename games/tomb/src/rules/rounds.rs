//! Rounds and turns: who is next, and what a turn begins and ends with. [TOM-RUL-26]

use serde::{Deserialize, Serialize};
use table::Seat;
use table::stage::Deed;

use crate::cites;
use crate::content::Tomb;
use crate::event::Event;
use crate::play::{Play, Scene};
use crate::rules::ship::STEERING;
use crate::rules::turns::Act;
use crate::state::{Acting, HeroId};
use crate::step::Step;

/// The last round of a Stage. [TOM-RUL-110]
pub const LAST_ROUND: u8 = 60;

impl Scene<'_> {
    /// The seat at this place of the turn order; none behind the last. [TOM-RUL-24]
    pub(crate) fn seat_in_order(self, place: u8) -> Option<Seat> {
        let party = self.state.venture.party;
        (place < party).then(|| Seat((self.state.first.0 + place) % party))
    }

    /// Counts rounds through all Stages of a campaign. What comes after a Stage is no round of it.
    pub(crate) fn rounds_so_far(self) -> u32 {
        let attempts: u32 = self.state.attempts.iter().map(|it| u32::from(*it)).sum();
        let is_over = matches!(self.state.agenda.next(), Some(Step::WhatNext(_) | Step::Recast(_)));
        let round = if is_over { LAST_ROUND + 1 } else { self.state.round };
        attempts * u32::from(LAST_ROUND + 2) + u32::from(round)
    }
}

/// The next round begins. [TOM-RUL-26]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BeginRound;

impl Deed<Tomb> for BeginRound {
    fn run(self, play: &mut Play<'_>) {
        play.state.round += 1;
        let round = play.state.round;
        play.tell(&[cites::RUL_26, cites::INIT_03], Event::RoundBegins { round });
        play.push(Slot(0));
    }
}

/// The seat at this place of the order takes its turn, its sidekick behind it; behind the last seat comes the Stage
/// Turn. [TOM-INIT-03]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Slot(pub u8);

impl Deed<Tomb> for Slot {
    fn run(self, play: &mut Play<'_>) {
        let Some(seat) = play.scene().seat_in_order(self.0) else {
            return play.stage_turn();
        };
        play.first([SidekickTurn(seat).into(), Self(self.0 + 1).into()]);
        let hero = HeroId::character(seat);
        if play.state.hero(hero).hp > 0 {
            play.begin_turn(hero);
        } else {
            let who = play.scene().whom(hero);
            play.tell(&[cites::RUL_24, cites::RUL_26], Event::TurnSkipped { seat, who });
        }
    }
}

/// The sidekick of this seat takes its turn after its character's or in its place, if it lives. [TOM-RUL-89]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SidekickTurn(pub Seat);

impl Deed<Tomb> for SidekickTurn {
    fn run(self, play: &mut Play<'_>) {
        let hero = HeroId::sidekick(self.0);
        if play.state.hero(hero).hp > 0 {
            play.begin_turn(hero);
        }
    }
}

impl Play<'_> {
    fn begin_turn(&mut self, hero: HeroId) {
        self.state.items.iter_mut().for_each(|card| card.handed = 0);
        let river = self.state.ship.is_some();
        let steers = !hero.is_sidekick() || self.state.living_characters().next().is_none();
        let points = match (river, steers) {
            (true, true) => STEERING,
            (true, false) => 0,
            (false, _) => self.scene().standard_move(hero),
        };
        self.state.acting = Acting { drifted: !river || !steers, ..Acting::begin(hero, points) };
        self.push(Act);
        let (seat, who) = (hero.seat(), self.scene().whom(hero));
        let alone = self.state.hero(HeroId::character(seat)).hp == 0;
        let rules: &[_] = match (river, hero.is_sidekick()) {
            (true, true) if steers => &[cites::RUL_106, cites::SIDE_09, cites::SIDE_01],
            (_, true) if alone => &[cites::RUL_89, cites::SIDE_09, cites::SIDE_01],
            (_, true) => &[cites::SIDE_01, cites::RUL_88],
            (true, false) => &[cites::SHIP_03, cites::RUL_97, cites::SHIP_08],
            (false, false) => &[cites::TURN_01, cites::RUL_27, cites::RUL_29],
        };
        self.tell(rules, Event::TurnBegins { seat, who, movement: points });
    }
}
