//! A deep stack: five hundred items wait, are saved and resumed in the middle, and resolve in order.

#[path = "stack/deep.rs"]
mod deep;

use deep::{bytes, deep};
use pharaoh::{Action, Pharaoh, State};
use table::{Dice, Game, SeatSet, Tray};

fn game() -> Pharaoh {
    Pharaoh::open(&Pharaoh::printed()).expect("the printed box is sound")
}

#[test]
fn five_hundred_waiting_items_resolve_and_take_little_room() {
    let game = game();
    let mut state = deep(&game);
    let room = bytes(&state);
    assert!(room < 2_000_000, "{room} bytes wait");
    let seat = state.turn.seat;
    game.apply(&mut state, seat, Action::NoDraw, &mut Tray::deaf(Dice::fast(1)));
    assert!(state.stack.is_empty());
    assert_eq!(game.turn(&state).awaited(), SeatSet::only(seat));
}

#[test]
fn a_deep_stack_can_be_saved_and_resumed() {
    let game = game();
    let state = deep(&game);
    let text = serde_json::to_string(&state).expect("a state can be written");
    let mut resumed: State = serde_json::from_str(&text).expect("and read");
    assert_eq!(resumed, state);
    let seat = state.turn.seat;
    let mut straight = state;
    for state in [&mut straight, &mut resumed] {
        game.apply(state, seat, Action::Draw, &mut Tray::deaf(Dice::fast(1)));
    }
    assert_eq!(straight, resumed);
}
