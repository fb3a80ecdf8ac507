//! Bots at the table of The Lich's Crypt: they see what everybody sees, and they cost no allocation.
#![expect(unsafe_code, reason = "a counting allocator must forward to the real one")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use bots::{Bot, choose, playout};
use lich::{Lich, State};
use table::{Dice, Game, Seat, Tray, Turn};

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

struct Counting;

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let _ = ALLOCATIONS.try_with(|count| count.set(count.get() + 1));
        // SAFETY: the caller's promises are passed on unchanged.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: the memory came from `alloc` above.
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn game() -> Lich {
    Lich::open(&Lich::printed()).expect("the printed box is sound")
}

/// Positions of a random match, with who must decide.
fn positions(game: &Lich, seats: usize, seed: u64) -> Vec<(State, Seat)> {
    let setup = game.default_setup(seats).expect("a party of one to six");
    let mut tray = Tray::deaf(Dice::fast(seed));
    let mut state = game.setup(&setup, &mut tray).expect("a default setup is allowed");
    let (mut positions, mut actions) = (Vec::new(), Vec::new());
    while let Turn::Awaits(awaited) = game.turn(&state) {
        let seat = awaited.lowest().expect("somebody is awaited");
        positions.push((state.clone(), seat));
        actions.clear();
        game.legal_actions(&state, seat, &mut actions);
        let action = actions[tray.dice().pick(actions.len())];
        game.apply(&mut state, seat, action, &mut tray);
    }
    positions
}

#[test]
fn no_bot_changes_its_mind_when_face_down_cards_are_dealt_anew() {
    let game = game();
    let mut differed = 0;
    for seed in 0..2 {
        for (index, (state, seat)) in positions(&game, 4, seed).into_iter().enumerate().step_by(23) {
            let mut other = state.clone();
            game.imagine(&mut other, seat, &mut Dice::fast(seed + 1000 + index as u64));
            differed += u32::from(other != state);
            for bot in ["policy", "greedy", "ismcts:20", "ismcts:20x2"] {
                let bot: Bot = bot.parse().expect("these are bots");
                let [one, two] = [&state, &other].map(|state| choose(&bot, &game, state, seat, seed));
                assert_eq!(one, two, "{bot} peeked in match {seed}, decision {index}");
            }
        }
    }
    assert!(differed > 5, "only {differed} positions had anything to hide");
}

/// The simple player of the rulebook wins about as often as its authors measured: 45 of 100 games with
/// four adventurers at Standard, give or take 8.
#[test]
fn the_simple_player_wins_about_as_often_as_it_should() {
    let game = game();
    let setup = game.default_setup(4).expect("a party of four");
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
    let game = game();
    let setup = game.default_setup(6).expect("a party of six");
    let mut tray = Tray::deaf(Dice::fast(1));
    let opening = game.setup(&setup, &mut tray).expect("a default setup is allowed");
    let mut state = opening.clone();
    let mut actions = Vec::with_capacity(256);
    let before = ALLOCATIONS.with(Cell::get);
    let mut decisions = 0;
    for _ in 0..50 {
        state.clone_from(&opening);
        decisions += playout(&game, &mut state, &mut tray, &mut actions).1;
    }
    assert_eq!(ALLOCATIONS.with(Cell::get) - before, 0, "over {decisions} decisions");
}
