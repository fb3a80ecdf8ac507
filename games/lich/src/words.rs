//! Words, made at the edge.

mod entries;

pub(crate) use entries::entries;
