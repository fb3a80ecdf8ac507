//! What moves cards between hands, decks, piles and the table.

use serde::Deserialize;

use crate::content::set::Set;
use crate::content::terms::{Chooser, Filter, Sight, Who, Zone};
use crate::content::value::Count;

/// That player draws cards. [PHC-P23]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draw {
    /// Who draws.
    pub who: Who,
    /// How many.
    pub count: u8,
}

/// Cards go from a hand to the discard pile, never the Key. [PHC-P24]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Discard {
    /// From whose hand.
    pub who: Who,
    /// How many.
    pub count: Count,
    /// Who picks them.
    pub chooser: Chooser,
    /// Which cards; empty means all.
    #[serde(default)]
    pub only: Set<Filter>,
}

/// Cards go from another player into the own hand. [PHC-P25]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Steal {
    /// From whom.
    pub from: Who,
    /// How many.
    pub count: u8,
    /// From where.
    pub zone: Zone,
    /// Who picks them.
    pub chooser: Chooser,
}

/// The user alone looks. [PHC-P26]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Peek {
    /// At what.
    pub at: Sight,
    /// How many.
    pub count: Count,
    /// Whether they go back in any order.
    #[serde(default)]
    pub order: bool,
}

/// Cards come back from the own discard pile. [PHC-P27]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recover {
    /// Which cards.
    pub what: Set<Filter>,
    /// At most so many.
    pub count: u8,
}

/// Cards are taken out of the own deck. [PHC-P28]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Search {
    /// Who searches.
    pub who: Who,
    /// Which cards.
    pub what: Set<Filter>,
    /// How many.
    pub count: u8,
}

/// One card goes back to its controller's hand. [PHC-P29]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bounce {
    /// Whose card.
    pub whose: Who,
    /// Which cards.
    pub what: Set<Filter>,
}

/// Tabled cards are discarded, never the Key. [PHC-P30]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DestroyTabled {
    /// Whose cards.
    pub whose: Who,
    /// Which cards.
    pub what: Set<Filter>,
    /// At most so many.
    pub count: u8,
}
