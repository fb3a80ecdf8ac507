//! The data holds what `CONTENT.md` says, row by row, and the counts it takes of itself.

#[path = "content/shorthand.rs"]
mod shorthand;

use std::collections::{BTreeMap, BTreeSet};

use pharaoh::Pharaoh;
use pharaoh::content::{
    Card, CardType, Character, Effect, Favoured, Member, Method, Nature, Rarity, Steps, Trigger, Value,
    Window, open, printed,
};
use table::Mark;

const MANUAL: &str = include_str!("../CONTENT.md");

fn game() -> Pharaoh {
    open(&printed()).expect("the printed box is sound")
}

/// The cells of the rows whose first cell is a number of this kind, in the manual's order.
fn rows(kind: impl Fn(char) -> bool, columns: usize) -> Vec<Vec<String>> {
    let cells = |line: &str| -> Vec<String> {
        line.trim_matches('|').split(" | ").map(|cell| cell.trim().trim_matches('`').to_owned()).collect()
    };
    MANUAL
        .lines()
        .filter(|line| line.strip_prefix("| ").and_then(|rest| rest.chars().next()).is_some_and(&kind))
        .map(cells)
        .filter(|row| {
            row.len() == columns && row[0].len() == 4 && row[0][1..].bytes().all(|it| it.is_ascii_digit())
        })
        .collect()
}

/// Words joined by `+`, or handed over in any order, mean the same.
fn sorted(shorthand: &str) -> String {
    let mut out = String::new();
    let mut word = String::new();
    let flush = |word: &mut String, out: &mut String| {
        let signed = word.starts_with('+') || word.contains("D6+");
        let mut parts: Vec<&str> = if signed { vec![word.as_str()] } else { word.split('+').collect() };
        parts.sort_unstable();
        out.push_str(&parts.join("+"));
        word.clear();
    };
    for letter in shorthand.chars() {
        if letter.is_alphanumeric() || matches!(letter, '+' | '-') {
            word.push(letter);
        } else {
            flush(&mut word, &mut out);
            out.push(letter);
        }
    }
    flush(&mut word, &mut out);
    out
}

fn source(mark: Mark) -> &'static str {
    match mark {
        Mark::Printed => "printed",
        Mark::Partly => "partly",
        Mark::House => "house",
    }
}

#[test]
fn every_card_is_as_its_row_says() {
    let game = game();
    let rows = rows(|letter| "CSRXU".contains(letter), 11);
    assert_eq!(rows.len(), game.cards().len());
    for (row, card) in rows.iter().zip(game.cards()) {
        let face = [
            card.id.clone(),
            card.title.clone(),
            card.kind.to_string(),
            card.nature.to_string(),
            card.method.to_string(),
            card.range.to_string(),
        ];
        assert_eq!(row[..6], face, "{}", card.id);
        assert_eq!(row[7], stats(card), "{}", card.id);
        assert_eq!(sorted(&row[8]), sorted(&shorthand::blocks(&card.effect)), "{}", card.id);
        assert_eq!(row[9], card.text, "{}", card.id);
        assert_eq!(row[10], source(card.mark), "{}", card.id);
    }
}

/// `LP 10 DG 5 DMG 2D6 poison`, as it stands in the bar of an agent. [PHA-AGT-09]
fn stats(card: &Card) -> String {
    let Some(agent) = card.agent() else {
        return card.life().map_or("-".to_owned(), |life| format!("LP {life}"));
    };
    let damage = match agent.damage {
        Value::Remaining => {
            let kind = shorthand::damage(agent.kind).trim_end_matches('s');
            format!("1 {}{}/LP", kind[..1].to_uppercase(), &kind[1..])
        }
        value => format!("{value} {}", agent.kind.word()).trim_end().to_owned(),
    };
    format!("LP {} DG {} DMG {damage}", agent.life, agent.dodge)
}

#[test]
fn every_hex_is_as_its_row_says() {
    let game = game();
    let rows = rows(|letter| letter == 'H', 10);
    assert_eq!(rows.len(), game.hexes().len());
    for (row, hex) in rows.iter().zip(game.hexes()) {
        let points = hex.points.map_or("n/a".to_owned(), |points| format!("{points:+}"));
        let doors = format!("{} ({})", hex.doors, hex.doors.count());
        let face = [hex.id.clone(), hex.name.clone(), hex.rarity.to_string(), points, doors];
        assert_eq!(row[..5], face, "{}", hex.id);
        assert_eq!(sorted(&row[5]), sorted(&shorthand::blocks(&hex.effect)), "{}", hex.id);
        assert_eq!(row[6], hex.text, "{}", hex.id);
        let (data, text) = match &hex.benefit {
            Some(benefit) => (shorthand::benefit(benefit.of, &benefit.steps), benefit.text.clone()),
            None => ("-".to_owned(), "None.".to_owned()),
        };
        assert_eq!(row[7..9], [data, text], "{}", hex.id);
        assert_eq!(row[9], source(hex.mark), "{}", hex.id);
    }
}

/// Section 5.1.
#[test]
fn the_box_counts_what_the_manual_counts() {
    let game = game();
    let cards = |fits: &dyn Fn(&Card) -> bool| game.cards().iter().filter(|card| fits(card)).count();
    assert_eq!(Rarity::ALL.map(|rarity| cards(&|card| card.rarity() == rarity)), [71, 29, 14, 8, 4]);
    let hexes = |rarity| game.hexes().iter().filter(|hex| hex.rarity == rarity).count();
    assert_eq!(Rarity::ALL.map(hexes), [21, 8, 4, 2, 1]);
    let marks = [Mark::Printed, Mark::Partly, Mark::House];
    assert_eq!(marks.map(|mark| cards(&|card| card.mark == mark)), [3, 27, 96]);
    assert_eq!(marks.map(|mark| game.hexes().iter().filter(|hex| hex.mark == mark).count()), [5, 5, 26]);
    let families: [fn(u8) -> CardType; 3] = [CardType::Weapon, CardType::Spell, CardType::Tech];
    let levels = families.map(|family| [1, 2, 3].map(|level| cards(&|card| card.kind == family(level))));
    assert_eq!(levels, [[7, 5, 5], [8, 9, 5], [4, 5, 5]]);
    let kinds = [
        CardType::Item,
        CardType::ItemWeapon,
        CardType::Potion,
        CardType::Tactic,
        CardType::MagicItem,
        CardType::MagicPotion,
        CardType::MagicScroll,
        CardType::Creature,
        CardType::MilitaryUnit,
    ];
    assert_eq!(kinds.map(|kind| cards(&|card| card.kind == kind)), [7, 1, 3, 32, 9, 3, 4, 6, 8]);
    assert_eq!(Nature::ALL.map(|nature| cards(&|card| card.nature == nature)), [21, 9, 47, 1, 26, 4, 1, 17]);
    assert_eq!(Method::ALL.map(|method| cards(&|card| card.method == method)), [65, 6, 14, 20, 5, 3, 9, 4]);
    let usable = |character| cards(&|card| card.usable_by(character));
    assert_eq!(Character::ALL.map(usable), [102, 106, 106, 102, 106, 102]);
    let commons = |character| cards(&|card| card.usable_by(character) && card.rarity() == Rarity::C);
    assert_eq!(Character::ALL.map(commons), [59, 60, 60, 59, 59, 59]);
}

/// Section 5.2 and 2.3.
#[test]
fn the_hexes_have_the_doors_benefits_and_monsters_the_manual_counts() {
    let game = game();
    let with = |doors| game.hexes().iter().filter(|hex| hex.doors.count() == doors).count();
    assert_eq!([1, 2, 3, 4, 5, 6].map(with), [1, 4, 12, 13, 4, 2]);
    let benefits =
        |of| game.hexes().iter().filter(|hex| hex.benefit.as_ref().is_some_and(|it| it.of == of)).count();
    assert_eq!(Character::ALL.map(|character| benefits(Favoured::Character(character))), [5; 6]);
    assert_eq!(benefits(Favoured::Owner), 5);
    assert_eq!(game.hexes().iter().filter(|hex| hex.monster().is_some()).count(), 5);
    let without: Vec<&str> =
        game.hexes().iter().filter(|hex| hex.benefit.is_none()).map(|hex| hex.id.as_str()).collect();
    assert_eq!(without, ["H016"]);
    let exits: Vec<&str> =
        game.hexes().iter().filter(|hex| hex.is_exit()).map(|hex| hex.id.as_str()).collect();
    assert_eq!(exits, ["H015", "H016", "H017"]);
}

/// Section 5.3: how many pieces use each primitive, none of which is idle.
#[test]
fn every_primitive_is_used_as_often_as_the_manual_says() {
    let game = game();
    let mut uses: BTreeMap<String, usize> = BTreeMap::new();
    let pieces = game.cards().iter().map(|card| lists(&card.effect, None)).chain(
        game.hexes().iter().map(|hex| lists(&hex.effect, hex.benefit.as_ref().map(|benefit| &benefit.steps))),
    );
    for piece in pieces {
        let mut names = BTreeSet::new();
        for list in piece {
            list.walk(&mut |step| {
                names.insert(shorthand::name(step));
            });
        }
        for name in names {
            *uses.entry(name).or_default() += 1;
        }
    }
    let start = MANUAL.find("### 5.3").unwrap();
    let table = &MANUAL[start..MANUAL.find("### 5.4").unwrap()];
    let told: BTreeMap<String, usize> = table
        .lines()
        .filter_map(|line| {
            let mut cells = line.trim_matches('|').split('|').map(str::trim);
            Some((cells.next()?.to_owned(), cells.next()?.parse().ok()?))
        })
        .collect();
    assert_eq!(told.len(), 49);
    assert_eq!(uses, told);
}

fn lists<'a>(effect: &'a [pharaoh::content::Block], benefit: Option<&'a Steps>) -> Vec<&'a Steps> {
    effect.iter().map(|block| &block.steps).chain(benefit).collect()
}

#[test]
fn every_window_and_every_trigger_is_used() {
    let game = game();
    let blocks = || {
        game.cards()
            .iter()
            .flat_map(|card| &card.effect)
            .chain(game.hexes().iter().flat_map(|hex| &hex.effect))
    };
    for window in Window::ALL {
        assert!(blocks().any(|block| block.window == *window), "{window:?}");
    }
    let mut triggers: Vec<Trigger> = Vec::new();
    let benefits = game.hexes().iter().filter_map(|hex| hex.benefit.as_ref()).map(|benefit| &benefit.steps);
    for list in blocks().map(|block| &block.steps).chain(benefits) {
        list.walk(&mut |step| {
            if let Effect::On(on) = step {
                triggers.push(on.trigger);
            }
        });
    }
    for trigger in Trigger::ALL {
        assert!(triggers.contains(trigger), "{trigger:?}");
    }
}

/// Section 5.4.
#[test]
fn the_starter_decks_are_legal_and_as_the_manual_counts_them() {
    let game = game();
    for starter in game.starters() {
        let count = |rarity: Rarity| -> u32 {
            let fits = starter.cards.iter().filter(|(id, _)| game.card(*id).rarity() == rarity);
            fits.map(|(_, copies)| u32::from(*copies)).sum()
        };
        assert_eq!(Rarity::ALL.map(count), [21, 6, 2, 1, 0], "{}", starter.name);
        assert_eq!(game.deck_faults(starter.character, &starter.cards), [], "{}", starter.name);
        let commons = game.all_common(starter);
        assert_eq!(game.deck_faults(starter.character, &commons), [], "{}", starter.name);
        assert_eq!(commons.iter().map(|(_, copies)| u32::from(*copies)).sum::<u32>(), 30);
        assert!(commons.iter().all(|(id, _)| game.card(*id).rarity() == Rarity::C));
        assert_eq!(game.hex_faults(&starter.hexes, 12), [], "{}", starter.name);
        let exits = starter.hexes.iter().filter(|(id, _)| game.hex(*id).is_exit()).count();
        assert_eq!((starter.hexes.len(), exits), (6, 1), "{}", starter.name);
        assert!(starter.hexes.iter().any(|(id, _)| game.hex(*id).monster().is_some()), "{}", starter.name);
    }
    let own = |starter: &pharaoh::content::Starter| {
        let of = Favoured::Character(starter.character);
        let fits =
            |id: &pharaoh::content::HexId| game.hex(*id).benefit.as_ref().is_some_and(|it| it.of == of);
        starter.hexes.iter().filter(|(id, _)| fits(id)).count()
    };
    assert_eq!(game.starters().iter().map(own).collect::<Vec<_>>(), [3, 5, 4, 5, 5, 5]);
    let most =
        |starter: &pharaoh::content::Starter| starter.cards.iter().map(|(_, copies)| *copies).max().unwrap();
    assert_eq!(game.starters().iter().map(most).collect::<Vec<_>>(), [2, 3, 4, 3, 4, 2]);
}

/// RULES.md, 9.2.
#[test]
fn the_ready_made_solitaire_sets_rate_as_the_rules_say() {
    let game = game();
    let plain: Vec<i16> = game
        .solitaire()
        .levels
        .iter()
        .map(|level| {
            let points = |id: &pharaoh::content::HexId| i16::from(game.hex(*id).points.unwrap());
            level.set.iter().map(|(id, copies)| points(id) * i16::from(*copies)).sum()
        })
        .collect();
    assert_eq!(plain, [7, 13, 23, 35]);
    let ignored = |character: Character| -> Vec<&str> {
        let fits = game
            .hexes()
            .iter()
            .filter(|hex| hex.points.is_some_and(|it| it > 0) && hex.is_ignored_by(character));
        fits.map(|hex| hex.id.as_str()).collect()
    };
    assert_eq!(
        Character::ALL.map(ignored),
        [
            vec!["H025"],
            vec!["H006", "H030"],
            vec!["H027", "H036"],
            vec!["H003", "H028"],
            vec![],
            vec!["H024"]
        ]
    );
    let titles = [-3, 4, 5, 14, 15, 25].map(|score| game.solitaire().title(score).to_owned());
    assert_eq!(
        titles,
        ["Grave Dust", "Grave Dust", "Lantern Bearer", "Tomb Raider", "Curse Breaker", "Pharaoh's Bane"]
    );
}
