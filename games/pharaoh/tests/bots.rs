//! Bots at the Pharaoh's table: they see what their seat sees, and a playout costs no allocation.
#![expect(unsafe_code, reason = "a counting allocator must forward to the real one")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use bots::{Bot, choose, playout};
use pharaoh::{Pharaoh, State};
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

fn game() -> Pharaoh {
    Pharaoh::open(&Pharaoh::printed()).expect("the printed box is sound")
}

/// Positions of a random match, with who must decide.
fn positions(game: &Pharaoh, seats: usize, seed: u64) -> Vec<(State, Seat)> {
    let setup = game.default_setup(seats).expect("one to eight seats are allowed");
    let mut tray = Tray::deaf(Dice::fast(seed));
    let mut state = game.setup(&setup, &mut tray).expect("a default setup is allowed");
    let (mut positions, mut actions) = (Vec::new(), Vec::new());
    while let Turn::Awaits(awaited) = game.turn(&state) {
        let seat = awaited.lowest().expect("somebody is awaited");
        actions.clear();
        game.legal_actions(&state, seat, &mut actions);
        if actions.len() > 1 {
            positions.push((state.clone(), seat));
        }
        let action = actions[tray.dice().pick(actions.len())];
        game.apply(&mut state, seat, action, &mut tray);
    }
    positions
}

#[test]
fn no_bot_changes_its_mind_when_hidden_cards_are_dealt_anew() {
    let game = game();
    let mut differed = 0;
    for seed in 0..2 {
        for (index, (state, seat)) in positions(&game, 3, seed).into_iter().enumerate().step_by(13) {
            let mut other = state.clone();
            game.imagine(&mut other, seat, &mut Dice::fast(seed + 1000 + index as u64));
            differed += u32::from(other != state);
            for bot in ["greedy", "ismcts:20"] {
                let bot: Bot = bot.parse().expect("these are bots");
                let [one, two] = [&state, &other].map(|state| choose(&bot, &game, state, seat, seed));
                assert_eq!(one, two, "{bot} peeked in match {seed}, decision {index}");
            }
        }
    }
    assert!(differed > 5, "only {differed} positions had anything to hide");
}

/// Nearly none: only a stack deeper than usual, or a crowded table, leaves its place in the state.
#[test]
fn a_random_playout_hardly_allocates() {
    let game = game();
    let setup = game.default_setup(4).expect("four seats are allowed");
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
    let allocations = ALLOCATIONS.with(Cell::get) - before;
    assert!(allocations * 20 < u64::from(decisions), "{allocations} over {decisions} decisions");
}
