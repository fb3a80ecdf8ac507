//! Dice somebody wrote down may run out, or be tied for ever. The rules must come to rest all the same.

use table::{Dice, Throw, Tray, WholeGame};

/// How many throws of the same face are tried, more than any setup asks for.
const TIED: usize = 5_000;

/// Decisions of a match that are each tried with dice that have run out.
const DECISIONS: usize = 300;

/// Lays the game out, and plays a match of it, with scripts that are too short, and with dice that are all alike.
/// A rule that rolls again until something else comes up would never return.
pub fn no_script_hangs<G: WholeGame>(game: &G) {
    let about = game.about();
    for seats in about.min_seats..=about.max_seats {
        let setup = game.default_setup(seats).expect("the number of seats is allowed");
        let lay = |dice: Dice| {
            let mut tray = Tray::listening(dice);
            let state = game.setup(&setup, &mut tray);
            (state.expect("the default setup is sound"), tray)
        };
        let (mut state, mut tray) = lay(Dice::fast(1).keeping());
        let throws = tray.dice().kept();
        for length in 0..throws.len() {
            let (_, mut tray) = lay(Dice::scripted(throws[..length].iter().cloned()));
            assert!(
                tray.dice().fault().is_some(),
                "{seats} seats, {length} throws: the script was too short"
            );
        }
        let alike = throws.iter().flat_map(|throw| match throw {
            Throw::Die(_) => vec![Throw::Die(1); TIED],
            shuffle => vec![shuffle.clone()],
        });
        let _ = lay(Dice::scripted(alike));
        starve(game, &mut state);
    }
}

/// Does every action of a match twice: with no dice at all on a copy, and as it goes on.
fn starve<G: WholeGame>(game: &G, state: &mut G::State) {
    let mut dice = Dice::fast(2);
    let mut actions = Vec::new();
    for _ in 0..DECISIONS {
        let Some(seat) = game.turn(state).awaited().lowest() else { return };
        actions.clear();
        game.legal_actions(state, seat, &mut actions);
        let action = actions[dice.pick(actions.len())];
        game.apply(&mut state.clone(), seat, action, &mut Tray::listening(Dice::scripted([])));
        game.apply(state, seat, action, &mut Tray::deaf(Dice::fast(3)));
    }
}
