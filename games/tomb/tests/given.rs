//! Positions: what can be said of one is laid out just so, and what cannot be is refused with a sentence.

use std::sync::Arc;

use table::Start;
use table::scenario::Citations;
use table::{Chance, Game as _, Lobby as _, Table, Throw};
use testkit::run_sheet;
use tomb::given::{Given, GivenHero, GivenTile};
use tomb::{State, Tomb};

fn game() -> Arc<Tomb> {
    Arc::new(Tomb::open(&Tomb::printed()).expect("the printed box is sound"))
}

/// A table of one character on Stage I, laid out the same way every time.
fn open(given: Option<Given>) -> Table<Tomb> {
    let game = game();
    let setup = game.default_setup(1).expect("one may play");
    let chance = Chance::Scripted { throws: Vec::<Throw>::new().into(), setup_seed: Some(0) };
    Table::open(game, Start { setup, names: vec!["Ada".to_owned()], given, chance })
        .expect("the position is possible")
}

fn laid_out(given: Given) -> State {
    open(Some(given)).state().clone()
}

#[test]
fn an_empty_position_is_the_one_after_setup() {
    assert_eq!(laid_out(Given::default()), *open(None).state());
}

#[test]
fn a_position_in_the_middle_of_a_turn_is_the_one_play_leads_to() {
    let mut table = open(None);
    for line in ["step (1,7)", "step (2,7)"] {
        let action = table.read(line).expect("the line is well written");
        table.submit(table::Seat(0), table.seq(), action).expect("the action is legal");
    }
    let mut given = Given::default();
    given.heroes.insert("Ada".to_owned(), GivenHero { at: Some((2, 7)), ..GivenHero::default() });
    (given.done.moved, given.done.points) = (true, Some(1));
    assert_eq!(laid_out(given), *table.state());
}

#[test]
fn a_tile_put_somewhere_changes_places_with_the_one_that_lay_there() {
    let before = open(None).state().clone();
    let at = (1, 1);
    let tile = before.map.laid.iter().find(|it| it.at == Some(tomb::spaces::Space::new(0, 0)));
    let tile = game().stage(before.stage).tile(tile.expect("the layout has a corner").tile).id.clone();
    let given = Given { tiles: vec![GivenTile { at, tile, turns: 2, face_up: false }], ..Given::default() };
    let after = laid_out(given);
    let tiles = |state: &State| -> Vec<u8> {
        let mut tiles: Vec<u8> = state.map.laid.iter().map(|it| it.tile.0).collect();
        tiles.sort_unstable();
        tiles
    };
    assert_eq!(tiles(&before), tiles(&after));
    assert_ne!(before.map.laid, after.map.laid);
}

/// Opens a table and returns the complaint.
fn complaint(setup: &str, position: &str) -> String {
    let sheet = format!(
        r#"(game: "tomb", scenarios: [(title: "x", seats: ["Ada", "Ben"], setup: {setup}, given: {position})])"#
    );
    let mut failures = run_sheet(&game(), "x.ron", &sheet, &mut Citations::new());
    failures.pop().unwrap_or_else(|| panic!("{position} was accepted"))
}

#[test]
fn what_cannot_be_is_refused_with_a_sentence() {
    let here = r#"heroes: {"Ada": (at: (0, 0)), "Ben": (at: (1, 0))}"#;
    let cases = [
        (r#"(phase: Turn("Zed"))"#.to_owned(), r#"nobody of the party is called "Zed"; there are Ada, Ben"#),
        (r"(round: 61)".to_owned(), "a Stage has rounds 1 to 60, not 61"),
        (r#"(map: ["..?"])"#.to_owned(), "'?' is no sign of a map"),
        (format!("(map: [{}])", "\".\",".repeat(21)), "too large"),
        (r#"(map: ["..."])"#.to_owned(), "say where Ada stands on the drawn board"),
        (format!(r#"(map: ["..."], elsewhere: 9, {here})"#), "the Stage has only 4 Map Tiles"),
        (format!(r##"(map: ["#.."], {here})"##), "nobody can stand on (0,0)"),
        (format!(r#"(map: ["o.."], {here})"#), "nobody can stand on (0,0)"),
        (
            format!(r#"(map: ["..."], {here}, monsters: [(kind: "SEN", at: (1, 0))])"#),
            "two figures stand on (1,0)",
        ),
        (
            format!(r#"(map: ["..."], {here}, monsters: [(kind: "dragon", at: (2, 0))])"#),
            "no monster \"dragon\"",
        ),
        (format!(r#"(map: ["..."], {here}, opened: [(2, 0)])"#), "only a gate can be opened"),
        (format!(r#"(map: ["..."], {here}, activated: [(2, 0)])"#), "only an objective can be activated"),
        (format!(r#"(map: ["..."], {here}, ship: (0, 0))"#), "this Stage has no ship"),
        (format!(r#"(map: ["..."], {here}, hold: ["iron_key"])"#), "there is no ship, and so no hold"),
        (r#"(heroes: {"Ada": (at: (99, 0))})"#.to_owned(), "the map is 10 by 15 spaces and has no (99,0)"),
        (r#"(heroes: {"Ada": (hp: 9)})"#.to_owned(), "Ada has at most HP 8, not 9"),
        (r#"(heroes: {"Ada": (items: ["sword"])})"#.to_owned(), r#"there is no Item "sword""#),
        (r#"(heroes: {"Ada": (cube: "cutlass")})"#.to_owned(), r#"Ada has no "cutlass" to lay the cube on"#),
        (r#"(heroes: {"Ada": (hp: 0)})"#.to_owned(), "whoever Ada leads then is not in play"),
        (r#"(sidekicks: {"Ada": At(2, 7)})"#.to_owned(), "nobody follows Ada"),
        (r#"(tiles: [(at: (0, 0), tile: "AUR2-1")])"#.to_owned(), r#"has no tile "AUR2-1""#),
        (r#"(tiles: [(at: (7, 7), tile: "AUR1-1")])"#.to_owned(), "has no place (7,7)"),
        (r#"(tiles: [(at: (0, 0), tile: "AUR1-1", turns: 4)])"#.to_owned(), "turned 0 to 3 quarters, not 4"),
        (
            r"(phase: After(complete: true))".to_owned(),
            "nothing comes after a Stage that is played on its own",
        ),
        (r#"(phase: Recast("Ada"))"#.to_owned(), "between the Stages of a campaign only"),
        (r"(done: (points: 16))".to_owned(), "nobody has 16 points to move"),
        (r"(heros: {})".to_owned(), "heroes"),
    ];
    for (position, says) in cases {
        let complaint = complaint(r#"(stage: "aur1", characters: ["brannoch", "sable"])"#, &position);
        assert!(complaint.contains(says), "{position}: {complaint}");
    }
}

#[test]
fn on_the_river_everybody_has_a_place_on_the_ship() {
    for (position, says) in [
        (r#"(heroes: {"Ada": (at: (0, 0))})"#, "Ada stands at a fixed place on the ship"),
        (r#"(heroes: {"Ada": (items: ["crossbow"])})"#, "on the ship Items lie in the `hold`"),
        (r#"(map: ["~~~~", "~~~~"])"#, "a drawn board of a river must say where the `ship` is"),
        (r#"(map: ["~~~~", "~~.~"], ship: (0, 0))"#, "the ship at (0,0) would not lie in the water"),
    ] {
        let complaint = complaint(r#"(stage: "blo2", characters: ["brannoch", "sable"])"#, position);
        assert!(complaint.contains(says), "{position}: {complaint}");
    }
}
