//! Escaping from holds. [PHA-RUL-106]

use table::{RuleId, Seat};

use crate::cites;
use crate::content::{Step as Primitive, Test, Window};
use crate::event::Event;
use crate::item::{Hold, RollFor};
use crate::play::{Play, Scene};
use crate::state::{Lies, Phase, Piece};
use crate::step::Step;

impl Scene<'_> {
    /// The test of a hold on a seat, if it is there and has one.
    pub(crate) fn test_of(self, seat: Seat, hold: Hold) -> Option<Test> {
        match hold {
            Hold::Hex => {
                let cage = self.state.player(seat).cage?;
                let mut found = None;
                for block in &self.hex(self.state.player(seat).room).effect {
                    block.steps.walk(&mut |step| {
                        if let Primitive::Escape(escape) = step
                            && escape.steps.id == cage.steps
                        {
                            found = Some(escape.test);
                        }
                    });
                }
                found
            }
            Hold::Card(piece) => {
                let tabled = self.state.tabled(piece)?;
                if tabled.lies != Lies::Before(seat) {
                    return None;
                }
                self.design(piece).block(Window::Vic)?.steps.iter().find_map(|step| match step {
                    Primitive::Escape(escape) => Some(escape.test),
                    _ => None,
                })
            }
        }
    }

    /// The holds a seat may roll against now: each once in its own T2. [PHA-ESC-02]
    pub(crate) fn escapable(self, seat: Seat, mut see: impl FnMut(Hold)) {
        if self.state.turn.phase != Phase::Free || self.state.turn.seat != seat {
            return;
        }
        if self.state.player(seat).cage.is_some_and(|cage| !cage.tried) {
            see(Hold::Hex);
        }
        for tabled in &self.state.tabled {
            if tabled.lies == Lies::Before(seat) && tabled.by != seat && !tabled.tried {
                let hold = Hold::Card(tabled.card);
                if self.test_of(seat, hold).is_some() {
                    see(hold);
                }
            }
        }
    }
}

impl Play<'_> {
    /// A roll for freedom. [PHC-11]
    pub(crate) fn try_escape(&mut self, seat: Seat, hold: Hold) {
        self.begin_doing();
        match hold {
            Hold::Hex => {
                if let Some(cage) = &mut self.state.player_mut(seat).cage {
                    cage.tried = true;
                }
            }
            Hold::Card(piece) => {
                if let Some(tabled) = self.state.tabled_mut(piece) {
                    tabled.tried = true;
                }
            }
        }
        let room = self.state.player(seat).room;
        self.roll(2, RollFor::Escape(hold), Some(seat), room);
    }

    /// A roll for freedom counts.
    pub(crate) fn escape_counts(&mut self, seat: Seat, hold: Hold, dice: [u8; 2]) {
        let Some(test) = self.scene().test_of(seat, hold) else { return };
        if !test.passes(dice[0], dice[1]) {
            self.tell(&[cites::ESC_02, cites::RUL_106, cites::PHC_P45], Event::StillHeld { seat });
            return;
        }
        self.release(seat, hold, &[cites::ESC_01, cites::RUL_106, cites::PHC_P45]);
        if hold == Hold::Hex && !self.scene().is_held(crate::state::Figure::Character(seat)) {
            self.first([Step::Release(seat)]);
        }
    }

    /// A hold ends: a card is discarded, a hex lets go.
    pub(crate) fn release(&mut self, seat: Seat, hold: Hold, rules: &'static [RuleId]) {
        self.tell(rules, Event::Freed { seat });
        match hold {
            Hold::Hex => self.state.player_mut(seat).cage = None,
            Hold::Card(piece) => self.destroy_hold(piece),
        }
    }

    fn destroy_hold(&mut self, piece: Piece) {
        self.destroy(piece, &[cites::RUL_106]);
    }
}
