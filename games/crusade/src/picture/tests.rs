//! A position on each board, and the promise that nothing is left out.

use table::{Arrange as _, Dice, Game, Names, Tray, Turn, Viewer};

use super::*;
use crate::content::Crusade;
use crate::rules::setup::{Layout, Setup, Wish};
use crate::state::{Place, State};
use crate::tiles::Tile;
use crate::view::{GraveView, TileKind};
use crate::{Event, Given};

fn game() -> Crusade {
    Crusade::open(&Crusade::printed()).unwrap()
}

fn names(seats: usize) -> Names {
    let all = ["Ada", "Nox", "Ben", "Mort", "Cleopatra of the Roses", "Vex", "Dov", "Umbra"];
    Names::new(&all.map(str::to_owned), seats)
}

/// A table with Groundskeepers on odd and Necromancers on even seats.
fn laid(game: &Crusade, board: &str, seats: usize, tray: &mut Tray<Event>) -> State {
    let teams = [Wish::Groundskeepers, Wish::Necromancers].into_iter().cycle().take(seats).collect();
    let setup = Setup { teams, board: board.to_owned(), layout: Layout::Fixed, ..Setup::default() };
    game.setup(&setup, tray).unwrap()
}

/// What a viewer sees of a position.
fn drawn(board: &str, seats: usize, viewer: Viewer, given: &str) -> String {
    let (game, names) = (game(), names(seats));
    let mut state = laid(&game, board, seats, &mut Tray::deaf(Dice::fast(1)));
    let given: Given = serde_json::from_str(given).unwrap();
    game.arrange(&mut state, &given, &names).unwrap();
    picture(&game.view(&state, viewer), &names)
}

#[test]
fn the_old_yard() {
    let given = r#"{
        "round": 4,
        "phase": {"Turn": "Ada"},
        "graves": [
            {"at": [1, 0], "owner": "N", "seal": 2}, {"at": [-1, -2], "owner": "GK", "seal": 1},
            {"at": [2, -1]}, {"at": [-2, 2], "owner": "GK"}, {"at": [3, 0]}
        ],
        "pieces": {"Ben": {"On": [1, 0]}, "Nox": {"On": [1, 0]}, "Mort": {"Outside": [[-3, 0], 2]}},
        "portals": {"Nox": [2, -1]},
        "hands": {"Ada": ["kick", "sacred_seal", "holy_water_balloon", "sacred_seal"], "Nox": ["glide"]},
        "spent": ["kick", "kick", "boo"],
        "tokens": {"groundskeepers": 12, "necromancers": 5},
        "statuses": {"Ben": {"rooted": true, "drained": 2, "extra_movement": 2, "extra_cards": 1}},
        "seen": {"Nox": {"round": 3, "cards": ["glide", "glide", "whispers"]}}
    }"#;
    let expected = r"
Round 4 of 13  ●●●◉○○○○○○○○○
Graves   Groundskeepers 2      Necromancers 1      neutral 2
Tokens   Groundskeepers 12     Necromancers 5
▶ Ada (g1) takes a turn: movement 2, cards 1

             ╱ 0,-3╲ ╱ 1,-3╲ ╱ 2,-3╲ ╱ 3,-3╲
            │       │       │       │       │
            │       │       │       │       │
         ╱-1,-2╲_╱ 0,-2╲_╱ 1,-2╲_╱ 2,-2╲_╱ 3,-2╲
        │  †G¹  │       │       │       │       │
        │       │       │       │       │       │
     ╱-2,-1╲_╱-1,-1╲_╱ 0,-1╲_╱ 1,-1╲_╱ 2,-1╲_╱ 3,-1╲
    │       │       │       │       │ † @2  │       │
    │       │       │       │       │       │       │
 ╱-3,0 ╲_╱-2,0 ╲_╱-1,0 ╲_╱ 0,0 ╲_╱ 1,0 ╲_╱ 2,0 ╲_╱ 3,0 ╲
│       │       │       │ Shed  │  †N²  │       │   †   │
│       │       │       │  g1   │ g3 n2 │       │       │
 ╲___╱-3,1 ╲_╱-2,1 ╲_╱-1,1 ╲_╱ 0,1 ╲_╱ 1,1 ╲_╱ 2,1 ╲___╱
    │       │       │       │       │       │       │
    │       │       │       │       │       │       │
     ╲___╱-3,2 ╲_╱-2,2 ╲_╱-1,2 ╲_╱ 0,2 ╲_╱ 1,2 ╲___╱
        │       │  †G   │       │       │       │
        │       │       │       │       │       │
         ╲___╱-3,3 ╲_╱-2,3 ╲_╱-1,3 ╲_╱ 0,3 ╲___╱
            │       │       │       │       │
            │       │       │       │       │
             ╲_____╱ ╲_____╱ ╲_____╱ ╲_____╱

† grave   †G Groundskeepers'   †N Necromancers'   ² ¹ a seal showing 2 or 1
g1 Groundskeeper, seat 1   n2 Necromancer, seat 2   @2 Portal of seat 2

Groundskeepers in turn order    cards   I  II III
▶ g1 Ada            (0,0)               3   0   1  holds holy_water_balloon,
                                                   kick, sacred_seal ×2
  g3 Ben            (1,0)               0   0   0  rooted, drained 2,
                                                   movement +2, cards +1
     left in the decks                 25  12  11
Necromancers in turn order      cards   I  II III
  n2 Nox            (1,0)               1   0   0  Portal (2,-1)
                                                   round 3: showed glide ×2,
                                                   whispers
  n4 Mort           outside (-3,0) NW   0   0   0
     left in the decks                 29  14   9

Spent boo, kick ×2";
    assert_eq!(drawn("old_yard", 4, Viewer::seat(Seat(0)), given), expected.trim_start());
}

#[test]
fn the_three_wards_with_their_walls() {
    let given = r#"{
        "round": 13,
        "phase": {"GiveBack": {"who": "Nox", "by": "Ada"}},
        "graves": [{"at": [3, -1], "owner": "N"}, {"at": [-1, -2], "seal": 2}, {"at": [1, 1]}],
        "pieces": {"Ada": {"On": [3, -1]}, "Nox": {"Outside": [[-3, -1], 3]}},
        "hands": {"Ada": ["kick"], "Nox": ["flip", "portal", "glide"]}
    }"#;
    let expected = r"
Round 13 of 13  ●●●●●●●●●●●●◉
Graves   Groundskeepers 0      Necromancers 1      neutral 2
Tokens   Groundskeepers 0      Necromancers 0
▶ Nox (n2) gives a card back

             ╱ 0,-4╲ ╱ 1,-4╲ ╱ 2,-4╲ ╱ 3,-4╲
            │       │       │       │       │
            │       │       │       │       │
         ╱-1,-3╲_╱ 0,-3╲_╱ 1,-3╲_╱ 2,-3╲___╱     ╱ 4,-3╲
        │       │       │       │       │░░░░░░░│       │
        │       │       │       │       │░░░░░░░│       │
     ╱-2,-2╲_╱-1,-2╲_╱ 0,-2╲_╱ 1,-2╲___╱     ╱ 3,-2╲_╱ 4,-2╲
    │       │  †²   │       │       │░░░░░░░│       │       │
    │       │       │       │       │░░░░░░░│       │       │
 ╱-3,-1╲_╱-2,-1╲_╱-1,-1╲_╱ 0,-1╲_╱ 1,-1╲ ╱ 2,-1╲_╱ 3,-1╲_╱ 4,-1╲
│       │       │       │       │       │       │  †N   │       │
│       │       │       │       │       │       │  g1   │       │
 ╲_____╱ ╲_____╱ ╲___╱-1,0 ╲_╱ 0,0 ╲_╱ 1,0 ╲_╱ 2,0 ╲_╱ 3,0 ╲_╱ 4,0 ╲
     ░░░░░░░ ░░░░░░░│       │ Shed  │       │       │       │       │
     ░░░░░░░ ░░░░░░░│       │       │       │       │       │       │
 ╱-4,1 ╲ ╱-3,1 ╲ ╱-2,1 ╲_╱-1,1 ╲_╱ 0,1 ╲_╱ 1,1 ╲_╱ 2,1 ╲_╱ 3,1 ╲___╱
│       │       │       │       │       │   †   │       │       │
│       │       │       │       │       │       │       │       │
 ╲___╱-4,2 ╲_╱-3,2 ╲_╱-2,2 ╲_╱-1,2 ╲___╱ ╲___╱ 1,2 ╲_╱ 2,2 ╲___╱
    │       │       │       │       │░░░░░░░│       │       │
    │       │       │       │       │░░░░░░░│       │       │
     ╲___╱-4,3 ╲_╱-3,3 ╲_╱-2,3 ╲_╱-1,3 ╲     ╲___╱ 1,3 ╲___╱
        │       │       │       │       │░░░░░░░│       │
        │       │       │       │       │░░░░░░░│       │
         ╲___╱-4,4 ╲_╱-3,4 ╲_╱-2,4 ╲_╱-1,4 ╲     ╲_____╱
            │       │       │       │       │
            │       │       │       │       │
             ╲_____╱ ╲_____╱ ╲_____╱ ╲_____╱

† grave   †G Groundskeepers'   †N Necromancers'   ² ¹ a seal showing 2 or 1
g1 Groundskeeper, seat 1   n2 Necromancer, seat 2   @2 Portal of seat 2   ░ wall

Groundskeepers in turn order    cards   I  II III
  g1 Ada            (3,-1)              1   0   0
     left in the decks                 29  12   8
Necromancers in turn order      cards   I  II III
▶ n2 Nox            outside (-3,-1) W   1   0   2  holds flip, glide, portal
     left in the decks                 29  14   8";
    assert_eq!(drawn("three_wards", 2, Viewer::seat(Seat(1)), given), expected.trim_start());
}

#[test]
fn the_chapel_rows_at_the_end_with_a_crowd_on_the_shed() {
    let given = r#"{
        "phase": "Over",
        "graves": [{"at": [0, 0], "owner": "GK"}, {"at": [6, 0], "owner": "N"}, {"at": [3, 2]}],
        "pieces": {"Nox": {"On": [3, 4]}, "Mort": {"On": [3, 4]}, "Vex": {"On": [3, 4]}},
        "portals": {"Nox": [3, 4], "Mort": [3, 4], "Vex": [3, 4]},
        "tokens": {"groundskeepers": 100, "necromancers": 7}
    }"#;
    let expected = r"
After round 13  ●●●●●●●●●●●●●
Graves   Groundskeepers 1      Necromancers 1      neutral 1
Tokens   Groundskeepers 100    Necromancers 7
The night is over

┌─ 0,0 ─┬─ 1,0 ─┬─ 2,0 ─┬─ 3,0 ─┬─ 4,0 ─┬─ 5,0 ─┬─ 6,0 ─┐
│  †G   │       │       │       │       │       │  †N   │
│       │       │       │       │       │       │       │
├─ 0,1 ─┼─ 1,1 ─┼─ 2,1 ─┼─ 3,1 ─┼─ 4,1 ─┼─ 5,1 ─┼─ 6,1 ─┤
│       │       │       │       │       │       │       │
│       │       │       │       │       │       │       │
├─ 0,2 ─┼─ 1,2 ─┼─ 2,2 ─┼─ 3,2 ─┼─ 4,2 ─┼─ 5,2 ─┼─ 6,2 ─┤
│       │       │       │   †   │       │       │       │
│       │       │       │       │       │       │       │
├─ 0,3 ─┼─ 1,3 ─┼─ 2,3 ─┼─ 3,3 ─┼─ 4,3 ─┼─ 5,3 ─┼─ 6,3 ─┤
│       │       │       │       │       │       │       │
│       │       │       │       │       │       │       │
├─ 0,4 ─┼─ 1,4 ─┼─ 2,4 ─┼─ 3,4 ─┼─ 4,4 ─┼─ 5,4 ─┼─ 6,4 ─┤
│       │       │       │Shed 3@│       │       │       │
│       │       │       │ 3g 3n │       │       │       │
└───────┴───────┴───────┴───────┴───────┴───────┴───────┘

† grave   †G Groundskeepers'   †N Necromancers'   ² ¹ a seal showing 2 or 1
g1 Groundskeeper, seat 1   n2 Necromancer, seat 2   @2 Portal of seat 2

Groundskeepers in turn order    cards   I  II III
  g1 Ada            (3,4)               0   0   0
  g3 Ben            (3,4)               0   0   0
  g5 Cleopatra of … (3,4)               0   0   0
     left in the decks                 30  12  12
Necromancers in turn order      cards   I  II III
  n2 Nox            (3,4)               0   0   0  Portal (3,4)
  n4 Mort           (3,4)               0   0   0  Portal (3,4)
  n6 Vex            (3,4)               0   0   0  Portal (3,4)
     left in the decks                 30  14  10";
    assert_eq!(drawn("chapel_rows", 6, Viewer::seat(Seat(0)), given), expected.trim_start());
}

/// A position anything may have led to.
fn scattered(game: &Crusade, board: &str, seats: usize, dice: &mut Dice) -> State {
    let mut state = laid(game, board, seats, &mut Tray::deaf(Dice::fast(1)));
    let board = game.board(&state);
    for grave in state.graves {
        if let Some(owned) = state.owned.get_mut(dice.pick(3)) {
            owned.add(grave);
        }
        match dice.pick(3) {
            0 => {}
            1 => state.seals.one.add(grave),
            _ => state.seals.two.add(grave),
        }
    }
    let haunts: Vec<Tile> = match dice.pick(4) {
        0 => vec![Tile::SHED],
        1 => board.roses[..1].to_vec(),
        2 => board.roses[..3].to_vec(),
        _ => board.tiles().collect(),
    };
    for seat in state.seats() {
        let piece = state.piece_mut(seat);
        piece.place = Place::On(haunts[dice.pick(haunts.len())]);
        if piece.team == Team::Necromancers {
            piece.portal = (dice.pick(4) > 0).then(|| haunts[dice.pick(haunts.len())]);
            if dice.pick(5) == 0 {
                piece.place = Place::Outside(board.edges[dice.pick(board.edges.len())]);
            }
        }
    }
    state
}

/// The two lines inside a tile: below its coordinates, whose comma stands in the middle.
fn inside(picture: &str, (x, y): (i8, i8)) -> [String; 2] {
    let board = picture.split("\n\n").nth(1).unwrap();
    let lines: Vec<Vec<char>> = board.lines().map(|line| line.chars().collect()).collect();
    let name: Vec<char> = format!("{x:>2},{y:<2}").chars().collect();
    let found = lines
        .iter()
        .enumerate()
        .find_map(|(row, line)| Some((row, line.windows(5).position(|it| it == name)? - 1)));
    let (row, column) = found.unwrap_or_else(|| panic!("({x},{y}) is missing in\n{picture}"));
    [1, 2].map(|below| lines[row + below][column..column + 7].iter().collect())
}

/// Whether a line names exactly these seats behind the sign, or at least counts them.
fn tells(line: &str, sign: char, seats: &[usize]) -> bool {
    let digits: String = seats.iter().map(usize::to_string).collect();
    match seats.len() {
        0 => !line.contains(sign),
        count => line.contains(&format!("{sign}{digits}")) || line.contains(&format!("{count}{sign}")),
    }
}

fn ground(kind: TileKind, grave: Option<&GraveView>) -> &'static str {
    match (kind, grave.map(|grave| (grave.owner, grave.seal))) {
        (TileKind::Shed, _) => "Shed",
        (_, None) => "",
        (_, Some((None, None))) => "†",
        (_, Some((None, Some(1)))) => "†¹",
        (_, Some((None, Some(_)))) => "†²",
        (_, Some((Some(Team::Groundskeepers), None))) => "†G",
        (_, Some((Some(Team::Groundskeepers), Some(1)))) => "†G¹",
        (_, Some((Some(Team::Groundskeepers), Some(_)))) => "†G²",
        (_, Some((Some(Team::Necromancers), None))) => "†N",
        (_, Some((Some(Team::Necromancers), Some(1)))) => "†N¹",
        (_, Some((Some(Team::Necromancers), Some(_)))) => "†N²",
    }
}

fn check_board(view: &View, picture: &str) {
    let seats_where = |fits: &dyn Fn(usize) -> bool| -> Vec<usize> {
        (0..view.seats.len()).filter(|seat| fits(*seat)).map(|seat| seat + 1).collect()
    };
    for tile in view.tiles.iter() {
        let [lies, stands] = inside(picture, tile.at);
        let mark = lies.trim().split([' ', '@']).next().unwrap();
        assert_eq!(mark, ground(tile.kind, view.graves.get(&tile.name)), "{}\n{picture}", tile.name);
        let portals = seats_where(&|seat| view.seats[seat].portal.as_ref() == Some(&tile.name));
        assert!(tells(&lies, '@', &portals), "Portals on {}\n{picture}", tile.name);
        for (team, sign) in [(Team::Groundskeepers, 'g'), (Team::Necromancers, 'n')] {
            let here =
                |seat: usize| view.seats[seat].tile == Some(tile.tile) && view.seats[seat].team == team;
            assert!(tells(&stands, sign, &seats_where(&here)), "{team:?} on {}\n{picture}", tile.name);
        }
    }
}

fn check_list(view: &View, picture: &str) {
    for (number, seat) in (1..).zip(&view.seats) {
        let label = format!(" {}{number} ", if seat.team == Team::Groundskeepers { 'g' } else { 'n' });
        let place = match &seat.outside {
            Some(edge) => format!(" outside {} {} ", edge.at, edge.direction),
            None => format!(" {} ", seat.at.as_ref().unwrap()),
        };
        let list = picture.split("\n\n").nth(3).unwrap();
        let listed = |line: &&str| line.contains(&label) && line.contains(&place);
        assert_eq!(list.lines().filter(listed).count(), 1, "{label}{place}\n{picture}");
        if let Some(portal) = &seat.portal {
            assert!(list.contains(&format!("Portal {portal}")), "{label}\n{picture}");
        }
    }
}

fn check_width(picture: &str) {
    for line in picture.lines() {
        assert!(line.chars().count() <= 80, "{line:?} is too long in\n{picture}");
        assert_eq!(line, line.trim_end());
    }
}

#[test]
fn no_grave_piece_portal_or_seal_is_left_out() {
    let game = game();
    let mut dice = Dice::fast(7);
    for round in 0..40 {
        for board in game.boards() {
            let seats = 2 + round % 7;
            let state = scattered(&game, &board.id, seats, &mut dice);
            let view = game.view(&state, Viewer::SPECTATOR);
            let picture = picture(&view, &names(seats));
            check_board(&view, &picture);
            check_list(&view, &picture);
            check_width(&picture);
        }
    }
}

#[test]
fn whole_matches_fit_the_terminal() {
    let game = game();
    let mut tray = Tray::deaf(Dice::fast(7));
    let mut actions = Vec::new();
    for board in game.boards() {
        let mut state = laid(&game, &board.id, 8, &mut tray);
        while let Turn::Awaits(seats) = game.turn(&state) {
            let seat = seats.lowest().unwrap();
            check_width(&picture(&game.view(&state, Viewer::seat(seat)), &names(8)));
            actions.clear();
            game.legal_actions(&state, seat, &mut actions);
            let action = actions[tray.pick(actions.len())];
            game.apply(&mut state, seat, action, &mut tray);
        }
        check_width(&picture(&game.view(&state, Viewer::Everything), &names(8)));
    }
}
