//! Small sets of the language's words: `[Hit, Weapon]` in a row, one number in the program.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{SeqAccess, Visitor};
use serde::ser::SerializeSeq as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A word that can be a member of a [`Set`].
pub trait Member: Copy + PartialEq + 'static {
    /// Every word of its kind, at most 32.
    const ALL: &'static [Self];

    /// Its place among [`Member::ALL`].
    fn place(self) -> usize;
}

/// Some of the words of one kind. The empty set is what a row that says nothing has.
pub struct Set<T>(u32, PhantomData<T>);

impl<T> Set<T> {
    /// No word.
    pub const EMPTY: Self = Self(0, PhantomData);

    /// Whether no word is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl<T: Member> Set<T> {
    /// One word alone.
    pub fn of(word: T) -> Self {
        Self(1 << word.place(), PhantomData)
    }

    /// Whether a word is in it.
    pub fn has(self, word: T) -> bool {
        self.0 & (1 << word.place()) != 0
    }

    /// With everything of another set added.
    #[must_use]
    pub fn with(self, other: Self) -> Self {
        Self(self.0 | other.0, PhantomData)
    }

    /// Whether the two have a word in common.
    pub fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Its words, in the language's order.
    pub fn iter(self) -> impl Iterator<Item = T> {
        T::ALL.iter().copied().filter(move |word| self.has(*word))
    }
}

impl<T> Clone for Set<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Set<T> {}

impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T> Eq for Set<T> {}

impl<T> Default for Set<T> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Member + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(words: I) -> Self {
        words.into_iter().fold(Self::EMPTY, |set, word| set.with(Self::of(word)))
    }
}

impl<T: Member + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.iter().count()))?;
        for word in self.iter() {
            list.serialize_element(&word)?;
        }
        list.end()
    }
}

impl<'de, T: Member + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Words<T>(PhantomData<T>);

        impl<'de, T: Member + Deserialize<'de>> Visitor<'de> for Words<T> {
            type Value = Set<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of words such as [Hit, Weapon]")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Set<T>, A::Error> {
                let mut set = Set::EMPTY;
                while let Some(word) = list.next_element()? {
                    set = set.with(Set::of(word));
                }
                Ok(set)
            }
        }

        deserializer.deserialize_seq(Words(PhantomData))
    }
}

/// Makes a fieldless enum a [`Member`]: its words in order.
macro_rules! member {
    ($kind:ident: $($word:ident),+ $(,)?) => {
        impl $crate::content::set::Member for $kind {
            const ALL: &'static [Self] = &[$(Self::$word),+];

            fn place(self) -> usize {
                self as usize
            }
        }
    };
}
pub(crate) use member;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::Filter;

    #[test]
    fn a_set_holds_what_was_written_and_nothing_else() {
        let set: Set<Filter> = table::content::from_ron("test", "[Hit, Weapon]").unwrap();
        assert!(set.has(Filter::Hit) && set.has(Filter::Weapon) && !set.has(Filter::Tech));
        assert_eq!(set.iter().count(), 2);
        assert!(set.meets(Set::of(Filter::Hit)) && !set.meets(Set::of(Filter::Key)));
    }

    #[test]
    fn every_member_stands_at_its_own_place() {
        for (place, word) in Filter::ALL.iter().enumerate() {
            assert_eq!(word.place(), place);
        }
    }
}
