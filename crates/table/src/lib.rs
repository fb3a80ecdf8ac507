//! The kernel every game is written against.
//!
//! A game is a box of content that implements [`Game`]; a match is a plain value; everything that can happen goes
//! through [`Game::apply`]. Start with [`Game`], then [`Tray`] (all a rule may touch besides the state), [`Agenda`]
//! (what is still to be resolved) and [`mod@stage`] (a step either runs or asks). [`Table`] checks everything that
//! comes from untrusted callers; [`record`] is how a match is kept; [`scenario`] is how a rulebook becomes tests.
//!
//! ```
//! use table::{Dice, Seat, SeatSet};
//!
//! // Dice are a pure function of their seed: the same seed throws the same numbers on every machine.
//! let (mut one, mut other) = (Dice::fast(7), Dice::fast(7));
//! assert_eq!(one.roll(6), other.roll(6));
//!
//! let seats = SeatSet::NONE.with(Seat(0)).with(Seat(2));
//! assert!(seats.has(Seat(2)) && !seats.has(Seat(1)));
//! ```

mod agenda;
mod arrange;
mod choice;
pub mod content;
mod count;
pub mod deck;
mod dice;
mod digest;
pub mod fair;
mod game;
mod json;
mod leave;
mod list;
mod live;
mod lobby;
mod names;
mod occurrence;
pub mod record;
mod refusal;
pub mod rules;
pub mod scenario;
mod seat;
mod setting;
mod speak;
pub mod stage;
mod think;
mod throw;
mod tray;
mod turn;
#[cfg(feature = "typescript")]
mod typescript;

pub use agenda::Agenda;
pub use arrange::{Arrange, GivenError};
pub use choice::{Choice, Handle};
pub use content::{ContentError, Files};
pub use count::Count;
pub use deck::{Deck, Decks};
pub use dice::{Dice, nth_seed};
pub use game::{About, Game, Mark, SetupError, WholeGame};
pub use json::Json;
pub use leave::{Lapse, Leave};
pub use list::List;
pub use live::{Chance, Heard, Line, Said, Start, StartError, Table};
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
