//! Checking Items: what they do must fit when they are used. [TOM-RUL-81]

use super::effects::Card;
use super::{Check, ITEMS};
use crate::content::{AfterUse, Effect, Item, Timing};

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
        for effect in &item.effects {
            self.effect(Card { file: ITEMS, id }, *effect);
        }
        let one = item.effects.len() == 1;
        let all = |fits: fn(Effect) -> bool| item.effects.iter().all(|it| fits(*it));
        let (fits, expected) = match item.timing {
            Timing::Free => (one && all(is_free), "one Unlock, Heal, Block, Ward, Stealth or NextPierce"),
            Timing::Action => (one && all(|it| matches!(it, Effect::Attack(_))), "one Attack"),
            Timing::Move => (one && all(|it| matches!(it, Effect::Transport { .. })), "one Transport"),
            Timing::Passive => (
                !item.effects.is_empty() && all(is_passive),
                "Float, Move, Armor, MeleeModifier, Range, Icewalk or Climb",
            ),
            Timing::Reroll => (one && all(|it| it == Effect::Reroll), "one Reroll"),
            Timing::Auto => (one && all(|it| it == Effect::Deathward), "one Deathward"),
            Timing::Relic => (item.effects.is_empty(), "no effect"),
        };
        if !fits {
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

fn is_free(effect: Effect) -> bool {
    matches!(
        effect,
        Effect::Unlock
            | Effect::Heal(_)
            | Effect::Block { .. }
            | Effect::Ward { .. }
            | Effect::Stealth { .. }
            | Effect::NextPierce
    )
}

fn is_passive(effect: Effect) -> bool {
    matches!(
        effect,
        Effect::Float
            | Effect::Move(_)
            | Effect::Armor(_)
            | Effect::MeleeModifier(_)
            | Effect::Range(_)
            | Effect::Icewalk
            | Effect::Climb
    )
}
