//! `FreePlay([Spell])`: a card that costs no action; only in an ability. [PHA-RUL-34]

use serde::Deserialize;
use table::{RuleId, Seat};

use super::Verb;
use crate::cites;
use crate::content::{Filter, Set};
use crate::play::Scene;
use crate::words::text::nouns::card;

/// A card that costs no action; only in an ability. [PHA-RUL-34]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct FreePlay(pub Set<Filter>);

impl Verb for FreePlay {
    fn rule(&self) -> RuleId {
        cites::RUL_34
    }

    fn text(&self) -> String {
        format!("play one {} from your hand without spending an action", card(self.0))
    }

    fn could(&self, _scene: Scene<'_>, _seat: Seat) -> bool {
        true
    }
}
