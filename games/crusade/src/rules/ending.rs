//! Ending the night: more graves, then more tokens, then nobody. [CRU-END-01]

use table::{Outcome, SeatSet};

use crate::cites;
use crate::event::{Decided, Event};
use crate::play::{Play, Scene};
use crate::state::Team;

impl Scene<'_> {
    /// The graves each team controls.
    pub(crate) fn score(self) -> [u8; 2] {
        self.state.owned.map(|owned| u8::try_from(owned.count()).expect("at most 64 tiles"))
    }

    /// Who has won, and by what. [CRU-END-02] [CRU-END-03]
    pub(crate) fn verdict(self) -> Option<(Team, Decided)> {
        let [keepers, necromancers] = self.score();
        if keepers != necromancers {
            let team = if keepers > necromancers { Team::Groundskeepers } else { Team::Necromancers };
            let most = u32::from(keepers.max(necromancers));
            let by = if most * 2 > self.state.graves.count() { Decided::Graves } else { Decided::Plurality };
            return Some((team, by));
        }
        let [keepers, necromancers] = self.state.tokens;
        if keepers == necromancers {
            return None;
        }
        Some((
            if keepers > necromancers { Team::Groundskeepers } else { Team::Necromancers },
            Decided::Tokens,
        ))
    }

    /// The result of a match that is over.
    pub(crate) fn outcome(self) -> Outcome {
        match self.verdict() {
            Some((team, by)) => {
                let rule = if by == Decided::Tokens { cites::END_03 } else { cites::END_02 };
                self.won_by(team, rule)
            }
            None => Outcome {
                won: SeatSet::NONE,
                drew: SeatSet::first(usize::from(self.state.night.seats)),
                rule: cites::RUL_41,
            },
        }
    }

    /// A team's victory.
    pub(crate) fn won_by(self, team: Team, rule: table::RuleId) -> Outcome {
        Outcome { won: self.state.members(team).collect(), drew: SeatSet::NONE, rule }
    }
}

impl Play<'_> {
    /// The last round is over: the result is told and nothing is left to do. [CRU-GOAL-02]
    pub(crate) fn end_night(&mut self) {
        let event = Event::NightEnds { graves: self.scene().score(), tokens: self.state.tokens };
        self.tell(&[cites::END_01, cites::GOAL_02, cites::ROUND_07], event);
        match self.scene().verdict() {
            Some((team, by @ Decided::Graves)) => {
                self.tell(&[cites::END_02, cites::RUL_38], Event::Won { team, by });
            }
            Some((team, by @ Decided::Plurality)) => {
                self.tell(&[cites::END_02, cites::RUL_39], Event::Won { team, by });
            }
            Some((team, by @ Decided::Tokens)) => {
                self.tell(&[cites::END_03, cites::RUL_40], Event::Won { team, by });
            }
            None => self.tell(&[cites::RUL_41], Event::Drawn),
        }
    }
}
