//! Short lists and decks that live inside the state, so that copying a state allocates nothing.

use std::ops::{Deref, DerefMut};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Things in order, at most `N`.
#[derive(Clone, Copy, Debug)]
pub struct List<T, const N: usize> {
    length: u8,
    things: [T; N],
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// Nothing.
    pub fn new() -> Self {
        Self { length: 0, things: [T::default(); N] }
    }

    /// Puts a thing last.
    pub fn push(&mut self, thing: T) {
        self.things[usize::from(self.length)] = thing;
        self.length += 1;
    }

    /// Puts a thing at a place; what stood there and behind moves one further.
    pub fn insert(&mut self, place: usize, thing: T) {
        self.push(thing);
        self[place..].rotate_right(1);
    }

    /// Takes the last thing.
    pub fn pop(&mut self) -> Option<T> {
        self.length = self.length.checked_sub(1)?;
        Some(self.things[usize::from(self.length)])
    }

    /// Takes the thing at a place; the others close up.
    pub fn remove(&mut self, place: usize) -> T {
        let thing = self[place];
        self[place..].rotate_left(1);
        self.length -= 1;
        thing
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.length = 0;
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.things[..usize::from(self.length)]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.things[..usize::from(self.length)]
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        let mut list = Self::new();
        things.into_iter().for_each(|thing| list.push(thing));
        list
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other // what lies beyond the length is nobody's business
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(serializer)
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let things = Vec::<T>::deserialize(deserializer)?;
        if things.len() > N {
            return Err(D::Error::custom(format!("{} things in a list of at most {N}", things.len())));
        }
        Ok(things.into_iter().collect())
    }
}

/// A face-down pile, top card last, with the discard pile beside it. [LIC-RUL-94]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound(deserialize = "T: Copy + Default + Deserialize<'de>"))]
pub struct Deck<T, const N: usize> {
    /// What is still to be drawn. No seat may see it.
    pub pile: List<T, N>,
    /// What was played, face up.
    pub discard: List<T, N>,
}

impl<T: Copy + Default, const N: usize> Default for Deck<T, N> {
    fn default() -> Self {
        Self { pile: List::new(), discard: List::new() }
    }
}

impl<T, const N: usize> Deck<T, N> {
    /// Whether not even the discard pile has a card.
    pub fn is_empty(&self) -> bool {
        self.pile.is_empty() && self.discard.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_keeps_its_order() {
        let mut list: List<u8, 5> = [3, 1, 2].into_iter().collect();
        list.insert(1, 9);
        assert_eq!(*list, [3, 9, 1, 2]);
        assert_eq!(list.remove(0), 3);
        assert_eq!(list.pop(), Some(2));
        assert_eq!(*list, [9, 1]);
        list.clear();
        assert_eq!(list.pop(), None);
    }

    #[test]
    fn a_list_is_written_as_one_and_its_size_is_checked() {
        let list: List<u8, 3> = serde_json::from_str("[1,2,3]").unwrap();
        assert_eq!(serde_json::to_string(&list).unwrap(), "[1,2,3]");
        assert!(serde_json::from_str::<List<u8, 2>>("[1,2,3]").is_err());
    }
}
