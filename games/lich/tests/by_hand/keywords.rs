//! Every pair of keywords that can meet on one attack, with results written by hand from the
//! chapters on attack types, keywords, damage and the keyword sheet (3.10, 4.3, 5.10).
//!
//! The monsters and weapons of this box have one keyword each, so that nothing else interferes: a
//! monster has attack 3 and 10 health, a weapon adds 1 to the Cleric's 2.

use std::sync::Arc;

use lich::Lich;
use lich::content::Keyword;
use lich::given::{Given, GivenAdventurer, GivenMonster, GivenPhase};
use table::Game as _;

use crate::bench::Bench;

/// A first floor for trying things out.
const FLOOR: &str = r#"(
    name: "The Proving Ground",
    monsters: [
        (id: "dummy", name: "Dummy", kind: Beast, speed: 1, attack: 3, health: 10, mark: House),
        (id: "bystander", name: "Bystander", kind: Ooze, speed: 1, attack: 3, health: 10, mark: House),
        (id: "guardian", name: "Guardian", kind: Ooze, speed: 1, attack: 3, health: 10, keywords: [Guard(1)], mark: House),
        (id: "armored", name: "Armored", kind: Beast, speed: 1, attack: 3, health: 10, keywords: [Armor(2)], mark: House),
        (id: "evader", name: "Evader", kind: Beast, speed: 1, attack: 3, health: 10, keywords: [Evade(3)], mark: House),
        (id: "jelly", name: "Jelly", kind: Beast, speed: 1, attack: 3, health: 10, keywords: [Gelatinous], mark: House),
        (id: "puppet", name: "Puppet", kind: Beast, speed: 1, attack: 3, keywords: [Animated], mark: House),
        (id: "bones", name: "Bones", kind: Beast, speed: 1, attack: 3, health: 10, keywords: [Reanimation(3)], mark: House),
        (id: "thorn", name: "Thorn", kind: Beast, speed: 1, attack: 3, health: 10, keywords: [Retaliation], mark: House),
        (id: "phylax", name: "Phylax", kind: Beast, speed: 1, attack: 3, health: 10, keywords: [Phylactery(4)], mark: House),
        (id: "bloat", name: "Bloat", kind: Beast, speed: 1, attack: 3, health: 10, keywords: [Burst(2)], mark: House),
        (id: "shell", name: "Shell", kind: Beast, speed: 1, health: 10, keywords: [Hatch], mark: House),
        (id: "cleaver", name: "Cleaver", kind: Beast, speed: 1, attack: 3, health: 10, keywords: [Cleave(2)], mark: House),
        (id: "piercer", name: "Piercer", kind: Beast, speed: 1, attack: 3, health: 10, keywords: [Piercing(1)], mark: House),
        (id: "leper", name: "Leper", kind: Beast, speed: 1, attack: 3, health: 10, keywords: [Diseased(3)], mark: House),
        (id: "vampire", name: "Vampire", kind: Beast, speed: 1, attack: 3, health: 10, keywords: [Vampirism], mark: House),
        (id: "hound", name: "Hound", copies: 2, kind: Beast, speed: 1, attack: 3, health: 10, keywords: [PackTactics], mark: House),
        (id: "mage", name: "Mage", kind: Beast, speed: 1, attack: 3, health: 10, reach: Ranged, spell: true, mark: House),
    ],
    boss: (id: "champion", name: "Champion", kind: Beast, speed: 1, attack: 1, health: 1, mark: House),
    company: 1,
    items: [
        (id: "club", name: "Club", types: [Weapon], slot: Held, traits: [Bonus(Weapon, 1)], mark: House),
        (id: "axe", name: "Axe", types: [Weapon], slot: Held, traits: [Bonus(Weapon, 1), Has(Cleave(2))], mark: House),
        (id: "pick", name: "Pick", types: [Weapon], slot: Held, traits: [Bonus(Weapon, 1), Has(Piercing(1))], mark: House),
        (id: "filth", name: "Filth", types: [Weapon], slot: Held, traits: [Bonus(Weapon, 1), Has(Diseased(3))], mark: House),
        (id: "slayer", name: "Slayer", types: [Weapon], slot: Held, traits: [Bonus(Weapon, 1), Bane(Beast, 2)], mark: House),
        (id: "pike", name: "Pike", types: [Weapon], slot: Held, traits: [Bonus(Weapon, 1), Attack(Reach)], mark: House),
        (id: "sling", name: "Sling", types: [Weapon], slot: Held, traits: [Bonus(Weapon, 1), Attack(Ranged)], mark: House),
        (id: "mail", name: "Mail", types: [Armor], slot: Worn, traits: [Has(Retaliation)], mark: House),
        (id: "buckler", name: "Buckler", types: [Armor], slot: Held, traits: [Has(Guard(1))], mark: House),
        (id: "flask", name: "Flask", types: [Bomb], quick: true, effects: [Blast(at: AnyMonster, damage: 4, splash: 2, kind: Ranged)], mark: House),
    ],
    artifact: (id: "belt", name: "Belt", types: [Charm], slot: Trinket, traits: [Bonus(Speed, 1)], mark: House),
)"#;

fn game() -> Arc<Lich> {
    let mut files = Lich::printed();
    files.insert("floors/1.ron", FLOOR);
    Arc::new(Lich::open(&files).unwrap_or_else(|mistakes| panic!("{mistakes:#?}")))
}

/// An adventurer attacks. The Cleric Ana (9 health; 4 with the fang) stands before the target in
/// column 1; beside it lies a Bystander, or the Guardian of what is guarded, with 10 health.
///
/// `attack | target | dice | what is left of the target, of its neighbour, of Ana`; `x` is dead,
/// `-` shows no health, `!` behind the target's number: it is Sickened.
///
/// club 2+1; axe with Cleave 2; pick with Piercing 1; filth with Diseased 3; fang is a club with
/// Vampirism; slayer has a bane of 2; mark is a club on a marked target; pike is Reach, sling Ranged;
/// flame is Sacred Flame, a Ranged Spell for 3; flask is Explosive 4/2.
const BY_ADVENTURERS: &str = "
    club   | dummy      |       |  7  | 10 | 9
    axe    | dummy      |       |  7  |  8 | 9
    pick   | dummy      |       |  7  | 10 | 9
    filth  | dummy      | 3     |  7! | 10 | 9
    filth  | dummy      | 4     |  7  | 10 | 9
    fang   | dummy      |       |  7  | 10 | 7
    slayer | dummy      |       |  5  | 10 | 9
    mark   | dummy      |       |  6  | 10 | 9
    pike   | dummy      |       |  7  | 10 | 9
    sling  | dummy      |       |  7  | 10 | 9
    flame  | dummy      |       |  7  | 10 | 9
    flask  | dummy      |       |  6  |  8 | 9

    club   | armored    |       |  9  | 10 | 9
    axe    | armored    |       |  9  |  8 | 9
    pick   | armored    |       |  8  | 10 | 9
    filth  | armored    | 3     |  9! | 10 | 9
    fang   | armored    |       |  9  | 10 | 5
    slayer | armored    |       |  7  | 10 | 9
    mark   | armored    |       |  8  | 10 | 9
    pike   | armored    |       |  9  | 10 | 9
    sling  | armored    |       |  9  | 10 | 9
    flame  | armored    |       |  9  | 10 | 9
    flask  | armored    |       |  8  |  8 | 9

    club   | guarded    |       |  8  | 10 | 9
    axe    | guarded    |       |  8  |  8 | 9
    pick   | guarded    |       |  8  | 10 | 9
    filth  | guarded    | 3     |  8! | 10 | 9
    fang   | guarded    |       |  8  | 10 | 6
    slayer | guarded    |       |  6  | 10 | 9
    mark   | guarded    |       |  7  | 10 | 9
    pike   | guarded    |       |  8  | 10 | 9
    sling  | guarded    |       |  8  | 10 | 9
    flame  | guarded    |       |  7  | 10 | 9
    flask  | guarded    |       |  7  |  8 | 9

    club   | evader     | 3     | 10  | 10 | 9
    axe    | evader     | 3     | 10  | 10 | 9
    pick   | evader     | 3     | 10  | 10 | 9
    filth  | evader     | 3     | 10  | 10 | 9
    fang   | evader     | 3     | 10  | 10 | 4
    slayer | evader     | 3     | 10  | 10 | 9
    mark   | evader     | 3     | 10  | 10 | 9
    pike   | evader     | 3     | 10  | 10 | 9
    sling  | evader     | 3     | 10  | 10 | 9
    flame  | evader     |       |  7  | 10 | 9
    flask  | evader     | 3     | 10  | 10 | 9
    club   | evader     | 4     |  7  | 10 | 9
    axe    | evader     | 4     |  7  |  8 | 9
    pick   | evader     | 4     |  7  | 10 | 9
    filth  | evader     | 4 3   |  7! | 10 | 9
    fang   | evader     | 4     |  7  | 10 | 7
    slayer | evader     | 4     |  5  | 10 | 9
    mark   | evader     | 4     |  6  | 10 | 9
    pike   | evader     | 4     |  7  | 10 | 9
    sling  | evader     | 4     |  7  | 10 | 9
    flask  | evader     | 4     |  6  |  8 | 9

    club   | jelly      |       |  8  | 10 | 9
    axe    | jelly      |       |  8  |  8 | 9
    pick   | jelly      |       |  8  | 10 | 9
    filth  | jelly      | 3     |  8! | 10 | 9
    fang   | jelly      |       |  8  | 10 | 6
    slayer | jelly      |       |  8  | 10 | 9
    mark   | jelly      |       |  7  | 10 | 9
    pike   | jelly      |       |  8  | 10 | 9
    sling  | jelly      |       |  8  | 10 | 9
    flame  | jelly      |       |  7  | 10 | 9
    flask  | jelly      |       |  6  |  8 | 9

    club   | puppet     |       |  -  | 10 | 9
    axe    | puppet     |       |  -  |  8 | 9
    pick   | puppet     |       |  -  | 10 | 9
    filth  | puppet     |       |  -  | 10 | 9
    fang   | puppet     |       |  -  | 10 | 4
    slayer | puppet     |       |  -  | 10 | 9
    mark   | puppet     |       |  -  | 10 | 9
    pike   | puppet     |       |  -  | 10 | 9
    sling  | puppet     |       |  -  | 10 | 9
    flame  | puppet     |       |  -  | 10 | 9
    flask  | puppet     |       |  -  |  8 | 9

    club   | bones=2    | 3     |  1  | 10 | 9
    axe    | bones=2    | 3     |  1  |  8 | 9
    pick   | bones=2    | 3     |  1  | 10 | 9
    filth  | bones=2    | 3     |  1  | 10 | 9
    fang   | bones=2    | 3     |  1  | 10 | 6
    slayer | bones=2    | 3     |  1  | 10 | 9
    mark   | bones=2    | 3     |  1  | 10 | 9
    pike   | bones=2    | 3     |  1  | 10 | 9
    sling  | bones=2    | 3     |  1  | 10 | 9
    club   | bones=2    | 4     |  x  | 10 | 9
    axe    | bones=2    | 4     |  x  |  8 | 9
    pick   | bones=2    | 4     |  x  | 10 | 9
    filth  | bones=2    | 4     |  x  | 10 | 9
    fang   | bones=2    | 4     |  x  | 10 | 6
    pike   | bones=2    | 4     |  x  | 10 | 9
    sling  | bones=2    | 4     |  x  | 10 | 9
    flame  | bones=2    |       |  x  | 10 | 9
    flask  | bones=2    |       |  x  |  8 | 9

    club   | thorn      |       |  7  | 10 | 6
    axe    | thorn      |       |  7  |  8 | 6
    pick   | thorn      |       |  7  | 10 | 6
    filth  | thorn      | 3     |  7! | 10 | 7
    filth  | thorn      | 4     |  7  | 10 | 6
    fang   | thorn      |       |  7  | 10 | 4
    slayer | thorn      |       |  5  | 10 | 6
    mark   | thorn      |       |  6  | 10 | 6
    pike   | thorn      |       |  7  | 10 | 9
    sling  | thorn      |       |  7  | 10 | 9
    flame  | thorn      |       |  7  | 10 | 9
    flask  | thorn      |       |  6  |  8 | 9
    club   | thorn=3    |       |  x  | 10 | 9
    axe    | thorn=3    |       |  x  |  8 | 9
    filth  | thorn=3    |       |  x  | 10 | 9
    fang   | thorn=3    |       |  x  | 10 | 7

    club   | phylax=2   |       |  4  | 10 | 9
    axe    | phylax=2   |       |  4  |  8 | 9
    pick   | phylax=2   |       |  4  | 10 | 9
    filth  | phylax=2   |       |  4  | 10 | 9
    fang   | phylax=2   |       |  4  | 10 | 6
    slayer | phylax=2   |       |  4  | 10 | 9
    mark   | phylax=2   |       |  4  | 10 | 9
    pike   | phylax=2   |       |  4  | 10 | 9
    sling  | phylax=2   |       |  4  | 10 | 9
    flame  | phylax=2   |       |  4  | 10 | 9
    flask  | phylax=2   |       |  4  |  8 | 9

    club   | bloat=2    |       |  x  | 10 | 7
    axe    | bloat=2    |       |  x  |  8 | 7
    pick   | bloat=2    |       |  x  | 10 | 7
    filth  | bloat=2    |       |  x  | 10 | 7
    fang   | bloat=2    |       |  x  | 10 | 4
    slayer | bloat=2    |       |  x  | 10 | 7
    mark   | bloat=2    |       |  x  | 10 | 7
    pike   | bloat=2    |       |  x  | 10 | 7
    sling  | bloat=2    |       |  x  | 10 | 7
    flame  | bloat=2    |       |  x  | 10 | 9
    flask  | bloat=2    |       |  x  |  8 | 7

    club   | shell      |       |  7  | 10 | 9
    axe    | shell      |       |  7  |  8 | 9
    pick   | shell      |       |  7  | 10 | 9
    filth  | shell      | 3     |  7! | 10 | 9
    fang   | shell      |       |  7  | 10 | 7
    slayer | shell      |       |  5  | 10 | 9
    mark   | shell      |       |  6  | 10 | 9
    pike   | shell      |       |  7  | 10 | 9
    sling  | shell      |       |  7  | 10 | 9
    flame  | shell      |       |  7  | 10 | 9
    flask  | shell      |       |  6  |  8 | 9
";

/// A monster attacks. It lies before the Cleric Ana (9 health) in column 1; beside her stands the
/// Rogue Bo (9 health), who bears the buckler of what is guarded.
///
/// `attack | defence | dice | what is left of Ana, of Bo, of the monster`; `!` behind a number: Sickened. The first die of the Mage chooses Ana.
///
/// thorns is a mail with Retaliation: Ana answers for 2.
const BY_MONSTERS: &str = "
    dummy      | bare    |     | 6  | 9 | 10
    dummy      | armor   |     | 8  | 9 | 10
    dummy      | guarded |     | 7  | 9 | 10
    dummy      | evade   | 3   | 9  | 9 | 10
    dummy      | evade   | 4   | 6  | 9 | 10
    dummy      | thorns  |     | 6  | 9 |  8

    cleaver    | bare    |     | 6  | 7 | 10
    cleaver    | armor   |     | 8  | 7 | 10
    cleaver    | guarded |     | 7  | 7 | 10
    cleaver    | evade   | 3   | 9  | 9 | 10
    cleaver    | evade   | 4   | 6  | 7 | 10
    cleaver    | thorns  |     | 6  | 7 |  8

    piercer    | bare    |     | 6  | 9 | 10
    piercer    | armor   |     | 7  | 9 | 10
    piercer    | guarded |     | 7  | 9 | 10
    piercer    | evade   | 3   | 9  | 9 | 10
    piercer    | evade   | 4   | 6  | 9 | 10
    piercer    | thorns  |     | 6  | 9 |  8

    leper      | bare    | 3   | 6! | 9 | 10
    leper      | bare    | 4   | 6  | 9 | 10
    leper      | armor   | 3   | 8! | 9 | 10
    leper      | guarded | 3   | 7! | 9 | 10
    leper      | evade   | 3   | 9  | 9 | 10
    leper      | evade   | 4 3 | 6! | 9 | 10
    leper      | thorns  | 3   | 6! | 9 |  9
    leper      | thorns  | 4   | 6  | 9 |  8

    vampire=5  | bare    |     | 6  | 9 |  8
    vampire=5  | armor   |     | 8  | 9 |  6
    vampire=5  | guarded |     | 7  | 9 |  7
    vampire=5  | evade   | 3   | 9  | 9 |  5
    vampire=5  | evade   | 4   | 6  | 9 |  8
    vampire=5  | thorns  |     | 6  | 9 |  6

    hound      | bare    |     | 5  | 9 | 10
    hound      | armor   |     | 7  | 9 | 10
    hound      | guarded |     | 6  | 9 | 10
    hound      | evade   | 3   | 9  | 9 | 10
    hound      | evade   | 4   | 5  | 9 | 10
    hound      | thorns  |     | 5  | 9 |  8

    chanted    | bare    |     | 5  | 9 | 10
    chanted    | armor   |     | 7  | 9 | 10
    chanted    | guarded |     | 6  | 9 | 10
    chanted    | evade   | 4   | 5  | 9 | 10
    chanted    | thorns  |     | 5  | 9 |  8

    sickened   | bare    |     | 7  | 9 | 10!
    sickened   | armor   |     | 8  | 9 | 10!
    sickened   | guarded |     | 8  | 9 | 10!
    sickened   | evade   | 4   | 7  | 9 | 10!
    sickened   | thorns  |     | 7  | 9 |  8!

    chilled    | bare    |     | 9  | 9 | 10
    chilled    | armor   |     | 9  | 9 | 10
    chilled    | guarded |     | 9  | 9 | 10
    chilled    | evade   | 3   | 9  | 9 | 10
    chilled    | thorns  |     | 9  | 9 |  8

    mage       | bare    | 1   | 6  | 9 | 10
    mage       | armor   | 1   | 8  | 9 | 10
    mage       | guarded | 1   | 6  | 9 | 10
    mage       | evade   | 1   | 6  | 9 | 10
    mage       | thorns  | 1   | 6  | 9 | 10
";

fn rows(table: &str) -> Vec<Vec<&str>> {
    let lines = table.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.map(|line| line.split('|').map(str::trim).collect()).collect()
}

fn dice(text: &str) -> Vec<u32> {
    text.split_whitespace().map(|face| face.parse().expect("a face")).collect()
}

/// `bones=2` is the card and its health.
fn card(text: &str) -> (&str, Option<u8>) {
    match text.split_once('=') {
        Some((card, health)) => (card, Some(health.parse().expect("a health"))),
        None => (text, None),
    }
}

fn monster(card: &str, at: Option<(u8, u8)>, health: Option<u8>) -> GivenMonster {
    GivenMonster { card: card.to_owned(), at, health, ..GivenMonster::default() }
}

/// A monster's health as the tables write it.
fn left(bench: &Bench, card: &str) -> String {
    match bench.monster(card) {
        None => "x".to_owned(),
        Some(foe) => {
            let health = foe.health.map_or("-".to_owned(), |health| health.to_string());
            format!("{health}{}", if foe.sickened { "!" } else { "" })
        }
    }
}

fn adventurer_attacks(game: &Arc<Lich>, attack: &str, target: &str, throws: &[u32]) -> [String; 3] {
    let (card, health) = card(target);
    let (card, beside) = if card == "guarded" { ("dummy", "guardian") } else { (card, "bystander") };
    let mut foe = monster(card, Some((1, 1)), health);
    let mut ana = GivenAdventurer::default();
    let line = match attack {
        "flame" => "Ana: use sacred_flame on 1.1",
        "flask" => {
            ana.inventory.push("flask".to_owned());
            "Ana: use flask on 1.1"
        }
        weapon => {
            match weapon {
                "fang" => {
                    ana.health = Some(4);
                    ana.for_round.push(Keyword::Vampirism);
                }
                "mark" => foe.marked = 1,
                _ => {}
            }
            let weapon = if ["fang", "mark"].contains(&weapon) { "club" } else { weapon };
            ana.equipped.push(weapon.to_owned());
            "Ana: attack 1.1"
        }
    };
    let given = Given {
        phase: Some(GivenPhase::Turn("Ana".to_owned())),
        party: [("Ana".to_owned(), ana)].into(),
        monsters: vec![foe, monster(beside, Some((2, 1)), None)],
        ..Given::default()
    };
    let mut bench = Bench::new(game, &["cleric", "rogue"], given, throws);
    bench.say(line);
    bench.is_settled().unwrap_or_else(|what| panic!("{attack} on {target}: {what}"));
    [left(&bench, card), left(&bench, beside), bench.seat("Ana").health.to_string()]
}

fn monster_attacks(game: &Arc<Lich>, attack: &str, defence: &str, throws: &[u32]) -> [String; 3] {
    let (name, health) = card(attack);
    let card = if ["chanted", "sickened", "chilled"].contains(&name) { "dummy" } else { name };
    let mut foe = monster(card, Some((1, 1)), health);
    match name {
        "chanted" => foe.chant = 1,
        "sickened" => foe.sickened = true,
        "chilled" => foe.weakened = 3,
        _ => {}
    }
    let mut foes = vec![foe];
    if name == "hound" {
        foes.push(monster("armored", None, None)); // another Beast, in the back row
    }
    let (mut ana, mut bo) = (GivenAdventurer::default(), GivenAdventurer::default());
    match defence {
        "armor" => ana.for_round.push(Keyword::Armor(2)),
        "evade" => ana.for_round.push(Keyword::Evade(3)),
        "thorns" => ana.equipped.push("mail".to_owned()),
        "guarded" => bo.equipped.push("buckler".to_owned()),
        _ => {}
    }
    let given = Given {
        phase: Some(GivenPhase::Turn("Ana".to_owned())),
        party: [("Ana".to_owned(), ana), ("Bo".to_owned(), bo)].into(),
        monsters: foes,
        ..Given::default()
    };
    let mut bench = Bench::new(game, &["cleric", "rogue"], given, throws);
    bench.say("Ana: end turn");
    bench.is_settled().unwrap_or_else(|what| panic!("{attack} on {defence}: {what}"));
    let ana = bench.seat("Ana");
    let sick = if ana.sickened { "!" } else { "" };
    [format!("{}{sick}", ana.health), bench.seat("Bo").health.to_string(), left(&bench, card)]
}

#[test]
fn attacks_of_adventurers_do_what_was_worked_out_by_hand() {
    let game = game();
    let mut wrong = Vec::new();
    for row in rows(BY_ADVENTURERS) {
        let found = adventurer_attacks(&game, row[0], row[1], &dice(row[2]));
        if found != row[3..6] {
            wrong.push(format!(
                "{} on {} with dice {:?}: {found:?}, expected {:?}",
                row[0],
                row[1],
                row[2],
                &row[3..6]
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn attacks_of_monsters_do_what_was_worked_out_by_hand() {
    let game = game();
    let mut wrong = Vec::new();
    for row in rows(BY_MONSTERS) {
        let found = monster_attacks(&game, row[0], row[1], &dice(row[2]));
        if found != row[3..6] {
            wrong.push(format!(
                "{} on {} with dice {:?}: {found:?}, expected {:?}",
                row[0],
                row[1],
                row[2],
                &row[3..6]
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// No pair is forgotten: every attack meets every defence at least once.
#[test]
fn the_tables_hold_every_pair() {
    for (table, attacks, defences) in [(BY_ADVENTURERS, 11, 11), (BY_MONSTERS, 10, 5)] {
        let rows = rows(table);
        let plain = |text: &str| text.split('=').next().unwrap().to_owned();
        let firsts: std::collections::BTreeSet<String> = rows.iter().map(|row| plain(row[0])).collect();
        let seconds: std::collections::BTreeSet<String> = rows.iter().map(|row| plain(row[1])).collect();
        assert_eq!((firsts.len(), seconds.len()), (attacks, defences));
        for first in &firsts {
            for second in &seconds {
                let held = rows.iter().any(|row| &plain(row[0]) == first && &plain(row[1]) == second);
                assert!(held, "{first} never meets {second}");
            }
        }
    }
}
