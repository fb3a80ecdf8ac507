//! What is allowed, and by which rule it is not: the one home of both.

use table::{Names, Refusal, RuleId, Seat};

use super::turn::MOST_HIDDEN;
use super::{Action, Card, Item, Prowl, State, Step, What, rules};

/// Why something is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum No {
    Over,
    NotAsked,
    OtherQuestion,
    NotInHand(Card),
    EmptyPurse,
    HiddenEnough,
    OnlyAnswers(Card),
    NeverAnswers(Card),
    Oneself,
    Stranger,
    OwnCard,
    RollIsNoCard(Card),
    CardIsNoRoll,
}

/// Whether a seat may do this now.
pub(super) fn may(state: &State, seat: Seat, action: Action) -> Result<(), No> {
    let question = state.agenda.next().ok_or(No::Over)?;
    if !question.asks(state).has(seat) {
        return Err(No::NotAsked);
    }
    match (question, action) {
        (Step::Opening, Action::Open) | (Step::Prowl(_), Action::Draw) | (Step::Window(_), Action::Pass) => {
            Ok(())
        }
        (Step::Prowl(prowl), Action::Hide) => may_hide(state, prowl),
        (Step::Prowl(_), Action::Play(card)) => may_play(state, seat, card),
        (Step::Aim(_), Action::From(victim)) => may_name(state, seat, victim),
        (Step::Window(_), Action::Play(card)) => may_answer(state, seat, card),
        _ => Err(No::OtherQuestion),
    }
}

fn may_hide(state: &State, prowl: &Prowl) -> Result<(), No> {
    if prowl.hidden == MOST_HIDDEN {
        return Err(No::HiddenEnough);
    }
    if state.thief(prowl.by).purse == 0 {
        return Err(No::EmptyPurse);
    }
    Ok(())
}

fn may_play(state: &State, seat: Seat, card: Card) -> Result<(), No> {
    if !matches!(card, Card::Pilfer | Card::Snatch) {
        return Err(No::OnlyAnswers(card));
    }
    holds(state, seat, card)
}

fn may_name(state: &State, seat: Seat, victim: Seat) -> Result<(), No> {
    if victim == seat {
        return Err(No::Oneself);
    }
    if !state.seats().has(victim) {
        return Err(No::Stranger);
    }
    Ok(())
}

fn may_answer(state: &State, seat: Seat, card: Card) -> Result<(), No> {
    let Item { by, what, .. } = state.stack().next().expect("behind every window lies its item");
    match (card, what) {
        (Card::Pilfer | Card::Snatch, _) => return Err(No::NeverAnswers(card)),
        (Card::Hush | Card::Echo, What::Roll { .. }) => return Err(No::RollIsNoCard(card)),
        (Card::Hush, _) if *by == seat => return Err(No::OwnCard),
        (Card::Jolt, what) if what.card().is_some() => return Err(No::CardIsNoRoll),
        _ => {}
    }
    holds(state, seat, card)
}

fn holds(state: &State, seat: Seat, card: Card) -> Result<(), No> {
    if state.thief(seat).hand.has(card) { Ok(()) } else { Err(No::NotInHand(card)) }
}

impl No {
    /// As the player hears it.
    pub(super) fn refusal(self, seat: Seat, names: &Names) -> Refusal {
        Refusal::new(&[self.rule()], self.sentence(names.of(seat)))
    }

    fn rule(self) -> RuleId {
        match self {
            Self::Over => rules::END_01,
            Self::NotAsked | Self::OtherQuestion => rules::TURN_02,
            Self::NotInHand(_) => rules::HAND_01,
            Self::EmptyPurse | Self::HiddenEnough => rules::HIDE_01,
            Self::OnlyAnswers(_) => rules::TURN_01,
            Self::NeverAnswers(_) => rules::STACK_03,
            Self::Oneself | Self::Stranger => rules::SNAT_01,
            Self::RollIsNoCard(Card::Echo) => rules::ECHO_01,
            Self::OwnCard | Self::RollIsNoCard(_) => rules::HUSH_01,
            Self::CardIsNoRoll => rules::JOLT_01,
        }
    }

    fn sentence(self, name: &str) -> String {
        match self {
            Self::Over => "The match is over.".to_owned(),
            Self::NotAsked => format!("{name} is not asked now."),
            Self::OtherQuestion => "That does not answer what was asked.".to_owned(),
            Self::NotInHand(card) => format!("{name} has no {card} in hand."),
            Self::EmptyPurse => format!("{name} has no coin in the purse."),
            Self::HiddenEnough => format!("{name} has hidden {MOST_HIDDEN} coins this turn."),
            Self::OnlyAnswers(card) => format!("A {card} is played as an answer only."),
            Self::NeverAnswers(card) => format!("A {card} answers nothing."),
            Self::Oneself => "Nobody snatches from their own purse.".to_owned(),
            Self::Stranger => "There is no such thief.".to_owned(),
            Self::OwnCard => "Nobody hushes their own card.".to_owned(),
            Self::RollIsNoCard(card) => format!("A {card} answers cards, and this is a roll."),
            Self::CardIsNoRoll => "A jolt answers rolls, and this is a card.".to_owned(),
        }
    }
}
