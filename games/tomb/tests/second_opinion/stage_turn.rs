//! Random positions in which the engine's monsters must choose as the rules say.

use std::sync::Arc;

use table::{Dice, Game, Names, Tray};
use tomb::content::MonsterId;
use tomb::given::{Given, GivenHero, GivenMonster};
use tomb::play::Scene;
use tomb::rules::setup::Setup;
use tomb::state::{BeastId, State};
use tomb::{Tomb, content};

use crate::board::{At, Board};
use crate::chart::space;
use crate::monsters::{Choice, Situation};
use crate::sight::drawn;

const SIGNS: [char; 16] = ['.', '.', '.', '.', '.', '.', '#', '#', '#', 'o', '~', '~', '*', 'G', 'g', '?'];
const NAMES: [&str; 4] = ["Ana", "Bo", "Cy", "Dee"];

#[test]
fn monsters_choose_as_the_rules_say() {
    let game = Arc::new(Tomb::open(&Tomb::printed()).expect("the printed box is sound"));
    let mut dice = Dice::fast(21);
    let mut tried = [0; 4];
    for _ in 0..1500 {
        let Some(position) = Position::random(&game, &mut dice) else { continue };
        let state = position.state(&game);
        let situation = position.situation(&game);
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
    let at = |hero: tomb::state::HeroId| {
        let at = state.hero(hero).at;
        (i32::from(at.x), i32::from(at.y))
    };
    if game.monster(state.beasts[0].kind).attack.targets == content::Targets::One {
        let target = scene.monster_target(BeastId(0), choice.penalty);
        return target.into_iter().map(|(hero, ..)| at(hero)).collect();
    }
    let mut all: Vec<At> =
        scene.monster_targets(BeastId(0), choice.penalty).map(|(hero, _)| at(hero)).collect();
    all.sort_by_key(|(x, y)| (*y, *x));
    all
}

/// Somewhere, somebody, against somebody.
struct Position {
    board: Board,
    kind: MonsterId,
    at: At,
    pinned: bool,
    others: Vec<At>,
    heroes: Vec<(At, bool)>,
}

impl Position {
    fn random(game: &Tomb, dice: &mut Dice) -> Option<Self> {
        let board = Board::random(dice, &SIGNS);
        let kind = MonsterId(u8::try_from(dice.pick(game.monsters().len())).unwrap());
        let water = game.monster(kind).traits.has(content::Trait::Aquatic);
        let mut free: Vec<At> = board.spaces();
        free.retain(|at| matches!(board.sign(*at), '.' | '*' | 'g' | '~'));
        let mut place = |fits: &dyn Fn(char) -> bool, dice: &mut Dice| -> Option<At> {
            let fitting: Vec<usize> = (0..free.len()).filter(|it| fits(board.sign(free[*it]))).collect();
            (!fitting.is_empty()).then(|| free.swap_remove(fitting[dice.pick(fitting.len())]))
        };
        let at = place(&|sign| !water || sign == '~', dice)?;
        let heroes = (0..=dice.pick(4))
            .map(|_| Some((place(&|sign| sign != '~', dice)?, dice.pick(6) == 0)))
            .collect::<Option<Vec<_>>>()?;
        let others = (0..dice.pick(5)).map(|_| place(&|_| true, dice)).collect::<Option<Vec<_>>>()?;
        Some(Self { kind, at, pinned: dice.pick(10) == 0, others, heroes, board })
    }

    fn situation(&self, game: &Tomb) -> Situation {
        let card = game.monster(self.kind);
        Situation {
            board: self.board.clone(),
            at: self.at,
            movement: i32::from(card.movement),
            attack: card.attack,
            traits: card.traits,
            pinned: self.pinned,
            others: self.others.clone(),
            heroes: self.heroes.clone(),
        }
    }

    /// The same as the engine has it.
    fn state(&self, game: &Tomb) -> State {
        let party = &NAMES[..self.heroes.len()];
        let characters =
            ["brannoch", "sable", "ilvane", "mordec"][..party.len()].iter().map(|it| (*it).to_owned());
        let setup = Setup { stage: "aur1".to_owned(), characters: characters.collect(), ..Setup::default() };
        let mut tray = Tray::deaf(Dice::fast(1));
        let mut state = game.setup(&setup, &mut tray).expect("a sound setup");
        let names = Names::new(&party.iter().map(|it| (*it).to_owned()).collect::<Vec<_>>(), party.len());
        game.arrange(&mut state, &self.given(game), &names).expect("a sound position");
        for (hero, (_, hidden)) in state.heroes.iter_mut().zip(&self.heroes) {
            hero.hidden = *hidden;
        }
        state
    }

    fn given(&self, game: &Tomb) -> Given {
        let small = |(x, y): At| (u8::try_from(x).unwrap(), u8::try_from(y).unwrap());
        let sign = |sign: &char| match sign {
            '?' => ' ',
            'g' => 'G',
            other => *other,
        };
        let opened = self.board.spaces().into_iter().filter(|at| self.board.sign(*at) == 'g').map(small);
        // The other monsters only stand in the way: Mudbacks, who can stand anywhere.
        let other =
            |at: &At| GivenMonster { kind: "mudback".to_owned(), at: small(*at), hp: None, pinned: false };
        let own = GivenMonster {
            kind: game.monster(self.kind).id.clone(),
            at: small(self.at),
            hp: None,
            pinned: self.pinned,
        };
        Given {
            map: Some(self.board.rows.iter().map(|row| row.iter().map(sign).collect()).collect()),
            opened: opened.collect(),
            heroes: NAMES
                .iter()
                .zip(&self.heroes)
                .map(|(name, (at, _))| {
                    ((*name).to_owned(), GivenHero { at: Some(small(*at)), ..GivenHero::default() })
                })
                .collect(),
            monsters: Some(std::iter::once(own).chain(self.others.iter().map(other)).collect()),
            ..Given::default()
        }
    }
}
