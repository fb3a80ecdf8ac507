//! `Redirect(to: Attacker, only: [Spell, Magic])`: the attack goes to another target. [PHC-P19]

use crate::content::Who;
use crate::content::steps::Redirect;
use crate::item::What;
use crate::play::Play;
use crate::step::{Run, Step};

impl Play<'_> {
    pub(super) fn redirect(&mut self, run: Run, it: Redirect) {
        let What::Defense(of) = self.item(run.item).what else { return };
        match it.to {
            Who::Attacker => {
                if let Some(actor) = self.item(of).actor
                    && self.state.whereabouts(actor).is_some()
                {
                    self.send_on(of, actor);
                }
            }
            _ => self.first([Step::Redirect(run.item, of)]),
        }
    }
}
