//! Thinking must not allocate: a search makes thousands of decisions for each one it is asked for.

#![expect(unsafe_code, reason = "an allocator that counts cannot be written without")]

mod toy;

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use bots::{Effort, Mind, Search, playout};
use table::{Dice, Seat, Tray};
use toy::Toy;

/// The system's allocator, with a count for each thread, so that tests do not disturb each other.
struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: every call goes unchanged to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        // SAFETY: the caller keeps the contract, which is the same.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: as above; the pointer came from `alloc`.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn allocations_of(work: impl FnOnce()) -> u64 {
    let before = ALLOCATIONS.get();
    work();
    ALLOCATIONS.get() - before
}

#[test]
fn the_counter_counts() {
    assert_eq!(allocations_of(|| drop(std::hint::black_box(vec![1, 2, 3]))), 1);
}

#[test]
fn random_playouts_allocate_nothing() {
    let toy = Toy::new();
    let dealt = toy.deal(4, 6, 24, 1);
    let mut state = dealt.clone();
    let mut tray = Tray::deaf(Dice::fast(1));
    let mut actions = Vec::with_capacity(6);
    let counted = allocations_of(|| {
        for _ in 0..1000 {
            state.clone_from(&dealt);
            playout(&toy, &mut state, &mut tray, &mut actions);
        }
    });
    assert_eq!(counted, 0);
}

#[test]
fn a_search_allocates_as_often_whether_it_thinks_long_or_short() {
    for (toy, playout_depth) in [(Toy::new(), None), (Toy::with_laps(), Some(2))] {
        let state = toy.deal(4, 6, 24, 1);
        let searching = |iterations| {
            let search = Search { playout_depth, ..Search::new(&toy, Effort::iterations(iterations)) };
            allocations_of(|| drop(search.consider(&Mind::new(&toy, &state, Seat(0)), 1)))
        };
        let short = searching(5_000);
        assert_eq!(searching(20_000), short);
        assert!(short < 30, "{short} allocations to set out");
    }
}
