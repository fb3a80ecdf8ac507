//! `Heal(2)`: so many HP to the user or one adjacent character. [TOM-RUL-51]

use serde::Deserialize;
use table::RuleId;

use super::{Means, Spot, Use, Verb, nearby};
use crate::cites;
use crate::content::{Timing, UnderCheck};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::spaces::Space;
use crate::state::HeroId;

/// Gives so many HP back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Heal(pub u8);

impl Verb for Heal {
    fn fits(&self, spot: Spot) -> bool {
        matches!(spot, Spot::Action | Spot::Item(Timing::Free))
    }

    fn check(&self, card: &mut UnderCheck<'_, '_>) {
        card.within("a heal of", self.0, 1..=9);
    }

    /// It helps the user or one adjacent character below its maximum. [TOM-HEAL-01]
    fn hindrance(&self, scene: Scene<'_>, _with: Means, at: Option<Space>) -> Option<Illegal> {
        let Some(at) = at else { return Some(Illegal::NeedsTarget) };
        let user = scene.state.acting.hero;
        let here = scene.state.hero(user).at;
        let patient = scene.state.living_heroes().find(|hero| {
            let stands = scene.state.hero(*hero).at == at;
            stands && (*hero == user || at != here)
        });
        let Some(patient) = patient else { return Some(Illegal::NobodyToHeal(at)) };
        if patient != user && here.distance(at) != 1 {
            return Some(Illegal::NotAdjacent(at));
        }
        if patient.is_sidekick() {
            return Some(Illegal::SidekickHeal);
        }
        let full = scene.character(patient.seat()).hp;
        (scene.state.hero(patient).hp >= full).then_some(Illegal::Unhurt(at))
    }

    fn aims(&self, scene: Scene<'_>, with: Means, each: &mut dyn FnMut(Option<Space>)) {
        nearby(self, scene, with, each);
    }

    fn run(&self, play: &mut Play<'_>, by: Use) {
        let patient = by.at.and_then(|at| play.state.hero_at(at)).expect("the target was checked");
        play.restore(by.hero, patient, self.0, &[cites::HEAL_01, cites::RUL_51, cites::CHAR_05]);
    }

    fn text(&self) -> String {
        format!("Heal {} HP on yourself or one adjacent character.", self.0)
    }

    fn rules(&self) -> Vec<RuleId> {
        vec![cites::HEAL_01, cites::RUL_51]
    }

    fn allowed_by(&self) -> RuleId {
        cites::HEAL_01
    }
}

impl Play<'_> {
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
}
