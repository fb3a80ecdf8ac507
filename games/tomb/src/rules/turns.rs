//! Turns: what may be done in one, in whatever order, and how it ends. [TOM-RUL-27]

use serde::{Deserialize, Serialize};
use table::stage::Question;
use table::{Dice, Names, Seat, SeatSet};

use crate::action::Action;
use crate::bot;
use crate::cites;
use crate::content::{ActionSlot, Tomb};
use crate::effects::{Means, Verb};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::spaces::{Direction, Space};
use crate::state::{Acting, Cube, HeroId, Whereabouts};
use crate::view::Phase;

/// What to do in a turn. It waits until the turn is ended. [TOM-RUL-27]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Act;

impl Question<Tomb> for Act {
    #[inline]
    fn asked(&self, scene: Scene<'_>) -> SeatSet {
        let hero = scene.state.acting.hero;
        if scene.state.hero(hero).hp > 0 { SeatSet::only(hero.seat()) } else { SeatSet::NONE }
    }

    fn options(&self, scene: Scene<'_>, _seat: Seat, out: &mut Vec<Action>) {
        let acting = &scene.state.acting;
        if scene.state.ship.is_some() {
            let steers = |direction: &Direction| scene.check_steer(*direction).is_ok();
            out.extend(Direction::ALL.into_iter().filter(steers).map(Action::Steer));
            if !acting.drifted {
                out.push(Action::Drift);
            }
        } else if acting.points > 0 {
            scene.list_steps(out);
        }
        let stops = scene.may_stop();
        let may_act = stops && acting.drifted && !acting.acted;
        if acting.hero.is_sidekick() {
            let sidekick = scene.character(acting.hero.seat()).sidekick.as_ref().filter(|_| may_act);
            if let Some(sidekick) = sidekick {
                sidekick.attack.aims(scene, Means::Own, &mut |at| out.push(Action::Attack(at)));
            }
        } else {
            scene.list_actions(may_act, out);
            scene.list_items(out);
        }
        scene.list_free(out);
        if stops && acting.drifted {
            if !acting.acted && !acting.hero.is_sidekick() {
                let cube = scene.state.sheet(acting.hero.seat()).cube;
                let free = ActionSlot::ALL.into_iter().filter(|slot| cube != Cube::On(*slot));
                out.extend(free.map(Action::Burn));
            }
            out.push(Action::EndTurn);
        }
    }

    fn refuse(&self, scene: Scene<'_>, _seat: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Step(to) => scene.check_step(to).err(),
            Action::Steer(direction) => scene.check_steer(direction).err(),
            Action::Drift => scene.check_drift().err(),
            Action::Reveal(place) => scene.check_reveal(place).err(),
            Action::Take => scene.check_take().err(),
            Action::PickUp(item) => scene.check_pick_up(item).err(),
            Action::Give(item) => scene.check_give(item).err(),
            Action::Receive(item) => scene.check_receive(item).err(),
            Action::Activate => scene.check_activate().err(),
            Action::Play(slot, at) => scene.check_play(slot, at).err(),
            Action::Use(item, at) => scene.check_use(item, at).err(),
            Action::Attack(at) => scene.check_sidekick_attack(at).err(),
            Action::Burn(slot) => scene.check_burn(slot).err(),
            Action::EndTurn => scene.check_end_turn().err(),
            Action::Land(_)
            | Action::Settle(_)
            | Action::RollAgain
            | Action::KeepRoll
            | Action::March(_)
            | Action::Assail(_)
            | Action::Next(_)
            | Action::Lead(_) => Some(Illegal::NotNow(action)),
        }
    }

    #[inline]
    fn answer(self, play: &mut Play<'_>, _seat: Seat, action: Action) {
        let hero = play.state.acting.hero;
        match action {
            Action::Step(to) => play.step(to),
            Action::Steer(direction) => play.steer(direction),
            Action::Drift => play.drift(),
            Action::Reveal(place) => play.reveal(place, Some(hero)),
            Action::Take => play.take(hero, play.state.hero(hero).at),
            Action::PickUp(item) => play.pick_up(item),
            Action::Give(item) => play.give(item),
            Action::Receive(item) => play.receive(item),
            Action::Activate => play.activate(),
            Action::Play(slot, at) => play.play_action(slot, at),
            Action::Use(item, at) => play.use_item(item, at),
            Action::Attack(at) => play.sidekick_attacks(at),
            Action::Burn(slot) => play.burn(slot),
            Action::EndTurn => play.end_turn(),
            Action::Land(_)
            | Action::Settle(_)
            | Action::RollAgain
            | Action::KeepRoll
            | Action::March(_)
            | Action::Assail(_)
            | Action::Next(_)
            | Action::Lead(_) => unreachable!("{action:?} is not done in a turn"),
        }
    }

    /// The acting hero was defeated in its own turn, which ends at once. [TOM-RUL-89]
    fn skip(self, play: &mut Play<'_>) {
        let Acting { hero, acted, .. } = play.state.acting;
        let who = play.scene().whom(hero);
        play.tell(&[cites::RUL_89], Event::TurnEnds { who, acted });
    }

    /// The turn ends; first the ship drifts if it must. In the middle of a movement, on a space where nobody may stop,
    /// the first way on is taken. [TOM-RUL-116]
    fn lapse(&self, scene: Scene<'_>, seat: Seat) -> Action {
        if scene.check_end_turn().is_ok() {
            Action::EndTurn
        } else if scene.check_drift().is_ok() {
            Action::Drift
        } else {
            let mut actions = Vec::new();
            self.options(scene, seat, &mut actions);
            actions[0]
        }
    }

    fn prompt(&self, scene: Scene<'_>, _seat: Seat, _names: &Names) -> String {
        let Acting { hero, points, acted, drifted, .. } = scene.state.acting;
        let character = scene.character(hero.seat());
        let (name, deed) = match &character.sidekick {
            Some(sidekick) if hero.is_sidekick() => (&sidekick.name, "attack"),
            _ => (&character.short, "Action"),
        };
        if !drifted && points == 0 {
            return format!("Your turn, {name}: let the ship drift");
        } else if !drifted {
            return format!("Your turn, {name}: steer {}, then drift", many(points, "step"));
        }
        let deed = if acted { format!("no {deed}") } else { format!("one {deed}") };
        if scene.state.ship.is_some() && points == 0 {
            return format!("Your turn, {name}: {deed}");
        }
        format!("Your turn, {name}: {} and {deed}", many(points, "step"))
    }

    fn shown(&self, scene: Scene<'_>) -> Phase {
        let hero = scene.state.acting.hero;
        Phase::Turn { seat: hero.seat(), sidekick: hero.is_sidekick() }
    }

    #[inline]
    fn quick(&self, scene: Scene<'_>, _seat: Seat, options: &[Action], dice: &mut Dice) -> usize {
        bot::act(scene, options, dice)
    }
}

fn many(count: u8, thing: &str) -> String {
    match count {
        0 => format!("no {thing}s"),
        1 => format!("one {thing}"),
        2 => format!("two {thing}s"),
        3 => format!("three {thing}s"),
        4 => format!("four {thing}s"),
        5 => format!("five {thing}s"),
        6 => format!("six {thing}s"),
        _ => format!("{count} {thing}s"),
    }
}

impl Scene<'_> {
    fn list_steps(self, out: &mut Vec<Action>) {
        let acting = &self.state.acting;
        let passage = self.passage(acting.hero);
        let grid = self.state.map.grid;
        for to in grid.neighbours(self.state.hero(acting.hero).at) {
            if let Some(cost) = passage.cost(grid, to)
                && cost <= acting.points
                && self.can_stop_after(&passage, to, acting.points - cost)
            {
                out.push(Action::Step(to));
            }
        }
    }

    fn list_actions(self, may_act: bool, out: &mut Vec<Action>) {
        let seat = self.state.acting.hero.seat();
        let cube = self.state.sheet(seat).cube;
        for (slot, card) in ActionSlot::ALL.into_iter().zip(&self.character(seat).actions) {
            if cube == Cube::On(slot) {
                continue;
            }
            let verb = card.verb();
            let in_time =
                if verb.replaces_movement() { self.check_transport_time().is_ok() } else { may_act };
            if in_time {
                verb.aims(self, Means::Action(slot), &mut |at| out.push(Action::Play(slot, at)));
            }
        }
    }

    fn list_items(self, out: &mut Vec<Action>) {
        if self.state.items.is_empty() {
            return;
        }
        let hero = self.state.acting.hero;
        for item in self.kinds(|card| self.may_use(hero, card.place)) {
            let Ok(card) = self.check_timing(item) else { continue };
            for effect in &card.effects {
                effect.verb().aims(self, Means::Item(item), &mut |at| out.push(Action::Use(item, at)));
            }
        }
    }

    /// Free actions other than the use of Items. [TOM-RUL-37]
    fn list_free(self, out: &mut Vec<Action>) {
        let hero = self.state.acting.hero;
        let at = self.state.hero(hero).at;
        if self.state.ship.is_some() {
            return;
        }
        if !hero.is_sidekick() {
            if self.check_take().is_ok() {
                out.push(Action::Take);
            }
            self.list_passing(hero, at, out);
        }
        if self.check_activate().is_ok() {
            out.push(Action::Activate);
        }
        out.extend(self.face_down_beside(self.state.map.grid.only(at)).map(Action::Reveal));
    }

    fn list_passing(self, hero: HeroId, at: Space, out: &mut Vec<Action>) {
        if self.state.items.is_empty() {
            return;
        }
        out.extend(self.kinds(|card| card.place == Whereabouts::Dropped(at)).map(Action::PickUp));
        let Some(other) = self.companion() else { return };
        let held_by = |hero: HeroId| self.kinds(move |card| card.place == Whereabouts::Held(hero.seat()));
        out.extend(held_by(hero).filter(|item| self.check_give(*item).is_ok()).map(Action::Give));
        out.extend(held_by(other).filter(|item| self.check_receive(*item).is_ok()).map(Action::Receive));
    }

    fn check_sidekick_attack(self, at: Option<Space>) -> Result<(), Illegal> {
        if !self.state.acting.hero.is_sidekick() {
            return Err(Illegal::OnlySidekicks);
        }
        self.check_action_time()?;
        self.check_attack(Means::Own, at)
    }

    /// Whether the cube may be moved onto this Action instead of playing one. [TOM-TURN-07]
    fn check_burn(self, slot: ActionSlot) -> Result<(), Illegal> {
        let hero = self.state.acting.hero;
        if hero.is_sidekick() {
            return Err(Illegal::SidekickActions);
        }
        if !ActionSlot::ALL.contains(&slot) {
            return Err(Illegal::NoSuchAction);
        }
        if self.state.sheet(hero.seat()).cube == Cube::On(slot) {
            return Err(Illegal::BurnedAlready(slot));
        }
        self.check_action_time()
    }

    fn check_end_turn(self) -> Result<(), Illegal> {
        if !self.state.acting.drifted {
            Err(Illegal::DriftFirst)
        } else if !self.may_stop() {
            Err(Illegal::CannotStopHere)
        } else {
            Ok(())
        }
    }
}

impl Play<'_> {
    /// Ends the turn, with the cube where it is. [TOM-TURN-05]
    fn end_turn(&mut self) {
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
    fn burn(&mut self, slot: ActionSlot) {
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
}
