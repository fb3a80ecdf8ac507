//! Bots at the table of The Lich's Crypt: they see what everybody sees, and they cost no allocation.

use lich::content::Difficulty;
use lich::{Lich, Setup};
use table::{Dice, Game as _, Lobby as _, Think as _, Tray, Turn};
use testkit::{Counting, cost_of_playouts, no_bot_peeks, positions, printed};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn no_bot_changes_its_mind_when_face_down_cards_are_dealt_anew() {
    let game = printed::<Lich>();
    let setup = game.default_setup(4).expect("a party of one to six");
    let positions = positions(&*game, &setup, 0, 23);
    let hidden = no_bot_peeks(&*game, &positions, &["policy", "greedy", "ismcts:20", "ismcts:20x2"]);
    assert!(hidden > 5, "only {hidden} positions had anything to hide");
}

/// The simple player of the rulebook wins about as often as its authors measured: 45 of 100 games with
/// four adventurers at Standard, give or take 8.
#[test]
fn the_simple_player_wins_about_as_often_as_it_should() {
    let game = printed::<Lich>();
    let setup = game.default_setup(4).expect("a party of four");
    let setup = Setup { difficulty: Difficulty::Standard, ..setup };
    let (games, mut won, mut actions) = (250, 0, Vec::new());
    for seed in 0..games {
        let (mut tray, mut dice) = (Tray::deaf(Dice::fast(seed)), Dice::fast(seed + 1_000_000));
        let mut state = game.setup(&setup, &mut tray).expect("a default setup is allowed");
        let outcome = loop {
            let awaited = match game.turn(&state) {
                Turn::Over(outcome) => break outcome,
                Turn::Awaits(awaited) => awaited,
            };
            let seat = awaited.any(&mut dice).expect("somebody is awaited");
            actions.clear();
            game.legal_actions(&state, seat, &mut actions);
            let place = game.policy(&state, seat, &actions, &mut dice);
            game.apply(&mut state, seat, actions[place], &mut tray);
        };
        won += u64::from(!outcome.won.is_empty());
    }
    let percent = won * 100 / games;
    assert!((37..=53).contains(&percent), "{percent} of 100 games were won");
}

#[test]
fn a_random_playout_allocates_nothing() {
    let game = printed::<Lich>();
    let setup = game.default_setup(6).expect("a party of six");
    let cost = cost_of_playouts(&*game, &setup, 50);
    assert_eq!(cost.allocations, 0, "over {} decisions", cost.decisions);
}
