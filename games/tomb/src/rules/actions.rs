//! Playing one of the four Actions. What each does is in `effects/`. [TOM-TURN-02]

use serde::{Deserialize, Serialize};
use table::stage::Deed;

use crate::cites;
use crate::content::{ActionSlot, Tomb};
use crate::effects::{Means, Use};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::spaces::Space;
use crate::state::{Cube, HeroId};

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
        let verb = card.verb();
        if verb.replaces_movement() {
            self.check_transport_time()?;
        } else {
            self.check_action_time()?;
        }
        verb.hindrance(self, Means::Action(slot), at).map_or(Ok(()), Err)
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
            effect.verb().run(play, Use { hero, with: Means::Action(slot), at: None });
        }
    }
}

impl Play<'_> {
    /// Plays an Action: the cube moves onto it. [TOM-TURN-04]
    pub(crate) fn play_action(&mut self, slot: ActionSlot, at: Option<Space>) {
        let hero = self.state.acting.hero;
        let seat = hero.seat();
        let card = &self.character(seat).actions[slot.index()];
        let by = Use { hero, with: Means::Action(slot), at };
        if card.verb().replaces_movement() {
            return card.verb().run(self, by);
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
        if card.is_double() {
            self.push(OtherPart { hero, slot });
        }
        card.verb().run(self, by);
    }
}
