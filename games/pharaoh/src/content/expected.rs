//! How much damage a card does on average: for whoever builds a deck, not for the rules.

use super::card::Card;
use super::value::{Amount, Value};
use crate::effects::{Effect, OnRoll, Verb};

impl Card {
    /// The mean of what one use of it does to one other, undodged and undefended, or adds to an attack;
    /// none if it does nothing of the kind. Of several blocks, branches of a condition and choices the
    /// largest counts; a table of rolls counts with its odds.
    pub fn expected_damage(&self) -> Option<f64> {
        let best = self.effect.iter().map(|block| of_list(&block.steps)).fold(0.0, f64::max);
        (best > 0.0).then_some(best)
    }
}

impl Amount {
    /// Three and a half for each die, and what is added.
    pub fn mean(self) -> f64 {
        3.5 * f64::from(self.dice) + f64::from(self.plus)
    }
}

/// The mean of a whole list.
pub(crate) fn of_list(steps: &[Effect]) -> f64 {
    steps.iter().map(Verb::expected_damage).sum()
}

/// What depends on another attack has no mean of its own.
pub(crate) fn of_value(value: Value, life: u8) -> f64 {
    match value {
        Value::Amount(amount) => amount.mean(),
        Value::Remaining => f64::from(life),
        Value::Dealt | Value::Incoming | Value::HalfIncoming | Value::To(_) => 0.0,
    }
}

/// The mean of a table, by its odds.
pub(crate) fn of_table(table: &OnRoll) -> f64 {
    let ways = ways(table.dice);
    let all: f64 = ways.iter().sum();
    let branch = |sum: u8| table.branch(sum).map_or(0.0, |branch| of_list(&branch.steps));
    (0u8..).zip(&ways).map(|(sum, ways)| branch(sum) * ways).sum::<f64>() / all
}

/// In how many ways so many dice show each sum, from 0 on.
fn ways(dice: u8) -> Vec<f64> {
    (0..dice).fold(vec![1.0], |before, _| {
        let mut ways = vec![0.0; before.len() + 6];
        for (sum, count) in before.iter().enumerate() {
            ways[sum + 1..=sum + 6].iter_mut().for_each(|it| *it += count);
        }
        ways
    })
}

#[cfg(test)]
mod tests {
    use crate::content::{open, printed};

    #[test]
    fn the_means_of_the_box() {
        let game = open(&printed()).unwrap();
        let mean = |title: &str| game.card(game.find_card(title).unwrap()).expected_damage();
        assert_eq!(mean("Blowgun"), Some(3.5), "1D6");
        assert_eq!(mean("C045"), Some(10.0), "the better branch");
        assert_eq!(mean("Advantage"), None);
        assert_eq!(mean("Block"), None);
        assert_eq!(mean("Crimson Guard"), Some(7.0), "a unit's life points");
        assert_eq!(mean("Hookah"), None, "what it does to its own user is no attack");
    }

    #[test]
    fn two_dice_show_seven_most_often() {
        assert_eq!(super::ways(2), [0.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 5.0, 4.0, 3.0, 2.0, 1.0]);
    }
}
