//! One action ahead, and no further.

use table::{Dice, Think, Tray};

use crate::worth::worth;
use crate::{Considered, Mind};

/// How many states are imagined. Every action is tried in each of them.
const WORLDS: u32 = 8;

/// Ranks actions by the game's estimate right after them, which may be in the middle of a turn.
/// All are tried in the same worlds with the same dice, so that none is only lucky.
pub(crate) fn consider<G: Think>(mind: &Mind<'_, G>, seed: u64) -> Vec<Considered<G::Action>> {
    let actions = mind.legal_actions();
    if let [only] = actions[..] {
        return vec![Considered::new(only, 0, 0.0)];
    }
    let mut dice = Dice::fast(seed);
    let mut totals = vec![0; actions.len()];
    for _ in 0..WORLDS {
        let world = mind.imagine(&mut dice);
        for (action, total) in actions.iter().zip(&mut totals) {
            let mut after = world.clone();
            mind.game().apply(&mut after, mind.seat(), *action, &mut Tray::deaf(dice.clone()));
            *total += worth(mind.game(), &after, mind.seat(), 1);
        }
    }
    let mut considered: Vec<_> = actions
        .into_iter()
        .zip(totals)
        .map(|(action, total)| Considered::new(action, WORLDS, f64::from(total)))
        .collect();
    dice.shuffle(&mut considered); // so that the dice decide between equals
    Considered::rank(&mut considered);
    considered
}
