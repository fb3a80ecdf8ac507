//! Capturing: at the end of one's own turn, and never else. [CRU-CAP-01]

use table::RuleId;

use crate::cites;
use crate::event::{Event, Hindrance};
use crate::play::Play;
use crate::state::{Place, Team};
use crate::tiles::Tile;

impl Play<'_> {
    /// The acting piece captures what it stands on, if nothing hinders it. [CRU-RUL-31]
    pub(crate) fn capture(&mut self) {
        let seat = self.state.acting.seat;
        let tile = match self.state.piece(seat).place {
            Place::On(tile) => tile,
            Place::Outside(_) => return self.tell(&[cites::RUL_15], Event::StaysOutside { seat }),
            Place::Nowhere => return,
        };
        let team = self.state.team(seat);
        if !self.state.graves.has(tile) || self.state.owned[team.index()].has(tile) {
            return;
        }
        if let Some(why) = self.hindrance(team, tile) {
            self.tell(hindrance_rules(why, team), Event::NotCaptured { seat, tile, why });
            return;
        }
        let from = self.state.owner(tile);
        self.state.owned[team.other().index()].remove(tile);
        self.state.owned[team.index()].add(tile);
        let rules = self.capture_rules(tile);
        self.tell(rules, Event::Captured { seat, tile, from });
    }

    fn hindrance(&self, team: Team, tile: Tile) -> Option<Hindrance> {
        let acting = &self.state.acting;
        if self.state.stands(team.other()).has(tile) {
            Some(Hindrance::Contested)
        } else if self.state.seals.all().has(tile) && !acting.sealed.has(tile) {
            Some(Hindrance::Sealed)
        } else if acting.status.spooked {
            Some(Hindrance::Spooked)
        } else {
            None
        }
    }

    fn capture_rules(&self, tile: Tile) -> &'static [RuleId] {
        if self.state.acting.sealed.has(tile) {
            &[cites::CAP_01, cites::RUL_56, cites::RUL_32]
        } else if self.state.acting.fresh() {
            &[cites::CAP_01, cites::RUL_30, cites::RUL_34]
        } else {
            &[cites::CAP_01, cites::RUL_31, cites::RUL_32]
        }
    }
}

fn hindrance_rules(why: Hindrance, team: Team) -> &'static [RuleId] {
    match (why, team) {
        (Hindrance::Contested, _) => &[cites::CAP_03, cites::RUL_33],
        (Hindrance::Sealed, Team::Groundskeepers) => &[cites::SEAL_04, cites::RUL_55, cites::RUL_56],
        (Hindrance::Sealed, Team::Necromancers) => &[cites::SEAL_04, cites::RUL_31],
        (Hindrance::Spooked, _) => &[cites::CARD_17, cites::RUL_31],
    }
}
