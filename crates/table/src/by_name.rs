//! Things by their names, as views hold them.

use std::ops::Deref;

use serde::{Serialize, Serializer};

use crate::Word;

/// A map from names to things, in the order of the names. It is made, compared and told as a whole, so that a list is
/// all it takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByName<T>(Vec<(Word, T)>);

impl<T> ByName<T> {
    /// What has this name.
    pub fn named(&self, name: Word) -> Option<&T> {
        let place = self.0.binary_search_by_key(&name, |(name, _)| *name).ok()?;
        Some(&self.0[place].1)
    }
}

impl<T> Deref for ByName<T> {
    type Target = [(Word, T)];

    fn deref(&self) -> &[(Word, T)] {
        &self.0
    }
}

/// Each name stands for one thing.
impl<T> FromIterator<(Word, T)> for ByName<T> {
    fn from_iter<I: IntoIterator<Item = (Word, T)>>(things: I) -> Self {
        let mut things: Vec<_> = things.into_iter().collect();
        things.sort_unstable_by_key(|(name, _)| *name);
        debug_assert!(things.is_sorted_by(|(one, _), (other, _)| one < other), "a name stands for one thing");
        Self(things)
    }
}

impl<T: Serialize> Serialize for ByName<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, thing)| (name, thing)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_stand_in_the_order_of_their_names() {
        let things: ByName<u8> =
            [("b", 1), ("c", 2), ("a", 3)].map(|(name, it)| (Word::new(name), it)).into_iter().collect();
        assert_eq!(serde_json::to_string(&things).unwrap(), r#"{"a":3,"b":1,"c":2}"#);
        assert_eq!(["a", "c", "d"].map(|name| things.named(Word::new(name))), [Some(&3), Some(&2), None]);
    }
}
