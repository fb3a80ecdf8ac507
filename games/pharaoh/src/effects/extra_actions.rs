//! `ExtraActions(count: 1, attack: true)`: more actions this turn. [PHC-P32]

use crate::cites;
use crate::content::steps::ExtraActions;
use crate::event::Event;
use crate::play::Play;
use crate::rules::run::Run;

impl Play<'_> {
    pub(super) fn extra_actions(&mut self, run: Run, it: ExtraActions) {
        let item = self.item(run.item);
        if item.by != Some(self.state.turn.seat) {
            return; // they are for the own turn
        }
        let seat = self.state.turn.seat;
        let factor = self.scene().factor(item);
        let actions = it.count.saturating_mul(factor);
        if it.attack {
            self.state.turn.attacks = self.state.turn.attacks.saturating_add(actions);
        } else {
            let more = i8::try_from(actions).unwrap_or(i8::MAX);
            self.state.turn.extra = self.state.turn.extra.saturating_add(more);
        }
        let event = Event::Gained { seat, actions, attacks: it.attack };
        let rules: &'static [table::RuleId] = if factor > 1 {
            &[cites::PHC_P11, cites::PHC_P32, cites::RUL_57, cites::RUL_27, cites::ACT_02]
        } else {
            &[cites::PHC_P32, cites::RUL_27, cites::ACT_02]
        };
        self.tell(rules, event);
    }
}
