//! A bag of item cards: how many of each kind, in two words.

use serde::ser::SerializeSeq as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::content::{ItemId, MAX_COPIES, MAX_ITEMS};

/// Item cards in no order. The two words are the digits of a binary count for each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bag {
    ones: u64,
    twos: u64,
}

impl Bag {
    /// No card.
    pub const EMPTY: Self = Self { ones: 0, twos: 0 };

    /// Whether there is no card in it.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.ones | self.twos == 0
    }

    /// How many cards of a kind.
    #[inline]
    pub const fn count(&self, item: ItemId) -> u8 {
        if item.index() >= MAX_ITEMS {
            return 0;
        }
        (self.ones >> item.0 & 1) as u8 + 2 * (self.twos >> item.0 & 1) as u8
    }

    /// Whether a card of that kind is in it.
    #[inline]
    pub const fn has(&self, item: ItemId) -> bool {
        self.count(item) > 0
    }

    /// One more. There are never more than [`MAX_COPIES`].
    #[inline]
    pub const fn add(&mut self, item: ItemId) {
        let bit = 1 << item.0;
        self.twos ^= self.ones & bit;
        self.ones ^= bit;
    }

    /// One less, if there is one.
    #[inline]
    pub const fn take(&mut self, item: ItemId) -> bool {
        if !self.has(item) {
            return false;
        }
        let bit = 1 << item.0;
        self.twos ^= !self.ones & bit;
        self.ones ^= bit;
        true
    }

    /// The kinds that are in it.
    #[inline]
    pub const fn kinds(&self) -> Items {
        Items(self.ones | self.twos)
    }

    /// All cards, by kind, each copy once.
    pub fn cards(&self) -> impl Iterator<Item = ItemId> + '_ {
        self.kinds().into_iter().flat_map(|item| std::iter::repeat_n(item, usize::from(self.count(item))))
    }
}

impl FromIterator<ItemId> for Bag {
    fn from_iter<I: IntoIterator<Item = ItemId>>(items: I) -> Self {
        let mut bag = Self::EMPTY;
        items.into_iter().for_each(|item| bag.add(item));
        bag
    }
}

impl Serialize for Bag {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.cards().count()))?;
        self.cards().try_for_each(|card| list.serialize_element(&card))?;
        list.end()
    }
}

impl<'de> Deserialize<'de> for Bag {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut bag = Self::EMPTY;
        for item in Vec::<ItemId>::deserialize(deserializer)? {
            if item.index() >= MAX_ITEMS || bag.count(item) >= MAX_COPIES {
                return Err(serde::de::Error::custom(format!("item {} does not fit the bag", item.0)));
            }
            bag.add(item);
        }
        Ok(bag)
    }
}

/// A set of kinds of items.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Items(pub u64);

impl Items {
    /// Whether a kind is among them.
    #[inline]
    pub const fn has(self, item: ItemId) -> bool {
        item.index() < MAX_ITEMS && self.0 >> item.0 & 1 == 1
    }

    /// One kind more.
    #[inline]
    pub const fn add(&mut self, item: ItemId) {
        self.0 |= 1 << item.0;
    }

    /// One kind less.
    #[inline]
    pub const fn remove(&mut self, item: ItemId) {
        self.0 &= !(1 << item.0);
    }

    /// Those in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl IntoIterator for Items {
    type Item = ItemId;
    type IntoIter = Kinds;

    #[inline]
    fn into_iter(self) -> Kinds {
        Kinds(self.0)
    }
}

impl FromIterator<ItemId> for Items {
    fn from_iter<I: IntoIterator<Item = ItemId>>(items: I) -> Self {
        let mut set = Self::default();
        items.into_iter().for_each(|item| set.add(item));
        set
    }
}

/// The kinds of a set, in the box's order.
#[derive(Clone, Debug)]
pub struct Kinds(u64);

impl Iterator for Kinds {
    type Item = ItemId;

    #[inline]
    fn next(&mut self) -> Option<ItemId> {
        if self.0 == 0 {
            return None;
        }
        #[expect(clippy::cast_possible_truncation, reason = "a word has 64 bits")]
        let item = ItemId(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(item)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bag_counts_up_and_down() {
        let mut bag: Bag = [5, 63, 5, 5].map(ItemId).into_iter().collect();
        assert_eq!(bag.count(ItemId(5)), 3);
        assert_eq!(bag.cards().map(|item| item.0).collect::<Vec<_>>(), [5, 5, 5, 63]);
        for left in [2, 1, 0] {
            assert!(bag.take(ItemId(5)));
            assert_eq!(bag.count(ItemId(5)), left);
        }
        assert!(!bag.take(ItemId(5)) && bag.take(ItemId(63)) && bag.is_empty());
        assert!(!bag.has(ItemId(200)));
    }

    #[test]
    fn a_bag_is_written_as_a_list_and_checked() {
        let bag: Bag = [1, 1, 2].map(ItemId).into_iter().collect();
        let text = serde_json::to_string(&bag).unwrap();
        assert_eq!(text, "[1,1,2]");
        assert_eq!(serde_json::from_str::<Bag>(&text).unwrap(), bag);
        assert!(serde_json::from_str::<Bag>("[64]").is_err());
        assert!(serde_json::from_str::<Bag>("[1,1,1,1]").is_err());
    }
}
