//! Lists of effects. [CONTENT.md, 1.9]
//!
//! A piece's effect is a list of [`Block`]s; a block is a [`Window`] and [`Steps`]; a step is an
//! [`Effect`], and some hold further steps. Every list of steps in the box has a
//! number, so that a state can say "the rest of list 212" without holding the list.

use std::ops::Deref;

use serde::{Deserialize, Deserializer, Serialize};

use super::terms::{Label, Window};
use crate::effects::{Effect, Verb};

/// One way to use a piece. [PHC-01]
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Block {
    /// When it works.
    pub window: Window,
    /// The name a benefit can single it out by.
    #[serde(default)]
    pub label: Option<Label>,
    /// What happens, in order.
    pub steps: Steps,
}

/// The number of a list of steps in the box.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/pharaoh/view.ts"))]
pub struct StepsId(pub u16);

/// A list of steps, with its number once the box is open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Steps {
    /// By which [`super::Pharaoh::steps`] finds it.
    pub id: StepsId,
    list: Vec<Effect>,
}

impl Steps {
    /// Calls `see` with every step of the list and of the lists inside, outermost first.
    pub fn walk(&self, see: &mut impl FnMut(&Effect)) {
        self.walk_dyn(see);
    }

    fn walk_dyn(&self, see: &mut dyn FnMut(&Effect)) {
        for step in &self.list {
            see(step);
            for body in step.bodies() {
                body.walk_dyn(see);
            }
        }
    }

    /// Numbers this list and those inside, in the order they are written.
    pub(super) fn number(&mut self, next: &mut impl FnMut(&[Effect]) -> StepsId) {
        self.number_dyn(next);
    }

    fn number_dyn(&mut self, next: &mut dyn FnMut(&[Effect]) -> StepsId) {
        for step in &mut self.list {
            for body in step.bodies_mut() {
                body.number_dyn(next);
            }
        }
        self.id = next(&self.list);
    }
}

impl Deref for Steps {
    type Target = [Effect];

    fn deref(&self) -> &[Effect] {
        &self.list
    }
}

impl<'a> IntoIterator for &'a Steps {
    type Item = &'a Effect;
    type IntoIter = std::slice::Iter<'a, Effect>;

    fn into_iter(self) -> Self::IntoIter {
        self.list.iter()
    }
}

impl<'de> Deserialize<'de> for Steps {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self { id: StepsId::default(), list: Vec::deserialize(deserializer)? })
    }
}
