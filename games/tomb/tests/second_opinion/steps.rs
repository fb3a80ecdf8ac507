//! Which steps a character may take: every way on is tried out to its end. [TOM-RUL-28] [TOM-RUL-30]

use table::{Dice, Game, Seat};
use tomb::Action;
use tomb::given::{Given, GivenDone};

use crate::board::{At, Board};
use crate::chart::space;
use crate::position::{Somebody, game, monster, place, standing, table};
use crate::sight::drawn;

const SIGNS: [char; 12] = ['.', '.', '.', '.', '#', 'o', 'o', '~', '~', '*', 'G', 'g'];

/// Somebody about to take a step, and everybody else.
#[derive(Debug)]
struct Walk {
    board: Board,
    at: At,
    boards: bool,
    line: bool,
    cleats: bool,
    heroes: Vec<At>,
    monsters: Vec<At>,
}

impl Walk {
    /// What a step costs, if it can be taken at all.
    fn cost(&self, at: At) -> Option<u8> {
        if self.monsters.contains(&at) {
            return None;
        }
        match self.board.sign(at) {
            '.' | 'g' => Some(1),
            '~' if self.boards => Some(1),
            'o' if self.line => Some(1),
            '*' => Some(if self.cleats { 1 } else { 3 }),
            _ => None,
        }
    }

    /// Whether the walk could end there.
    fn is_rest(&self, at: At) -> bool {
        self.cost(at).is_some() && self.board.sign(at) != 'o' && !self.heroes.contains(&at)
    }

    /// Whether some way from here, with so many points, comes to a space to stop on.
    fn ends_well(&self, at: At, points: u8) -> bool {
        self.is_rest(at)
            || beside(at).into_iter().any(|next| {
                self.cost(next).is_some_and(|cost| cost <= points && self.ends_well(next, points - cost))
            })
    }

    fn steps(&self, points: u8) -> Vec<At> {
        let open = |next: &At| {
            self.cost(*next).is_some_and(|cost| cost <= points && self.ends_well(*next, points - cost))
        };
        beside(self.at).into_iter().filter(open).collect()
    }
}

/// The four neighbours, as a page is read.
fn beside((x, y): At) -> [At; 4] {
    [(x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)]
}

#[test]
fn steps_are_legal_as_the_rules_say() {
    let game = game();
    let mut dice = Dice::fast(31);
    let (mut some, mut stuck) = (0, 0);
    for _ in 0..2000 {
        let points = u8::try_from(1 + dice.pick(5)).unwrap();
        let Some(walk) = random(&mut dice) else { continue };
        let items = [(walk.boards, "boards"), (walk.line, "climbing_line"), (walk.cleats, "ice_cleats")];
        let items = items.into_iter().filter(|(held, _)| *held).map(|(_, item)| item).collect();
        let walker = Somebody { at: walk.at, items };
        let others = walk.heroes.iter().map(|at| Somebody { at: *at, items: Vec::new() });
        let heroes: Vec<Somebody> = std::iter::once(walker).chain(others).collect();
        let monsters = walk.monsters.iter().map(|at| monster("mudback", *at, false)).collect();
        let given =
            Given { done: GivenDone { points: Some(points), ..GivenDone::default() }, ..Given::default() };
        let state = table(&game, &walk.board, &heroes, monsters, given);
        let mut actions = Vec::new();
        game.legal_actions(&state, Seat(0), &mut actions);
        let engines: Vec<_> = actions
            .into_iter()
            .filter_map(|action| match action {
                Action::Step(to) => Some(to),
                _ => None,
            })
            .collect();
        let ours: Vec<_> = walk.steps(points).into_iter().map(space).collect();
        assert_eq!(engines, ours, "{points} points: {walk:?}\n{}", drawn(&walk.board));
        some += usize::from(!ours.is_empty());
        stuck += usize::from(
            beside(walk.at)
                .iter()
                .any(|at| walk.cost(*at).is_some_and(|cost| cost <= points) && !ours.contains(&space(*at))),
        );
    }
    assert!(some > 500 && stuck > 20, "too few walks tell anything: {some}, {stuck}");
}

fn random(dice: &mut Dice) -> Option<Walk> {
    let board = Board::random(dice, &SIGNS);
    let (boards, line, cleats) = (dice.pick(3) == 0, dice.pick(2) == 0, dice.pick(3) == 0);
    let mut free = standing(&board);
    let at = place(&board, &mut free, dice, |sign| boards || sign != '~')?;
    let mut some = |most: usize, fits: fn(char) -> bool| -> Option<Vec<At>> {
        (0..dice.pick(most + 1)).map(|_| place(&board, &mut free, dice, fits)).collect()
    };
    let heroes = some(3, |sign| sign != '~')?;
    let monsters = some(4, |_| true)?;
    Some(Walk { at, boards, line, cleats, heroes, monsters, board })
}
