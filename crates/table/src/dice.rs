//! The only source of chance.
//!
//! Dice are passed in, never stored in a state: whoever copies a state has not stolen the future.
//! Three kinds show the same face to the rules. *Fair* dice are a cryptographic stream that anyone
//! can verify afterwards ([`crate::fair`]); *fast* dice serve search and simulation; *scripted*
//! dice show what a scenario or a record says.

use std::collections::VecDeque;

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::Throw;
use crate::fair::Stream;

/// A seed of its own for the n-th of many things that start from one seed, none of which can be
/// told from another (the finish of `SplitMix64`).
pub const fn nth_seed(seed: u64, n: u64) -> u64 {
    let mut word = seed.wrapping_add(n.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}

/// Dice, whatever drives them.
#[derive(Clone, Debug)]
pub struct Dice {
    source: Source,
    kept: Option<Vec<Throw>>,
    fault: Option<String>,
}

#[derive(Clone, Debug)]
enum Source {
    Fast(Xoshiro256PlusPlus),
    Fair(Box<Stream>),
    Scripted(VecDeque<Throw>),
}

impl Dice {
    /// Quick dice for search and simulation; the same seed throws the same everywhere.
    pub fn fast(seed: u64) -> Self {
        Self::from(Source::Fast(Xoshiro256PlusPlus::seed_from_u64(seed)))
    }

    /// Dice of a real match.
    pub fn fair(stream: Stream) -> Self {
        Self::from(Source::Fair(Box::new(stream)))
    }

    /// Dice that show just these throws.
    pub fn scripted(throws: impl IntoIterator<Item = Throw>) -> Self {
        Self::from(Source::Scripted(throws.into_iter().collect()))
    }

    fn from(source: Source) -> Self {
        Self { source, kept: None, fault: None }
    }

    /// The same dice, which from now on remember every throw.
    #[must_use]
    pub fn keeping(mut self) -> Self {
        self.kept = Some(Vec::new());
        self
    }

    /// What was thrown since [`Dice::keeping`].
    pub fn kept(&mut self) -> Vec<Throw> {
        self.kept.take().unwrap_or_default()
    }

    /// Scripted throws that nobody asked for.
    pub fn left_over(&self) -> impl Iterator<Item = &Throw> {
        match &self.source {
            Source::Scripted(script) => Some(script.iter()),
            _ => None,
        }
        .into_iter()
        .flatten()
    }

    /// The first throw the script could not give, in words. The rules went on with a harmless
    /// value; the caller throws their result away.
    pub fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }

    /// A die with that many sides; 1 is its lowest face.
    pub fn roll(&mut self, sides: u32) -> u32 {
        let face = match &mut self.source {
            Source::Scripted(script) => match script.pop_front() {
                Some(Throw::Die(face)) if face <= sides => face,
                other => {
                    self.blame(&format!("a die of {sides} sides"), other.as_ref());
                    1
                }
            },
            _ => self.below(sides) + 1,
        };
        if let Some(kept) = &mut self.kept {
            kept.push(Throw::Die(face));
        }
        face
    }

    /// One of that many equal chances, counted from 0: a die roll less one.
    #[inline]
    pub fn pick(&mut self, chances: usize) -> usize {
        let chances = u32::try_from(chances).expect("fewer than four thousand million chances");
        if let (Source::Fast(_), None) = (&self.source, &self.kept) {
            return self.below(chances) as usize;
        }
        self.roll(chances) as usize - 1
    }

    /// Every order equally likely (Fisher and Yates, from the last place down).
    pub fn shuffle<T>(&mut self, pile: &mut [T]) {
        if let (Source::Fast(_), None) = (&self.source, &self.kept) {
            for place in (1..pile.len()).rev() {
                let other = self.below(place_count(place)) as usize;
                pile.swap(place, other);
            }
            return;
        }
        let order = self.order(pile.len());
        arrange(pile, &order);
        if let Some(kept) = &mut self.kept {
            kept.push(Throw::Order(order));
        }
    }

    fn order(&mut self, length: usize) -> Vec<u32> {
        let mut order: Vec<u32> = (0u32..).take(length).collect();
        match &mut self.source {
            Source::Scripted(script) => match script.pop_front() {
                Some(Throw::Keep) => {}
                Some(Throw::Order(scripted)) if scripted.len() == length => order = scripted,
                other => self.blame(&format!("a shuffle of {length}"), other.as_ref()),
            },
            _ => {
                for place in (1..length).rev() {
                    let other = self.below(place_count(place)) as usize;
                    order.swap(place, other);
                }
            }
        }
        order
    }

    /// Uniform below `bound`: multiply, and reject the few values that would favour some results.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0, "nothing to choose from");
        let mut product = u64::from(self.word()) * u64::from(bound);
        if low(product) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while low(product) < threshold {
                product = u64::from(self.word()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    #[inline]
    fn word(&mut self) -> u32 {
        match &mut self.source {
            Source::Fast(generator) => generator.next_u32(),
            Source::Fair(stream) => stream.word(),
            Source::Scripted(_) => unreachable!("scripted dice never draw words"),
        }
    }

    fn blame(&mut self, wanted: &str, found: Option<&Throw>) {
        if self.fault.is_none() {
            let found = found.map_or_else(|| "no throw left".to_owned(), ToString::to_string);
            self.fault = Some(format!("the rules ask for {wanted}, but the script has {found}"));
        }
    }
}

fn place_count(place: usize) -> u32 {
    u32::try_from(place + 1).expect("piles are small")
}

#[expect(clippy::cast_possible_truncation, reason = "the low half is what is wanted")]
fn low(product: u64) -> u32 {
    product as u32
}

fn arrange<T>(pile: &mut [T], order: &[u32]) {
    // Follow each cycle of the permutation with swaps, so that T need not be Clone.
    let mut target: Vec<usize> = vec![0; order.len()];
    for (new, old) in order.iter().enumerate() {
        target[*old as usize] = new;
    }
    for place in 0..pile.len() {
        while target[place] != place {
            let goal = target[place];
            pile.swap(place, goal);
            target.swap(place, goal);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fair::{Key, Secret};

    fn fair(n: u64) -> Dice {
        let key = Key::new(&Secret::from_bytes([7; 32]), "m", &["a".into(), "b".into()]);
        Dice::fair(key.stream(n))
    }

    #[test]
    fn the_first_seeds_of_seed_0_are_those_of_the_published_generator() {
        assert_eq!([nth_seed(0, 0), nth_seed(0, 1)], [0xe220_a839_7b1d_cdaf, 0x6e78_9e6a_a1b9_65f4]);
    }

    #[test]
    fn a_scripted_shuffle_lays_the_pile_as_written() {
        let mut dice = Dice::scripted([Throw::Order(vec![2, 0, 1]), Throw::Keep, Throw::Die(5)]);
        let mut pile = ['a', 'b', 'c'];
        dice.shuffle(&mut pile);
        assert_eq!(pile, ['c', 'a', 'b']);
        dice.shuffle(&mut pile);
        assert_eq!(pile, ['c', 'a', 'b']);
        assert_eq!(dice.roll(6), 5);
        assert!(dice.fault().is_none());
        assert_eq!(dice.left_over().count(), 0);
    }

    #[test]
    fn a_script_that_does_not_fit_is_a_fault_and_no_crash() {
        let mut dice = Dice::scripted([Throw::Die(7)]);
        assert_eq!(dice.roll(6), 1);
        assert_eq!(
            dice.fault(),
            Some("the rules ask for a die of 6 sides, but the script has a die showing 7")
        );
        let mut dice = Dice::scripted([]);
        dice.shuffle(&mut [1, 2]);
        assert!(dice.fault().unwrap().contains("no throw left"));
    }

    #[test]
    fn what_fair_dice_kept_can_be_thrown_again_as_a_script() {
        let mut dice = fair(3).keeping();
        let mut pile: Vec<u8> = (0..20).collect();
        dice.shuffle(&mut pile);
        let faces = [dice.roll(20), dice.roll(6)];
        let mut again = Dice::scripted(dice.kept());
        let mut copy: Vec<u8> = (0..20).collect();
        again.shuffle(&mut copy);
        assert_eq!(copy, pile);
        assert_eq!([again.roll(20), again.roll(6)], faces);
    }

    #[test]
    fn keeping_throws_does_not_change_them() {
        let (mut plain, mut keeping) = (Dice::fast(11), Dice::fast(11).keeping());
        let (mut one, mut two) = ([0, 1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 4, 5, 6]);
        plain.shuffle(&mut one);
        keeping.shuffle(&mut two);
        assert_eq!(one, two);
        assert_eq!(plain.pick(100), keeping.pick(100));
    }

    /// Pearson's statistic against a fair die; the seeds are fixed, so this cannot flicker.
    fn chi_square(counts: &[u32]) -> f64 {
        let total: u32 = counts.iter().sum();
        let expected = f64::from(total) / f64::from(u32::try_from(counts.len()).unwrap());
        counts.iter().map(|it| (f64::from(*it) - expected).powi(2) / expected).sum()
    }

    #[test]
    fn rolls_and_shuffles_are_uniform() {
        for mut dice in [Dice::fast(5), fair(1)] {
            for sides in [2u8, 6, 7, 20] {
                let mut counts = vec![0u32; sides.into()];
                for _ in 0..60_000 {
                    counts[dice.pick(sides.into())] += 1;
                }
                // Far beyond the 99.9th percentile would be about 3 times the sides.
                assert!(chi_square(&counts) < 3.0 * f64::from(sides) + 12.0, "{sides}: {counts:?}");
            }
            let mut places = vec![0u32; 25];
            for _ in 0..20_000 {
                let mut pile = [0usize, 1, 2, 3, 4];
                dice.shuffle(&mut pile);
                for (place, card) in pile.into_iter().enumerate() {
                    places[place * 5 + card] += 1;
                }
            }
            assert!(chi_square(&places) < 60.0, "{places:?}");
        }
    }
}
