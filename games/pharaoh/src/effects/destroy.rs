//! `DestroyTabled(whose: AnyPlayer, what: [Trap], count: 1)`: tabled cards are discarded. [PHC-P30]

use crate::cites;
use crate::content::steps::DestroyTabled;
use crate::content::{Filter, Who};
use crate::play::Play;
use crate::state::Figure;
use crate::step::{Run, Step, Strip};

impl Play<'_> {
    pub(super) fn destroy_tabled(&mut self, run: Run, it: DestroyTabled) {
        if it.what.has(Filter::ThisCard) {
            if let Some(card) = self.item(run.item).card {
                self.destroy(card, &[cites::PHC_P30]);
            }
            return;
        }
        match (it.whose, run.it) {
            (_, Some(Figure::Card(piece))) => self.destroy(piece, &[cites::PHC_P30, cites::ATT_02]),
            (Who::Target, Some(Figure::Character(seat))) => {
                self.first([Step::Strip(run.item, seat, it.what, Strip::Destroy)]);
            }
            _ => {}
        }
    }
}
