//! `Swap(one: AnyChar, other: AnyChar)`: two characters change hexes. [PHC-P39]

use serde::Deserialize;
use table::RuleId;

use super::Verb;
use crate::cites;
use crate::content::Who;
use crate::event::Event;
use crate::play::Play;
use crate::rules::attack::Assault;
use crate::rules::movement::Enter;
use crate::rules::ready::Host;
use crate::rules::run::Run;
use crate::rules::targets::Need;
use crate::state::Figure;
use crate::words::text::nouns::who;

/// Two figures change hexes. [PHC-P39]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Swap {
    /// One of them.
    pub one: Who,
    /// The other.
    pub other: Who,
}

impl Verb for Swap {
    fn rule(&self) -> RuleId {
        cites::PHC_P39
    }

    fn text(&self) -> String {
        if self.one == self.other {
            return "two characters of your choice change hexes".to_owned();
        }
        format!("{} and {} change hexes", who(self.one), who(self.other))
    }

    fn harms(&self) -> Option<Who> {
        Some(Who::Target)
    }

    fn need(&self, _branch: Option<u8>) -> Need {
        Need::TwoCharacters
    }

    fn describe(&self, host: &mut Host) {
        host.attack = true;
    }

    fn run(&self, play: &mut Play<'_>, run: Run) {
        let item = play.item(run.item);
        let [one, other] = item.targets[..] else { return };
        if item.blow.foiled {
            return;
        }
        let (Figure::Character(first), Figure::Character(second)) = (one, other) else { return };
        let rooms = [play.state.whereabouts(one), play.state.whereabouts(other)];
        let [Some(here), Some(there)] = rooms else { return };
        play.tell(&[cites::PHC_P39, cites::RUL_96], Event::Swapped { one, other });
        if here == there {
            return;
        }
        let active = play.state.turn.seat;
        let (first, second, here, there) =
            if second == active { (second, first, there, here) } else { (first, second, here, there) };
        play.depart(first);
        play.depart(second);
        play.state.player_mut(first).room = there;
        play.state.player_mut(second).room = here;
        play.first([Enter(first).into(), Enter(second).into()]);
    }
}

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
}
