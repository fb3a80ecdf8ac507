//! `Control`: the user takes over one agent. [PHC-P31]

use crate::cites;
use crate::event::Event;
use crate::play::Play;
use crate::rules::run::Run;
use crate::state::{Figure, Lies};

impl Play<'_> {
    pub(super) fn control(&mut self, run: Run) {
        let (Some(Figure::Card(piece)), Some(by)) = (run.it, self.item(run.item).by) else { return };
        if self.state.dominator(Figure::Card(piece)).is_some() {
            return; // [PHC-09]
        }
        let card = self.state.kind(piece);
        let Some(tabled) = self.state.tabled_mut(piece) else { return };
        tabled.by = by;
        if matches!(tabled.lies, Lies::Before(_)) {
            tabled.lies = Lies::Before(by); // [PHA-RUL-93]
        }
        self.tell(&[cites::PHC_P31, cites::RUL_93], Event::Controlled { by, card });
    }
}
