//! Words, made at the edge: how actions are written and read, how events are told, how cards read.

pub(crate) mod entries;
mod glossary;
mod narrate;
mod notation;
mod read;
pub(crate) mod texts;

pub(crate) use entries::entries;
pub(crate) use narrate::{intent, narrate};
pub(crate) use notation::{allowed_by, notation, touches};
pub(crate) use read::read;
