//! Places at the table, sets of them, and who is looking.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Dice;

/// The most seats any match has.
pub const MAX_SEATS: usize = 16;

/// A place at the table, counted from 0. A *player* is a person and may hold several seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// Its place in a list kept in seat order.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.index() + 1)
    }
}

/// Any number of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u16);

impl SeatSet {
    /// No seat.
    pub const NONE: Self = Self(0);

    /// Just this seat. A seat no table has is in no set, here and below.
    pub const fn only(seat: Seat) -> Self {
        if seat.index() < MAX_SEATS { Self(1 << seat.0) } else { Self::NONE }
    }

    /// The first `count` seats.
    pub const fn first(count: usize) -> Self {
        if count == 0 { Self::NONE } else { Self(u16::MAX >> MAX_SEATS.saturating_sub(count)) }
    }

    /// Whether the seat is among them.
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & Self::only(seat).0 != 0
    }

    /// With this seat too.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | Self::only(seat).0)
    }

    /// Without this seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !Self::only(seat).0)
    }

    /// Those in both.
    #[must_use]
    pub const fn both(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether each of these is also in `other`.
    pub const fn within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// One of them, each as likely as the others; the first of one costs no throw.
    pub fn any(self, dice: &mut Dice) -> Option<Seat> {
        let place = if self.len() > 1 { dice.pick(self.len()) } else { 0 };
        self.into_iter().nth(place)
    }

    /// The lowest of them.
    pub fn lowest(self) -> Option<Seat> {
        self.into_iter().next()
    }
}

impl IntoIterator for SeatSet {
    type Item = Seat;
    type IntoIter = Seats;

    fn into_iter(self) -> Seats {
        Seats(self.0)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<T: IntoIterator<Item = Seat>>(seats: T) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl From<Option<Seat>> for SeatSet {
    #[inline]
    fn from(seat: Option<Seat>) -> Self {
        seat.map_or(Self::NONE, Self::only)
    }
}

impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        match seats.iter().find(|seat| seat.index() >= MAX_SEATS) {
            Some(seat) => Err(serde::de::Error::custom(format!(
                "there is no seat {}; seats are numbered 0 to {}",
                seat.0,
                MAX_SEATS - 1
            ))),
            None => Ok(seats.into_iter().collect()),
        }
    }
}

/// The seats of a set, lowest first.
#[derive(Clone, Debug)]
pub struct Seats(u16);

impl Iterator for Seats {
    type Item = Seat;

    fn next(&mut self) -> Option<Seat> {
        if self.0 == 0 {
            return None;
        }
        let seat = Seat(u8::try_from(self.0.trailing_zeros()).expect("a set has 16 bits"));
        self.0 &= self.0 - 1;
        Some(seat)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Seats {}

/// Whose eyes look at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Viewer {
    /// The holder of these seats, who knows what each of them knows; nobody's seats: a spectator.
    Holding(SeatSet),
    /// Whoever looks when nothing is hidden any more: after the end, in a replay.
    Everything,
}

impl Viewer {
    /// Somebody without a seat.
    pub const SPECTATOR: Self = Self::Holding(SeatSet::NONE);

    /// The holder of one seat.
    pub const fn seat(seat: Seat) -> Self {
        Self::Holding(SeatSet::only(seat))
    }

    /// Whether what only these seats know is known to the viewer.
    pub const fn knows_any_of(self, insiders: SeatSet) -> bool {
        match self {
            Self::Holding(seats) => !seats.both(insiders).is_empty(),
            Self::Everything => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_lists_its_seats_from_the_lowest() {
        let set: SeatSet = [Seat(5), Seat(0), Seat(15)].into_iter().collect();
        assert_eq!(set.into_iter().collect::<Vec<_>>(), [Seat(0), Seat(5), Seat(15)]);
        assert_eq!(set.len(), 3);
        assert!(set.has(Seat(15)) && !set.has(Seat(1)) && !set.has(Seat(200)));
        assert_eq!(set.without(Seat(0)).lowest(), Some(Seat(5)));
        assert_eq!([0, 1, 16].map(|count| SeatSet::first(count).len()), [0, 1, 16]);
    }

    #[test]
    fn a_seat_no_table_has_is_in_no_set() {
        for seat in [Seat(16), Seat(200), Seat(255)] {
            assert!(SeatSet::only(seat).is_empty() && !SeatSet::first(16).has(seat));
            assert_eq!(SeatSet::first(3).with(seat).without(seat), SeatSet::first(3));
        }
        assert_eq!(Seat(255).to_string(), "seat 256");
    }

    #[test]
    fn any_seat_of_a_set_may_be_drawn_and_none_of_an_empty_one() {
        let set = SeatSet::only(Seat(1)).with(Seat(4));
        let mut dice = Dice::fast(1);
        let drawn: SeatSet = (0..50).filter_map(|_| set.any(&mut dice)).collect();
        assert_eq!(drawn, set);
        assert_eq!(SeatSet::NONE.any(&mut dice), None);
    }

    #[test]
    fn a_set_is_written_as_a_list_and_checked_when_read() {
        let set = SeatSet::only(Seat(2)).with(Seat(3));
        let text = serde_json::to_string(&set).unwrap();
        assert_eq!(text, "[2,3]");
        assert_eq!(serde_json::from_str::<SeatSet>(&text).unwrap(), set);
        assert!(serde_json::from_str::<SeatSet>("[16]").is_err());
    }

    #[test]
    fn a_spectator_knows_no_secret_and_the_open_table_every_one() {
        let insiders = SeatSet::only(Seat(1));
        assert!(!Viewer::SPECTATOR.knows_any_of(insiders));
        assert!(Viewer::seat(Seat(1)).knows_any_of(insiders));
        assert!(Viewer::Everything.knows_any_of(SeatSet::NONE));
    }
}
