//! Where monsters go: a second implementation of LIC-RUL-12 and LIC-RUL-13, as plain as the rulebook
//! states them, held against the game on many random fields.

use std::sync::Arc;

use lich::Lich;
use lich::given::{Given, GivenAdventurer, GivenMonster, GivenPhase};
use table::{Dice, Game as _};

use crate::bench::Bench;

/// In the order of their speeds, so that turns follow seats, and everybody's column is the seat's.
const PARTY: [&str; 6] = ["rogue", "ranger", "wizard", "paladin", "warrior", "cleric"];
const NAMES: [&str; 6] = ["Ana", "Bo", "Cy", "Di", "Eli", "Fay"];

/// Eggs lie still, so that nothing but the rules moves them; the Stormcaller fells the weak.
const FLOOR: &str = r#"(
    name: "The Nursery",
    monsters: [
        (id: "shell", name: "Shell", copies: 6, kind: Vermin, speed: 1, health: 10, keywords: [Hatch], mark: House),
        (id: "stormcaller", name: "Stormcaller", kind: Cultist, speed: 1, attack: 1, health: 10, energy: 1,
            actives: [(cost: 1, does: SoulStorm(5))], mark: House),
    ],
    boss: (id: "hen", name: "Hen", kind: Beast, speed: 1, attack: 1, health: 1, mark: House),
    company: 1,
    items: [
        (id: "crumb", name: "Crumb", copies: 3, types: [Potion], effects: [Heal(whom: Ally, health: 1)], mark: House),
        (id: "crust", name: "Crust", copies: 3, types: [Potion], effects: [Heal(whom: Ally, health: 2)], mark: House),
        (id: "loaf", name: "Loaf", copies: 3, types: [Potion], effects: [Heal(whom: Ally, health: 3)], mark: House),
    ],
    artifact: (id: "feather", name: "Feather", types: [Charm], slot: Trinket, traits: [Bonus(Speed, 1)], mark: House),
)"#;

fn game() -> Arc<Lich> {
    let mut files = Lich::printed();
    files.insert("floors/1.ron", FLOOR);
    Arc::new(Lich::open(&files).unwrap_or_else(|mistakes| panic!("{mistakes:#?}")))
}

/// Monsters by number, as the rulebook draws them: a file for each column, and a back row.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Field {
    stands: Vec<bool>,
    files: Vec<Vec<u8>>,
    back: Vec<u8>,
}

impl Field {
    /// LIC-RUL-08.
    fn leftmost_open(&self) -> Option<usize> {
        (0..self.files.len()).find(|column| self.stands[*column] && self.files[*column].is_empty())
    }

    /// LIC-RUL-12: all are marked first; then, from left to right, each file is emptied, row 1 first.
    fn faint(&mut self, felled: &[usize]) {
        for column in felled {
            self.stands[*column] = false;
        }
        for column in felled {
            for monster in std::mem::take(&mut self.files[*column]) {
                match self.leftmost_open() {
                    Some(open) => self.files[open].push(monster),
                    None => self.back.push(monster),
                }
            }
        }
    }

    /// LIC-RUL-13: one shift into the open space furthest right that has a monster to its left; then the
    /// back row, from its left end, into open spaces from the left.
    fn regroup(&mut self) {
        let up: Vec<usize> = (0..self.files.len()).filter(|column| self.stands[*column]).collect();
        let last = (0..up.len())
            .rev()
            .find(|o| self.files[up[*o]].is_empty() && (0..*o).any(|j| !self.files[up[j]].is_empty()));
        if let Some(open) = last {
            for i in (1..=open).rev() {
                self.files[up[i]] = std::mem::take(&mut self.files[up[i - 1]]);
            }
        }
        while !self.back.is_empty() {
            let Some(open) = self.leftmost_open() else { break };
            let first = self.back.remove(0);
            self.files[open].push(first);
        }
    }

    /// A random field: monsters stand only before those who stand.
    fn random(dice: &mut Dice, party: usize) -> Self {
        let mut stands: Vec<bool> = (0..party).map(|_| dice.pick(4) > 0).collect();
        stands[dice.pick(party)] = true;
        let up: Vec<usize> = (0..party).filter(|column| stands[*column]).collect();
        let mut field = Self { stands, files: vec![Vec::new(); party], back: Vec::new() };
        for monster in 1..=u8::try_from(1 + dice.pick(6)).expect("at most six") {
            if monster > 1 && dice.pick(3) == 0 {
                field.back.push(monster);
            } else {
                field.files[up[dice.pick(up.len())]].push(monster);
            }
        }
        field
    }

    /// The position, with the healths of the party; the first monster may be another card.
    fn given(&self, first: &str, healths: &[Option<u8>]) -> Given {
        let mut monsters: Vec<(u8, GivenMonster)> = Vec::new();
        let mut place = |number: u8, at| {
            let card = if number == 1 { first } else { "shell" };
            monsters.push((number, GivenMonster { card: card.to_owned(), at, ..GivenMonster::default() }));
        };
        for (column, file) in (1u8..).zip(&self.files) {
            (1u8..).zip(file).for_each(|(row, number)| place(*number, Some((column, row))));
        }
        self.back.iter().for_each(|number| place(*number, None));
        // Numbers are given in the order written, and the back row in its own order: both hold, as
        // the back row's numbers rise from left to right.
        monsters.sort_by_key(|(number, _)| *number);
        let last = self.stands.iter().rposition(|it| *it).expect("somebody stands");
        let own = |seat: usize| GivenAdventurer {
            health: if self.stands[seat] { healths[seat] } else { Some(0) },
            ..GivenAdventurer::default()
        };
        Given {
            phase: Some(GivenPhase::Turn(NAMES[last].to_owned())),
            party: (0..self.stands.len()).map(|seat| (NAMES[seat].to_owned(), own(seat))).collect(),
            monsters: monsters.into_iter().map(|(_, monster)| monster).collect(),
            ..Given::default()
        }
    }

    /// The field as the game shows it.
    fn shown(bench: &Bench) -> Self {
        let view = bench.view();
        let stands: Vec<bool> = view.seats.iter().map(|seat| !seat.fainted).collect();
        let mut files = vec![Vec::new(); stands.len()];
        for (column, file) in &view.field {
            files[usize::from(*column) - 1] = file.values().map(|foe| foe.id.0).collect();
        }
        Self { stands, files, back: view.back.iter().map(|foe| foe.id.0).collect() }
    }
}

fn bench(game: &Arc<Lich>, given: Given, party: usize) -> Bench {
    Bench::seated(game, &PARTY[..party], &NAMES[..party], given, &[])
}

fn last_standing(field: &Field) -> &'static str {
    NAMES[field.stands.iter().rposition(|it| *it).expect("somebody stands")]
}

#[test]
fn monsters_regroup_as_the_rulebook_says() {
    let game = game();
    let mut dice = Dice::fast(13);
    for round in 0..400 {
        let party = 1 + round % 6;
        let mut field = Field::random(&mut dice, party);
        let mut bench = bench(&game, field.given("shell", &[None; 6]), party);
        assert_eq!(Field::shown(&bench), field, "laid out");
        let before = field.clone();
        bench.say(&format!("{}: end turn", last_standing(&field)));
        field.regroup();
        assert_eq!(Field::shown(&bench), field, "from {before:?}");
    }
}

#[test]
fn monsters_leave_the_fainted_as_the_rulebook_says() {
    let game = game();
    let mut dice = Dice::fast(12);
    let mut moved = 0;
    for round in 0..400 {
        let party = 2 + round % 5;
        let mut field = Field::random(&mut dice, party);
        if field.back.contains(&1) {
            continue; // the Stormcaller must be in front
        }
        // 5 damage (4 to the Warrior): 1 to 4 health is too little, the rest stand.
        let felled: Vec<usize> = (0..party).filter(|seat| field.stands[*seat] && dice.pick(3) == 0).collect();
        let healths: Vec<Option<u8>> = (0..party)
            .map(|seat| felled.contains(&seat).then(|| 1 + u8::try_from(dice.pick(4)).expect("small")))
            .collect();
        if felled.len() == field.stands.iter().filter(|it| **it).count() {
            continue; // nobody would be left
        }
        let mut bench = bench(&game, field.given("stormcaller", &healths), party);
        let before = field.clone();
        bench.say(&format!("{}: end turn", last_standing(&field)));
        field.faint(&felled);
        field.regroup();
        assert_eq!(Field::shown(&bench), field, "from {before:?} when {felled:?} fall");
        moved += usize::from(felled.iter().any(|column| !before.files[*column].is_empty()));
    }
    assert!(moved > 80, "only {moved} fields had something to move");
}

/// With eggs and one Animated card: it never holds the front alone while others wait.
#[test]
fn an_animated_card_is_relieved() {
    let mut files = Lich::printed();
    let floor = FLOOR.replace(
        "attack: 1, health: 10, energy: 1,\n            actives: [(cost: 1, does: SoulStorm(5))]",
        "attack: 0, keywords: [Animated]",
    );
    assert_ne!(floor, FLOOR);
    files.insert("floors/1.ron", floor);
    let game = Arc::new(Lich::open(&files).unwrap_or_else(|mistakes| panic!("{mistakes:#?}")));
    let mut dice = Dice::fast(110);
    let mut relieved = 0;
    for round in 0..600 {
        let party = 1 + round % 3;
        let mut field = Field::random(&mut dice, party);
        let monsters = field.files.iter().map(Vec::len).sum::<usize>() + field.back.len();
        if monsters == 1 {
            continue; // an Animated card alone is removed
        }
        let mut bench = bench(&game, field.given("stormcaller", &[None; 6]), party);
        let before = field.clone();
        bench.say(&format!("{}: end turn", last_standing(&field)));
        field.regroup();
        // LIC-RUL-110, where number 1 is the Animated card.
        let front: Vec<u8> = field.files.iter().flatten().copied().collect();
        if front == [1] && !field.back.is_empty() {
            let column = field.files.iter().position(|file| !file.is_empty()).expect("it lies there");
            field.files[column] = vec![field.back.remove(0)];
            field.back.push(1);
            relieved += 1;
        }
        assert_eq!(Field::shown(&bench), field, "from {before:?}");
    }
    assert!(relieved > 5, "only {relieved} were relieved");
}
