//! Words, made at the edge: what can be looked up, and what pieces say of themselves.

pub(crate) mod entries;
pub mod text;
