//! The toy's rules, as constants. See `toy/RULES.md` beside the crate's manifest.

include!(concat!(env!("OUT_DIR"), "/rules.rs"));
