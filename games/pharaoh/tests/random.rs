//! Random games run from the set-up to an end.

use pharaoh::Pharaoh;
use table::{Dice, Game, Tray};

#[test]
fn random_games_end() {
    let game = Pharaoh::open(&Pharaoh::printed()).unwrap();
    let mut total = 0;
    for seed in 0..40 {
        let seats = 1 + (seed as usize % 8);
        let setup = game.default_setup(seats).unwrap();
        let mut tray = Tray::deaf(Dice::fast(seed));
        let mut state = game.setup(&setup, &mut tray).unwrap();
        let mut actions = Vec::new();
        let mut count = 0;
        while let Some(seat) = game.turn(&state).awaited().lowest() {
            actions.clear();
            game.legal_actions(&state, seat, &mut actions);
            assert!(!actions.is_empty(), "{:?}", state.agenda);
            let action = actions[tray.dice().pick(actions.len())];
            game.apply(&mut state, seat, action, &mut tray);
            count += 1;
        }
        total += count;
        eprintln!("seed {seed} seats {seats} decisions {count} round {} {:?}", state.round, state.ending);
    }
    eprintln!("{total} decisions, state {} bytes", std::mem::size_of::<pharaoh::State>());
}
