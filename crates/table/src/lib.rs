//! The kernel every game is written against.
//!
//! A game is a box of content that implements [`Game`]; a match is a plain value; everything that
//! can happen goes through one door. Start with [`game`], then [`tray`] (all a rule may touch
//! besides the state) and [`agenda`] (what is still to be resolved). [`live::Table`] is the checked
//! door for untrusted callers; [`record`] is how a match is kept; [`scenario`] is how a rulebook
//! becomes tests.

pub mod agenda;
pub mod arrange;
pub mod choice;
pub mod content;
pub mod count;
pub mod deck;
pub mod dice;
mod digest;
pub mod fair;
pub mod game;
pub mod json;
pub mod leave;
pub mod list;
pub mod live;
pub mod lobby;
pub mod names;
pub mod occurrence;
pub mod record;
pub mod refusal;
pub mod rules;
pub mod scenario;
pub mod seat;
pub mod setting;
pub mod speak;
pub mod stage;
pub mod think;
pub mod throw;
pub mod tray;
pub mod turn;
#[cfg(feature = "typescript")]
mod typescript;

pub use agenda::Agenda;
pub use arrange::{Arrange, GivenError};
pub use choice::{Choice, Handle};
pub use content::{ContentError, Files};
pub use count::Count;
pub use deck::{Deck, Decks};
pub use dice::Dice;
pub use game::{About, Game, Mark, SetupError, WholeGame};
pub use json::Json;
pub use leave::{Lapse, Leave};
pub use list::List;
pub use live::{Chance, Table};
pub use lobby::Lobby;
pub use names::Names;
pub use occurrence::Occurrence;
pub use record::Record;
pub use refusal::Refusal;
pub use rulebook::{Rule, RuleId, Rulebook};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use setting::{Offer, Setting, SettingKind, SettingOption};
pub use speak::{CatalogueEntry, Speak};
pub use think::Think;
pub use throw::Throw;
pub use tray::{Told, Tray};
pub use turn::{Outcome, Turn};
