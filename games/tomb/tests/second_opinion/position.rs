//! Random positions, as the rules see them and as the engine does.

use table::{Arrange as _, Dice, Game, Names, Tray};
use tomb::Tomb;
use tomb::given::{Given, GivenHero, GivenMonster};
use tomb::rules::setup::Setup;
use tomb::state::State;

use crate::board::{At, Board};

const NAMES: [&str; 4] = ["Ana", "Bo", "Cy", "Dee"];

pub(crate) fn game() -> Tomb {
    Tomb::open(&Tomb::printed()).expect("the printed box is sound")
}

/// A column and a row as positions write them.
pub(crate) fn small((x, y): At) -> (u8, u8) {
    (u8::try_from(x).expect("boards are small"), u8::try_from(y).expect("boards are small"))
}

/// A space of a board whose sign fits, taken from those that are free.
pub(crate) fn place(
    board: &Board,
    free: &mut Vec<At>,
    dice: &mut Dice,
    fits: impl Fn(char) -> bool,
) -> Option<At> {
    let fitting: Vec<usize> = (0..free.len()).filter(|it| fits(board.sign(free[*it]))).collect();
    (!fitting.is_empty()).then(|| free.swap_remove(fitting[dice.pick(fitting.len())]))
}

/// Spaces somebody could stand on.
pub(crate) fn standing(board: &Board) -> Vec<At> {
    board.spaces().into_iter().filter(|at| matches!(board.sign(*at), '.' | '*' | 'g' | '~')).collect()
}

/// A hero of a position.
#[derive(Clone, Debug)]
pub(crate) struct Somebody {
    pub(crate) at: At,
    pub(crate) items: Vec<&'static str>,
}

/// The engine's table for a board with these heroes and monsters, in the first hero's turn.
pub(crate) fn table(
    game: &Tomb,
    board: &Board,
    heroes: &[Somebody],
    monsters: Vec<GivenMonster>,
    given: Given,
) -> State {
    let party = &NAMES[..heroes.len()];
    let characters =
        ["brannoch", "sable", "ilvane", "mordec"][..party.len()].iter().map(|it| (*it).to_owned());
    let setup = Setup { stage: "aur1".to_owned(), characters: characters.collect(), ..Setup::default() };
    let mut tray = Tray::deaf(Dice::fast(1));
    let mut state = game.setup(&setup, &mut tray).expect("a sound setup");
    let names = Names::new(&party.iter().map(|it| (*it).to_owned()).collect::<Vec<_>>(), party.len());
    let given = Given { monsters: Some(monsters), heroes: named(heroes), ..drawn(board, given) };
    game.arrange(&mut state, &given, &names).expect("a sound position");
    state
}

fn named(heroes: &[Somebody]) -> std::collections::BTreeMap<String, GivenHero> {
    let hero = |it: &Somebody| GivenHero {
        at: Some(small(it.at)),
        items: it.items.iter().map(|item| (*item).to_owned()).collect(),
        ..GivenHero::default()
    };
    NAMES.iter().zip(heroes).map(|(name, it)| ((*name).to_owned(), hero(it))).collect()
}

fn drawn(board: &Board, given: Given) -> Given {
    let sign = |sign: &char| match sign {
        '?' => ' ',
        'g' => 'G',
        other => *other,
    };
    let opened = board.spaces().into_iter().filter(|at| board.sign(*at) == 'g').map(small);
    Given {
        map: Some(board.rows.iter().map(|row| row.iter().map(sign).collect()).collect()),
        opened: opened.collect(),
        ..given
    }
}

/// A monster of a position.
pub(crate) fn monster(kind: &str, at: At, pinned: bool) -> GivenMonster {
    GivenMonster { kind: kind.to_owned(), at: small(at), hp: None, pinned }
}
