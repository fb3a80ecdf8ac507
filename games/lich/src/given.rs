//! A position in a few words, for scenarios. Everything the state holds can be set by name.
//!
//! The types are the language, and `docs/scenarios.md` is their manual; `arrange` lays a position out.

mod arrange;
mod cards;
mod monsters;
mod party;
mod path;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::content::Keyword;

/// A position. What is left out is as in the first camp, with nobody carrying anything: the row in
/// seat order, every card that lies nowhere else in its deck, in the order of the box.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Given {
    /// The floor the party is on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub floor: Option<u8>,
    /// Who takes the group's decisions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leader: Option<String>,
    /// The party row from the left, every seat once.
    pub row: Vec<String>,
    /// What the match waits for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phase: Option<GivenPhase>,
    /// The adventurers, by seat.
    pub party: BTreeMap<String, GivenAdventurer>,
    /// The monsters of the combat; a back row in the order written.
    pub monsters: Vec<GivenMonster>,
    /// The round of the combat; the first if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u8>,
    /// The cards of the floor.
    pub path: GivenPath,
    /// Decks, the top card first: `encounters`, `hazards`, `monsters_1` to `monsters_4`, `minions_2`
    /// to `minions_4`, `items_1` to `items_4`.
    pub decks: BTreeMap<String, Vec<String>>,
    /// Discard piles, by the same names.
    pub discards: BTreeMap<String, Vec<String>>,
    /// Items that lie face-up for the group.
    pub laid: Vec<String>,
    /// Items that were equipped before, besides those that are. [LIC-RUL-80]
    pub worn_before: Vec<String>,
}

/// What a match waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum GivenPhase {
    /// Everybody prepares; these are ready, and these have taken so many actions.
    Camp {
        /// Who is ready.
        #[serde(default)]
        ready: Vec<String>,
        /// Actions taken.
        #[serde(default)]
        actions: BTreeMap<String, u8>,
    },
    /// This seat's adventurer has its turn; who comes before it in the order has had one.
    Turn(String),
    /// The same, with its action used.
    TurnAfterAction(String),
    /// The leader plays the main card or scouts.
    ChoosePath,
    /// The leader plays the main card or the one above it.
    ChooseLane,
    /// The leader returns to the main path or goes on.
    ChooseReturn,
    /// The leader keeps one of the laid items after a combat.
    Reward,
}

/// An adventurer. Numbers left out are at their maximum.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct GivenAdventurer {
    /// Current health; 0 has fainted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub health: Option<u8>,
    /// Current energy.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub energy: Option<u8>,
    /// The ailment.
    pub sickened: bool,
    /// Speed counts as 1 in this round.
    pub slowed: bool,
    /// Speed will count as 1 in the next.
    pub slow_next: bool,
    /// Keywords for the round.
    pub for_round: Vec<Keyword>,
    /// Abilities used in this round.
    pub used: Vec<String>,
    /// Items in their slots; of two weapons the second is worn.
    pub equipped: Vec<String>,
    /// Everything else carried.
    pub inventory: Vec<String>,
}

/// A monster. Numbers left out are as at its arrival.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct GivenMonster {
    /// Its card.
    pub card: String,
    /// Column and row; in the back row if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<(u8, u8)>,
    /// Current health.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub health: Option<u8>,
    /// Energy left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub energy: Option<u8>,
    /// The ailment.
    pub sickened: bool,
    /// Attack from Chants, for the round.
    pub chant: u8,
    /// Attack taken away, for the round.
    pub weakened: u8,
    /// What every attack aimed at it does more.
    pub marked: u8,
    /// Rounds an egg was on the field for.
    pub brooded: u8,
    /// The round it arrived in; 0 if the combat began with it.
    pub arrived: u8,
    /// Its Phylactery is used up.
    pub returned: bool,
}

/// The cards of a floor, and where the party is among them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct GivenPath {
    /// The main path from the left.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub main: Vec<String>,
    /// The cards above it, by column.
    pub secondary: BTreeMap<u8, String>,
    /// Where the party is or comes from; before the first card if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub here: Option<GivenHere>,
    /// Main cards that were passed by.
    pub skipped: Vec<u8>,
    /// Whether the boss is being fought.
    pub boss: bool,
}

/// A place on the path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum GivenHere {
    /// A column of the main path.
    Main(u8),
    /// A column of the secondary path.
    Secondary(u8),
}
