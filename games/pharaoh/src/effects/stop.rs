//! `Stop([Attack, Event])`: the attack answered has no effect on the defended target. [PHC-P15]

use crate::item::What;
use crate::play::Play;
use crate::rules::run::Run;

impl Play<'_> {
    pub(super) fn stop(&mut self, run: Run) {
        if let What::Defense(of) = self.item(run.item).what {
            self.succeed(of, false);
        }
    }
}
