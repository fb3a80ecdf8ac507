//! `Deathward`: stays at 1 HP once, instead of being defeated. [TOM-RUL-65]

use table::RuleId;

use super::{Effect, Means, Spot, Use, Verb, never_used};
use crate::cites;
use crate::content::Timing;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Scene};
use crate::spaces::Space;
use crate::state::{Card, HeroId};

/// Saves its holder, by itself.
pub(super) struct Deathward;

impl Verb for Deathward {
    fn fits(&self, spot: Spot) -> bool {
        spot == Spot::Item(Timing::Auto)
    }

    fn hindrance(&self, _scene: Scene<'_>, with: Means, _at: Option<Space>) -> Option<Illegal> {
        Some(never_used(with))
    }

    fn run(&self, _play: &mut Play<'_>, by: Use) {
        unreachable!("{by:?} is never done: it happens by itself")
    }

    fn text(&self) -> String {
        "When the holder would be defeated, 1 HP is left instead.".to_owned()
    }

    fn rules(&self) -> Vec<RuleId> {
        vec![cites::RUL_65]
    }
}

impl Scene<'_> {
    /// The Item that keeps a hero from being defeated, by its place.
    fn deathward(self, hero: HeroId) -> Option<usize> {
        let saves =
            |card: &Card| self.may_use(hero, card.place) && self.game.item(card.item).does(Effect::Deathward);
        self.state.items.iter().position(saves)
    }
}

impl Play<'_> {
    /// Whether an Item keeps a hero without HP from being defeated; it is used up. [TOM-RUL-65]
    pub(crate) fn is_saved(&mut self, hero: HeroId) -> bool {
        let Some(place) = self.scene().deathward(hero) else { return false };
        let (who, item) = (self.scene().whom(hero), self.state.items.get(place).expect("it is held").item);
        self.state.hero_mut(hero).hp = 1;
        self.tell(&[cites::RUL_65, cites::RUL_81], Event::Saved { who, item });
        self.discard(place);
        true
    }
}
