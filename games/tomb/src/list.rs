//! A short list that lies in the state itself.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// At most `N` things in order.
#[derive(Clone, Copy, Debug)]
pub struct List<T, const N: usize> {
    length: u8,
    things: [Option<T>; N],
}

impl<T: Copy, const N: usize> List<T, N> {
    /// Nothing.
    pub const fn new() -> Self {
        Self { length: 0, things: [None; N] }
    }

    /// How many.
    #[inline]
    pub const fn len(&self) -> usize {
        self.length as usize
    }

    /// Whether there is nothing.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// Adds a thing behind the others.
    pub fn push(&mut self, thing: T) {
        self.things[self.len()] = Some(thing);
        self.length += 1;
    }

    /// Takes the last thing.
    pub fn pop(&mut self) -> Option<T> {
        let last = self.len().checked_sub(1)?;
        self.length -= 1;
        self.things[last].take()
    }

    /// The thing at a place.
    #[inline]
    pub fn get(&self, place: usize) -> Option<&T> {
        self.things.get(place)?.as_ref()
    }

    /// The same, to change it.
    #[inline]
    pub fn get_mut(&mut self, place: usize) -> Option<&mut T> {
        self.things.get_mut(place)?.as_mut()
    }

    /// All of them, in order.
    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> + ExactSizeIterator {
        self.things[..self.len()].iter().map(|it| it.as_ref().expect("a list has no holes"))
    }

    /// All of them, to be sorted or shuffled.
    pub(crate) fn slots(&mut self) -> &mut [Option<T>] {
        let length = self.len();
        &mut self.things[..length]
    }

    /// All of them, to change them.
    #[inline]
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = &mut T> {
        let length = self.len();
        self.things[..length].iter_mut().flatten()
    }
}

impl<T: Copy, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: Copy, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        let mut list = Self::new();
        things.into_iter().for_each(|thing| list.push(thing));
        list
    }
}

impl<T: Copy + PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl<T: Copy + Eq, const N: usize> Eq for List<T, N> {}

impl<T: Copy + Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let things = Vec::<T>::deserialize(deserializer)?;
        if things.len() > N {
            let what = format!("at most {N} fit, not {}", things.len());
            return Err(serde::de::Error::custom(what));
        }
        Ok(things.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_written_as_lists_and_checked_when_read() {
        let mut list: List<u8, 3> = [4, 5].into_iter().collect();
        assert_eq!(serde_json::to_string(&list).unwrap(), "[4,5]");
        assert_eq!(serde_json::from_str::<List<u8, 3>>("[4,5]").unwrap(), list);
        assert!(serde_json::from_str::<List<u8, 3>>("[1,2,3,4]").is_err());
        assert_eq!((list.pop(), list.pop(), list.pop()), (Some(5), Some(4), None));
    }
}
