//! `IgnoreEvent(who: User, label: "famine")`: events that do not happen to a character. [PHC-P43]

use serde::Deserialize;
use table::{RuleId, Seat};

use super::{Effect, Verb};
use crate::cites;
use crate::content::{Label, Who};
use crate::crypt::Room;
use crate::play::Scene;
use crate::words::text::nouns::verb;

/// Printed events and conditions of a hex do not touch somebody. [PHC-P43]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IgnoreEvent {
    /// Whom.
    pub who: Who,
    /// Only the part of this name.
    #[serde(default)]
    pub label: Option<Label>,
}

impl Verb for IgnoreEvent {
    fn rule(&self) -> RuleId {
        cites::PHC_P43
    }

    fn text(&self) -> String {
        let part = self.label.map_or("events".to_owned(), |label| label.as_str().to_owned());
        format!("{} the {part} of the hex", verb(self.who, "ignore"))
    }
}

impl Scene<'_> {
    /// Whether all events of a hex are still ignored. [PHA-RUL-100]
    pub(crate) fn ignored_period(self, room: Room) -> bool {
        room == Room::START && self.state.round == 1
    }

    /// Whether a character ignores the events of a hex, or the part of this label. [PHA-RUL-104]
    pub(crate) fn ignores(self, seat: Seat, room: Room, label: Option<Label>) -> bool {
        if self.ignored_period(room) {
            return true;
        }
        let covers = |effect: &Effect| matches!(effect, Effect::IgnoreEvent(it) if it.label.is_none() || it.label == label);
        self.benefits_in(seat, room).iter().any(covers)
            || self
                .state
                .lasting
                .iter()
                .any(|lasting| lasting.by == seat && self.game.steps(lasting.steps).iter().any(covers))
    }
}
