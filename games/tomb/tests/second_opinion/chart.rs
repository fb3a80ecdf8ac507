//! A drawn board as the engine's map.

use tomb::map::Map;
use tomb::spaces::{Grid, Space};

use crate::board::{At, Board};

/// The engine's name for a space.
pub(crate) fn space((x, y): At) -> Space {
    Space::new(x.try_into().unwrap(), y.try_into().unwrap())
}

/// The engine's map of a board.
pub(crate) fn chart(board: &Board) -> Map {
    let measure = |it: i32| u8::try_from(it).unwrap();
    let grid = Grid::new(measure(board.width()), measure(board.height())).expect("boards are small");
    let mut map = Map::empty(grid);
    for at in board.spaces() {
        let sign = board.sign(at);
        let here = space(at);
        if sign != '?' {
            grid.add(&mut map.charted, here);
        }
        match sign {
            '.' | '?' => {}
            '#' => grid.add(&mut map.walls, here),
            'o' => grid.add(&mut map.obstacles, here),
            '~' => grid.add(&mut map.water, here),
            '*' => grid.add(&mut map.ice, here),
            'G' => grid.add(&mut map.gates, here),
            'g' => {
                grid.add(&mut map.gates, here);
                grid.add(&mut map.opened, here);
            }
            _ => unreachable!("{sign} is no sign of these boards"),
        }
    }
    map
}
