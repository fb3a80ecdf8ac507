//! The end: the Lich at rest, or nobody left standing. [LIC-WIN-01] [LIC-STAT-10]

use table::{Outcome, RuleId, SeatSet};

use crate::cites;
use crate::content::FLOORS;
use crate::event::Event;
use crate::play::{Play, Scene};
use crate::state::Ending;

impl Scene<'_> {
    /// For the record only. [LIC-RUL-109]
    pub(crate) fn score(self) -> u16 {
        let state = self.state;
        match state.ending {
            Some(Ending::Won) => 100 + state.party().iter().map(|hero| u16::from(hero.health)).sum::<u16>(),
            _ => 10 * u16::from(state.floor - 1) + u16::from(state.path.completed),
        }
    }

    /// The result of a match that is over: all win or nobody does. [LIC-OBJ-03]
    pub(crate) fn outcome(self) -> Outcome {
        let (won, rule) = match self.state.ending {
            Some(Ending::Won) => (SeatSet::first(usize::from(self.state.run.party)), cites::WIN_01),
            Some(Ending::Overrun) => (SeatSet::NONE, cites::RUL_31),
            _ => (SeatSet::NONE, cites::STAT_10),
        };
        Outcome { won, drew: SeatSet::NONE, rule }
    }
}

impl Play<'_> {
    /// Nothing is left to do.
    pub(crate) fn end_match(&mut self, ending: Ending) {
        self.state.ending = Some(ending);
        self.state.agenda.clear();
        let (score, encounters) = (self.scene().score(), self.state.path.completed);
        let floors = if ending == Ending::Won { FLOORS } else { self.state.floor - 1 };
        let rules: &[RuleId] = match ending {
            Ending::Won => &[cites::WIN_01, cites::OBJ_01, cites::RUL_103, cites::OBJ_03, cites::RUL_109],
            Ending::AllFainted => &[cites::STAT_10, cites::RUL_30, cites::OBJ_03, cites::RUL_109],
            Ending::Overrun => &[cites::RUL_31, cites::OBJ_03, cites::RUL_109],
        };
        self.tell(rules, Event::Ends { ending, score, floors, encounters });
    }
}
