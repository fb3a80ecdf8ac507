//! `LoseActions(who: Target, count: 1)`: fewer actions, now or next turn. [PHC-P33]

use crate::cites;
use crate::content::steps::LoseActions;
use crate::event::Event;
use crate::play::Play;
use crate::rules::run::Run;
use crate::state::Figure;

impl Play<'_> {
    pub(super) fn take_actions(&mut self, run: Run, it: LoseActions) {
        for figure in self.scene().resolve(it.who, self.item(run.item), &run) {
            if let Figure::Character(seat) = figure {
                self.lose_actions(seat, it.count);
                self.tell(&[cites::PHC_P33], Event::LostActions { seat, actions: it.count });
            }
        }
    }
}
