//! The rulebook, one file a chapter.

pub mod abilities;
pub mod attacks;
pub mod camp;
mod cited;
pub mod decks;
pub mod encounters;
pub mod ending;
pub mod harm;
pub mod hazard_choices;
pub mod hazards;
pub mod hidden;
pub mod items;
pub mod monsters;
pub mod muster;
pub mod numbers;
pub mod path;
pub mod rewards;
pub mod round_end;
pub mod rounds;
pub mod settings;
pub mod setup;
pub mod turns;
pub mod windows;
