//! The rules of `RULES.md` as constants, for citing.

include!(concat!(env!("OUT_DIR"), "/rules.rs"));
