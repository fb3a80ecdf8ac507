//! `lock`: a tabled card that no card acts on.

use crate::content::{Effect, Window};
use crate::play::Scene;
use crate::state::Tabled;

impl Scene<'_> {
    /// Whether cards cannot act on a tabled card. [PHC-P22]
    pub(crate) fn locked(self, tabled: &Tabled) -> bool {
        let mut found = false;
        self.tabled_steps(tabled, &mut |step| found |= matches!(step, Effect::Lock(_)));
        found
            || tabled.attached.iter().flatten().any(|piece| {
                let block = self.design(*piece).block(Window::Att);
                block.is_some_and(|block| block.steps.iter().any(|step| matches!(step, Effect::Lock(_))))
            })
    }
}
