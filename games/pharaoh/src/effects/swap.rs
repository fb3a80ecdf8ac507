//! `Swap(one: AnyChar, other: AnyChar)`: two characters change hexes. [PHC-P39]

use crate::cites;
use crate::event::Event;
use crate::play::Play;
use crate::rules::attack::Assault;
use crate::rules::movement::Enter;
use crate::rules::run::Run;
use crate::state::Figure;

impl Play<'_> {
    /// Each of the two that is not the user's own may defend; if one avoids it, nobody moves.
    pub(crate) fn swap_attack(&mut self, run: Run) {
        let item = self.item(run.item);
        let (by, targets) = (item.by, item.targets.clone());
        self.push(Run { after: true, ..run });
        for victim in targets.into_iter().rev() {
            if self.state.controller(victim) != by {
                let (item, steps, it) = (run.item, None, run.it);
                self.push(Assault { item, steps, victim, it, defended: true });
            }
        }
    }

    pub(super) fn swap(&mut self, run: Run) {
        let item = self.item(run.item);
        let [one, other] = item.targets[..] else { return };
        if item.blow.foiled {
            return;
        }
        let (Figure::Character(first), Figure::Character(second)) = (one, other) else { return };
        let rooms = [self.state.whereabouts(one), self.state.whereabouts(other)];
        let [Some(here), Some(there)] = rooms else { return };
        self.tell(&[cites::PHC_P39, cites::RUL_96], Event::Swapped { one, other });
        if here == there {
            return;
        }
        let active = self.state.turn.seat;
        let (first, second, here, there) =
            if second == active { (second, first, there, here) } else { (first, second, here, there) };
        self.depart(first);
        self.depart(second);
        self.state.player_mut(first).room = there;
        self.state.player_mut(second).room = here;
        self.first([Enter(first).into(), Enter(second).into()]);
    }
}
