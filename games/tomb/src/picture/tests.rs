//! The picture keeps to its width and shows what is there.

use table::{Dice, Game, Lobby as _, Names, Speak as _, Think as _, Tray, Viewer};

use crate::{Setup, Tomb};

fn game() -> Tomb {
    Tomb::open(&Tomb::printed()).unwrap()
}

/// Positions of a game by the quick player, drawn.
fn pictures(game: &Tomb, setup: &Setup, seed: u64) -> Vec<String> {
    let mut tray = Tray::deaf(Dice::fast(seed));
    let mut state = game.setup(setup, &mut tray).unwrap();
    let names = Names::new(&vec!["Maximiliana von und zu".to_owned(); 4], game.seats(&state));
    let (mut drawn, mut actions) = (Vec::new(), Vec::new());
    while let Some(seat) = game.turn(&state).awaited().lowest() {
        drawn.push(game.picture(&game.view(&state, Viewer::SPECTATOR), &names));
        actions.clear();
        game.legal_actions(&state, seat, &mut actions);
        let place = game.policy(&state, seat, &actions, tray.dice());
        game.apply(&mut state, seat, actions[place], &mut tray);
    }
    drawn.push(game.picture(&game.view(&state, Viewer::SPECTATOR), &names));
    drawn
}

#[test]
fn no_line_is_longer_than_eighty_columns_and_no_picture_higher_than_a_screen() {
    let game = game();
    for stage in game.stages() {
        let characters = ["tamsin", "brannoch", "jorun", "wren"].map(str::to_owned).to_vec();
        let setup = Setup { stage: stage.id.clone(), characters, ..Setup::default() };
        for picture in pictures(&game, &setup, 3) {
            let widest = picture.lines().map(|line| line.chars().count()).max().unwrap_or(0);
            assert!(widest <= 80, "{picture}");
            assert!(picture.lines().count() <= 60, "{picture}");
        }
    }
}

#[test]
fn a_new_table_shows_the_stage_the_party_and_what_is_face_down() {
    let game = game();
    let setup = game.default_setup(2).unwrap();
    let drawn = &pictures(&game, &setup, 1)[0];
    let expected = "\
Crypts of Aurelian, Chamber I: The Sunken Stair
Round 1 of 60   to come: 4 tiles, 3 Monsters, 3 Items
· All tiles are face up: 0 of 4
· No monster is left: 0 of 3
Order: [Brannoch] → Sable → Stage Turn
▶ Maximiliana v… takes a turn: 3 to move, Action open

     0         5
  0 ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
  1 ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
  2 ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
  3 ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
  4 ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
  5 ████ ·████▒▒▒▒▒▒▒▒▒▒
  6 ██B1 ·S2██▒▒▒▒▒▒▒▒▒▒
  7  · · · · ·▒▒▒▒▒▒▒▒▒▒
  8 ██ · · ·██▒▒▒▒▒▒▒▒▒▒
  9 ████ ·████▒▒▒▒▒▒▒▒▒▒
 10           ▒▒▒▒▒▒▒▒▒▒
 11           ▒▒▒▒▒▒▒▒▒▒
 12           ▒▒▒▒▒▒▒▒▒▒
 13           ▒▒▒▒▒▒▒▒▒▒
 14           ▒▒▒▒▒▒▒▒▒▒
    ▒▒ face down

  B1 Brannoch  (Maximiliana v…)  HP ●●●●●●●● 8/8  on (1,6)  Armor 15
  S2 Sable     (Maximiliana v…)  HP ●●●●●● 6/6  on (3,6)  Armor 14";
    assert_eq!(drawn, expected, "\n{drawn}");
}
