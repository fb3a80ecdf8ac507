//! Turns: what a seat does on its own, and what happens when it is done. [CRU-RUL-22]

use table::RuleId;

use crate::cites;
use crate::event::{Ending, Event};
use crate::play::{Play, Scene};
use crate::state::{Place, Status, Team};
use crate::tiles::Tile;

impl Scene<'_> {
    /// How many cards the acting seat may still use. [CRU-RUL-26]
    pub fn cards_left(self) -> u8 {
        let acting = &self.state.acting;
        let base = self.game.numbers_of(self.state.team(acting.seat)).cards_per_turn;
        base.saturating_add(acting.status.extra_cards).saturating_sub(acting.played)
    }
}

impl Play<'_> {
    /// A seat declares its turn ended. [CRU-TURN-04]
    pub(crate) fn declare_end(&mut self) {
        let how = if self.state.acting.fresh() { Ending::Nothing } else { Ending::Declared };
        self.end_turn(how);
    }

    /// A card has been carried out: the turn is over, or goes on. [CRU-RUL-26]
    pub(crate) fn after_card(&mut self) {
        let seat = self.state.acting.seat;
        if self.state.acting.yielded {
            self.end_turn(Ending::Yielded);
        } else if self.scene().cards_left() == 0 {
            self.end_turn(Ending::Card);
        } else {
            let cards = self.scene().cards_left();
            self.tell(&[cites::RUL_26, cites::CARD_08], Event::GoesOn { seat, cards });
        }
    }

    /// Capture, Shed, then the turn's effects expire. [CRU-RUL-29]
    fn end_turn(&mut self, how: Ending) {
        let seat = self.state.acting.seat;
        self.state.agenda.take(); // the question what to do next
        let rules: &[RuleId] = match how {
            Ending::Card => &[cites::TURN_03, cites::RUL_26, cites::RUL_29],
            Ending::Nothing => &[cites::TURN_04, cites::RUL_29],
            Ending::Declared => &[cites::TURN_05, cites::RUL_29],
            Ending::Yielded => &[cites::RUL_67, cites::RUL_29],
        };
        self.tell(rules, Event::TurnEnds { seat, how });
        self.capture();
        self.visit_shed();
        if self.state.acting.status != Status::default() {
            self.state.acting.status = Status::default();
            self.tell(&[cites::RUL_53, cites::RUL_29], Event::Expired { seat });
        }
    }

    /// A Groundskeeper who ends the turn there earns for the team. [CRU-TOK-01]
    fn visit_shed(&mut self) {
        let seat = self.state.acting.seat;
        if self.state.piece(seat).place != Place::On(Tile::SHED) {
            return;
        }
        let team = self.state.team(seat);
        if team == Team::Necromancers {
            self.tell(&[cites::RUL_36], Event::ShedForNothing { seat });
            return;
        }
        let tokens = self.game.numbers.shed_bonus;
        let pool = &mut self.state.tokens[team.index()];
        *pool = pool.saturating_add(tokens);
        let event = Event::ShedBonus { seat, tokens, pool: *pool };
        self.tell(&[cites::TOK_01, cites::RUL_35], event);
    }
}
