//! How things are written and told.

pub(crate) mod entries;
mod glossary;
pub(crate) mod texts;
