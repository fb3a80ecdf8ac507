//! Asking a bot.

use serde::Serialize;
use table::{Dice, Seat, Think};

use crate::{Bot, Mind, Search, greedy};

/// From this value on a position is as good as won.
const SURE: f64 = 0.95;

/// What a bot thinks of one action.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Considered<A> {
    /// A legal action.
    pub action: A,
    /// How often it was tried in thought.
    pub visits: u32,
    /// How much of a win it seems worth, from 0 to 1; a half if it was never tried.
    pub value: f64,
}

impl<A> Considered<A> {
    /// From the sum of what it was worth each time, in thousandths of a win.
    pub(crate) fn new(action: A, visits: u32, total: f64) -> Self {
        let value = if visits == 0 { 0.5 } else { total / (1000.0 * f64::from(visits)) };
        Self { action, visits, value }
    }

    /// Puts the best first: what was tried most, then what is worth most, then what stood first. Where that is as
    /// good as won, what was tried most says nothing, as all good options were tried alike: then the one that
    /// is worth most comes first, which is the one that wins soonest.
    pub(crate) fn rank(list: &mut [Self]) {
        list.sort_by(|one, other| {
            other.visits.cmp(&one.visits).then_with(|| other.value.total_cmp(&one.value))
        });
        let Some(Self { visits, value, .. }) = list.first() else { return };
        if *value >= SURE {
            let well_tried = visits / 4;
            let tried = list.partition_point(|it| it.visits >= well_tried);
            list[..tried].sort_by(|one, other| other.value.total_cmp(&one.value));
        }
    }
}

/// What a bot does in this seat, which must be awaited. The same seed gives the same answer, unless
/// the bot thinks by the clock.
pub fn choose<G: Think>(bot: &Bot, game: &G, state: &G::State, seat: Seat, seed: u64) -> G::Action {
    consider(bot, game, state, seat, seed)[0].action
}

/// What a bot thinks of everything its seat may do, the best first: a hint for whoever sits there.
pub fn consider<G: Think>(
    bot: &Bot,
    game: &G,
    state: &G::State,
    seat: Seat,
    seed: u64,
) -> Vec<Considered<G::Action>> {
    let mind = Mind::new(game, state, seat);
    match bot {
        Bot::Random => random(&mind, seed),
        Bot::Policy => policy(&mind, seed),
        Bot::Greedy => greedy::consider(&mind, seed),
        Bot::Ismcts(effort) => Search::new(game, *effort).consider(&mind, seed),
        Bot::Level(level) => Search::new(game, level.effort()).consider(&mind, seed),
    }
}

/// No opinion, and one action drawn to the front.
fn random<G: Think>(mind: &Mind<'_, G>, seed: u64) -> Vec<Considered<G::Action>> {
    let actions = mind.legal_actions();
    let drawn = Dice::fast(seed).pick(actions.len());
    put_first(actions, drawn)
}

/// No opinion, and what the game's quick player does in front. It looks at an imagined state.
fn policy<G: Think>(mind: &Mind<'_, G>, seed: u64) -> Vec<Considered<G::Action>> {
    let actions = mind.legal_actions();
    let mut dice = Dice::fast(seed);
    let world = mind.imagine(&mut dice);
    let chosen = mind.game().policy(&world, mind.seat(), &actions, &mut dice);
    put_first(actions, chosen)
}

fn put_first<A>(mut actions: Vec<A>, place: usize) -> Vec<Considered<A>> {
    actions.swap(0, place);
    actions.into_iter().map(|action| Considered::new(action, 0, 0.0)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranked(list: &[(char, u32, f64)]) -> String {
        let mut list: Vec<_> = list
            .iter()
            .map(|(action, visits, value)| Considered { action: *action, visits: *visits, value: *value })
            .collect();
        Considered::rank(&mut list);
        list.iter().map(|it| it.action).collect()
    }

    #[test]
    fn what_was_tried_most_comes_first_and_of_sure_wins_the_soonest() {
        assert_eq!(ranked(&[('a', 10, 0.7), ('b', 90, 0.6), ('c', 5, 0.9)]), "bac");
        assert_eq!(ranked(&[('a', 40, 0.985), ('b', 35, 0.999), ('c', 2, 1.0)]), "bac");
    }
}
