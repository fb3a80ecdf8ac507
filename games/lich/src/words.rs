//! Words, made at the edge: how actions are written and read, how events are told.

mod entries;
mod narrate;
mod notation;
mod read;

pub(crate) use entries::entries;
pub(crate) use narrate::narrate;
pub(crate) use notation::{allowed_by, notation, place, touches};
pub(crate) use read::read;
