//! The printed box is the one of the rulebook, and a broken box is told to its author.

use super::*;
use crate::cites;
use crate::content::{EncounterKind, ItemType, Origin, Pack};

fn game() -> Lich {
    open(&printed()).unwrap_or_else(|mistakes| panic!("{mistakes:#?}"))
}

/// The mistakes of the printed box with one file changed.
fn mistakes(path: &str, from: &str, to: &str) -> Vec<ContentError> {
    let mut files = printed();
    let text = files.iter().find(|(it, _)| *it == path).unwrap().1.to_owned();
    assert!(text.contains(from), "{path} does not contain {from:?}");
    files.insert(path, text.replacen(from, to, 1));
    open(&files).map(|_| ()).unwrap_err()
}

/// The one mistake that a change makes.
fn mistake(path: &str, from: &str, to: &str) -> String {
    let found = mistakes(path, from, to);
    assert_eq!(found.len(), 1, "{found:#?}");
    found[0].to_string()
}

#[test]
fn the_printed_box_holds_the_printed_numbers_of_cards() {
    let game = game();
    for floor in 1..=FLOORS {
        assert_eq!(game.monster_deck(Origin::Floor(floor)).count(), 18);
        assert_eq!(game.monster_deck(Origin::Boss(floor)).count(), 1);
        assert_eq!(game.monster_deck(Origin::Minions(floor)).count(), if floor == 1 { 0 } else { 6 });
        assert_eq!(game.item_deck(Pack::Floor(floor)).count(), if floor == 1 { 12 } else { 8 });
        assert_eq!(game.item_deck(Pack::Artifact(floor)).count(), 1);
    }
    assert_eq!(game.adventurers().len(), 6);
    assert_eq!(game.hazards().len(), 12);
    assert_eq!(game.encounters().len(), 20);
    assert_eq!(game.encounters().iter().filter(|it| it.kind == EncounterKind::Hazard).count(), 6);
}

/// The cells of every row of every table in a section of the rulebook that has this many.
fn table(section: &str, cells: usize) -> Vec<Vec<String>> {
    let book = include_str!("../../../RULES.md");
    let (_, rest) = book.split_once(&format!("\n### {section} ")).unwrap();
    let text = rest.split("\n### ").next().unwrap();
    text.lines()
        .filter(|line| line.starts_with("| ") && !line.starts_with("| ID "))
        .map(|line| line.trim_matches('|').split(" | ").map(|it| it.trim().to_owned()).collect::<Vec<_>>())
        .filter(|row| row.len() == cells)
        .collect()
}

fn shown(number: u8) -> String {
    if number == 0 { "—".to_owned() } else { number.to_string() }
}

#[test]
fn every_monster_is_the_one_of_the_rulebook() {
    let game = game();
    let mut rows = table("5.3", 11);
    rows.extend(table("5.5", 11));
    for boss in table("5.4", 13) {
        let monster = game.monster(game.find_monster(&boss[1]).unwrap());
        assert_eq!(monster.boss.unwrap().company.to_string(), boss[3], "{}", boss[1]);
        assert_eq!(monster.origin, Origin::Boss(boss[2].parse().unwrap()), "{}", boss[1]);
        let mut row = boss;
        row.splice(2..4, ["1".to_owned()]);
        row.remove(10);
        rows.push(row);
    }
    assert_eq!(rows.len(), game.monsters().len());
    for row in rows {
        let monster = game.monster(game.find_monster(&row[1]).unwrap());
        let own = [
            monster.name.clone(),
            monster.copies.to_string(),
            monster.kind.to_string(),
            monster.speed.to_string(),
            shown(monster.attack),
            shown(monster.health),
            shown(monster.energy),
            monster.attack_text(),
            match monster.abilities_text() {
                none if none.is_empty() => "—".to_owned(),
                text => text,
            },
        ];
        assert_eq!(own.as_slice(), &row[1..10]);
    }
}

#[test]
fn every_item_is_the_one_of_the_rulebook_and_says_the_same() {
    let game = game();
    let mut rows = table("5.8", 8);
    for mut row in table("5.9", 8) {
        row[2] = "1".to_owned();
        rows.push(row);
    }
    assert_eq!(rows.len(), game.items().len());
    for row in rows {
        let item = game.item(game.find_item(&row[1]).unwrap());
        let types = item.types.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        let slot = item.slot.map_or("Consumable".to_owned(), |slot| format!("{slot:?}"));
        assert_eq!([item.copies.to_string(), types, slot], row[2..5], "{}", item.name);
        let text = row[5].replace('*', "");
        assert_eq!(game.item_text(item), text.split(" (trophy").next().unwrap(), "{}", item.name);
    }
}

#[test]
fn every_adventurer_and_ability_is_the_one_of_the_rulebook() {
    let game = game();
    let rows = table("5.2", 7);
    assert_eq!(rows.len(), 6);
    for row in rows {
        let own = game.adventurer(game.find_adventurer(&row[1]).unwrap());
        let numbers = [own.attack, own.health, own.energy, own.speed].map(|it| it.to_string());
        assert_eq!(numbers, row[2..6], "{}", own.name);
    }
    let rows: Vec<_> = table("5.2", 6).into_iter().filter(|row| row[0] != "Owner").collect();
    assert_eq!(rows.len() + 1, game.abilities().len(), "Drink Deep belongs to items");
    for row in rows {
        let id = game.find_ability(&row[1]).unwrap();
        let owner = game.adventurer(game.find_adventurer(&row[0]).unwrap());
        assert!(owner.abilities.contains(&id), "{} has {}", row[0], row[1]);
        assert_eq!(game.ability(id).head(), row[2], "{}", row[1]);
    }
    let camp: Vec<_> = game.abilities().iter().filter(|it| it.camp).map(|it| it.name.as_str()).collect();
    assert_eq!(camp, ["Second Wind", "Mend", "Field Dressing"]);
}

#[test]
fn every_encounter_and_hazard_is_the_one_of_the_rulebook() {
    let game = game();
    let rows = table("5.7", 5);
    assert_eq!(rows.len(), 20);
    for row in rows {
        let text = match game.encounter(game.find_encounter(&row[1]).unwrap()).kind {
            EncounterKind::Combat { monsters } => format!("combat, {monsters} monsters"),
            EncounterKind::Hazard => "hazard, draw 1 hazard card".to_owned(),
        };
        assert_eq!(text, row[3], "{}", row[1]);
    }
    let rows = table("5.6", 5);
    assert_eq!(rows.len(), 12);
    assert!(rows.iter().all(|row| game.find_hazard(&row[1]).is_some()));
}

#[test]
fn the_scaling_is_the_printed_one() {
    let game = game();
    assert_eq!(table("5.7", 7).len(), 7);
    for row in table("5.7", 7).iter().filter(|row| row[0] != "Number on the card") {
        let listed = row[0].chars().find(char::is_ascii_digit).unwrap().to_digit(10).unwrap();
        for (party, expected) in row.iter().enumerate().skip(1) {
            let cards = game.numbers().scaled(u8::try_from(listed).unwrap(), party);
            assert_eq!(&cards.to_string(), expected, "{listed} for {party}");
        }
    }
}

#[test]
fn printed_cards_cite_the_rules_that_print_them() {
    let game = game();
    let zombie = game.monster(game.find_monster("Zombie").unwrap());
    assert_eq!(zombie.rules, [cites::CARD_01, cites::CARD_02]);
    let shield = game.item(game.find_item("wooden_shield").unwrap());
    assert_eq!(shield.rules, [cites::CARD_05]);
    assert!(shield.is(ItemType::Armor));
}

#[test]
fn a_mistake_names_file_line_and_what_was_expected() {
    let found = mistakes("floors/1.ron", "kind: Undead, speed: 1", "kind: Undeed, speed: 1");
    assert!(found[0].what.contains("Undeed") && found[0].what.contains("Undead"), "{found:?}");
    assert_eq!((found[0].file.as_str(), found[0].line), ("floors/1.ron", 6));
    let found = mistakes(ADVENTURERS, "\"LIC-CARD-10\"", "\"LIC-CARD-99\"");
    assert!(found[0].what.contains("\"sneak_attack\" cites \"LIC-CARD-99\""), "{found:?}");
    assert!(found[0].line > 50, "{found:?}");
    let mut files = printed();
    files.insert(HAZARDS, "[");
    assert_eq!(open(&files).map(|_| ()).unwrap_err()[0].file, HAZARDS);
}

#[test]
fn all_mistakes_are_told_at_once() {
    let mut files = printed();
    for (path, from, to) in [
        (ADVENTURERS, "health: 12", "health: 0"),
        (ENCOUNTERS, "monsters: 2", "monsters: 9"),
        (HAZARDS, "from: 1, to: 1", "from: 3, to: 1"),
        (NUMBERS, "encounters: 5", "encounters: 4"),
        ("floors/3.ron", "\"drink_deep\"", "\"drink_deeper\""),
    ] {
        let text = files.iter().find(|(it, _)| *it == path).unwrap().1.replacen(from, to, 1);
        files.insert(path, text);
    }
    let found: Vec<String> = open(&files).map(|_| ()).unwrap_err().iter().map(|it| it.file.clone()).collect();
    assert_eq!(found, [ADVENTURERS, "floors/3.ron", ENCOUNTERS, HAZARDS, NUMBERS]);
}

#[test]
fn adventurers_and_abilities_are_checked() {
    let of = |from, to| mistake(ADVENTURERS, from, to);
    assert!(
        of("id: \"rogue\", name: \"Rogue\"", "id: \"rogue\", name: \"Paladin\"").contains("stands already")
    );
    assert!(of("id: \"dash\"", "id: \"Dash!\"").contains("is no id"));
    assert!(of("when: Free, again: 1", "when: Free").contains("a turn would never end"));
    assert!(of("Swap(whom: OtherUp)", "Swap(whom: Ally)").contains("both must stand"));
    assert!(of("effects: [Shove(whom: Front)]", "effects: []").contains("does nothing"));
    assert!(of("keyword: Evade(4)", "keyword: Evade(9)").contains("Evade up to 6"));
    assert!(of("at: AnyMonster, damage: 2", "at: Ally, damage: 2").contains("a monster as target"));
    assert!(of("Heal(whom: Myself, health: 3)", "Heal(whom: Same, health: 3)").contains("begins with Same"));
    assert!(of("[Unarmed(Ranged), ", "[Bonus(Speed, 1), ").contains("only items have"));
    assert!(
        of(
            "when: Passive, mark: Printed,\n                traits: [WornTakesWeapon, NoFarWeapons],",
            "when: Passive, mark: Printed,"
        )
        .contains("expected traits")
    );
    assert!(of("spell: true, when: Action", "when: Action").contains("not marked so"));
    assert!(of("traits: [Has(Armor(1))]", "traits: [Has(Swarm)]").contains("expected Armor"));
    let field = of("again: 1", "camp: true, again: 1");
    assert!(field.contains("no combat there"), "{field}");
}

#[test]
fn monsters_are_checked() {
    let of = |from, to| mistake("floors/2.ron", from, to);
    assert!(of("attack: 3, health: 11,", "attack: 3,").contains("has no health"));
    assert!(
        of("keywords: [Animated, Guard(1)]", "health: 3, keywords: [Animated, Guard(1)]")
            .contains("shows no health")
    );
    assert!(of("speed: 1, health: 10,", "speed: 1, attack: 1, health: 10,").contains("shows no attack"));
    assert!(of("keywords: [Diseased(3)], mark", "keywords: [Diseased(7)], mark").contains("expected 1 to 6"));
    assert!(
        of(
            "energy: 3, actives: [(cost: 1, does: Chant(1))]",
            "energy: 3, actives: [(cost: 4, does: Chant(1))]"
        )
        .contains("can never pay")
    );
    assert!(
        of("actives: [(cost: 1, does: Wail(3))]", "actives: [(cost: 1, does: Summon(1))]")
            .contains("only a boss")
    );
    assert!(of("copies: 3, kind: Beast", "copies: 0, kind: Beast").contains("copies 0"));
    assert!(of("company: 4", "company: 7").contains("a company of 7"));
    assert!(
        of(
            "health: 24,\n        energy: 3, keywords: [Diseased(3), Piercing(1)]",
            "health: 24,\n        energy: 3, copies: 2, keywords: [Diseased(3), Piercing(1)]"
        )
        .contains("there is one")
    );
    assert!(of("copies: 4, kind: Vermin", "copies: 1, kind: Vermin").contains("a deck of 3 monsters"));
}

#[test]
fn items_are_checked() {
    let of = |from, to| mistake("floors/1.ron", from, to);
    assert!(
        of("name: \"Lucky Coin\", types", "name: \"Lucky Coin\", copies: 2, types")
            .contains("must exist once")
    );
    assert!(
        of(
            "types: [Weapon], slot: Held, traits: [Bonus(Weapon, 2)]",
            "types: [Charm], slot: Held, traits: [Bonus(Weapon, 2)]"
        )
        .contains("is no Weapon")
    );
    assert!(
        of("slot: Held, traits: [Bonus(Weapon, 2)]", "slot: Worn, traits: [Bonus(Weapon, 2)]")
            .contains("expected the slot Held")
    );
    assert!(of("traits: [Has(Evade(1))]", "traits: [Has(Piercing(1))]").contains("on a weapon"));
    assert!(
        of("Heal(whom: Ally, health: 6), Cure(whom: Same)", "Heal(whom: Ally, health: 6), Cure(whom: Ally)")
            .contains("chooses twice")
    );
    assert!(
        of(
            "types: [Arcane], slot: Held, traits: [Bonus(Spell, 1)]",
            "types: [Arcane], slot: Held, traits: [Attack(Reach)]"
        )
        .contains("cannot have the trait")
    );
}

#[test]
fn encounters_hazards_and_numbers_are_checked() {
    assert!(
        mistake(HAZARDS, "from: 3, to: 6, then: [Heal(3)]", "from: 2, to: 6, then: [Heal(3)]")
            .contains("what a 2 brings")
    );
    assert!(mistake(HAZARDS, "DropEquipped(or: Lose(1))", "DropAny").contains("first of two choices"));
    assert!(mistake(HAZARDS, "or: Lose(1)", "or: Loot(1)").contains("who cannot pay"));
    assert!(mistake(HAZARDS, "Pay(energy: 2)", "Pay(energy: 0)").contains("a price of 0"));
    assert!(mistake(HAZARDS, "then: [Slow]", "then: []").contains("rolls for nothing"));
    assert!(mistake(NUMBERS, "monsters: (1, 6)", "monsters: (0, 6)").contains("expected 1 to 6"));
    assert!(mistake(NUMBERS, "round_limit: 30", "round_limit: 0").contains("round_limit"));
    let found = mistakes(NUMBERS, "(-2, -1", "(-9, -1");
    assert!(found[0].what.contains("expected -5 to 5"), "{found:?}");
}
