//! How players stand when nobody got out, or all but one did not, and what is left when one gives up.
//! [PHA-RUL-136] [PHA-RUL-133]

use std::sync::Arc;

use pharaoh::play::Scene;
use pharaoh::state::Ending;
use pharaoh::{Given, Pharaoh, State};
use table::Start;
use table::record::verify;
use table::{Chance, Game as _, Lobby as _, Seat, Table};

fn game() -> Arc<Pharaoh> {
    Arc::new(Pharaoh::open(&Pharaoh::printed()).expect("the printed box is sound"))
}

/// Five seats: undefeated with a Key and hurt, undefeated and hale, undefeated and hurt, defeated with a
/// body that holds a Key, defeated with nothing.
fn standing(game: &Arc<Pharaoh>) -> State {
    let given: Given = serde_json::from_str(
        r#"{
        "round": 9,
        "crypt": [{"hex": "H016", "at": [0, 0]}],
        "players": {
            "Ana": {"hand": ["the_key"], "life": 3}, "Bo": {"life": 25}, "Cy": {"life": 4},
            "Di": {"defeated": true, "body": "din", "hand": ["the_key"]}, "Ed": {"defeated": true}
        },
        "tabled": [{"card": "din", "by": "Di", "at": [0, 0]}]
    }"#,
    )
    .expect("a position");
    let setup = game.default_setup(5).expect("five may play");
    let names = ["Ana", "Bo", "Cy", "Di", "Ed"].map(str::to_owned).to_vec();
    let chance = Chance::Scripted { throws: [].into(), setup_seed: Some(1) };
    let start = Start { setup, names, given: Some(given), chance };
    Table::open(Arc::clone(game), start).expect("the position is possible").state().clone()
}

/// The seats from the best to the worst.
fn ranked(game: &Pharaoh, state: &State) -> Vec<u8> {
    let scene = Scene { game, state };
    let mut seats: Vec<Seat> = state.seats().collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(scene.rank(*seat)));
    seats.into_iter().map(|seat| seat.0).collect()
}

#[test]
fn standing_before_fallen_a_key_before_none_then_life_points() {
    let game = game();
    assert_eq!(ranked(&game, &standing(&game)), [0, 1, 2, 3, 4]);
}

#[test]
fn whoever_got_out_comes_first_whatever_the_others_have() {
    let game = game();
    let mut state = standing(&game);
    state.ending = Some(Ending::Escape(Seat(3)));
    assert_eq!(ranked(&game, &state), [3, 0, 1, 2, 4]);
}

/// Others play on by their defaults until the turn has gone round twice; nobody who gave up is asked again,
/// and the record, dice of the concession included, verifies.
#[test]
fn a_match_goes_on_without_whoever_gave_up_and_can_be_verified() {
    let game = game();
    for seed in 0..20 {
        let setup = game.default_setup(4).expect("four may play");
        let start = Start { setup, names: Vec::new(), given: None, chance: Chance::Fast(seed) };
        let mut table = Table::open(Arc::clone(&game), start).expect("a default setup is allowed");
        let mut gone = None;
        for decision in 0..120 {
            let Some(seat) = table.turn().awaited().lowest() else { break };
            assert_ne!(Some(seat), gone, "asked after giving up in match {seed}");
            if decision == 10 + seed {
                table.concede(seat, table.seq()).expect("anybody may give up");
                gone = Some(seat);
                let player = table.state().player(seat);
                assert!(player.defeated && player.hand.is_empty() && player.body.is_none());
                assert!(table.state().tabled.iter().all(|it| it.by != seat));
            } else {
                let actions = table.legal_actions(seat);
                let place = usize::try_from(seed * 31 + decision * 7).expect("small") % actions.len();
                table.submit(seat, table.seq(), actions[place]).expect("it is legal");
            }
        }
        verify(&game, &table.record()).expect("nothing was forged");
    }
}
