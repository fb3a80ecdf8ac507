//! Words, made at the edge: what can be looked up, how things are named, what the table hears.

pub(crate) mod entries;
pub(crate) mod naming;
mod narrate;
mod notation;
pub(crate) mod read;
pub(crate) mod stakes;
pub mod text;

pub(crate) use entries::entries;
pub(crate) use narrate::narrate;
pub(crate) use notation::{allowed_by, notation, touches};
pub(crate) use read::read;

/// A count, in words up to twelve.
pub(crate) fn number(count: usize) -> String {
    const WORDS: [&str; 13] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
        "twelve",
    ];
    WORDS.get(count).map_or_else(|| count.to_string(), |word| (*word).to_owned())
}
