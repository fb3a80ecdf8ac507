//! Hidden information: all seats see the same, and nobody sees what lies face-down.

use table::Dice;

use crate::list::{Deck, List};
use crate::state::{PATH, State};

/// Lays everything face-down anew. It is gathered in the box's order first, so nothing of the true
/// order can shine through.
pub(crate) fn imagine(state: &mut State, dice: &mut Dice) {
    let decks = &mut state.decks;
    redeal(&mut decks.hazards, dice);
    decks.monsters.iter_mut().chain(&mut decks.minions).for_each(|deck| redeal(deck, dice));
    decks.items.iter_mut().for_each(|deck| redeal(deck, dice));
    redeal_encounters(state, dice);
}

fn redeal<T: Copy + Default + Ord, const N: usize>(deck: &mut Deck<T, N>, dice: &mut Dice) {
    deck.pile.sort_unstable();
    dice.shuffle(&mut deck.pile);
}

/// Encounter cards are hidden in two places: in the deck, and face-down on the main path.
fn redeal_encounters(state: &mut State, dice: &mut Dice) {
    let (path, deck) = (&mut state.path, &mut state.decks.encounters.pile);
    let mut hidden: List<_, { crate::content::MAX_ENCOUNTERS }> = *deck;
    let face_down = |place: &usize, turned: &[bool; PATH]| !turned[*place];
    for place in (0..path.main.len()).filter(|place| face_down(place, &path.turned)) {
        hidden.push(path.main[place]);
    }
    hidden.sort_unstable();
    dice.shuffle(&mut hidden);
    for place in 0..path.main.len() {
        if face_down(&place, &path.turned) {
            path.main[place] = hidden.pop().expect("as many cards go out as came in");
        }
    }
    *deck = hidden;
}
