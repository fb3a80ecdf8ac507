//! What an audience has been told before, so that a number will do the next time.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::{BuildHasherDefault, Hasher};

use crate::wire::Listed;

/// With so many phrases a new book is begun, so that nobody's memory grows for ever.
const THICK: usize = 2000;

/// The phrases of an audience, by their [keys](shelf::key_of). Everybody in it has the same book.
#[derive(Default)]
pub(crate) struct Phrasebook {
    numbers: HashMap<u64, u32, BuildHasherDefault<Hashed>>,
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

    /// The number of a phrase that was told before.
    pub(crate) fn known(&self, key: u64) -> Option<u32> {
        self.numbers.get(&key).copied()
    }

    /// The number of a phrase, which is written if it is new.
    pub(crate) fn number(&mut self, key: u64, write: impl FnOnce(&mut Listed)) -> u32 {
        let next = u32::try_from(self.numbers.len()).expect("a book is not that thick");
        match self.numbers.entry(key) {
            Entry::Occupied(known) => *known.get(),
            Entry::Vacant(new) => {
                write(&mut self.new);
                *new.insert(next)
            }
        }
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

    fn number(book: &mut Phrasebook, phrase: &impl serde::Serialize) -> u32 {
        let json = serde_json::to_string(phrase).unwrap();
        book.number(shelf::key_of(&json), |phrases| phrases.write(phrase))
    }

    #[test]
    fn a_phrase_is_written_once_and_a_new_book_knows_nothing() {
        let mut book = Phrasebook::default();
        assert_eq!((number(&mut book, &"a"), number(&mut book, &["b"]), number(&mut book, &"a")), (0, 1, 0));
        assert_eq!(written(&mut book), (false, r#"["a",["b"]]"#.to_owned()));
        assert_eq!((number(&mut book, &["b"]), written(&mut book)), (1, (false, String::new())));
        book.begin();
        assert_eq!((number(&mut book, &["b"]), written(&mut book)), (0, (true, r#"[["b"]]"#.to_owned())));
    }

    #[test]
    fn a_thick_book_is_closed() {
        let mut book = Phrasebook::default();
        let numbers: Vec<u32> = (0..=THICK).map(|it| number(&mut book, &it)).collect();
        assert_eq!(numbers.last().copied(), u32::try_from(THICK).ok());
        assert!(!book.written().0, "these still belong to the old one");
        assert_eq!((number(&mut book, &0), book.written().0), (0, true));
    }
}
