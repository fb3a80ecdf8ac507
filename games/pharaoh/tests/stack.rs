//! A deep stack: five hundred items wait, are saved and resumed in the middle, and resolve in order.

use pharaoh::item::{Item, ItemId, What};
use pharaoh::step::Step;
use pharaoh::{Action, Pharaoh, State};
use table::{Dice, Game, Seat, SeatSet, Tray};

const DEEP: u16 = 500;

fn game() -> Pharaoh {
    Pharaoh::open(&Pharaoh::printed()).expect("the printed box is sound")
}

/// An opening position in which so many items wait beneath the question of the draw.
fn deep(game: &Pharaoh) -> State {
    let setup = game.default_setup(2).expect("two may play");
    let mut state = game.setup(&setup, &mut Tray::deaf(Dice::fast(3))).expect("the setup is allowed");
    let question = *state.agenda.next().expect("somebody is asked");
    for place in 0..DEEP {
        let room = state.player(state.turn.seat).room;
        state.stack.push(Item::new(What::Standing, Some(Seat((place % 2) as u8)), room));
        let id = ItemId(place);
        state.agenda.first([Step::Window(id, SeatSet::NONE), Step::Carry(id), Step::Finish(id)]);
    }
    state.agenda.push(question);
    state
}

#[test]
fn five_hundred_waiting_items_resolve_and_take_little_room() {
    let game = game();
    let mut state = deep(&game);
    let room = state.stack.len() * size_of::<Item>() + state.agenda.len() * size_of::<Step>();
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
