//! Words, made at the edge: what can be looked up, how things are named, what the table hears.

pub(crate) mod entries;
pub mod text;
