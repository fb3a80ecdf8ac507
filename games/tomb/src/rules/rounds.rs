//! Rounds and turns: who is next, and what a turn begins and ends with. [TOM-RUL-26]

use table::Seat;

use crate::action::Action;
use crate::cites;
use crate::content::ActionSlot;
use crate::event::Event;
use crate::play::{Play, Scene};
use crate::rules::ship::STEERING;
use crate::state::{Acting, Cube, HeroId};
use crate::step::Step;

/// The last round of a Stage. [TOM-RUL-110]
pub const LAST_ROUND: u8 = 60;

impl Scene<'_> {
    /// The seat at this place of the turn order; none behind the last. [TOM-RUL-24]
    pub(crate) fn seat_in_order(self, place: u8) -> Option<Seat> {
        let party = self.state.venture.party;
        (place < party).then(|| Seat((self.state.first.0 + place) % party))
    }
}

impl Scene<'_> {
    /// Counts rounds through all Stages of a campaign. What comes after a Stage is no round of it.
    pub(crate) fn rounds_so_far(self) -> u32 {
        let attempts: u32 = self.state.attempts.iter().map(|it| u32::from(*it)).sum();
        let is_over = matches!(self.state.agenda.next(), Some(Step::WhatNext(_)));
        let round = if is_over { LAST_ROUND + 1 } else { self.state.round };
        attempts * u32::from(LAST_ROUND + 2) + u32::from(round)
    }
}

impl Play<'_> {
    /// Something is done in a turn.
    pub(crate) fn act(&mut self, action: Action) {
        let hero = self.state.acting.hero;
        match action {
            Action::Step(to) => self.step(to),
            Action::Steer(direction) => self.steer(direction),
            Action::Drift => self.drift(),
            Action::Reveal(place) => self.reveal(place, Some(hero)),
            Action::Take => self.take(hero, self.state.hero(hero).at),
            Action::PickUp(item) => self.pick_up(item),
            Action::Give(item) => self.give(item),
            Action::Receive(item) => self.receive(item),
            Action::Activate => self.activate(),
            Action::Play(slot, at) => self.play_action(slot, at),
            Action::Use(item, at) => self.use_item(item, at),
            Action::Attack(at) => self.sidekick_attacks(at),
            Action::Burn(slot) => self.burn(slot),
            Action::EndTurn => self.end_turn(),
            other => unreachable!("{other:?} is not done in a turn"),
        }
    }

    pub(crate) fn begin_round(&mut self) {
        self.state.round += 1;
        let round = self.state.round;
        self.tell(&[cites::RUL_26, cites::INIT_03], Event::RoundBegins { round });
        self.state.agenda.push(Step::Slot(0));
    }

    /// A seat's turn with its sidekick's behind it; behind the last seat comes the Stage Turn.
    pub(crate) fn slot(&mut self, place: u8) {
        let Some(seat) = self.scene().seat_in_order(place) else {
            return self.stage_turn();
        };
        self.state.agenda.first([Step::SidekickTurn(seat), Step::Slot(place + 1)]);
        let hero = HeroId::character(seat);
        if self.state.hero(hero).hp > 0 {
            self.begin_turn(hero);
        } else {
            let who = self.scene().whom(hero);
            self.tell(&[cites::RUL_24, cites::RUL_26], Event::TurnSkipped { seat, who });
        }
    }

    /// A sidekick takes its turn after its character's, or in its place. [TOM-RUL-89]
    pub(crate) fn sidekick_turn(&mut self, seat: Seat) {
        let hero = HeroId::sidekick(seat);
        if self.state.hero(hero).hp > 0 {
            self.begin_turn(hero);
        }
    }

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
        self.state.agenda.push(Step::Act);
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

    /// Ends the turn, with the cube where it is. [TOM-TURN-05]
    pub(crate) fn end_turn(&mut self) {
        self.state.agenda.take();
        let Acting { hero, acted, .. } = self.state.acting;
        let who = self.scene().whom(hero);
        let rules: &[_] = match (acted, hero.is_sidekick(), self.state.sheet(hero.seat()).cube) {
            (_, true, _) => &[cites::RUL_88],
            (true, ..) => &[cites::RUL_27, cites::TURN_04],
            (false, _, Cube::Off) => &[cites::TURN_05, cites::RUL_34],
            (false, ..) => &[cites::TURN_05, cites::TURN_06, cites::RUL_35],
        };
        self.tell(rules, Event::TurnEnds { who, acted });
    }

    /// Ends the turn without an Action, and moves the cube. [TOM-TURN-07]
    pub(crate) fn burn(&mut self, slot: ActionSlot) {
        self.state.agenda.take();
        let hero = self.state.acting.hero;
        let (who, character) = (self.scene().whom(hero), self.scene().character_id(hero.seat()));
        self.state.sheets[hero.seat().index()].cube = Cube::On(slot);
        let double = self.game.action(character, slot).is_double();
        let rules: &[_] = if double {
            &[cites::TURN_07, cites::DOUBLE_04, cites::RUL_45, cites::RUL_36]
        } else {
            &[cites::TURN_07, cites::RUL_36, cites::RUL_35]
        };
        self.tell(rules, Event::Burned { who, character, slot, double });
    }

    /// The acting hero was defeated in its own turn, which ends at once. [TOM-RUL-89]
    pub(crate) fn cut_turn_short(&mut self) {
        let Acting { hero, acted, .. } = self.state.acting;
        let who = self.scene().whom(hero);
        self.tell(&[cites::RUL_89], Event::TurnEnds { who, acted });
    }
}
