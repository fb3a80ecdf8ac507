//! Bots at the Pharaoh's table: they see what their seat sees, and a playout hardly costs an allocation.

use pharaoh::Pharaoh;
use table::Game as _;
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

/// Only a stack deeper than usual, or a crowded table, leaves its place in the state.
#[test]
fn a_random_playout_hardly_allocates() {
    let game = printed::<Pharaoh>();
    let setup = game.default_setup(4).expect("four seats are allowed");
    let cost = cost_of_playouts(&*game, &setup, 50);
    assert!(cost.allocations * 20 < cost.decisions, "{cost:?}");
}
