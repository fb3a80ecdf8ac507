//! Words, made at the edge: what can be looked up, how things are named, what the table hears.

pub(crate) mod entries;
pub(crate) mod naming;
mod narrate;
mod notation;
pub(crate) mod read;
pub mod text;

pub(crate) use entries::entries;
pub(crate) use narrate::narrate;
pub(crate) use notation::{allowed_by, notation, touches};
pub(crate) use read::read;
