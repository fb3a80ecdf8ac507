//! A stack deeper than any match can pile up: there each card is played once while anything waits, and
//! hands are no deeper than decks. [PHA-RUL-49]

use pharaoh::item::{Item, ItemId, What};
use pharaoh::rules::stack::{Carry, Finish};
use pharaoh::rules::windows::Respond;
use pharaoh::step::Step;
use pharaoh::{Pharaoh, State};
use table::{Dice, Game, Lobby as _, Seat, SeatSet, Tray};

/// How many items wait.
pub(crate) const DEEP: u16 = 500;

/// An opening position in which they wait beneath the question of the draw.
pub(crate) fn deep(game: &Pharaoh) -> State {
    let setup = game.default_setup(2).expect("two may play");
    let mut state = game.setup(&setup, &mut Tray::deaf(Dice::fast(3))).expect("the setup is allowed");
    let question = *state.agenda.next().expect("somebody is asked");
    for place in 0..DEEP {
        let room = state.player(state.turn.seat).room;
        state.stack.push(Item::new(What::Standing, Some(Seat(u8::from(place % 2 == 1))), room));
        let id = ItemId(place);
        let window = Respond { item: id, passed: SeatSet::NONE };
        state.agenda.first([window.into(), Carry(id).into(), Finish(id).into()]);
    }
    state.agenda.push(question);
    state
}

/// The bytes that wait.
pub(crate) fn bytes(state: &State) -> usize {
    state.stack.len() * size_of::<Item>() + state.agenda.len() * size_of::<Step>()
}
