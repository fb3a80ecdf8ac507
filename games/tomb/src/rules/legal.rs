//! What is legal now, and why something else is not.

use table::Seat;

use crate::action::{Action, Sequel};
use crate::content::{ActionSlot, CharacterId, Effect, Targets};
use crate::illegal::Illegal;
use crate::play::Scene;
use crate::spaces::{Direction, Space};
use crate::state::{Cube, Ending, Figure, HeroId, Whereabouts};
use crate::step::{Step, Weapon};

impl Scene<'_> {
    /// Every action open to a seat.
    pub(crate) fn list(self, seat: Seat, out: &mut Vec<Action>) {
        let Some(step) = self.state.agenda.next().copied() else { return };
        if self.asked(step) != Some(seat) {
            return;
        }
        let grid = self.state.map.grid;
        match step {
            Step::Act => self.list_turn(out),
            Step::Land(jump) => {
                out.extend(grid.iter(self.landings(self.jump_range(jump))).map(Action::Land));
            }
            Step::Settle { seat, .. } => out.extend(grid.iter(self.settling(seat)).map(Action::Settle)),
            Step::Reroll(..) => out.extend([Action::RollAgain, Action::KeepRoll]),
            Step::March(beast) => {
                out.extend(grid.iter(self.monster_reach(beast).2).map(Action::March));
            }
            Step::Assail(beast) => out.extend(
                self.monster_targets(beast, false).map(|(hero, _)| Action::Assail(self.state.hero(hero).at)),
            ),
            Step::WhatNext(ending) => out.extend(sequels(ending).map(Action::Next)),
            Step::Recast(seat) => out.extend(self.castable(seat).map(Action::Lead)),
            _ => {}
        }
    }

    fn list_turn(self, out: &mut Vec<Action>) {
        let acting = &self.state.acting;
        if self.state.ship.is_some() {
            let steers = |direction: &Direction| self.check_steer(*direction).is_ok();
            out.extend(Direction::ALL.into_iter().filter(steers).map(Action::Steer));
            if !acting.drifted {
                out.push(Action::Drift);
            }
        } else if acting.points > 0 {
            self.list_steps(out);
        }
        let stops = self.may_stop();
        let may_act = stops && acting.drifted && !acting.acted;
        if acting.hero.is_sidekick() {
            if may_act {
                self.list_targets(Weapon::Own, out, Action::Attack);
            }
        } else {
            self.list_actions(may_act, out);
            self.list_items(may_act, out);
        }
        self.list_free(out);
        if stops && acting.drifted {
            if !acting.acted && !acting.hero.is_sidekick() {
                let cube = self.state.sheet(acting.hero.seat()).cube;
                let free = ActionSlot::ALL.into_iter().filter(|slot| cube != Cube::On(*slot));
                out.extend(free.map(Action::Burn));
            }
            out.push(Action::EndTurn);
        }
    }

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
            let play = |at| Action::Play(slot, at);
            if card.attack().is_some() {
                if may_act {
                    self.list_targets(Weapon::Action(slot), out, play);
                }
            } else if let [Effect::Transport { .. }] = card.effects[..] {
                if self.check_transport_time().is_ok() && self.check_effects(&card.effects, None).is_ok() {
                    out.push(play(None));
                }
            } else if may_act {
                self.list_aims(&card.effects, out, play);
            }
        }
    }

    fn list_items(self, may_act: bool, out: &mut Vec<Action>) {
        if self.state.items.is_empty() {
            return;
        }
        let hero = self.state.acting.hero;
        for item in self.kinds(|card| self.may_use(hero, card.place)) {
            let Ok(card) = self.check_timing(item) else { continue };
            let apply = |at| Action::Use(item, at);
            match card.attack() {
                Some(_) if may_act => self.list_targets(Weapon::Item(item), out, apply),
                Some(_) => {}
                None => self.list_aims(&card.effects, out, apply),
            }
        }
    }

    /// An attack at each target, or once at all.
    fn list_targets(self, with: Weapon, out: &mut Vec<Action>, act: impl Fn(Option<Space>) -> Action) {
        let hero = self.state.acting.hero;
        let attack = self.aimed(Figure::Hero(hero), with);
        let from = self.state.hero(hero).at;
        let mut targets = self.targets_of(attack, from);
        match attack.targets {
            Targets::One => out.extend(targets.map(|beast| act(Some(self.state.beast(beast).at)))),
            Targets::All => out.extend(targets.next().map(|_| act(None))),
        }
    }

    /// Effects at each space they may be aimed at, or once if they need none.
    fn list_aims(self, effects: &[Effect], out: &mut Vec<Action>, act: impl Fn(Option<Space>) -> Action) {
        if !effects.iter().copied().any(super::items::is_aimed) {
            out.extend(self.check_effects(effects, None).is_ok().then(|| act(None)));
            return;
        }
        let here = self.state.hero(self.state.acting.hero).at;
        let near = self.state.map.grid.neighbours(here);
        let fits = |at: &Space| self.check_effects(effects, Some(*at)).is_ok();
        out.extend(std::iter::once(here).chain(near).filter(fits).map(|at| act(Some(at))));
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

    /// Characters no seat before this one leads. [TOM-RUL-21]
    fn castable(self, seat: Seat) -> impl Iterator<Item = CharacterId> {
        let count = u8::try_from(self.game.characters().len()).expect("a box has few characters");
        let taken = move |id: &CharacterId| {
            self.state.sheets[..seat.index()].iter().any(|sheet| sheet.character == *id)
        };
        (0..count).map(CharacterId).filter(move |id| !taken(id))
    }

    /// Whether a seat may do something now, and if not, why.
    pub(crate) fn check(self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let Some(step) = self.state.agenda.next().copied() else { return Err(Illegal::StageOver) };
        let asked = self.asked(step).expect("the game rests only at questions");
        if asked != seat {
            return Err(Illegal::NotYourTurn(asked));
        }
        match (step, action) {
            (Step::Act, action) => self.check_turn(action),
            (Step::Land(jump), Action::Land(to)) => self.check_land(jump, to),
            (Step::Settle { seat, .. }, Action::Settle(at)) => {
                if self.state.map.has(self.settling(seat), at) {
                    Ok(())
                } else {
                    Err(Illegal::NoSettling(at))
                }
            }
            (Step::Reroll(..), Action::RollAgain | Action::KeepRoll) => Ok(()),
            (Step::March(beast), Action::March(to)) => {
                if self.state.map.has(self.monster_reach(beast).2, to) {
                    Ok(())
                } else {
                    Err(Illegal::OutOfMonsterReach(to))
                }
            }
            (Step::Assail(beast), Action::Assail(at)) => {
                let mut targets = self.monster_targets(beast, false);
                let found = targets.any(|(hero, _)| self.state.hero(hero).at == at);
                if found { Ok(()) } else { Err(Illegal::NoHeroInRange(at)) }
            }
            (Step::WhatNext(ending), Action::Next(sequel)) => {
                let offered = sequels(ending).contains(&sequel);
                if offered { Ok(()) } else { Err(Illegal::NoSuchSequel) }
            }
            (Step::Recast(seat), Action::Lead(character)) => {
                if self.castable(seat).any(|it| it == character) {
                    Ok(())
                } else {
                    Err(Illegal::Taken(character))
                }
            }
            (_, action) => Err(Illegal::NotNow(action)),
        }
    }

    fn check_turn(self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Step(to) => self.check_step(to).map(drop),
            Action::Steer(direction) => self.check_steer(direction),
            Action::Drift => self.check_drift(),
            Action::Reveal(place) => self.check_reveal(place),
            Action::Take => self.check_take(),
            Action::PickUp(item) => self.check_pick_up(item).map(drop),
            Action::Give(item) => self.check_give(item).map(drop),
            Action::Receive(item) => self.check_receive(item).map(drop),
            Action::Activate => self.check_activate(),
            Action::Play(slot, at) => self.check_play(slot, at),
            Action::Use(item, at) => self.check_use(item, at),
            Action::Attack(at) => self.check_sidekick_attack(at),
            Action::Burn(slot) => self.check_burn(slot),
            Action::EndTurn => self.check_end_turn(),
            other => Err(Illegal::NotNow(other)),
        }
    }

    fn check_sidekick_attack(self, at: Option<Space>) -> Result<(), Illegal> {
        if !self.state.acting.hero.is_sidekick() {
            return Err(Illegal::OnlySidekicks);
        }
        self.check_action_time()?;
        self.check_attack(Weapon::Own, at)
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

/// What may come after a Stage of a campaign. [TOM-RUL-112]
fn sequels(ending: Ending) -> [Sequel; 2] {
    let on = if ending == Ending::Complete { Sequel::NextStage } else { Sequel::NewAttempt };
    [on, Sequel::Leave]
}
