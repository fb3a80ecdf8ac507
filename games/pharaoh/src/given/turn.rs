//! Whose turn it is in a position, and how far it has come.

use table::Agenda;

use super::GivenPhase;
use super::arrange::{Arranging, Result, wrong};
use crate::rules::act::Act;
use crate::rules::discards::TurnDiscard;
use crate::rules::domination::Dominate;
use crate::rules::turns::{EndPart, EndTurn, TurnDraw};
use crate::state::{Phase, TurnState};

impl Arranging<'_> {
    pub(super) fn turn(&mut self) -> Result<()> {
        let seat = match &self.given.turn {
            Some(name) => self.seat(name)?,
            None => self.state.rite.first,
        };
        let round = self.given.round.unwrap_or(self.state.round);
        if !(1..=self.state.rite.round_limit).contains(&round) {
            return wrong(format!("round {round} of {}", self.state.rite.round_limit));
        }
        self.state.round = round;
        let so_far = self.given.so_far;
        let room = self.state.player(seat).room;
        self.state.turn = TurnState {
            taken: so_far.taken,
            ordinary: so_far.taken,
            extra: so_far.extra,
            attacks: so_far.attacks,
            stayed: (!so_far.moved && !self.state.player(seat).defeated).then_some(room),
            ..TurnState::new(seat)
        };
        self.state.stack.clear();
        self.state.agenda = Agenda::new();
        self.state.agenda.push(EndTurn(EndPart::Remaining).into());
        self.state.turn.phase = match self.given.phase {
            GivenPhase::Start => {
                if !self.state.player(seat).defeated {
                    return wrong("only a defeated player has something to choose before the draw");
                }
                self.state.agenda.first([Dominate.into(), TurnDraw.into(), Act.into(), TurnDiscard.into()]);
                Phase::Start
            }
            GivenPhase::Draw => {
                self.state.agenda.first([TurnDraw.into(), Act.into(), TurnDiscard.into()]);
                Phase::Start // T1 begins with the answer
            }
            GivenPhase::Free => {
                self.state.agenda.first([Act.into(), TurnDiscard.into()]);
                Phase::Free
            }
            GivenPhase::Actions => {
                self.state.agenda.first([Act.into(), TurnDiscard.into()]);
                Phase::Actions
            }
            GivenPhase::Discard => {
                self.state.agenda.push(TurnDiscard.into());
                Phase::Discard
            }
        };
        if self.scene().awaited().is_empty() {
            let (name, phase) = (self.names.of(seat), self.given.phase);
            return wrong(format!(
                "this position asks nobody anything: {name} has nothing to decide in {phase:?}"
            ));
        }
        Ok(())
    }
}
