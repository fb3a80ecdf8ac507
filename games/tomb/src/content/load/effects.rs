//! Checking attacks and effects, and which card may have which.

use super::Check;
use crate::content::{Attack, Effect, Rider};

/// Where an effect stands: decides which effects make sense there.
#[derive(Clone, Copy)]
pub(super) struct Card<'a> {
    pub(super) file: &'a str,
    pub(super) id: &'a str,
}

impl Check<'_> {
    pub(super) fn attack(&mut self, card: Card<'_>, attack: Attack) {
        let Card { file, id } = card;
        self.within(file, id, "an attack modifier of", attack.modifier, -5..=15);
        self.within(file, id, "an attack with a damage of", attack.damage, 1..=9);
        let (min, max) = attack.range;
        if min == 0 || min > max || max > 9 {
            let what = format!("{id:?} has the range {min}-{max}; expected 1 to 9, the smaller number first");
            self.complain(file, id, what);
        }
        match attack.rider {
            Some(Rider::Shift(spaces)) if spaces == 0 || spaces.unsigned_abs() > 5 => {
                let what = format!("{id:?} shifts by {spaces}; expected 1 to 5 spaces away or closer");
                self.complain(file, id, what);
            }
            Some(Rider::Drain(hp)) => self.within(file, id, "a drain of", hp, 1..=9),
            _ => {}
        }
    }

    /// The numbers of an effect.
    pub(super) fn effect(&mut self, card: Card<'_>, effect: Effect) {
        let Card { file, id } = card;
        match effect {
            Effect::Attack(attack) => self.attack(card, attack),
            Effect::Block { at, .. } => self.within(file, id, "a block on", at, 2..=20),
            Effect::Stealth { at } => self.within(file, id, "a stealth on", at, 2..=20),
            Effect::Ward { armor, .. } | Effect::Armor(armor) => {
                self.within(file, id, "an Armor bonus of", armor, 1..=9);
            }
            Effect::Heal(hp) => self.within(file, id, "a heal of", hp, 1..=9),
            Effect::Dash(points) => self.within(file, id, "a Dash of", points, 1..=9),
            Effect::Transport { within: Some(spaces) } => {
                self.within(file, id, "a Transport of", spaces, 1..=50);
            }
            Effect::Revive { low } => self.within(file, id, "a revive that fails up to", low, 1..=19),
            Effect::Move(points) if points == 0 || points.unsigned_abs() > 3 => {
                self.complain(file, id, format!("{id:?} changes the Move by {points}; expected 1 to 3"));
            }
            Effect::MeleeModifier(bonus) => self.within(file, id, "a melee modifier of", bonus, 1..=5),
            Effect::Range(spaces) => self.within(file, id, "a range bonus of", spaces, 1..=5),
            _ => {}
        }
    }

    /// An Action is one effect, or an attack and a second part that asks nothing. [TOM-RUL-44]
    pub(super) fn action(&mut self, card: Card<'_>, effects: &[Effect]) {
        for effect in effects {
            self.effect(card, *effect);
        }
        let fits = match effects {
            [only] => matches!(
                only,
                Effect::Attack(_)
                    | Effect::Block { .. }
                    | Effect::Ward { .. }
                    | Effect::Stealth { .. }
                    | Effect::Heal(_)
                    | Effect::Dash(_)
                    | Effect::Transport { .. }
                    | Effect::Revive { .. }
            ),
            [Effect::Attack(_), second] => {
                matches!(second, Effect::Block { .. } | Effect::Ward { .. } | Effect::Stealth { .. })
            }
            _ => false,
        };
        if !fits {
            let what = format!(
                "{:?} is no Action; expected an Attack, Block, Ward, Stealth, Heal, Dash, Transport or \
                 Revive, or an Attack followed by a Block, Ward or Stealth",
                card.id
            );
            self.complain(card.file, card.id, what);
        }
    }
}
