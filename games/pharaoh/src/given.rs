//! A position in a few words, for scenarios. Everything the state holds can be set by name.
//!
//! The types are the language, and `docs/scenarios-pharaoh.md` is their manual; `arrange` lays a position out.

mod arrange;
mod board;
mod cards;
mod turn;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::content::Character;

/// A position. What is left out is as after the setup, before the first draw; hands are empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Given {
    /// The round being played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u8>,
    /// Whose turn it is; the first seat's if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<String>,
    /// How far the turn has come.
    pub phase: GivenPhase,
    /// What the turn has brought already.
    pub so_far: GivenSoFar,
    /// The hexes on the table, the starting hex first; if left out, only the setup's.
    pub crypt: Vec<GivenHex>,
    /// The Hexpile, the top hex first; if left out, what the setup has and the table has not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hexpile: Option<Vec<String>>,
    /// The seats, by name.
    pub players: BTreeMap<String, GivenPlayer>,
    /// Cards on the table, in order of placement.
    pub tabled: Vec<GivenTabled>,
    /// Monsters on the board, in order of appearance.
    pub monsters: Vec<GivenMonster>,
    /// Keys that lie in hexes.
    pub keys: Vec<GivenKey>,
    /// Doors that are shut until their placer's next turn.
    pub bars: Vec<GivenBar>,
}

/// How far a turn has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum GivenPhase {
    /// Before T0: a defeated player has not chosen a body.
    Start,
    /// T1: the draw is offered.
    Draw,
    /// T2: no action has been declared.
    #[default]
    Free,
    /// T3: free actions are over.
    Actions,
    /// T4: cards may be discarded.
    Discard,
}

/// What a turn has brought already.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct GivenSoFar {
    /// Actions taken.
    pub taken: u8,
    /// Extra actions granted by cards and abilities.
    pub extra: i8,
    /// Extra actions that may only be attacks.
    pub attacks: u8,
    /// The character has come to its hex in this turn, so it does not remain there.
    pub moved: bool,
}

/// A hex on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GivenHex {
    /// Its number or name.
    pub hex: String,
    /// Its cell.
    pub at: (i8, i8),
    /// Clockwise steps from the printed orientation.
    #[serde(default)]
    pub rotation: u8,
    /// Who brought it; nobody if left out.
    #[serde(default)]
    pub owner: Option<String>,
    /// Doors cut or dug besides the printed ones, by side: `["NE"]`.
    #[serde(default)]
    pub doors: Vec<String>,
    /// Whether its monster was slain and stays away.
    #[serde(default)]
    pub slain: bool,
}

/// A seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each is a word of its own in a scenario")]
pub struct GivenPlayer {
    /// The character; the setup's if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub character: Option<Character>,
    /// The cell it stands in; the starting hex if left out.
    pub at: (i8, i8),
    /// Life points; all of them if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub life: Option<i16>,
    /// Whether the character is defeated.
    pub defeated: bool,
    /// What the defeated player dominates: a card or a monster, as actions name them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub body: Option<String>,
    /// Whether the special ability is spent.
    pub spent: bool,
    /// Whether the hex holds the character.
    pub held: bool,
    /// Actions to be lost in the next turn.
    pub lost: u8,
    /// Cards in hand, the oldest first.
    pub hand: Vec<String>,
    /// Whether everybody knows the hand: then no window asks for a card that is no answer.
    pub open: bool,
    /// The top of the deck, the next card first; the setup's other cards lie below.
    pub top: Vec<String>,
    /// The whole deck, the next card first; the setup's other cards are left out of the match.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck: Option<Vec<String>>,
    /// The discard pile, the newest card last.
    pub discard: Vec<String>,
    /// Monsters defeated, for the solitaire score.
    pub slain: u8,
    /// Hexes entered since the start, and whether their event was suffered, for the same.
    pub entered: Vec<((i8, i8), bool)>,
}

/// A card on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GivenTabled {
    /// Its number or title.
    pub card: String,
    /// Who controls it.
    pub by: String,
    /// Whose deck it came from; its controller's if left out.
    #[serde(default)]
    pub owner: Option<String>,
    /// The player it lies in front of; its controller if neither this nor a hex is named.
    #[serde(default)]
    pub before: Option<String>,
    /// The cell it lies in.
    #[serde(default)]
    pub at: Option<(i8, i8)>,
    /// Life points it has lost.
    #[serde(default)]
    pub lost: u8,
    /// Cards attached to it, from its owner's deck.
    #[serde(default)]
    pub attached: Vec<String>,
    /// Whether it came this turn.
    #[serde(default)]
    pub fresh: bool,
    /// The side whose door it shuts.
    #[serde(default)]
    pub side: Option<String>,
}

/// A monster on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GivenMonster {
    /// The cell of the hex it came from.
    pub home: (i8, i8),
    /// The cell it is in; its home if left out.
    #[serde(default)]
    pub at: Option<(i8, i8)>,
    /// Life points; all of them if left out.
    #[serde(default)]
    pub life: Option<i16>,
    /// Characters it leaves alone.
    #[serde(default)]
    pub spares: Vec<String>,
}

/// A Key in a hex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GivenKey {
    /// Whose deck it came from.
    pub owner: String,
    /// The cell it lies in.
    pub at: (i8, i8),
}

/// A shut door.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GivenBar {
    /// The cell of the hex.
    pub at: (i8, i8),
    /// The side.
    pub side: String,
    /// Who shut it.
    pub by: String,
}
