//! Checks the levels of difficulty.

use super::{Check, DIFFICULTY};
use crate::content::{Difficulty, Levels};

impl Check<'_> {
    pub(super) fn levels(&mut self, levels: Option<&Levels>) {
        let Some(levels) = levels else { return };
        for difficulty in Difficulty::ALL {
            let level = levels.of(difficulty);
            let name = format!("{difficulty:?}").to_lowercase();
            for more in level.health.into_iter().chain(level.energy) {
                self.within(DIFFICULTY, &name, "more health or energy,", more, 0..=24);
            }
            for more in level.monsters {
                self.within(DIFFICULTY, &name, "more monsters,", more, 0..=5);
            }
        }
    }
}
