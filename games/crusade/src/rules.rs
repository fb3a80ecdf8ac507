//! The rulebook, one file a chapter.

pub mod capture;
pub mod ending;
pub mod hidden;
pub mod movement;
pub mod playing;
pub mod rounds;
pub mod settings;
pub mod setup;
pub mod shop;
pub mod turns;
