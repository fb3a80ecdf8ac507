//! Cards, piles of them, and counts of each kind.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The most card kinds a box may hold.
pub const MAX_KINDS: usize = 24;
/// The most cards a team may have: the largest hand there can be.
pub const MAX_HAND: usize = 64;
/// The most cards in one tier of a team.
pub const MAX_DECK: usize = 40;

/// A kind of card, by its number in the box. Copies of a kind are all alike.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/crusade/view.ts"))]
#[serde(transparent)]
pub struct CardId(pub u8);

impl CardId {
    /// Its place in a list kept in the box's order.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A tier, 1 to 3. [CRU-SHOP-04]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/crusade/view.ts"))]
#[serde(transparent)]
pub struct Tier(pub u8);

impl Tier {
    /// All three.
    pub const ALL: [Self; 3] = [Self(1), Self(2), Self(3)];

    /// Its place in a list of tiers; only for tiers that exist.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// Whether there is such a tier.
    pub const fn exists(self) -> bool {
        1 <= self.0 && self.0 <= 3
    }
}

/// Cards in order, at most `N`. In a deck the top card is the last, in a hand the newest is.
#[derive(Clone, Copy, Debug)]
pub struct Pile<const N: usize> {
    length: u8,
    cards: [CardId; N],
}

/// What a seat holds.
pub type Hand = Pile<MAX_HAND>;
/// One tier of a team's deck.
pub type Deck = Pile<MAX_DECK>;

impl<const N: usize> Pile<N> {
    /// No card.
    pub const EMPTY: Self = Self { length: 0, cards: [CardId(0); N] };

    /// The cards.
    #[inline]
    pub fn cards(&self) -> &[CardId] {
        &self.cards[..usize::from(self.length)]
    }

    /// The cards, to be shuffled or sorted.
    pub fn cards_mut(&mut self) -> &mut [CardId] {
        &mut self.cards[..usize::from(self.length)]
    }

    /// How many.
    pub const fn len(&self) -> usize {
        self.length as usize
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// Puts a card last.
    pub fn push(&mut self, card: CardId) {
        self.cards[usize::from(self.length)] = card;
        self.length += 1;
    }

    /// Takes the last card.
    pub fn pop(&mut self) -> Option<CardId> {
        self.length = self.length.checked_sub(1)?;
        Some(self.cards[usize::from(self.length)])
    }

    /// Takes the oldest card of a kind out; the others keep their order.
    pub fn take(&mut self, card: CardId) -> bool {
        let Some(place) = self.cards().iter().position(|it| *it == card) else { return false };
        self.cards.copy_within(place + 1..usize::from(self.length), place);
        self.length -= 1;
        true
    }

    /// Whether a card of that kind is there.
    #[inline]
    pub fn has(&self, card: CardId) -> bool {
        self.cards().contains(&card)
    }
}

impl<const N: usize> PartialEq for Pile<N> {
    fn eq(&self, other: &Self) -> bool {
        self.cards() == other.cards() // what lies beyond the length is nobody's business
    }
}

impl<const N: usize> Eq for Pile<N> {}

impl<const N: usize> Serialize for Pile<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.cards().serialize(serializer)
    }
}

impl<'de, const N: usize> Deserialize<'de> for Pile<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<CardId>::deserialize(deserializer)?;
        if cards.len() > N {
            return Err(D::Error::custom(format!("{} cards in a pile of at most {N}", cards.len())));
        }
        let mut pile = Self::EMPTY;
        for card in cards {
            pile.push(card);
        }
        Ok(pile)
    }
}

/// How many cards of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "number[]", export, export_to = "../games/crusade/view.ts"))]
#[serde(transparent)]
pub struct Counts([u8; MAX_KINDS]);

impl Counts {
    /// The cards of a pile, counted.
    pub fn of(cards: &[CardId]) -> Self {
        let mut counts = Self::default();
        for card in cards {
            counts.add(*card);
        }
        counts
    }

    /// How many of that kind.
    pub const fn get(&self, card: CardId) -> u8 {
        self.0[card.index()]
    }

    /// One more.
    pub fn add(&mut self, card: CardId) {
        self.0[card.index()] += 1;
    }

    /// One less, if there is one.
    pub fn remove(&mut self, card: CardId) -> bool {
        let count = &mut self.0[card.index()];
        let any = *count > 0;
        *count -= u8::from(any);
        any
    }

    /// Sets the number of a kind.
    pub fn set(&mut self, card: CardId, count: u8) {
        self.0[card.index()] = count;
    }

    /// The kinds there are, with their numbers, in the box's order.
    pub fn iter(&self) -> impl Iterator<Item = (CardId, u8)> + '_ {
        (0u8..).map(CardId).zip(self.0).filter(|(_, count)| *count > 0)
    }

    /// All together.
    pub fn total(&self) -> usize {
        self.0.iter().map(|count| usize::from(*count)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pile_keeps_its_order_when_a_card_is_taken_out() {
        let mut hand = Hand::EMPTY;
        for card in [3, 1, 3, 2] {
            hand.push(CardId(card));
        }
        assert!(hand.take(CardId(3)));
        assert_eq!(hand.cards(), [CardId(1), CardId(3), CardId(2)]);
        assert!(!hand.take(CardId(9)));
        assert_eq!(hand.pop(), Some(CardId(2)));
        assert_eq!(hand.len(), 2);
    }

    #[test]
    fn a_pile_is_written_as_a_list_and_its_size_is_checked() {
        let json = "[1,2,3]";
        let pile: Pile<3> = serde_json::from_str(json).unwrap();
        assert_eq!(serde_json::to_string(&pile).unwrap(), json);
        assert!(serde_json::from_str::<Pile<2>>(json).is_err());
    }

    #[test]
    fn counts_know_what_a_pile_holds() {
        let mut counts = Counts::of(&[CardId(2), CardId(0), CardId(2)]);
        assert_eq!(counts.iter().collect::<Vec<_>>(), [(CardId(0), 1), (CardId(2), 2)]);
        assert!(counts.remove(CardId(0)) && !counts.remove(CardId(0)));
        assert_eq!(counts.total(), 2);
    }
}
