//! The ship: which way it may be steered, and where drift and rapids take it. [TOM-RUL-96] [TOM-RUL-98]

use table::{Arrange as _, Dice, Game, Names, Seat, Tray};
use tomb::given::{Given, GivenMonster};
use tomb::rules::setup::Setup;
use tomb::spaces::Direction;
use tomb::state::State;
use tomb::{Action, Tomb};

use crate::board::{At, Board};
use crate::chart::space;
use crate::position::{game, small};
use crate::sight::drawn;

const SIGNS: [char; 12] = ['~', '~', '~', '~', '~', '~', '~', '~', '~', 'R', 'R', 'o'];

fn deck((x, y): At) -> Vec<At> {
    (0..2).flat_map(|down| (0..3).map(move |right| (x + right, y + down))).collect()
}

fn afloat(board: &Board, ship: At) -> bool {
    deck(ship).into_iter().all(|at| matches!(board.sign(at), '~' | 'R'))
}

fn moved((x, y): At, direction: Direction) -> At {
    match direction {
        Direction::Up => (x, y - 1),
        Direction::Left => (x - 1, y),
        Direction::Right => (x + 1, y),
        Direction::Down => (x, y + 1),
    }
}

/// Where a ship that is no longer steered comes to rest.
fn carried(board: &Board, mut ship: At) -> At {
    let downstream = |ship: At| Some(moved(ship, Direction::Right)).filter(|to| afloat(board, *to));
    for _ in 0..2 {
        ship = downstream(ship).unwrap_or(ship);
    }
    while deck(ship).into_iter().any(|at| board.sign(at) == 'R') {
        let Some(to) = downstream(ship) else { break };
        ship = to;
    }
    ship
}

/// Where a monster is after a step of the ship from one place to another. [TOM-RUL-102]
fn dived(monster: At, from: At, to: At) -> At {
    if !deck(to).contains(&monster) || deck(from).contains(&monster) {
        return monster;
    }
    let level = from.1 == to.1;
    let left = deck(from).into_iter().filter(|at| !deck(to).contains(at));
    left.into_iter()
        .find(|at| if level { at.1 == monster.1 } else { at.0 == monster.0 })
        .expect("the ship leaves a space")
}

#[test]
fn the_ship_goes_where_the_rules_say() {
    let game = game();
    let mut dice = Dice::fast(41);
    let mut voyages = 0;
    for _ in 0..600 {
        let board = Board {
            rows: (0..5).map(|_| (0..15).map(|_| SIGNS[dice.pick(SIGNS.len())]).collect()).collect(),
        };
        let mut ship = (
            i32::try_from(dice.pick(9)).expect("boards are small"),
            i32::try_from(dice.pick(4)).expect("boards are small"),
        );
        if !afloat(&board, ship) {
            continue;
        }
        let free: Vec<At> = board
            .spaces()
            .into_iter()
            .filter(|at| board.sign(*at) != 'o' && !deck(ship).contains(at))
            .collect();
        let mut fang = free[dice.pick(free.len())];
        let mut state = laid_out(&game, &board, ship, fang);
        for _ in 0..dice.pick(4) {
            let ways: Vec<Direction> =
                Direction::ALL.into_iter().filter(|way| afloat(&board, moved(ship, *way))).collect();
            assert_eq!(offered(&game, &state), ways, "at {ship:?} on\n{}", drawn(&board));
            let Some(way) = (!ways.is_empty()).then(|| ways[dice.pick(ways.len())]) else { break };
            fang = dived(fang, ship, moved(ship, way));
            ship = moved(ship, way);
            act(&game, &mut state, Action::Steer(way));
            check(&state, ship, fang, &board);
        }
        let rest = carried(&board, ship);
        while ship != rest {
            fang = dived(fang, ship, moved(ship, Direction::Right));
            ship = moved(ship, Direction::Right);
        }
        act(&game, &mut state, Action::Drift);
        check(&state, ship, fang, &board);
        voyages += 1;
    }
    assert!(voyages > 60, "too few voyages: {voyages}");
}

fn check(state: &State, ship: At, fang: At, board: &Board) {
    assert_eq!(state.ship, Some(space(ship)), "the ship on\n{}", drawn(board));
    assert_eq!(state.beasts[0].at, space(fang), "the Fang, the ship at {ship:?} on\n{}", drawn(board));
    assert_eq!(state.heroes[0].at, space(ship), "the first seat stands at the ship's corner");
}

fn act(game: &Tomb, state: &mut State, action: Action) {
    game.apply(state, Seat(0), action, &mut Tray::deaf(Dice::fast(1)));
}

fn offered(game: &Tomb, state: &State) -> Vec<Direction> {
    let mut actions = Vec::new();
    game.legal_actions(state, Seat(0), &mut actions);
    let steer = |action| match action {
        Action::Steer(way) => Some(way),
        _ => None,
    };
    actions.into_iter().filter_map(steer).collect()
}

fn laid_out(game: &Tomb, board: &Board, ship: At, fang: At) -> State {
    let setup = Setup { stage: "blo2".to_owned(), characters: vec!["okon".to_owned()], ..Setup::default() };
    let mut state = game.setup(&setup, &mut Tray::deaf(Dice::fast(1))).expect("a sound setup");
    let fang = GivenMonster { kind: "river_fang".to_owned(), at: small(fang), hp: None, pinned: false };
    let given = Given {
        map: Some(board.rows.iter().map(|row| row.iter().collect()).collect()),
        ship: Some(small(ship)),
        monsters: Some(vec![fang]),
        ..Given::default()
    };
    let names = Names::new(&["Ana".to_owned()], 1);
    game.arrange(&mut state, &given, &names).expect("a sound position");
    state
}
