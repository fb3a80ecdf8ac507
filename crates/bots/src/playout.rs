//! A whole match by chance, as benchmarks and simulations want it.

use table::{Outcome, Think, Tray, Turn};

/// More decisions than any match has (K7).
pub(crate) const ENDLESS: u32 = 1_000_000;

/// Plays on to the end with legal actions drawn at random, and counts the decisions. Where one of
/// several seats may act, the dice say which. The buffer is the caller's, so that a decision costs
/// no allocation.
pub fn playout<G: Think>(
    game: &G,
    state: &mut G::State,
    tray: &mut Tray<G::Event>,
    actions: &mut Vec<G::Action>,
) -> (Outcome, u32) {
    for decisions in 0..ENDLESS {
        let awaited = match game.turn(state) {
            Turn::Over(outcome) => return (outcome, decisions),
            Turn::Awaits(seats) => seats,
        };
        let seat = awaited.any(tray.dice()).expect("a match that is not over awaits a seat");
        actions.clear();
        game.legal_actions(state, seat, actions);
        let action = actions[tray.dice().pick(actions.len())];
        game.apply(state, seat, action, tray);
    }
    panic!("{} does not end", G::KEY)
}
