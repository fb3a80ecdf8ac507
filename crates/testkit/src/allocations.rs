//! Counting what a playout takes from the heap.
#![expect(unsafe_code, reason = "a counting allocator must forward to the real one")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use bots::playout;
use table::{Dice, Tray, WholeGame};

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

/// The system's allocator with a counter for each thread. A test that counts declares it:
///
/// ```
/// #[global_allocator]
/// static ALLOCATOR: testkit::Counting = testkit::Counting;
/// ```
pub struct Counting;

// SAFETY: everything is passed on to the system's allocator as it came.
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

/// What playouts cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// Blocks taken from the heap; only counted under [`Counting`].
    pub allocations: u64,
    /// Decisions made.
    pub decisions: u64,
}

/// Plays random games from the same opening, as a search does: into a state and a list that are there.
pub fn cost_of_playouts<G: WholeGame>(game: &G, setup: &G::Setup, games: u32) -> Cost {
    let mut tray = Tray::deaf(Dice::fast(1));
    let opening = game.setup(setup, &mut tray).expect("a setup that is allowed");
    let mut state = opening.clone();
    let mut actions = Vec::with_capacity(512);
    let before = ALLOCATIONS.with(Cell::get);
    let mut decisions = 0;
    for _ in 0..games {
        state.clone_from(&opening);
        decisions += u64::from(playout(game, &mut state, &mut tray, &mut actions).1);
    }
    Cost { allocations: ALLOCATIONS.with(Cell::get) - before, decisions }
}
