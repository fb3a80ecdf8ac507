//! Checking what cards do, and which card may do what.

use std::fmt::Display;
use std::ops::RangeInclusive;

use super::Check;
use crate::effects::{Effect, Spot};

/// A card under examination, for its verbs to tell what is wrong with their numbers.
pub struct UnderCheck<'a, 'f> {
    check: &'a mut Check<'f>,
    file: &'a str,
    id: &'a str,
}

impl UnderCheck<'_, '_> {
    /// A number outside what the rules can work with.
    pub(crate) fn within<T: PartialOrd + Display + Copy>(
        &mut self,
        what: &str,
        value: T,
        range: RangeInclusive<T>,
    ) {
        self.check.within(self.file, self.id, what, value, range);
    }

    /// Any other mistake; the card's id comes first.
    pub(crate) fn wrong(&mut self, what: impl Display) {
        self.check.complain(self.file, self.id, format!("{:?} {what}", self.id));
    }
}

impl<'f> Check<'f> {
    pub(super) fn card<'a>(&'a mut self, file: &'a str, id: &'a str) -> UnderCheck<'a, 'f> {
        UnderCheck { check: self, file, id }
    }

    /// An Action is one effect, or an attack and a second part that asks nothing. [TOM-RUL-44]
    pub(super) fn action(&mut self, file: &str, id: &str, effects: &[Effect]) {
        let mut card = self.card(file, id);
        for effect in effects {
            effect.verb().check(&mut card);
        }
        let fits = match effects {
            [only] => only.verb().fits(Spot::Action),
            [first, second] => matches!(first, Effect::Attack(_)) && second.verb().fits(Spot::SecondPart),
            [] | [_, _, _, ..] => false,
        };
        if !fits {
            card.wrong(
                "is no Action; expected an Attack, Block, Ward, Stealth, Heal, Dash, Transport or Revive, or an \
                 Attack followed by a Block, Ward or Stealth",
            );
        }
    }
}
