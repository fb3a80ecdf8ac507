//! `Bounce(whose: Target, what: [Weapon])`: a card goes back to its controller's hand. [PHC-P29]

use super::destroy::{PickTabled, Strip};
use crate::content::Filter;
use crate::content::steps::Bounce;
use crate::item::Fate;
use crate::play::Play;
use crate::rules::run::Run;
use crate::state::Figure;

impl Play<'_> {
    pub(super) fn bounce(&mut self, run: Run, it: Bounce) {
        if it.what.has(Filter::ThisCard) {
            self.item_mut(run.item).fate = Fate::Bounced;
            return;
        }
        for figure in self.scene().resolve(it.whose, self.item(run.item), &run) {
            if let Figure::Character(seat) = figure {
                self.push(PickTabled { item: run.item, whose: seat, what: it.what, how: Strip::Bounce });
            }
        }
    }
}
