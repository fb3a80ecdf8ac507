//! The core of every game, and what stands on the lid of its box.

use std::fmt;
use std::hash::Hash;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::content::{ContentError, Files};
use crate::{Arrange, Count, Dice, Leave, Lobby, RuleId, Rulebook, Seat, Speak, Think, Tray, Turn, Viewer};

/// A board game at its core: what a search, a simulation or a researcher needs. The implementor is the box: cards and
/// tiles, which never change. All that changes in play is in [`Game::State`].
///
/// Everything else is another subject with another reader and has a trait of its own: [`Speak`] for words, [`Think`]
/// for bots, [`Lobby`] for what is chosen before a match, [`Leave`] for seats that do not answer or give up,
/// [`Arrange`] for scenarios, [`Count`] for designers. Nearly all of their methods have defaults, so a small game writes
/// this trait and little more; [`WholeGame`] is a game with all of them, which is what [`crate::Table`] plays.
///
/// `testkit::Laws` plays random games of every game and holds it to what stands here.
pub trait Game: Sized + Send + Sync + 'static {
    /// What the lobby chose.
    type Setup: Clone + fmt::Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// A match in progress: plain data, agenda included, cheap to copy. (K2, K3, K4)
    type State: Clone + fmt::Debug + Eq + Serialize + DeserializeOwned + Send + Sync;
    /// What a seat may do: ids, no text.
    type Action: Copy + fmt::Debug + Eq + Hash + Serialize + DeserializeOwned + Send + Sync;
    /// What the table hears: ids, no text.
    type Event: Clone + fmt::Debug + Eq + Serialize + Send + Sync;
    /// Everything a viewer may know, and nothing more. (K5)
    type View: Clone + fmt::Debug + Eq + Serialize + Send;

    /// The word for this game on the command line and in records, such as `crusade`.
    const KEY: &'static str;
    /// Folders of the content in which every file counts, whatever its name, such as `boards/`.
    const OPEN_FOLDERS: &'static [&'static str] = &[];

    /// The content as it lies in the box, embedded in the binary.
    fn printed() -> Files;

    /// Opens the box: reads and checks all content, and reports all mistakes at once.
    fn open(content: &Files) -> Result<Self, Vec<ContentError>>;

    /// Title, rulebook, player counts.
    fn about(&self) -> &About;

    /// Lays out the table and plays on until somebody must choose.
    fn setup(&self, setup: &Self::Setup, tray: &mut Tray<Self::Event>) -> Result<Self::State, SetupError>;

    /// How many seats the match has.
    fn seats(&self, state: &Self::State) -> usize;

    /// The team a seat plays for, as an index into [`About::teams`].
    fn team(&self, state: &Self::State, seat: Seat) -> usize;

    /// Whose word the game waits for.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Adds every action open to `seat` to a buffer the caller keeps and has emptied; none for a seat
    /// not awaited.
    fn legal_actions(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// Does a legal action, then plays on until somebody must choose. Untrusted callers go through
    /// [`crate::Table::submit`], which checks first. (K8)
    fn apply(&self, state: &mut Self::State, seat: Seat, action: Self::Action, tray: &mut Tray<Self::Event>);

    /// What this viewer may see.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// Makes of this a state `seat` could not tell from it: what it cannot see is dealt anew. The
    /// result depends only on what the seat can see and on the dice, never on what was hidden.
    fn imagine(&self, state: &mut Self::State, seat: Seat, dice: &mut Dice);
}

/// A game with all its parts, as tables, servers and tests need it. Whatever has them is one.
pub trait WholeGame: Speak + Think + Lobby + Leave + Arrange + Count {}

impl<G: Speak + Think + Lobby + Leave + Arrange + Count> WholeGame for G {}

/// What stands on the lid of the box.
#[derive(Clone, Debug, Serialize)]
pub struct About {
    /// The same word as [`Game::KEY`].
    pub key: &'static str,
    /// The game's name.
    pub title: &'static str,
    /// One sentence that makes one want to play.
    pub pitch: &'static str,
    /// The fewest seats.
    pub min_seats: usize,
    /// The most seats.
    pub max_seats: usize,
    /// How long a match takes people, in minutes, from and to.
    pub minutes: (u16, u16),
    /// The sides, by the index [`Game::team`] gives. A cooperative game has one.
    pub teams: &'static [&'static str],
    /// The rules.
    #[serde(skip)]
    pub rulebook: &'static Rulebook,
    /// SHA-256 of all content, so that a record names what it was played with.
    pub content_hash: String,
}

/// Whose invention a piece of content is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mark {
    /// As the rulebook has it.
    Printed,
    /// The rulebook's, with numbers it leaves open.
    Partly,
    /// Ours.
    House,
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Printed => "printed",
            Self::Partly => "partly printed",
            Self::House => "house",
        })
    }
}

/// A setup no match can start from.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize)]
#[error("{sentence} [{rule}]")]
pub struct SetupError {
    /// The rule that forbids it.
    pub rule: RuleId,
    /// What is wrong and what was expected.
    pub sentence: String,
}

impl SetupError {
    /// Forbidden by this rule.
    pub fn new(rule: RuleId, sentence: impl Into<String>) -> Self {
        Self { rule, sentence: sentence.into() }
    }
}
