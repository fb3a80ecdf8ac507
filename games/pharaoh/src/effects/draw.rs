//! `Draw(who: User, count: 2)`: that player draws cards. [PHC-P23]

use crate::cites;
use crate::content::steps::Draw;
use crate::play::Play;
use crate::rules::run::Run;
use crate::state::Figure;

impl Play<'_> {
    pub(super) fn draw_cards(&mut self, run: Run, it: Draw) {
        let factor = self.scene().factor(self.item(run.item));
        for figure in self.scene().resolve(it.who, self.item(run.item), &run) {
            if let Figure::Character(seat) = figure {
                self.draw(seat, it.count.saturating_mul(factor), &[cites::PHC_P23, cites::RUL_37]);
            }
        }
    }
}
