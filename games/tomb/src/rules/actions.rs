//! Playing one of the four Actions, and what the effects of cards do. [TOM-TURN-02]

use serde::{Deserialize, Serialize};
use table::RuleId;
use table::stage::Deed;

use crate::cites;
use crate::content::{ActionSlot, Effect, Tomb, Who};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::rules::attack::Weapon;
use crate::rules::transport::{Jump, Land};
use crate::spaces::Space;
use crate::state::{Cube, HeroId};

/// How far a Dash shifts the ship. [TOM-SHIP-06]
const SHIP_DASH: u8 = 1;

impl Scene<'_> {
    /// Whether it is the time for an Action. [TOM-RUL-27]
    pub(crate) fn check_action_time(self) -> Result<(), Illegal> {
        if self.state.acting.acted {
            Err(Illegal::ActedAlready)
        } else if !self.state.acting.drifted {
            Err(Illegal::DriftFirst)
        } else if !self.may_stop() {
            Err(Illegal::CannotStopHere)
        } else {
            Ok(())
        }
    }

    /// Whether it is the time for a Transport. [TOM-RUL-52]
    pub(crate) fn check_transport_time(self) -> Result<(), Illegal> {
        if self.state.ship.is_some() {
            Err(Illegal::OnTheShip)
        } else if self.state.acting.moved || self.state.acting.acted {
            Err(Illegal::NotInPlaceOfMovement)
        } else {
            Ok(())
        }
    }

    /// Whether the acting character may play this Action, at this space or at none. [TOM-RUL-36]
    pub(crate) fn check_play(self, slot: ActionSlot, at: Option<Space>) -> Result<(), Illegal> {
        let hero = self.state.acting.hero;
        if hero.is_sidekick() {
            return Err(Illegal::SidekickActions);
        }
        let card = self.character(hero.seat()).actions.get(slot.index()).ok_or(Illegal::NoSuchAction)?;
        if self.state.sheet(hero.seat()).cube == Cube::On(slot) {
            return Err(Illegal::CubeOn(slot));
        }
        if matches!(card.effects[..], [Effect::Transport { .. }]) {
            self.check_transport_time()?;
        } else {
            self.check_action_time()?;
        }
        match card.attack() {
            Some(_) => self.check_attack(Weapon::Action(slot), at),
            None => self.check_effects(&card.effects, at),
        }
    }

    /// Whether these effects can take place at this space, or at none if they need none.
    pub(crate) fn check_effects(self, effects: &[Effect], at: Option<Space>) -> Result<(), Illegal> {
        let aimed = effects.iter().copied().any(super::items::is_aimed);
        match at {
            None if aimed => return Err(Illegal::NeedsTarget),
            Some(_) if !aimed => return Err(Illegal::NeedsNoTarget),
            _ => {}
        }
        effects.iter().try_for_each(|effect| self.check_effect(*effect, at))
    }

    fn check_effect(self, effect: Effect, at: Option<Space>) -> Result<(), Illegal> {
        match (effect, at) {
            (Effect::Heal(_), Some(at)) => self.check_heal(at),
            (Effect::Unlock, Some(at)) => self.check_unlock(at),
            (Effect::Revive { .. }, _) => self.check_revive(),
            (Effect::Transport { within }, _) if self.landings(within).is_empty() => {
                Err(Illegal::NowhereToLand)
            }
            (Effect::NextPierce, _) if self.state.acting.piercing => Err(Illegal::PiercesAlready),
            _ => Ok(()),
        }
    }

    /// Heal helps the user or one adjacent character below its maximum. [TOM-HEAL-01]
    fn check_heal(self, at: Space) -> Result<(), Illegal> {
        let user = self.state.acting.hero;
        let here = self.state.hero(user).at;
        let patient = self.state.living_heroes().find(|hero| {
            let stands = self.state.hero(*hero).at == at;
            stands && (*hero == user || at != here)
        });
        let Some(patient) = patient else { return Err(Illegal::NobodyToHeal(at)) };
        if patient != user && here.distance(at) != 1 {
            return Err(Illegal::NotAdjacent(at));
        }
        if patient.is_sidekick() {
            return Err(Illegal::SidekickHeal);
        }
        let full = self.character(patient.seat()).hp;
        if self.state.hero(patient).hp < full { Ok(()) } else { Err(Illegal::Unhurt(at)) }
    }

    /// A key opens an adjacent closed gate. [TOM-RUL-83]
    fn check_unlock(self, at: Space) -> Result<(), Illegal> {
        let map = &self.state.map;
        if !map.has(map.closed(), at) {
            Err(Illegal::NoClosedGate(at))
        } else if self.state.hero(self.state.acting.hero).at.distance(at) != 1 {
            Err(Illegal::NotAdjacent(at))
        } else {
            Ok(())
        }
    }
}

/// The part of a double Action that is not the attack, whatever the roll was. [TOM-RUL-44]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OtherPart {
    /// Who plays it.
    pub hero: HeroId,
    /// Which Action.
    pub slot: ActionSlot,
}

impl Deed<Tomb> for OtherPart {
    fn run(self, play: &mut Play<'_>) {
        let Self { hero, slot } = self;
        if play.state.hero(hero).hp == 0 {
            return;
        }
        let card = &play.character(hero.seat()).actions[slot.index()];
        if let Some(effect) = card.other_part() {
            let (who, character) = (play.scene().whom(hero), play.scene().character_id(hero.seat()));
            let rules = &[cites::DOUBLE_03, cites::DOUBLE_02, cites::RUL_44];
            play.tell(rules, Event::OtherPart { who, character, slot });
            play.apply_effect(hero, effect, None);
        }
    }
}

impl Play<'_> {
    /// Plays an Action: the cube moves onto it. [TOM-TURN-04]
    pub(crate) fn play_action(&mut self, slot: ActionSlot, at: Option<Space>) {
        let hero = self.state.acting.hero;
        let seat = hero.seat();
        let card = &self.character(seat).actions[slot.index()];
        if let [Effect::Transport { .. }] = card.effects[..] {
            self.push(Land(Jump::Action(slot)));
            return;
        }
        self.state.sheets[seat.index()].cube = Cube::On(slot);
        self.state.acting.acted = true;
        self.state.acting.points = 0;
        let (who, character) = (self.scene().whom(hero), self.scene().character_id(seat));
        let rules: &[_] = if card.is_double() {
            &[cites::TURN_02, cites::TURN_04, cites::DOUBLE_01, cites::RUL_45]
        } else {
            &[cites::TURN_02, cites::TURN_04]
        };
        self.tell(rules, Event::Plays { who, character, slot });
        if card.attack().is_some() {
            if card.is_double() {
                self.push(OtherPart { hero, slot });
            }
            self.declare(Weapon::Action(slot), at);
        } else {
            card.effects.iter().for_each(|effect| self.apply_effect(hero, *effect, at));
        }
    }

    /// What a card does. Attacks go their own way; passive effects do nothing by themselves.
    pub(crate) fn apply_effect(&mut self, hero: HeroId, effect: Effect, at: Option<Space>) {
        match (effect, at) {
            (Effect::Block { at, who }, _) => self.shield(hero, who, Shield::Block(at)),
            (Effect::Ward { armor, who }, _) => self.shield(hero, who, Shield::Ward(armor)),
            (Effect::Stealth { at }, _) => self.sneak(hero, at),
            (Effect::Heal(hp), Some(at)) => self.heal(hero, at, hp),
            (Effect::Dash(points), _) => self.dash(hero, points),
            (Effect::Revive { low }, _) => self.call_back(hero, low),
            (Effect::Unlock, Some(gate)) => self.open_gate(hero, gate),
            (Effect::NextPierce, _) => {
                self.state.acting.piercing = true;
                let who = self.scene().whom(hero);
                self.tell(&[cites::RUL_87], Event::Pierces { who });
            }
            _ => {}
        }
    }

    /// A shield for the next Stage Turn, on those who are near now. [TOM-SHIELD-03]
    fn shield(&mut self, user: HeroId, whom: Who, shield: Shield) {
        let centre = self.state.hero(user).at;
        for index in 0..self.state.heroes.len() {
            let id = HeroId(u8::try_from(index).expect("eight heroes"));
            let hero = &self.state.heroes[index];
            let near = whom == Who::MeAndAdjacent && hero.at.distance(centre) == 1;
            if hero.hp > 0 && (id == user || near) {
                self.raise(id, shield, id == user);
            }
        }
    }

    fn raise(&mut self, id: HeroId, shield: Shield, own: bool) {
        let who = self.scene().whom(id);
        let hero = self.state.hero_mut(id);
        match shield {
            Shield::Block(at) => {
                hero.block = if hero.block == 0 { at } else { hero.block.min(at) };
                let event = Event::Blocks { who, at: hero.block };
                self.tell(shield_rules(own, &[cites::SHIELD_01, cites::RUL_46], &BLOCK_NEAR), event);
            }
            Shield::Ward(armor) => {
                hero.ward = hero.ward.max(armor);
                let event = Event::Wards { who, armor: hero.ward };
                self.tell(shield_rules(own, &[cites::SHIELD_01, cites::RUL_47], &WARD_NEAR), event);
            }
        }
    }

    /// Stealth for the next Stage Turn. [TOM-STLTH-01]
    fn sneak(&mut self, id: HeroId, at: u8) {
        let who = self.scene().whom(id);
        let hero = self.state.hero_mut(id);
        hero.stealth = if hero.stealth == 0 { at } else { hero.stealth.min(at) };
        let at = hero.stealth;
        self.tell(&[cites::STLTH_01, cites::RUL_49], Event::Sneaks { who, at });
    }

    fn heal(&mut self, user: HeroId, at: Space, hp: u8) {
        let patient = self.state.hero_at(at).expect("the target was checked");
        self.restore(user, patient, hp, &[cites::HEAL_01, cites::RUL_51, cites::CHAR_05]);
    }

    /// HP come back, never above the highest value. [TOM-CHAR-05]
    pub(crate) fn restore(&mut self, by: HeroId, id: HeroId, hp: u8, rules: &'static [RuleId]) {
        let full = self.character(id.seat()).hp;
        let (by, who) = (self.scene().whom(by), self.scene().whom(id));
        let hero = self.state.hero_mut(id);
        let before = hero.hp;
        hero.hp = (hero.hp + hp).min(full);
        let (hp, now) = (hero.hp - before, hero.hp);
        self.tell(rules, Event::Heals { by, who, hp, now });
    }

    /// Movement as an Action; on the river the ship's. [TOM-RUL-33]
    fn dash(&mut self, hero: HeroId, points: u8) {
        let river = self.state.ship.is_some();
        let points = if river { SHIP_DASH } else { points };
        self.state.acting.points = points;
        let who = self.scene().whom(hero);
        let rules: &[_] = match (river, self.scene().gear(hero).float) {
            (true, _) => &[cites::SHIP_06, cites::RUL_33],
            (_, true) => &[cites::RUL_33, cites::BOARDS_03],
            _ => &[cites::RUL_33],
        };
        self.tell(rules, Event::Dashes { who, points });
    }
}

#[derive(Clone, Copy)]
enum Shield {
    Block(u8),
    Ward(u8),
}

const BLOCK_NEAR: [RuleId; 4] = [cites::SHIELD_01, cites::SHIELD_03, cites::RUL_46, cites::RUL_48];
const WARD_NEAR: [RuleId; 4] = [cites::SHIELD_01, cites::SHIELD_03, cites::RUL_47, cites::RUL_48];

const fn shield_rules(own: bool, alone: &'static [RuleId], near: &'static [RuleId]) -> &'static [RuleId] {
    if own { alone } else { near }
}
