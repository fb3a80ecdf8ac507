//! Why a player may not do something: the rules, and a sentence.
//!
//! The question being asked decides where to look: `turn` for what is declared on the own turn,
//! `cards` for cards from the hand, `targets` for whom they are aimed at, `answers` for defenses,
//! responses and everything picked.

mod answers;
mod cards;
mod targets;
mod turn;

use table::{Names, Refusal, RuleId, Seat};

use crate::action::Action;
use crate::cites;
use crate::item::Hold;
use crate::play::Scene;
use crate::state::{Figure, Piece};
use crate::step::Step;
use crate::words::naming;

/// A player's mistake: the rule that forbids it first, then those that explain it.
pub(crate) struct Illegal {
    rules: Vec<RuleId>,
    sentence: String,
}

/// Forbidden by these rules.
fn no(rules: &[RuleId], sentence: impl Into<String>) -> Illegal {
    Illegal { rules: rules.to_vec(), sentence: sentence.into() }
}

impl Scene<'_> {
    /// Why an action is not legal now. Answers for any value, by any seat.
    pub(crate) fn refusal(self, seat: Seat, action: Action, names: &Names) -> Refusal {
        let Illegal { rules, sentence } = self.illegal(seat, action, names);
        Refusal::new(&rules, sentence)
    }

    fn illegal(self, seat: Seat, action: Action, names: &Names) -> Illegal {
        let Some(step) = self.state.agenda.next().copied() else {
            return no(&[cites::RUL_54, cites::RUL_134], "The game is over.");
        };
        let Some(asked) = self.asked(step) else { return no(&[cites::RUL_54], "The game is over.") };
        if asked != seat {
            return no(
                waiting(step),
                format!("It is for {} to decide.", naming::seat_name(self, asked, names)),
            );
        }
        if !self.exists(action) {
            return no(&[cites::CARD_04], "There is no such thing on this table.");
        }
        match step {
            Step::Act => self.not_on_turn(seat, action, names),
            Step::Dominate => self.not_dominated(seat, action),
            Step::Draw => no(&[cites::DRAW_01, cites::TURN_01], "First draw a card, or say that you do not."),
            Step::Discard => self.not_discarded(seat, action),
            Step::Window(..) => self.not_answered(seat, action),
            Step::Defend(assault) => self.not_defended(seat, &assault, action),
            Step::Aim(..) | Step::AimBlow(..) | Step::Redirect(..) => {
                self.not_aimed(seat, step, action, names)
            }
            _ => self.not_picked(seat, step, action),
        }
    }

    /// Whether everything an action names is there at all.
    fn exists(self, action: Action) -> bool {
        let card = |id: crate::content::CardId| id.index() < self.game.cards().len();
        let piece = |it: Piece| it.index() < self.state.cards.len();
        let room = |it: crate::crypt::Room| it.index() < self.state.crypt.rooms.len();
        let figure = |it: Figure| match it {
            Figure::Character(seat) => self.has_seat(seat),
            Figure::Card(it) => piece(it),
            Figure::Monster(id) => self.state.monster(id).is_some(),
        };
        match action {
            Action::Ready(id) | Action::Play(id, _) | Action::Discard(id) | Action::Pick(id) => card(id),
            Action::Go(it) | Action::Force(it) => room(it),
            Action::Hit(it) | Action::Order(it) | Action::Aim(it) | Action::Dominate(it) => figure(it),
            Action::March(it, to) => piece(it) && room(to),
            Action::Use(it)
            | Action::Return(it)
            | Action::PickUp(it)
            | Action::Shield(it)
            | Action::PickTabled(it)
            | Action::Escape(Hold::Card(it)) => piece(it),
            Action::Place(side, _) | Action::Side(side) => side.exists(),
            _ => true,
        }
    }
}

/// The rules by which somebody else is asked.
fn waiting(step: Step) -> &'static [RuleId] {
    match step {
        Step::Window(..) => &[cites::RUL_42, cites::RUL_47],
        Step::Defend(_) => &[cites::DEF_01, cites::RUL_62],
        Step::Hurt(_) => &[cites::RUL_68],
        Step::Route(..) => &[cites::RUL_70],
        Step::Dominate => &[cites::RUL_124],
        Step::Lay(..) => &[cites::RUL_17],
        _ => &[cites::TURN_01, cites::RUL_26],
    }
}
