//! However a Stage is dealt, it is laid out whole and can be walked from end to end. [TOM-RUL-07]

use std::collections::BTreeSet;

use table::{Arrange as _, Dice, Game, Names, Seat, Tray};
use tomb::Tomb;
use tomb::given::Given;
use tomb::rules::setup::Setup;
use tomb::spaces::Space;
use tomb::state::State;

use crate::board::Board;
use crate::position::{Somebody, game, monster, table};

const CHARACTERS: [&str; 4] = ["brannoch", "sable", "ilvane", "tamsin"];

/// A Stage dealt from a seed, with every tile face up.
fn dealt(game: &Tomb, id: &str, seed: u64) -> State {
    let characters = CHARACTERS.iter().map(|it| (*it).to_owned()).collect();
    let setup = Setup { stage: id.to_owned(), characters, ..Setup::default() };
    let mut state = game.setup(&setup, &mut Tray::deaf(Dice::fast(seed))).expect("a sound setup");
    let hidden = state.map.face_down();
    assert_eq!(hidden + 1, game.stage(state.stage).tiles.len(), "only the Start Tile lies face up in {id}");
    let names = Names::new(&[], CHARACTERS.len());
    game.arrange(&mut state, &Given { all_face_up: true, ..Given::default() }, &names)
        .expect("a sound position");
    state
}

/// Everything that can be walked to without an Item, whoever stands in the way.
fn walked(state: &State, from: Space) -> BTreeSet<Space> {
    let map = &state.map;
    let firm = map.ground() | map.ice;
    let mut reached = BTreeSet::new();
    let mut open = vec![from];
    while let Some(at) = open.pop() {
        if map.has(firm, at) && reached.insert(at) {
            open.extend(map.grid.neighbours(at));
        }
    }
    reached
}

#[test]
fn every_deal_can_be_walked_from_end_to_end() {
    let game = game();
    for stage in game.stages().iter().filter(|stage| !stage.river) {
        for seed in 0..60 {
            let state = dealt(&game, &stage.id, seed);
            let tiles: BTreeSet<_> = state.map.laid.iter().map(|laid| laid.tile).collect();
            assert_eq!(tiles.len(), stage.tiles.len(), "each tile of {} lies once", stage.id);
            let reached = walked(&state, state.hero(tomb::state::HeroId::character(Seat(0))).at);
            for laid in state.map.laid.iter() {
                let corner = laid.at.expect("the tiles of a Stage lie on the map");
                for (x, y) in [(2, 0), (0, 2), (4, 2), (2, 4)] {
                    let at = Space::new(corner.x + x, corner.y + y);
                    assert!(reached.contains(&at), "{at} of {} dealt by {seed}", stage.id);
                }
            }
            for at in state.map.grid.iter(state.map.cubes) {
                assert!(reached.contains(&at), "the Item on {at} of {} dealt by {seed}", stage.id);
            }
        }
    }
}

/// All four rotations and all places come up: nothing lies always the same. [TOM-STAGE-08]
#[test]
fn tiles_are_shuffled_and_turned() {
    let game = game();
    for stage in game.stages() {
        let mut seen = BTreeSet::new();
        for seed in 0..400 {
            let characters = vec!["brannoch".to_owned()];
            let setup = Setup { stage: stage.id.clone(), characters, ..Setup::default() };
            let state = game.setup(&setup, &mut Tray::deaf(Dice::fast(seed))).expect("a sound setup");
            seen.extend(
                state.map.laid.iter().enumerate().map(|(place, laid)| (place, laid.tile, laid.turns)),
            );
        }
        let shuffled = stage.shuffled().count();
        let named = stage.tiles.len() - 1 - shuffled;
        assert_eq!(seen.len(), 1 + (shuffled * shuffled + named) * 4, "{}", stage.id);
    }
}

/// Monsters come with the HP of the column for those who started. [TOM-REV-05]
#[test]
fn monsters_come_with_the_hp_of_those_who_started() {
    let game = game();
    let board = Board { rows: vec!["....~".chars().collect()] };
    for party in 1..=4 {
        let heroes: Vec<Somebody> = (0..party).map(|x| Somebody { at: (x, 0), items: Vec::new() }).collect();
        for kind in game.monsters() {
            let state =
                table(&game, &board, &heroes, vec![monster(&kind.id, (4, 0), false)], Given::default());
            assert_eq!(state.beasts[0].hp, kind.hp[heroes.len() - 1], "{} for {party}", kind.name);
        }
    }
}
