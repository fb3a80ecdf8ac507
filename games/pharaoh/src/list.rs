//! Lists that live inside the state, so that copying a match is one copy of memory.

use std::ops::{Deref, DerefMut};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// At most `N` things in order.
#[derive(Clone, Copy, Debug)]
pub struct List<T, const N: usize> {
    length: u16,
    items: [T; N],
}

impl<const N: usize> List<crate::state::Piece, N> {
    /// No card.
    pub const EMPTY: Self = Self { length: 0, items: [crate::state::Piece(0); N] };
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// Nothing.
    pub fn new() -> Self {
        Self { length: 0, items: [T::default(); N] }
    }

    /// Puts one last; false if there is no room for it.
    pub fn push(&mut self, item: T) -> bool {
        let room = usize::from(self.length) < N;
        if room {
            self.items[usize::from(self.length)] = item;
            self.length += 1;
        }
        room
    }

    /// Takes the last one.
    pub fn pop(&mut self) -> Option<T> {
        self.length = self.length.checked_sub(1)?;
        Some(self.items[usize::from(self.length)])
    }

    /// Takes the one at a place out; the others keep their order.
    pub fn remove(&mut self, place: usize) -> T {
        let item = self[place];
        self.items.copy_within(place + 1..usize::from(self.length), place);
        self.length -= 1;
        item
    }

    /// Takes the first such thing out.
    pub fn take(&mut self, item: T) -> bool
    where
        T: PartialEq,
    {
        match self.iter().position(|it| *it == item) {
            Some(place) => {
                self.remove(place);
                true
            }
            None => false,
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.length = 0;
    }

    /// Keeps only those.
    pub fn retain(&mut self, mut keep: impl FnMut(T) -> bool) {
        let mut kept = 0;
        for place in 0..usize::from(self.length) {
            if keep(self.items[place]) {
                self.items[kept] = self.items[place];
                kept += 1;
            }
        }
        self.length = u16::try_from(kept).expect("a list never grows by leaving things out");
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.length)]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.length)]
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
        let mut list = Self::new();
        for item in Vec::<T>::deserialize(deserializer)? {
            if !list.push(item) {
                return Err(D::Error::custom(format!("there is room for {N} only")));
            }
        }
        Ok(list)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_keeps_its_order_and_its_bounds() {
        let mut list: List<u8, 3> = List::new();
        assert!(list.push(1) && list.push(2) && list.push(3) && !list.push(4));
        assert_eq!(list.remove(0), 1);
        assert_eq!(*list, [2, 3]);
        assert!(list.take(2) && !list.take(9));
        assert_eq!((list.pop(), list.pop()), (Some(3), None));
        assert!(serde_json::from_str::<List<u8, 1>>("[1,2]").is_err());
    }
}
