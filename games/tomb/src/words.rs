//! Words, made at the edge: how actions are written and read, how events are told, how cards read.

pub(crate) mod entries;
mod glossary;
mod narrate;
mod notation;
mod places;
mod read;
mod say;
pub(crate) mod texts;

pub(crate) use entries::entries;
pub(crate) use narrate::{intent, narrate};
pub(crate) use notation::{allowed_by, notation, touches};
pub(crate) use places::{place, way};
pub(crate) use read::read;
pub(crate) use say::{figure, is_many, say};
