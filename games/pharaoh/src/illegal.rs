//! Why a player may not do something: the rules, and a sentence.
//!
//! A question knows its own reasons. Here is what many of them share: `turn` for what is declared on the own turn,
//! `cards` for cards from the hand, `targets` for whom they are aimed at.

mod cards;
mod targets;
mod turn;

use table::{Names, Refusal, RuleId, Seat, SeatSet};
pub(crate) use targets::not_said_at_whom;

use crate::action::Action;
use crate::cites;
use crate::item::Hold;
use crate::play::Scene;
use crate::state::{Figure, Piece};
use crate::words::naming;

/// A player's mistake: the rule that forbids it first, then those that explain it.
#[derive(Clone, Debug)]
pub struct Illegal {
    rules: Vec<RuleId>,
    sentence: String,
    /// Whose name goes where the sentence has `{}`.
    whom: Option<Figure>,
}

/// Forbidden by these rules.
pub(crate) fn no(rules: &[RuleId], sentence: impl Into<String>) -> Illegal {
    Illegal { rules: rules.to_vec(), sentence: sentence.into(), whom: None }
}

impl Illegal {
    /// Somebody else is asked, by these rules.
    pub(crate) fn others(asked: SeatSet, rules: &[RuleId]) -> Self {
        match asked.lowest() {
            Some(seat) => no(rules, "It is for {} to decide.").naming(Figure::Character(seat)),
            None => no(&[cites::RUL_54], "The game is over."),
        }
    }

    /// The same mistake, and whose name goes into the sentence.
    pub(crate) fn naming(self, whom: Figure) -> Self {
        Self { whom: Some(whom), ..self }
    }

    fn refusal(self, scene: Scene<'_>, names: &Names) -> Refusal {
        let sentence = match self.whom {
            Some(whom) => self.sentence.replacen("{}", &naming::figure(scene, whom, names), 1),
            None => self.sentence,
        };
        Refusal::new(&self.rules, sentence)
    }
}

impl Scene<'_> {
    /// Why an action is not legal now. Answers for any value, by any seat.
    pub(crate) fn refusal(self, seat: Seat, action: Action, names: &Names) -> Refusal {
        let illegal = if self.awaited().has(seat) && !self.exists(action) {
            Some(no(&[cites::CARD_04], "There is no such thing on this table."))
        } else {
            self.refusal_of(seat, action)
        };
        illegal.unwrap_or_else(|| no(&[cites::RUL_35], "That is allowed.")).refusal(self, names)
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
            Action::Draw
            | Action::NoDraw
            | Action::Rider
            | Action::LetGo
            | Action::Stay
            | Action::Explore
            | Action::Ability
            | Action::UseHex
            | Action::Exit
            | Action::Escape(Hold::Hex)
            | Action::EndActions
            | Action::Done
            | Action::Choose(_)
            | Action::Pass
            | Action::Dodge
            | Action::DodgeOut
            | Action::Vanish
            | Action::Accept
            | Action::Bear
            | Action::Face(_)
            | Action::Turn(_)
            | Action::Next(_)
            | Action::Keep
            | Action::Abandon
            | Action::Ask(_) => true,
        }
    }
}
