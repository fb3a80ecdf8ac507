//! The picture fits the terminal and shows what matters.

use table::{Dice, Game, Lobby as _, Names, Speak as _, Think as _, Tray, Turn, Viewer};

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
    let view = game.view(&state, Viewer::SPECTATOR);
    pictures.push((game.picture(&view, &names), view));
    pictures
}

#[test]
fn who_has_no_card_yet_has_no_health() {
    let pictures = pictures(3, 1);
    let (picture, _) = &pictures[0];
    assert_eq!(picture.matches("no card yet").count(), 3, "{picture}");
    assert!(!picture.contains("0/0"), "{picture}");
}

#[test]
fn the_end_tells_what_everybody_did() {
    let pictures = pictures(2, 5);
    let (picture, view) = pictures.last().unwrap();
    let of =
        |pick: fn(&crate::state::Deeds) -> u16| view.seats.iter().map(|own| pick(&own.deeds)).sum::<u16>();
    let line = picture.lines().find(|line| line.starts_with("Together")).unwrap();
    let told: Vec<&str> = line.split_whitespace().skip(1).collect();
    let sums =
        [of(|it| it.dealt), of(|it| it.taken), of(|it| it.healed), of(|it| it.kills), of(|it| it.faints)];
    assert_eq!(told[..5], sums.map(|it| it.to_string()));
    assert_eq!(told[5], of(|it| it.turns).to_string());
    assert!(of(|it| it.turns) > 5 && of(|it| it.dealt) > 5, "{picture}");
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
        for own in view.seats.iter().filter(|own| own.name.is_some()) {
            assert!(picture.contains(&format!("♥{}/{}", own.health, own.max_health)), "{picture}");
        }
    }
    assert!(fights > 50, "only {fights} monsters were seen");
}
