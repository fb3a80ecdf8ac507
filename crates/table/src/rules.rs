//! The table's own rules, as constants. See `RULES.md` beside the crate's manifest.

include!(concat!(env!("OUT_DIR"), "/rules.rs"));
