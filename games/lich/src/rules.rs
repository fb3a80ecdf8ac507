//! The rulebook, one file a chapter.

pub mod attacks;
pub mod camp;
mod cited;
pub mod decks;
pub mod encounters;
pub mod ending;
pub mod harm;
pub mod hazards;
pub mod hidden;
pub mod items;
pub mod lapse;
pub mod legal;
pub mod monsters;
pub mod numbers;
pub mod path;
pub mod rewards;
pub mod round_end;
pub mod rounds;
pub mod settings;
pub mod setup;
pub mod turns;
