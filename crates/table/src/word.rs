//! Words of the content, such as the names of tiles.

use std::collections::BTreeSet;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::{Mutex, PoisonError};

use serde::{Serialize, Serializer};

/// A word that content brings along, kept for as long as the program runs: copied like a number, and the same word is
/// the same place in memory.
///
/// Views are full of names, are made anew after every action, and are held against those before.
#[derive(Clone, Copy, PartialOrd, Ord)]
pub struct Word(&'static str);

impl PartialEq for Word {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for Word {}

impl Hash for Word {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

static WORDS: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());

impl Word {
    /// The word of these letters, which is looked up among all there are: for when content is read, not for later.
    pub fn new(letters: &str) -> Self {
        let mut words = WORDS.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(word) = words.get(letters) {
            return Self(word);
        }
        let word: &'static str = Box::leak(letters.into());
        words.insert(word);
        Self(word)
    }

    /// Its letters.
    pub const fn letters(self) -> &'static str {
        self.0
    }
}

impl Deref for Word {
    type Target = str;

    fn deref(&self) -> &str {
        self.0
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}

impl fmt::Debug for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.0, f)
    }
}

/// As a variant without anything in it: a word in JSON, and one that will stay where it is.
impl Serialize for Word {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_unit_variant("Word", 0, self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_letters_are_the_same_place() {
        let (one, other) = (Word::new("(2,-1)"), Word::new(&format!("({},{})", 2, -1)));
        assert!(std::ptr::eq(one.letters(), other.letters()));
        assert_eq!(one, other);
        assert_ne!(one, Word::new("(2,1)"));
        assert_eq!(serde_json::to_string(&one).unwrap(), "\"(2,-1)\"");
    }
}
