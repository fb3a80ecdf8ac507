//! A position in a few words, for scenarios. Everything the state holds can be set by name.
//!
//! The types are the language, and `docs/scenarios.md` is their manual; `arrange` lays a position out.

mod arrange;
mod cards;
mod figures;
mod map;
mod phase;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// Column and row of a space, or of a tile place.
pub type At = (u8, u8);

/// A position. What is left out is as after setup, in the first turn of the first seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Given {
    /// A board drawn in the signs of the rules, instead of the Stage's tiles: all of it is face up, and
    /// every character must be told where it stands. The signs of Items and objectives count, those of
    /// monsters and start spaces are ground.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub map: Option<Vec<String>>,
    /// With a drawn board, how many tiles lie face down elsewhere, so that the Stage is not complete;
    /// one if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub elsewhere: Option<u8>,
    /// Which tile lies at which place of the layout; the tile it takes the place of goes where it was.
    pub tiles: Vec<GivenTile>,
    /// Whether every tile lies face up.
    pub all_face_up: bool,
    /// Where white cubes lie; if left out, on every Item space that is face up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cubes: Option<Vec<At>>,
    /// Gates that were opened.
    pub opened: Vec<At>,
    /// Objectives that were activated.
    pub activated: Vec<At>,
    /// The ship's top-left space. Everybody on board moves with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ship: Option<At>,
    /// Characters, by the names of their seats.
    pub heroes: BTreeMap<String, GivenHero>,
    /// Sidekicks, by the names of their seats.
    pub sidekicks: BTreeMap<String, GivenSidekick>,
    /// Monsters in play, in the order they came; those of the setup are gone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub monsters: Option<Vec<GivenMonster>>,
    /// The Monster pile, the top card first; if left out, what of the Stage's is not in play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub monster_pile: Option<Vec<String>>,
    /// The Item pile, the top card first; if left out, what of the Stage's lies nowhere else.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub item_pile: Option<Vec<String>>,
    /// Items that were dropped.
    pub dropped: Vec<GivenDrop>,
    /// Items in the ship's hold.
    pub hold: Vec<String>,
    /// Items that are out of the Stage.
    pub discarded: Vec<String>,
    /// The round being played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u8>,
    /// Who goes first in every round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<String>,
    /// What the match waits for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phase: Option<GivenPhase>,
    /// What was already done in the turn.
    pub done: GivenDone,
}

/// A tile at a place of the layout.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GivenTile {
    /// Column and row of the place.
    pub at: At,
    /// The tile's id.
    pub tile: String,
    /// The quarter turns its back was dealt with.
    #[serde(default)]
    pub turns: u8,
    /// Whether it lies face up.
    #[serde(default)]
    pub face_up: bool,
}

/// A character. What is left out is as after setup.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct GivenHero {
    /// Where it stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<At>,
    /// What is left; 0 for a defeated one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hp: Option<u8>,
    /// What it holds.
    pub items: Vec<String>,
    /// The Action or the held Item its cube lies on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cube: Option<String>,
    /// The least roll that cancels a hit.
    pub block: u8,
    /// Armor on top.
    pub ward: u8,
    /// The least roll that hides it.
    pub stealth: u8,
}

/// A sidekick.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum GivenSidekick {
    /// On the party's side, on this space.
    At(u8, u8),
    /// Against it, on this space.
    Monster(u8, u8),
    /// Not in play.
    Defeated,
}

/// A monster in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GivenMonster {
    /// Its card, by id, code or name.
    pub kind: String,
    /// Where it stands.
    pub at: At,
    /// What is left; what it comes with if left out.
    #[serde(default)]
    pub hp: Option<u8>,
    /// Whether it is pinned.
    #[serde(default)]
    pub pinned: bool,
}

/// Items on a space.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GivenDrop {
    /// Where they lie.
    pub at: At,
    /// What lies there.
    pub items: Vec<String>,
}

/// What a match waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum GivenPhase {
    /// The character of this seat takes its turn; those before it in the round have had theirs.
    Turn(String),
    /// The sidekick of this seat takes its turn.
    Sidekick(String),
    /// A Stage of a campaign is over, and the host says how it goes on.
    After {
        /// Whether it was completed.
        complete: bool,
    },
    /// This seat chooses whom it leads next.
    Recast(String),
}

/// What was done in the turn.
#[expect(clippy::struct_excessive_bools, reason = "four facts, each true or not whatever the others are")]
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct GivenDone {
    /// Points left of the movement; what a turn begins with if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<u8>,
    /// Whether it has moved.
    pub moved: bool,
    /// Whether the ship has drifted.
    pub drifted: bool,
    /// Whether the Action is taken.
    pub acted: bool,
    /// Whether a Ghost Glass was used.
    pub piercing: bool,
}
