//! Crypt: The Pharaoh's Curse: a crypt that grows hex by hex, a deck for each player, one Key in it,
//! and doubles on two dice between everybody and the way out.
//!
//! The data types of the box are in [`content`]. [`Pharaoh`] is the box itself.

pub mod cites;
pub mod content;
pub mod words;

pub use content::Pharaoh;

/// The scenario sheets, by file name.
pub fn scenarios() -> table::Files {
    let mut files = table::Files::new();
    for (name, text) in SCENARIOS {
        files.insert(*name, *text);
    }
    files
}

include!(concat!(env!("OUT_DIR"), "/scenarios.rs"));
