//! The one trait every game implements.

use std::fmt;
use std::hash::Hash;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::content::{ContentError, Files};
use crate::{
    Decks, Dice, Handle, Names, Notch, Outcome, Refusal, RuleId, Rulebook, Seat, SeatSet, Setting, Tray,
    Turn, Viewer,
};

/// A board game, as bots, lab, server and CLI see it. The implementor is the box: cards and
/// tiles, which never change. All that changes in play is in [`Game::State`].
///
/// `testkit::Laws` plays random games of every game and holds it to what stands here.
pub trait Game: Sized + Send + Sync + 'static {
    /// What the lobby chose.
    type Setup: Clone + fmt::Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// A match in progress: plain data, agenda included, cheap to copy. [K2, K3, K4]
    type State: Clone + fmt::Debug + Eq + Serialize + DeserializeOwned + Send + Sync;
    /// What a seat may do: ids, no text.
    type Action: Copy + fmt::Debug + Eq + Hash + Serialize + DeserializeOwned + Send + Sync;
    /// What the table hears: ids, no text.
    type Event: Clone + fmt::Debug + Eq + Serialize + Send + Sync;
    /// Everything a viewer may know, and nothing more. [K5]
    type View: Clone + fmt::Debug + Eq + Serialize + Send;
    /// What a scenario says of a position; whatever it leaves out is as after setup.
    type Given: Clone + fmt::Debug + Default + Serialize + DeserializeOwned + Send + Sync;

    /// The word for this game on the command line and in records, such as `crusade`.
    const KEY: &'static str;

    /// The content as it lies in the box, embedded in the binary.
    fn printed() -> Files;

    /// The scenario sheets that ship with the game, by file name.
    fn scenarios() -> Files;

    /// Opens the box: reads and checks all content, and reports all mistakes at once.
    fn open(content: &Files) -> Result<Self, Vec<ContentError>>;

    /// Title, rulebook, player counts.
    fn about(&self) -> &About;

    /// The setup a lobby starts from for that many seats.
    fn default_setup(&self, seats: usize) -> Result<Self::Setup, SetupError>;

    /// A setup for that many seats, with what it left open filled in as the default has it.
    fn complete(&self, setup: Self::Setup, seats: usize) -> Result<Self::Setup, SetupError> {
        let _ = seats;
        Ok(setup)
    }

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
    /// [`crate::Table::submit`], which checks first. [K8]
    fn apply(&self, state: &mut Self::State, seat: Seat, action: Self::Action, tray: &mut Tray<Self::Event>);

    /// Why an action is not legal now: the rule that forbids it, in a sentence. Must answer for any
    /// value of the type, by any seat.
    fn refuse(&self, state: &Self::State, seat: Seat, action: Self::Action, names: &Names) -> Refusal;

    /// What this viewer may see.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// Makes of this a state `seat` could not tell from it: what it cannot see is dealt anew. The
    /// result depends only on what the seat can see and on the dice, never on what was hidden.
    fn imagine(&self, state: &mut Self::State, seat: Seat, dice: &mut Dice);

    /// An action in one line, as players and scenarios write it: `move (1,0)`.
    fn notation(&self, state: &Self::State, action: Self::Action, names: &Names) -> String;

    /// Reads such a line, whether the action is legal now or not; the error says what was expected.
    fn read(&self, state: &Self::State, line: &str, names: &Names) -> Result<Self::Action, String>;

    /// The things on the table an action touches.
    fn touches(&self, state: &Self::State, action: Self::Action) -> Vec<Handle>;

    /// The rule that allows an action.
    fn allowed_by(&self, state: &Self::State, action: Self::Action) -> RuleId;

    /// Whether an action reads alike whenever a seat may do it: what it is called, what it touches and the rule that
    /// allows it follow from the seat and the action alone, and from what never changes during a match. Then whoever
    /// was told once need not be told in words again.
    fn reads_alike(&self, action: Self::Action) -> bool {
        let _ = action;
        false
    }

    /// What happened, as the table hears it: `Ada captures the grave on (1,0)`. The state may have
    /// moved on since; only what never changes during a match may be looked up in it.
    fn narrate(&self, state: &Self::State, event: &Self::Event, names: &Names) -> String;

    /// Lays a position out as a scenario describes it. A position the game cannot be in is an error.
    fn arrange(&self, state: &mut Self::State, given: &Self::Given, names: &Names) -> Result<(), GivenError>;

    /// The table drawn with characters, for the terminal.
    fn picture(&self, view: &Self::View, names: &Names) -> String;

    /// Cards, tiles and words that can be looked up.
    fn entries(&self) -> Vec<Entry>;

    /// What is done for an awaited seat that does not answer in time.
    fn lapse(&self, state: &Self::State, seat: Seat) -> Lapse<Self::Action>;

    /// The result, if these seats conceding ends the match.
    fn concession(&self, state: &Self::State, conceded: SeatSet) -> Option<Outcome>;

    /// What a seat's giving up does to a match that goes on without it; nothing unless the rules say so.
    fn withdraw(&self, state: &mut Self::State, seat: Seat, tray: &mut Tray<Self::Event>) {
        let (_, _, _) = (state, seat, tray);
    }

    /// Whether one person may hold all these seats.
    fn may_hold(&self, state: &Self::State, seats: SeatSet) -> Result<(), Refusal> {
        let (_, _) = (state, seats);
        Ok(())
    }

    /// How good the position looks for a seat, in thousandths of a win. Only what the seat can see
    /// should count, as bots call it on imagined states.
    fn estimate(&self, state: &Self::State, seat: Seat) -> i32 {
        let (_, _) = (state, seat);
        500
    }

    /// Which of these legal actions a quick player would take: the way a search plays positions out.
    fn policy(&self, state: &Self::State, seat: Seat, actions: &[Self::Action], dice: &mut Dice) -> usize {
        let (_, _) = (state, seat);
        dice.pick(actions.len())
    }

    /// Drops from a list of legal actions what no sensible player would do, so that a search spends its
    /// thoughts on the rest. At least one must stay. Only what the seat can see should count.
    fn shortlist(&self, state: &Self::State, seat: Seat, actions: &mut Vec<Self::Action>) {
        let (_, _, _) = (state, seat, actions);
    }

    /// After how many decisions (or [laps](Game::lap)) a search should stop playing a position out and trust
    /// the estimate; none if only the end of a match tells.
    fn playout_depth(&self) -> Option<u32> {
        None
    }

    /// Which lap a match is in, for games whose positions are best compared at the same moment of a round.
    /// Searches then look ahead to the beginning of a lap, and their depth counts laps. Everybody can see it.
    fn lap(&self, state: &Self::State) -> Option<u32> {
        let _ = state;
        None
    }

    /// What a designer would count of what has just been told, heard by somebody who sees everything; and,
    /// when nothing is told, of how a match ended.
    fn notches(&self, state: &Self::State, told: Option<&Self::Event>, cut: &mut dyn FnMut(Notch<'_>)) {
        let (_, _, _) = (state, told, cut);
    }

    /// What a lobby for that many seats may choose, each a field of the setup.
    fn settings(&self, seats: usize) -> Vec<Setting> {
        let _ = seats;
        Vec::new()
    }

    /// What is known of decks, in a game to which players bring their own.
    fn decks(&self) -> Option<&dyn Decks> {
        None
    }

    /// Advice about a chosen setup that a lobby should show before the start.
    fn advice(&self, setup: &Self::Setup) -> Option<String> {
        let _ = setup;
        None
    }
}

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

/// Something in the box that can be looked up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Entry {
    /// As content names it: `holy_water`.
    pub key: String,
    /// As the table says it: `Holy Water`.
    pub name: String,
    /// What kind of thing: `Action Card, Tier 2`.
    pub kind: String,
    /// What it does, in our words.
    pub text: String,
    /// Whose invention it is.
    pub mark: Mark,
    /// The rules that govern it.
    pub rules: Vec<RuleId>,
}

/// What happens when nobody answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lapse<A> {
    /// A legal action.
    pub action: A,
    /// The rule that says so.
    pub rule: RuleId,
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

/// A position that cannot be laid out.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("given: {0}")]
pub struct GivenError(pub String);
