//! Random positions in which the engine's monsters must choose as the rules say.

use table::Dice;
use tomb::content::{MonsterId, Targets, Trait};
use tomb::given::Given;
use tomb::play::Scene;
use tomb::state::{BeastId, State};
use tomb::{Tomb, state};

use crate::board::{At, Board};
use crate::chart::space;
use crate::monsters::{Choice, Situation};
use crate::position::{Somebody, game, monster, place, standing, table};
use crate::sight::drawn;

const SIGNS: [char; 16] = ['.', '.', '.', '.', '.', '.', '#', '#', '#', 'o', '~', '~', '*', 'G', 'g', '?'];

#[test]
fn monsters_choose_as_the_rules_say() {
    let game = game();
    let mut dice = Dice::fast(21);
    let mut tried = [0; 4];
    for _ in 0..1500 {
        let Some((kind, situation)) = random(&game, &mut dice) else { continue };
        let state = laid_out(&game, kind, &situation);
        let choice = situation.choice();
        let scene = Scene { game: &game, state: &state };
        let decision = scene.decide(BeastId(0));
        let (to, penalty) = decision.map_or((space(situation.at), false), |it| (it.to, it.too_close));
        let told = || format!("{situation:?}\n{}", drawn(&situation.board));
        assert_eq!((to, penalty), (space(choice.to), choice.penalty), "the choice of {}", told());
        assert_eq!(struck(&game, &state, &choice), choice.targets, "the targets of {}", told());
        if !situation.held() {
            assert_eq!(scene.flight(BeastId(0)).0, space(situation.flight()), "the flight of {}", told());
        }
        tried[kind_of(&situation, &choice)] += 1;
    }
    assert!(tried.iter().all(|count| *count > 10), "too few of some kind of turn: {tried:?}");
}

/// Attacks from where it stands, attacks after moving, attacks too close, attacks nobody.
fn kind_of(situation: &Situation, choice: &Choice) -> usize {
    match (choice.targets.is_empty(), choice.penalty, choice.to == situation.at) {
        (true, ..) => 3,
        (_, true, _) => 2,
        (.., true) => 0,
        _ => 1,
    }
}

/// Whom the engine's monster attacks once it has moved.
fn struck(game: &Tomb, state: &State, choice: &Choice) -> Vec<At> {
    let mut state = state.clone();
    state.beasts[0].at = space(choice.to);
    let scene = Scene { game, state: &state };
    let at = |hero: state::HeroId| {
        let at = state.hero(hero).at;
        (i32::from(at.x), i32::from(at.y))
    };
    if game.monster(state.beasts[0].kind).attack.targets == Targets::One {
        let target = scene.monster_target(BeastId(0), choice.penalty);
        return target.into_iter().map(|(hero, ..)| at(hero)).collect();
    }
    let mut all: Vec<At> =
        scene.monster_targets(BeastId(0), choice.penalty).map(|(hero, _)| at(hero)).collect();
    all.sort_by_key(|(x, y)| (*y, *x));
    all
}

/// Some monster somewhere, against somebody.
fn random(game: &Tomb, dice: &mut Dice) -> Option<(MonsterId, Situation)> {
    let board = Board::random(dice, &SIGNS);
    let kind = MonsterId(u8::try_from(dice.pick(game.monsters().len())).unwrap());
    let card = game.monster(kind);
    let water = card.traits.has(Trait::Aquatic);
    let mut free = standing(&board);
    let at = place(&board, &mut free, dice, |sign| !water || sign == '~')?;
    let heroes = (0..=dice.pick(4))
        .map(|_| Some((place(&board, &mut free, dice, |sign| sign != '~')?, dice.pick(6) == 0)))
        .collect::<Option<Vec<_>>>()?;
    let others =
        (0..dice.pick(5)).map(|_| place(&board, &mut free, dice, |_| true)).collect::<Option<Vec<_>>>()?;
    let situation = Situation {
        at,
        movement: i32::from(card.movement),
        attack: card.attack,
        traits: card.traits,
        pinned: dice.pick(10) == 0,
        others,
        heroes,
        board,
    };
    Some((kind, situation))
}

/// The same as the engine has it. The other monsters only stand in the way: Mudbacks, who can stand
/// anywhere.
fn laid_out(game: &Tomb, kind: MonsterId, situation: &Situation) -> State {
    let heroes: Vec<Somebody> =
        situation.heroes.iter().map(|(at, _)| Somebody { at: *at, items: Vec::new() }).collect();
    let own = monster(&game.monster(kind).id, situation.at, situation.pinned);
    let others = situation.others.iter().map(|at| monster("mudback", *at, false));
    let monsters = std::iter::once(own).chain(others).collect();
    let mut state = table(game, &situation.board, &heroes, monsters, Given::default());
    for (hero, (_, hidden)) in state.heroes.iter_mut().zip(&situation.heroes) {
        hero.hidden = *hidden;
    }
    state
}
