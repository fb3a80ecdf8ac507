//! `Cancel([Any])`: a card that is just being played is undone. [PHC-P20]

use crate::item::What;
use crate::play::Play;
use crate::step::Run;

impl Play<'_> {
    pub(super) fn cancel_chosen(&mut self, run: Run) {
        let item = self.item(run.item);
        let (What::Response(Some(target)), Some(card)) = (item.what, item.chosen) else { return };
        let still = {
            let target = self.item(target);
            target.card == Some(card) || target.with.cards().any(|it| it == card)
        };
        if still && !self.item(target).is_dead() {
            self.cancel(target, card);
        }
    }
}
