//! Bots at the table of Crypt Crusade: they see what their seat sees, and they cost no allocation.

use crusade::Crusade;
use table::Lobby as _;
use testkit::{Counting, cost_of_playouts, no_bot_peeks, positions, printed};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn no_bot_changes_its_mind_when_hidden_cards_are_dealt_anew() {
    let game = printed::<Crusade>();
    let setup = game.default_setup(4).expect("two to eight seats are allowed");
    let positions: Vec<_> = (0..3).flat_map(|seed| positions(&*game, &setup, seed, 7)).collect();
    let hidden = no_bot_peeks(&*game, &positions, &["greedy", "ismcts:60", "ismcts:60x2"]);
    assert!(hidden > 30, "only {hidden} positions had anything to hide");
}

#[test]
fn a_random_playout_allocates_nothing() {
    let game = printed::<Crusade>();
    let setup = game.default_setup(8).expect("eight seats are allowed");
    let cost = cost_of_playouts(&*game, &setup, 50);
    assert_eq!(cost.allocations, 0, "over {} decisions", cost.decisions);
}
