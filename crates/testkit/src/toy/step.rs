//! What can be about to happen, and the loop that makes it happen.

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet, Tray};

use super::{Aim, Card, Event, Item, Prowl, State, Window, turn};

/// Something that waits on the agenda. The first four are questions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Who opens the vault? Anybody may. [VLT-OPEN-01]
    Opening,
    /// What does the thief whose turn it is do?
    Prowl(Prowl),
    /// From whom is the card to snatch?
    Aim(Aim),
    /// Does anybody answer the item behind it?
    Window(Window),
    /// A card or a roll, to be carried out when its window has closed.
    Item(Item),
    /// The end of this seat's turn.
    TurnOver(Seat),
}

impl Step {
    /// Whose word it waits for; nobody's if it is no question, or one that all have answered.
    pub fn asks(&self, state: &State) -> SeatSet {
        match self {
            Self::Opening => state.seats(),
            Self::Prowl(prowl) => SeatSet::only(prowl.by),
            Self::Aim(aim) => SeatSet::only(aim.by),
            Self::Window(window) => window.asks(state).map_or(SeatSet::NONE, SeatSet::only),
            Self::Item(_) | Self::TurnOver(_) => SeatSet::NONE,
        }
    }

    /// The card that lies on the table for it.
    pub(super) fn card(&self) -> Option<Card> {
        match self {
            Self::Aim(_) => Some(Card::Snatch),
            Self::Item(item) => item.what.card(),
            _ => None,
        }
    }

    fn run(self, play: &mut Play<'_>) {
        match self {
            Self::Item(item) => item.run(play),
            Self::TurnOver(seat) => turn::over(seat, play),
            Self::Window(_) => {} // all have passed: the item behind it is next
            Self::Opening | Self::Prowl(_) | Self::Aim(_) => unreachable!("these wait for an answer"),
        }
    }
}

/// What a rule works with.
pub(super) struct Play<'a> {
    pub(super) state: &'a mut State,
    pub(super) tray: &'a mut Tray<Event>,
}

impl Play<'_> {
    /// Runs steps until one waits for an answer, or none is left.
    pub(super) fn advance(&mut self) {
        for _ in 0..10_000 {
            let waits = |step: &Step| !step.asks(self.state).is_empty();
            if self.state.agenda.next().is_none_or(waits) {
                return;
            }
            let step = self.state.agenda.take().expect("looked at above");
            step.run(self);
        }
        panic!("ten thousand steps without a question: that is a loop, not a turn");
    }
}
