//! Checking Items: what they do must fit when they are used. [TOM-RUL-81]

use super::{Check, ITEMS};
use crate::content::{AfterUse, Item, Timing};
use crate::effects::Spot;

impl Check<'_> {
    pub(super) fn items(&mut self) -> Vec<Item> {
        let items: Vec<Item> = self.read(ITEMS).unwrap_or_default();
        self.apart(ITEMS, items.iter().map(|it| [&*it.id, &*it.code, &*it.name]));
        for item in &items {
            self.item(item);
        }
        items
    }

    fn item(&mut self, item: &Item) {
        let id = item.id.as_str();
        let mut card = self.card(ITEMS, id);
        for effect in &item.effects {
            effect.verb().check(&mut card);
        }
        let all = item.effects.iter().all(|it| it.verb().fits(Spot::Item(item.timing)));
        let one = item.effects.len() == 1;
        let (count, expected) = match item.timing {
            Timing::Free => (one, "one Unlock, Heal, Block, Ward, Stealth or NextPierce"),
            Timing::Action => (one, "one Attack"),
            Timing::Move => (one, "one Transport"),
            Timing::Passive => {
                (!item.effects.is_empty(), "Float, Move, Armor, MeleeModifier, Range, Icewalk or Climb")
            }
            Timing::Reroll => (one, "one Reroll"),
            Timing::Auto => (one, "one Deathward"),
            Timing::Relic => (item.effects.is_empty(), "no effect"),
        };
        if !(all && count) {
            let what = format!("{id:?} is used as {:?}; expected {expected}", item.timing);
            self.complain(ITEMS, id, what);
        }
        // A free Item that stays would make a turn endless. [TOM-RUL-38]
        let expected = match item.timing {
            Timing::Free | Timing::Move | Timing::Reroll | Timing::Auto => Some(AfterUse::Discarded),
            Timing::Passive | Timing::Relic => Some(AfterUse::Kept),
            Timing::Action => None,
        };
        if let Some(expected) = expected.filter(|it| *it != item.after_use) {
            let what = format!("{id:?} is used as {:?}; expected after_use: {expected:?}", item.timing);
            self.complain(ITEMS, id, what);
        }
    }
}
