//! Line of sight, range and adjacency, for every pair of spaces of random maps.

use table::Dice;
use tomb::content::Kind;
use tomb::rules::sight;

use crate::board::{At, Board};
use crate::chart::{chart, space};

const KINDS: [Kind; 3] = [Kind::Sight, Kind::Corner, Kind::Pierce];
const SIGNS: [char; 12] = ['.', '.', '.', '.', '#', '#', 'o', '~', '*', 'G', 'g', '?'];

/// Where a figure could stand. Only such spaces attack and are attacked.
fn stands(board: &Board, at: At) -> bool {
    matches!(board.sign(at), '.' | '~' | '*' | 'g')
}

/// Every space a figure could stand on.
fn standing(board: &Board) -> Vec<At> {
    board.spaces().into_iter().filter(|at| stands(board, *at)).collect()
}

#[test]
fn the_engine_sees_and_counts_what_the_rules_say() {
    let mut dice = Dice::fast(11);
    for _ in 0..100 {
        let board = Board::random(&mut dice, &SIGNS);
        let map = chart(&board);
        for from in standing(&board) {
            for kind in KINDS {
                let ours = board.ranges(kind, from);
                for to in standing(&board) {
                    let engines = sight::range(&map, kind, space(from), space(to)).map(i32::from);
                    let ours = ours.get(&to).copied();
                    assert_eq!(engines, ours, "{kind:?} from {from:?} to {to:?} on\n{}", drawn(&board));
                }
            }
        }
    }
}

#[test]
fn what_sees_is_seen() {
    let mut dice = Dice::fast(12);
    for _ in 0..60 {
        let board = Board::random(&mut dice, &SIGNS);
        let map = chart(&board);
        for from in standing(&board) {
            for to in standing(&board) {
                for kind in KINDS {
                    let there = sight::range(&map, kind, space(from), space(to));
                    let back = sight::range(&map, kind, space(to), space(from));
                    assert_eq!(there, back, "{kind:?} between {from:?} and {to:?} on\n{}", drawn(&board));
                }
            }
        }
    }
}

/// The two ways of counting never disagree. [TOM-RUL-10]
#[test]
fn where_there_is_sight_the_straight_count_is_the_shortest_way() {
    let mut dice = Dice::fast(13);
    for _ in 0..100 {
        let board = Board::random(&mut dice, &['.', '.', '#', '?']);
        for from in standing(&board) {
            let walked = board.ranges(Kind::Corner, from);
            for (to, range) in board.ranges(Kind::Sight, from) {
                if stands(&board, to) {
                    assert_eq!(walked.get(&to), Some(&range), "{from:?} {to:?}\n{}", drawn(&board));
                }
            }
        }
    }
}

/// The table of the worked example W06, against both.
#[test]
fn the_worked_example_of_sight() {
    let rows = [".....", ".#...", ".....", "...#.", "..#.."];
    let board = Board { rows: rows.iter().map(|row| row.chars().collect()).collect() };
    let map = chart(&board);
    for (from, to, seen) in [
        ((0, 0), (2, 0), true),
        ((0, 1), (2, 1), false),
        ((1, 0), (0, 1), true),
        ((1, 2), (2, 1), true),
        ((0, 2), (2, 0), false),
        ((0, 2), (3, 1), false),
        ((0, 0), (2, 1), false),
        ((2, 3), (3, 4), false),
    ] {
        assert_eq!(board.ranges(Kind::Sight, from).contains_key(&to), seen, "reference, {from:?} {to:?}");
        let engine = sight::range(&map, Kind::Sight, space(from), space(to)).is_some();
        assert_eq!(engine, seen, "engine, {from:?} {to:?}");
    }
}

pub(crate) fn drawn(board: &Board) -> String {
    board.rows.iter().map(|row| row.iter().collect::<String>() + "\n").collect()
}
