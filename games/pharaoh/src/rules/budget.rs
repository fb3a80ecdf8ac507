//! The action budget of a turn. [PHA-RUL-27] [PHA-RUL-28]

use table::Seat;

use crate::cites;
use crate::content::{Effect, Freed, Prohibition};
use crate::event::Event;
use crate::play::{Play, Scene};
use crate::state::{Figure, Phase};

/// A Quad. [PHA-ACT-02]
pub const MOST_ACTIONS: u8 = 4;

impl Scene<'_> {
    /// Ordinary actions of the turn, taken or not.
    pub fn ordinary_actions(self) -> u8 {
        let seat = self.state.turn.seat;
        let base = if self.state.player(seat).defeated { self.body_actions(seat) } else { 1 };
        let mut tabled = 0;
        if !self.state.player(seat).defeated {
            for card in self.state.tabled.iter().filter(|it| it.by == seat) {
                self.tabled_steps(card, &mut |step| {
                    if let Effect::ExtraActions(extra) = step {
                        tabled += i16::from(extra.count);
                    }
                });
            }
        }
        let all = i16::from(base) + i16::from(self.state.turn.extra) + tabled;
        u8::try_from(all.clamp(0, 100)).expect("at most a hundred")
    }

    /// A monster with more than one action gives them to its master. [PHA-RUL-125]
    fn body_actions(self, seat: Seat) -> u8 {
        match self.state.player(seat).body {
            Some(Figure::Monster(id)) => self
                .state
                .monster(id)
                .and_then(|monster| self.hex(monster.home).monster())
                .map_or(1, |monster| monster.acts.min(MOST_ACTIONS)),
            _ => 1,
        }
    }

    /// Whether the hex the character is in has an unspent credit for it.
    pub fn has_credit(self) -> bool {
        let seat = self.state.turn.seat;
        let player = self.state.player(seat);
        !player.defeated
            && !self.state.turn.credits.has(player.room)
            && self.benefits(seat).iter().any(|step| matches!(step, Effect::ExtraActions(_)))
    }

    /// Whether one more action can be declared.
    pub fn may_act(self, attack: bool) -> bool {
        let turn = &self.state.turn;
        turn.taken < MOST_ACTIONS
            && matches!(turn.phase, Phase::Free | Phase::Actions)
            && (self.has_credit() || (attack && turn.attacks > 0) || turn.ordinary < self.ordinary_actions())
            && !self.forbidden(turn.seat, Prohibition::Act)
    }

    /// How many actions the turn could still come to, those taken included.
    pub fn all_actions(self) -> u8 {
        let turn = &self.state.turn;
        let ordinary = self.ordinary_actions().saturating_sub(turn.ordinary);
        turn.taken + ordinary + turn.attacks + u8::from(self.has_credit())
    }

    /// Whether a card makes this action free once more this turn. [PHC-P35]
    pub fn made_free(self, seat: Seat, what: Freed) -> bool {
        seat == self.state.turn.seat && self.freed_by(seat, what).is_some()
    }
}

impl Play<'_> {
    /// A card makes this action free, if one still can this turn. [PHC-P35]
    pub(crate) fn make_free(&mut self, seat: Seat, what: Freed) -> bool {
        let Some(card) = self.scene().freed_by(seat, what).filter(|_| seat == self.state.turn.seat) else {
            return false;
        };
        if let Some(tabled) = self.state.tabled_mut(card) {
            tabled.freed += 1;
        }
        self.tell(&[cites::PHC_P35, cites::RUL_160], Event::MadeFree { seat });
        self.begin_doing();
        true
    }

    /// Spends the hex's credit, else an attack-only action, else an ordinary one. [PHA-RUL-27]
    pub(crate) fn spend_action(&mut self, attack: bool) {
        let seat = self.state.turn.seat;
        let credit = self.scene().has_credit();
        let room = self.state.player(seat).room;
        let turn = &mut self.state.turn;
        turn.phase = Phase::Actions;
        turn.taken += 1;
        if credit {
            turn.credits.add(room);
            self.tell(
                &[cites::RUL_28, cites::RUL_27, cites::PHC_12, cites::BEN_02],
                Event::Credit { seat, room: self.place(room) },
            );
        } else if attack && turn.attacks > 0 {
            turn.attacks -= 1;
        } else {
            turn.ordinary += 1;
        }
        self.begin_doing();
    }

    /// A new action, free action, escape or end-of-turn step: all hexes may be met again. [PHA-RUL-99]
    pub(crate) fn begin_doing(&mut self) {
        self.state.met = Default::default();
    }

    /// Actions are lost: at once as far as ordinary ones are left, the rest next turn. [PHC-P33]
    pub(crate) fn lose_actions(&mut self, seat: Seat, count: u8) {
        let mut rest = count;
        if self.state.turn.seat == seat && matches!(self.state.turn.phase, Phase::Free | Phase::Actions) {
            let left = self.scene().ordinary_actions().saturating_sub(self.state.turn.ordinary);
            let now = left.min(rest);
            self.state.turn.extra -= i8::try_from(now).expect("few actions");
            rest -= now;
        }
        let player = self.state.player_mut(seat);
        player.lost = player.lost.saturating_add(rest);
    }
}
