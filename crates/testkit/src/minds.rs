//! Bots see what their seat sees.

use bots::{Bot, choose};
use table::{Dice, Seat, Tray, Turn, WholeGame};

/// Plays one match by the game's own policy and gives every `step`th position in which there is
/// something to choose, with who must.
pub fn positions<G: WholeGame>(game: &G, setup: &G::Setup, seed: u64, step: usize) -> Vec<(G::State, Seat)> {
    let mut tray = Tray::deaf(Dice::fast(seed));
    let mut state = game.setup(setup, &mut tray).expect("a setup that is allowed");
    let (mut positions, mut actions, mut met) = (Vec::new(), Vec::new(), 0);
    while let Turn::Awaits(awaited) = game.turn(&state) {
        let seat = awaited.lowest().expect("somebody is awaited");
        actions.clear();
        game.legal_actions(&state, seat, &mut actions);
        if actions.len() > 1 {
            if met % step == 0 {
                positions.push((state.clone(), seat));
            }
            met += 1;
        }
        let place = game.policy(&state, seat, &actions, tray.dice());
        game.apply(&mut state, seat, actions[place], &mut tray);
    }
    positions
}

/// Deals everything hidden from the seat anew and sees that no bot changes its mind. Says in how many
/// positions there was anything to hide.
pub fn no_bot_peeks<G: WholeGame>(game: &G, positions: &[(G::State, Seat)], minds: &[&str]) -> usize {
    let minds: Vec<Bot> = minds.iter().map(|bot| bot.parse().expect("these are bots")).collect();
    let mut hidden = 0;
    for ((state, seat), seed) in positions.iter().zip(0..) {
        let mut other = state.clone();
        game.imagine(&mut other, *seat, &mut Dice::fast(seed + 1000));
        hidden += usize::from(other != *state);
        for bot in &minds {
            let [one, two] = [state, &other].map(|state| choose(bot, game, state, *seat, seed));
            assert_eq!(one, two, "{bot} peeked in position {seed}");
        }
    }
    hidden
}
