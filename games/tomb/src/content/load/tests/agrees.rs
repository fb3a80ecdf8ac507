//! The data files say what the tables of `RULES.md` say, row by row and drawing by drawing.

use table::Mark;

use super::game;
use crate::content::{AfterUse, Feature, Space};
use crate::content::{
    Attack, Effect, Kind, PlaceKind, Requirement, Rider, Stage, Targets, Terrain, Timing, Tomb, Trait, Who,
};
use crate::effects::{
    Armor, Block, Dash, Heal, MeleeModifier, Move, Range, Revive, Stealth, Transport, Ward,
};

const RULES: &str = include_str!("../../../../RULES.md");

/// The rows of the table with this beginning of its head, cell by cell.
fn table(head: &str) -> Vec<Vec<&'static str>> {
    let start = RULES.find(head).unwrap_or_else(|| panic!("no table {head:?}"));
    RULES[start..]
        .lines()
        .skip(2)
        .take_while(|line| line.starts_with('|'))
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .collect()
}

fn mark(mark: Mark) -> &'static str {
    match mark {
        Mark::Printed => "printed",
        Mark::Partly => "partly",
        Mark::House => "house",
    }
}

/// With the signs the rules print: `+4`, `−2`.
fn signed(number: i8) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { format!("+{number}") }
}

fn attack(it: Attack) -> String {
    let kind = match it.kind {
        Kind::Sight => "los",
        Kind::Corner => "corner",
        Kind::Pierce => "pierce",
    };
    let targets = match it.targets {
        Targets::One => "one",
        Targets::All => "all",
    };
    let rider = match it.rider {
        None => String::new(),
        Some(Rider::Shift(by)) => format!(", shift({})", signed(by)),
        Some(Rider::Pin) => ", pin".to_owned(),
        Some(Rider::Drain(by)) => format!(", drain({by})"),
    };
    let (min, max) = it.range;
    format!("attack({}, {}, {min}-{max}, {kind}, {targets}{rider})", signed(it.modifier), it.damage)
}

fn effect(it: Effect) -> String {
    let covers = |who: Who| match who {
        Who::Me => "self",
        Who::MeAndAdjacent => "self+adjacent",
    };
    match it {
        Effect::Attack(it) => attack(it),
        Effect::Block(Block { at, who }) => format!("block({at}+, {})", covers(who)),
        Effect::Ward(Ward { armor, who }) => format!("ward({armor}, {})", covers(who)),
        Effect::Stealth(Stealth { at }) => format!("stealth({at}+)"),
        Effect::Heal(Heal(by)) => format!("heal({by})"),
        Effect::Dash(Dash(by)) => format!("dash({by})"),
        Effect::Transport(Transport { within: Some(by) }) => format!("transport({by})"),
        Effect::Transport(Transport { within: None }) => "transport(any)".to_owned(),
        Effect::Revive(Revive { low }) => format!("revive(low 1-{low})"),
        Effect::Unlock => "unlock".to_owned(),
        Effect::Float => "float".to_owned(),
        Effect::Move(Move(by)) => format!("move({})", signed(by)),
        Effect::Armor(Armor(by)) => format!("armor(+{by})"),
        Effect::MeleeModifier(MeleeModifier(by)) => format!("melee_mod({})", signed(by)),
        Effect::Range(Range(by)) => format!("range(+{by})"),
        Effect::Icewalk => "icewalk".to_owned(),
        Effect::Climb => "climb".to_owned(),
        Effect::Deathward => "deathward".to_owned(),
        Effect::Reroll => "reroll".to_owned(),
        Effect::NextPierce => "next_pierce".to_owned(),
    }
}

fn effects(all: &[Effect]) -> String {
    let words: Vec<String> = all.iter().map(|it| format!("`{}`", effect(*it))).collect();
    if words.is_empty() { "—".to_owned() } else { words.join("; ") }
}

#[test]
fn characters_and_their_actions() {
    let game = game();
    let rows = table("| code | character | adventure");
    assert_eq!(rows.len(), game.characters().len());
    for (row, it) in rows.iter().zip(game.characters()) {
        let sidekick = it.sidekick.as_ref().map_or("—", |it| &it.name);
        let numbers = [it.hp, it.movement, it.armor].map(|it| it.to_string());
        let code = &game.adventure(it.adventure).code;
        let [hp, movement, armor] = numbers.each_ref().map(String::as_str);
        assert_eq!(
            row[..],
            [&it.code, &it.name, code, &it.colour, hp, movement, armor, sidekick, mark(it.mark)][..]
        );
    }
    let rows = table("| Action | character | name");
    let actions = game
        .characters()
        .iter()
        .flat_map(|it| (1..).zip(&it.actions).map(move |(slot, action)| (it, slot, action)));
    assert_eq!(rows.len(), actions.clone().count());
    for (row, (it, slot, action)) in rows.iter().zip(actions) {
        let name = if action.is_double() { format!("{} (double)", action.name) } else { action.name.clone() };
        assert_eq!((row[0], row[2]), (&*format!("{}{slot}", it.code), &*name));
        assert_eq!((row[3], row[4]), (&*effects(&action.effects), mark(action.mark)), "{name}");
    }
}

#[test]
fn the_sidekick() {
    let game = game();
    let it = game.characters().iter().find_map(|it| it.sidekick.as_ref()).unwrap();
    let row = &table("| sidekick | of |")[0];
    assert_eq!(row[0], it.name);
    assert_eq!((row[3], row[4]), (&*it.movement.to_string(), &*it.armor.to_string()));
    assert_eq!(row[5], format!("`{}`", attack(it.attack)));
}

#[test]
fn monsters() {
    let game = game();
    let rows = table("| code | monster | HP");
    assert_eq!(rows.len(), game.monsters().len());
    for (row, it) in rows.iter().zip(game.monsters()) {
        let hp: Vec<String> = it.hp.iter().map(ToString::to_string).collect();
        let traits: Vec<&str> = it
            .traits
            .iter()
            .map(|it| match it {
                Trait::Aquatic => "aquatic",
                Trait::Flies => "flies",
                Trait::Icewalk => "icewalk",
                Trait::Rooted => "rooted",
                Trait::Boss => "boss",
            })
            .collect();
        let traits = if traits.is_empty() { "—".to_owned() } else { traits.join(", ") };
        assert_eq!((row[0], row[1], row[2]), (&*it.code, &*it.name, &*hp.join(" / ")));
        assert_eq!((row[3], row[4]), (&*it.armor.to_string(), &*it.movement.to_string()), "{}", it.name);
        assert_eq!((row[5], row[6]), (&*format!("`{}`", attack(it.attack)), &*traits), "{}", it.name);
        let copies = copies(
            &game,
            |stage| stage.monsters.iter().map(|id| &game.monster(*id).code).collect(),
            &it.code,
        );
        assert_eq!((row[7], row[8]), (&*copies, mark(it.mark)), "{}", it.name);
    }
}

#[test]
fn items() {
    let game = game();
    let rows = table("| code | Item | timing");
    assert_eq!(rows.len(), game.items().len());
    for (row, it) in rows.iter().zip(game.items()) {
        let timing = match it.timing {
            Timing::Free => "free",
            Timing::Action => "action",
            Timing::Move => "move",
            Timing::Passive => "passive",
            Timing::Reroll => "reroll",
            Timing::Auto => "auto",
            Timing::Relic => "relic",
        };
        let after = match it.after_use {
            AfterUse::Kept => "kept",
            AfterUse::Discarded => "discarded",
        };
        assert_eq!(row[..5], [&it.code, &it.name, timing, &*effects(&it.effects), after][..]);
        let copies =
            copies(&game, |stage| stage.items.iter().map(|id| &game.item(*id).code).collect(), &it.code);
        assert_eq!((row[5], row[7]), (&*copies, mark(it.mark)), "{}", it.name);
    }
}

/// `3 (BLO1×2, BLO2)`
fn copies<'g>(game: &'g Tomb, pile: impl Fn(&'g Stage) -> Vec<&'g String>, code: &str) -> String {
    let counts: Vec<(String, usize)> = game
        .stages()
        .iter()
        .map(|stage| (stage.id.to_uppercase(), pile(stage).iter().filter(|it| **it == code).count()))
        .filter(|(_, count)| *count > 0)
        .collect();
    let list: Vec<String> = counts
        .iter()
        .map(|(id, count)| if *count == 1 { id.clone() } else { format!("{id}×{count}") })
        .collect();
    format!("{} ({})", counts.iter().map(|(_, count)| count).sum::<usize>(), list.join(", "))
}

#[test]
fn stages() {
    let game = game();
    let sections: Vec<&str> = RULES.split("\n##### ").skip(1).collect();
    assert_eq!(sections.len(), game.stages().len());
    for (section, stage) in sections.iter().zip(game.stages()) {
        let id = stage.id.to_uppercase();
        assert!(
            section.starts_with(&format!("{id} — Stage {}: {} (house)", stage.numeral(), stage.name)),
            "{id}"
        );
        assert!(section.contains(&format!("**Colour** {}.", stage.colour)), "{id}");
        assert!(section.contains(&format!("**Intro:** {}\n", stage.intro)), "{id}");
        assert!(section.contains(&format!("**Completion:** {}\n", stage.completion)), "{id}");
        assert!(section.contains(&counts(stage)), "{id}: {}", counts(stage));
        assert!(section.contains(&requirement(&game, stage)), "{id}: {}", requirement(&game, stage));
        let boss = stage
            .boss
            .map_or(String::new(), |boss| format!(" Boss at the bottom: {}.", game.monster(boss).code));
        let monsters =
            pile(stage.monsters.iter().map(|it| (&*game.monster(*it).name, &*game.monster(*it).code)));
        assert!(section.contains(&format!("**Monster pile:** {monsters}.{boss}\n")), "{id}: {monsters}");
        let items = pile(stage.items.iter().map(|it| (&*game.item(*it).name, &*game.item(*it).code)));
        assert!(section.contains(&format!("**Item pile:** {items}.\n")), "{id}: {items}");
        drawings(section, stage);
    }
}

/// `Iron Key (KEY) ×2, Red Draught (RED)`
fn pile<'a>(cards: impl Iterator<Item = (&'a str, &'a str)>) -> String {
    let mut counted: Vec<(String, usize)> = Vec::new();
    for (name, code) in cards {
        let word = format!("{name} ({code})");
        match counted.iter_mut().find(|(it, _)| *it == word) {
            Some((_, count)) => *count += 1,
            None => counted.push((word, 1)),
        }
    }
    let words: Vec<String> = counted
        .into_iter()
        .map(|(word, count)| if count == 1 { word } else { format!("{word} ×{count}") })
        .collect();
    words.join(", ")
}

fn counts(stage: &Stage) -> String {
    let spaces = |fits: &dyn Fn(Space) -> bool| -> usize {
        stage.tiles.iter().flat_map(|tile| tile.drawn().0).filter(|space| fits(*space)).count()
    };
    format!(
        "**Counts:** Map Tiles {}, Start Tile 1, Monster cards {}, Item cards {}, monster spaces {}, Item spaces {}, \
         gates {}, objectives {}.",
        stage.tiles.len() - 1,
        stage.monsters.len(),
        stage.items.len(),
        spaces(&|it| it.feature == Feature::Monster),
        spaces(&|it| it.feature == Feature::Item),
        spaces(&|it| it.terrain == Terrain::Gate),
        spaces(&|it| it.feature == Feature::Objective),
    )
}

fn requirement(game: &Tomb, stage: &Stage) -> String {
    let code = |item| &game.item(item).code;
    let words = stage.requirements.iter().map(|it| match *it {
        Requirement::GatesOpen => " + gates_open".to_owned(),
        Requirement::Carry(item) => format!(" + carry({})", code(item)),
        Requirement::CarryTo(item) => format!(" + carry_to({}, x)", code(item)),
        Requirement::ActivateAll => " + activate_all(x)".to_owned(),
        Requirement::ShipOn => " + ship_on(X)".to_owned(),
    });
    format!(" — `base{}`.", words.collect::<String>())
}

/// The layout and every tile, sign by sign.
fn drawings(section: &str, stage: &Stage) {
    let mut blocks = section.split("```\n").skip(1).step_by(2);
    let layout: Vec<&str> = blocks.next().unwrap().lines().collect();
    for (row, signs) in (0u8..).zip(&layout) {
        for (column, sign) in (0u8..).zip(signs.chars()) {
            let place = stage.places.iter().find(|it| (it.column, it.row) == (column, row));
            let expected = match place.map(|it| it.kind) {
                None => '.',
                Some(PlaceKind::Start) => 'S',
                Some(PlaceKind::Shuffled) => 'T',
                Some(PlaceKind::Named(_)) => 'E',
            };
            assert_eq!(sign, expected, "{} at ({column},{row})", stage.id);
        }
    }
    let mut drawn = 0;
    for group in blocks.next().unwrap().split("\n\n") {
        let lines: Vec<Vec<&str>> = group.lines().map(|line| line.split_whitespace().collect()).collect();
        for (column, id) in lines[0].iter().enumerate() {
            let tile = stage.tile(stage.find_tile(id).unwrap());
            assert!(section.contains(&format!("{id} {}", tile.name)), "{id} is called {}", tile.name);
            for ((x, y), space) in tile.drawn().spaces() {
                let sign = lines[1 + usize::from(y)][column].chars().nth(usize::from(x)).unwrap();
                assert_eq!(Some(space), Space::read(sign, stage.river), "{id} at ({x},{y})");
            }
            drawn += 1;
        }
    }
    assert_eq!(drawn, stage.tiles.len());
}
