//! Bots at the Pharaoh's table: they see what their seat sees, and a playout hardly costs an allocation.

use pharaoh::{Action, Pharaoh};
use table::{Game, Lobby as _, Think as _};
use testkit::{Counting, cost_of_playouts, no_bot_peeks, positions, printed};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn no_bot_changes_its_mind_when_hidden_cards_are_dealt_anew() {
    let game = printed::<Pharaoh>();
    let setup = game.default_setup(3).expect("one to eight seats are allowed");
    let positions: Vec<_> = (0..2).flat_map(|seed| positions(&*game, &setup, seed, 13)).collect();
    let hidden = no_bot_peeks(&*game, &positions, &["policy", "greedy", "ismcts:20"]);
    assert!(hidden > 5, "only {hidden} positions had anything to hide");
}

/// A search that weighs everything else, too, loses sight of the exit: of its games without this, one in eight ran
/// out of rounds.
#[test]
fn whoever_may_try_an_exit_thinks_of_little_else() {
    let game = printed::<Pharaoh>();
    let setup = game.default_setup(2).expect("two seats are allowed");
    let mut tried = 0;
    for (state, seat) in (0..20).flat_map(|seed| positions(&*game, &setup, seed, 1)) {
        let mut actions = Vec::new();
        game.legal_actions(&state, seat, &mut actions);
        let open = actions.clone();
        game.shortlist(&state, seat, &mut actions);
        assert!(!actions.is_empty() && actions.iter().all(|action| open.contains(action)));
        if open.contains(&Action::Exit) {
            tried += 1;
            assert!(actions.contains(&Action::Exit), "{actions:?}");
            assert!(!actions.contains(&Action::EndActions), "{actions:?}");
        }
    }
    assert!(tried > 10, "only {tried} positions had an exit to try");
}

/// Only a stack deeper than usual, or a crowded table, leaves its place in the state.
#[test]
fn a_random_playout_hardly_allocates() {
    let game = printed::<Pharaoh>();
    let setup = game.default_setup(4).expect("four seats are allowed");
    let cost = cost_of_playouts(&*game, &setup, 50);
    assert!(cost.allocations * 20 < cost.decisions, "{cost:?}");
}
