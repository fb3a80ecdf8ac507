//! Short lists that lie inside the state, so that copying a match allocates nothing.

use std::ops::{Deref, DerefMut};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// At most `N` things in order. Read it as a slice.
///
/// The rules know how much fits. Putting a thing into a full list is a mistake of ours and panics; where a rule has
/// something to say about it, it asks [`List::is_full`] first. A list that is read and does not fit is an error.
///
/// It is written like any sequence. Things beyond its length are nobody's business: they are neither written nor
/// compared.
#[derive(Clone, Copy, Debug)]
pub struct List<T, const N: usize> {
    length: u16,
    things: [T; N],
}

impl<T: Copy, const N: usize> List<T, N> {
    /// Nothing, with this in the places nobody looks at. For constants, and for things without a default.
    pub const fn empty(filler: T) -> Self {
        assert!(N <= u16::MAX as usize, "a list this long does not belong in a state");
        Self { length: 0, things: [filler; N] }
    }

    /// Whether nothing more fits.
    #[inline]
    pub const fn is_full(&self) -> bool {
        self.length as usize == N
    }

    /// Puts a thing last. Panics if the list is full.
    #[inline]
    pub fn push(&mut self, thing: T) {
        assert!(!self.is_full(), "a list of at most {N} is full");
        self.things[usize::from(self.length)] = thing;
        self.length += 1;
    }

    /// Puts a thing at a place; what stood there and behind moves one further. Panics if the list is full.
    pub fn insert(&mut self, place: usize, thing: T) {
        self.push(thing);
        self[place..].rotate_right(1);
    }

    /// Takes the last thing.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.length = self.length.checked_sub(1)?;
        Some(self.things[usize::from(self.length)])
    }

    /// Takes the thing at a place; the others close up and keep their order.
    pub fn remove(&mut self, place: usize) -> T {
        let thing = self[place];
        self[place..].rotate_left(1);
        self.length -= 1;
        thing
    }

    /// Takes the first such thing; says whether there was one.
    pub fn take(&mut self, thing: T) -> bool
    where
        T: PartialEq,
    {
        let place = self.iter().position(|it| *it == thing);
        place.map(|place| self.remove(place)).is_some()
    }

    /// Keeps only those.
    pub fn retain(&mut self, mut keep: impl FnMut(T) -> bool) {
        let before = usize::from(self.length);
        self.length = 0;
        for place in 0..before {
            let thing = self.things[place];
            if keep(thing) {
                self.push(thing);
            }
        }
    }

    /// Forgets everything.
    pub const fn clear(&mut self) {
        self.length = 0;
    }
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// Nothing.
    pub fn new() -> Self {
        Self::empty(T::default())
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

/// Panics if there are more than fit.
impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        let mut list = Self::new();
        things.into_iter().for_each(|thing| list.push(thing));
        list
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
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
        assert!(list.take(9) && !list.take(9));
        list.push(4);
        list.retain(|it| it > 1);
        assert_eq!(*list, [4]);
        list.clear();
        assert_eq!(list.pop(), None);
    }

    #[test]
    fn what_was_taken_out_no_longer_counts() {
        let mut list: List<u8, 3> = [1, 2].into_iter().collect();
        list.pop();
        assert_eq!(list, [1].into_iter().collect());
        assert_eq!(serde_json::to_string(&list).unwrap(), "[1]");
    }

    #[test]
    fn a_list_is_written_like_any_sequence_and_its_size_is_checked() {
        let list: List<u8, 3> = serde_json::from_str("[1,2,3]").unwrap();
        assert_eq!(serde_json::to_string(&list).unwrap(), "[1,2,3]");
        assert_eq!(postcard::to_allocvec(&list).unwrap(), postcard::to_allocvec(&vec![1u8, 2, 3]).unwrap());
        assert!(serde_json::from_str::<List<u8, 2>>("[1,2,3]").is_err());
    }

    #[test]
    #[should_panic(expected = "a list of at most 2 is full")]
    fn a_full_list_takes_nothing_more() {
        const EMPTY: List<u8, 2> = List::empty(0);
        let mut list = EMPTY;
        list.push(1);
        list.push(2);
        assert!(list.is_full());
        list.push(3);
    }
}
