//! The picture fits the terminal and shows what matters.

use table::{Dice, Game, Names, Tray, Turn, Viewer};

use crate::Lich;

fn game() -> Lich {
    Lich::open(&Lich::printed()).unwrap()
}

/// Pictures of whole games by the simple player.
fn pictures(seats: usize, seed: u64) -> Vec<(String, crate::View)> {
    let game = game();
    let names = Names::new(&[], seats);
    let mut dice = Dice::fast(seed);
    let mut tray = Tray::deaf(Dice::fast(seed + 1));
    let mut state = game.setup(&game.default_setup(seats).unwrap(), &mut tray).unwrap();
    let (mut pictures, mut actions) = (Vec::new(), Vec::new());
    while let Turn::Awaits(awaited) = game.turn(&state) {
        let view = game.view(&state, Viewer::SPECTATOR);
        pictures.push((game.picture(&view, &names), view));
        let seat = awaited.any(&mut dice).unwrap();
        actions.clear();
        game.legal_actions(&state, seat, &mut actions);
        let place = game.policy(&state, seat, &actions, &mut dice);
        game.apply(&mut state, seat, actions[place], &mut tray);
    }
    pictures
}

#[test]
fn no_line_of_the_cards_is_wider_than_the_terminal() {
    for seats in [1, 4, 6] {
        for (picture, view) in pictures(seats, 7) {
            // A hazard's or an item's own sentence may be longer; the terminal wraps it.
            let lines: Vec<&str> = picture.lines().collect();
            let (_, drawn) = lines.split_last().unwrap();
            let wide = drawn.iter().find(|line| line.chars().count() > 80);
            assert_eq!(wide, None, "floor {}", view.floor);
        }
    }
}

#[test]
fn every_monster_and_adventurer_is_shown_with_its_numbers() {
    let mut fights = 0;
    for (picture, view) in pictures(4, 3) {
        for foe in view.field.values().flat_map(|rows| rows.values()) {
            fights += 1;
            assert!(picture.contains(&foe.place), "{picture}");
            if let (Some(health), Some(max)) = (foe.health, foe.max_health) {
                assert!(picture.contains(&format!("♥{health}/{max}")), "{picture}");
            }
        }
        for own in &view.seats {
            assert!(picture.contains(&format!("♥{}/{}", own.health, own.max_health)), "{picture}");
        }
    }
    assert!(fights > 50, "only {fights} monsters were seen");
}
