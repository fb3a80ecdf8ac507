//! Dark Tomb: a party walks into the dark, one tile at a time, and the monsters think.
//!
//! The data types of the box are in [`content`]; [`Tomb`] is the box itself.

pub mod cites;
pub mod content;
pub mod words;

pub use content::Tomb;
