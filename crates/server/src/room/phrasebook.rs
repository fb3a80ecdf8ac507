//! What an audience has been told before, so that a number will do the next time.

use std::collections::HashMap;
use std::hash::{BuildHasher as _, BuildHasherDefault, Hasher};

use foldhash::quality::RandomState;
use serde::Serialize;

use crate::wire::Listed;

/// With so many phrases a new book is begun, so that nobody's memory grows for ever.
const THICK: usize = 2000;

/// The phrases of an audience. Everybody in it has the same book.
///
/// Only hashes are kept, 64 bits with a random key: two phrases that share one are less likely than a
/// broken memory chip, and a table costs a few kilobytes less.
#[derive(Default)]
pub(crate) struct Phrasebook {
    numbers: HashMap<u64, u32, BuildHasherDefault<Hashed>>,
    hasher: RandomState,
    /// The phrase at hand.
    scratch: Vec<u8>,
    /// Not yet written into a message.
    new: Listed,
    /// Whether the next message begins a new book.
    anew: bool,
}

impl Phrasebook {
    /// Begins a new book: somebody is here who does not know the old one, or it has become thick.
    pub(crate) fn begin(&mut self) {
        self.anew |= !self.numbers.is_empty();
        self.numbers.clear();
    }

    /// The number of a phrase, new or not.
    pub(crate) fn number(&mut self, phrase: &impl Serialize) -> u32 {
        self.scratch.clear();
        serde_json::to_writer(&mut self.scratch, phrase).expect("phrases are plain data");
        self.look_up()
    }

    /// The number of a phrase that is a list, whose parts are added one by one.
    pub(crate) fn number_of(&mut self, parts: impl FnOnce(&mut Listed)) -> u32 {
        let mut list = Listed::reusing(std::mem::take(&mut self.scratch));
        parts(&mut list);
        self.scratch = list.into_json();
        self.look_up()
    }

    fn look_up(&mut self) -> u32 {
        let next = u32::try_from(self.numbers.len()).expect("a book is not that thick");
        let known = *self.numbers.entry(self.hasher.hash_one(&self.scratch)).or_insert(next);
        if known == next {
            self.new.add(&self.scratch);
        }
        known
    }

    /// The new phrases, and whether a new book begins with them. Closes a thick book.
    pub(crate) fn written(&mut self) -> (bool, Listed) {
        let written = (std::mem::take(&mut self.anew), std::mem::take(&mut self.new));
        if self.numbers.len() > THICK {
            self.begin();
        }
        written
    }
}

/// What is hashed already need not be hashed again.
#[derive(Default)]
struct Hashed(u64);

impl Hasher for Hashed {
    fn write(&mut self, bytes: &[u8]) {
        self.0 = bytes.iter().fold(self.0, |hash, byte| hash.rotate_left(8) ^ u64::from(*byte));
    }

    fn write_u64(&mut self, hash: u64) {
        self.0 = hash;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(book: &mut Phrasebook) -> (bool, String) {
        let (anew, phrases) = book.written();
        (anew, format!("{phrases:?}"))
    }

    #[test]
    fn a_phrase_is_written_once_and_a_new_book_knows_nothing() {
        let mut book = Phrasebook::default();
        assert_eq!((book.number(&"a"), book.number(&["b"]), book.number(&"a")), (0, 1, 0));
        assert_eq!(written(&mut book), (false, r#"["a",["b"]]"#.to_owned()));
        assert_eq!((book.number(&["b"]), written(&mut book)), (1, (false, String::new())));
        book.begin();
        assert_eq!((book.number(&["b"]), written(&mut book)), (0, (true, r#"[["b"]]"#.to_owned())));
    }

    #[test]
    fn a_thick_book_is_closed() {
        let mut book = Phrasebook::default();
        let numbers: Vec<u32> = (0..=THICK).map(|it| book.number(&it)).collect();
        assert_eq!(numbers.last().copied(), u32::try_from(THICK).ok());
        assert!(!book.written().0, "these still belong to the old one");
        assert_eq!((book.number(&0), book.written().0), (0, true));
    }
}
