//! The Lich's Crypt: a party of adventurers goes down four floors to put the Lich to rest.
//!
//! The data types of the box are in [`content`]; [`Lich`] is the box itself.

pub mod cites;
pub mod content;
pub mod words;

pub use content::Lich;
