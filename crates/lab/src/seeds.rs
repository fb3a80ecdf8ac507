//! Seeds made of seeds, so that a game depends on its number and not on who plays it when.

use table::{Dice, Seat, SeatSet};

/// The n-th seed of a seed: the n-th output of `SplitMix64`, which no neighbour resembles.
pub(crate) fn nth(seed: u64, n: u64) -> u64 {
    let mut word = seed.wrapping_add(n.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}

/// Who answers when several seats may: each as likely as the others, so that none is always first.
pub(crate) fn one_of(seats: SeatSet, dice: &mut Dice) -> Seat {
    let place = if seats.len() > 1 { dice.pick(seats.len()) } else { 0 };
    seats.into_iter().nth(place).expect("a match that waits, waits for somebody")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_seeds_of_seed_0_are_those_of_the_published_generator() {
        assert_eq!([nth(0, 0), nth(0, 1)], [0xe220_a839_7b1d_cdaf, 0x6e78_9e6a_a1b9_65f4]);
    }

    #[test]
    fn every_awaited_seat_gets_its_turn_to_answer() {
        let seats = SeatSet::only(Seat(1)).with(Seat(4));
        let mut dice = Dice::fast(1);
        let answered: SeatSet = (0..50).map(|_| one_of(seats, &mut dice)).collect();
        assert_eq!(answered, seats);
    }
}
