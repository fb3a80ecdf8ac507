//! What can be looked up: every card of the box, every keyword, the words of the game.

use table::{CatalogueEntry, Mark, RuleId};

use crate::cites;
use crate::content::{Ability, EncounterKind, Item, Lich, Monster, Origin, Pack};

/// Everything in the box that has a name.
pub(crate) fn entries(game: &Lich) -> Vec<CatalogueEntry> {
    let mut all = adventurers(game);
    all.extend(abilities(game));
    all.extend(game.monsters().iter().map(|monster| monster_entry(game, monster)));
    all.extend(game.items().iter().map(|item| item_entry(game, item)));
    all.extend(encounters(game));
    all.extend(hazards(game));
    all.extend(keywords());
    all.extend(words());
    all
}

fn adventurers(game: &Lich) -> Vec<CatalogueEntry> {
    let entry = |own: &crate::content::Adventurer| {
        let abilities: Vec<&str> = own.abilities.iter().map(|id| game.ability(*id).name.as_str()).collect();
        CatalogueEntry {
            key: own.id.clone(),
            name: own.name.clone(),
            kind: "Adventurer".to_owned(),
            text: format!(
                "Attack {}, health {}, energy {}, speed {}. {}.",
                own.attack,
                own.health,
                own.energy,
                own.speed,
                abilities.join(", ")
            ),
            mark: own.mark,
            rules: vec![cites::OBJ_04, cites::STAT_01],
        }
    };
    game.adventurers().iter().map(entry).collect()
}

fn abilities(game: &Lich) -> Vec<CatalogueEntry> {
    let owner = |ability: &Ability| {
        let owns = |own: &&crate::content::Adventurer| {
            own.abilities.iter().any(|id| game.ability(*id).id == ability.id)
        };
        game.adventurers().iter().find(owns).map_or("items", |own| own.name.as_str())
    };
    let entry = |ability: &Ability| CatalogueEntry {
        key: ability.id.clone(),
        name: ability.name.clone(),
        kind: format!("Ability of {} ({})", owner(ability), ability.head()),
        text: sentence(&game.ability_text(ability)),
        mark: ability.mark,
        rules: ability.rules.to_vec(),
    };
    game.abilities().iter().map(entry).collect()
}

fn monster_entry(game: &Lich, monster: &Monster) -> CatalogueEntry {
    let kind = match monster.origin {
        Origin::Floor(floor) => format!("Monster, floor {floor}, {}", copies(monster.copies)),
        Origin::Boss(floor) => format!("Boss of floor {floor}"),
        Origin::Minions(floor) => {
            let deck = game.floor(floor).minions.as_deref().unwrap_or_default();
            format!("Minion, deck {deck}, {}", copies(monster.copies))
        }
    };
    CatalogueEntry {
        key: monster.id.clone(),
        name: monster.name.clone(),
        kind,
        text: monster_text(game, monster),
        mark: monster.mark,
        rules: if monster.rules.is_empty() { vec![cites::ENEMY_01] } else { monster.rules.to_vec() },
    }
}

fn monster_text(game: &Lich, monster: &Monster) -> String {
    let attack = format!("attack {} ({})", monster.attack, monster.attack_text());
    let numbers = [
        Some(monster.kind.to_string()),
        Some(format!("speed {}", monster.speed)),
        (!monster.keywords.hatch).then_some(attack),
        (!monster.keywords.animated).then(|| format!("health {}", monster.health)),
        (monster.energy > 0).then(|| format!("energy {}", monster.energy)),
    ];
    let numbers = numbers.into_iter().flatten().collect::<Vec<_>>().join(", ");
    let abilities = Some(monster.abilities_text()).filter(|text| !text.is_empty());
    let boss = monster
        .boss
        .map(|boss| format!("company {}; leaves the {}", boss.company, game.item(boss.artifact).name));
    sentence(&[Some(numbers), abilities, boss].into_iter().flatten().collect::<Vec<_>>().join("; "))
}

fn item_entry(game: &Lich, item: &Item) -> CatalogueEntry {
    let types: Vec<String> = item.types.iter().map(ToString::to_string).collect();
    let slot = item.slot.map_or("consumable".to_owned(), |slot| slot.to_string());
    let from = match item.pack {
        Pack::Floor(floor) => format!("Item, floor {floor}, {}", copies(item.copies)),
        Pack::Artifact(floor) => format!("Artifact of {}", game.monster(game.floor(floor).boss).name),
    };
    let governs = if item.is_consumable() { cites::RUL_82 } else { cites::ITEM_03 };
    CatalogueEntry {
        key: item.id.clone(),
        name: item.name.clone(),
        kind: format!("{from}; {}, {slot}", types.join(", ")),
        text: sentence(&game.item_text(item)),
        mark: item.mark,
        rules: if item.rules.is_empty() { vec![governs] } else { item.rules.to_vec() },
    }
}

fn encounters(game: &Lich) -> Vec<CatalogueEntry> {
    let entry = |card: &crate::content::Encounter| {
        let (kind, text, rule) = match card.kind {
            EncounterKind::Combat { monsters } => {
                let text =
                    format!("Combat against {monsters} monsters, more or fewer by the size of the party.");
                ("Encounter, red", text, cites::ENC_03)
            }
            EncounterKind::Hazard => {
                ("Encounter, blue", "One card of the hazard deck.".to_owned(), cites::HAZ_01)
            }
        };
        CatalogueEntry {
            key: card.id.clone(),
            name: card.name.clone(),
            kind: kind.to_owned(),
            text,
            mark: card.mark,
            rules: vec![rule, cites::ENC_02],
        }
    };
    game.encounters().iter().map(entry).collect()
}

fn hazards(game: &Lich) -> Vec<CatalogueEntry> {
    let entry = |card: &crate::content::Hazard| CatalogueEntry {
        key: card.id.clone(),
        name: card.name.clone(),
        kind: "Hazard".to_owned(),
        text: card.ordeal.text(),
        mark: card.mark,
        rules: card.rules.to_vec(),
    };
    game.hazards().iter().map(entry).collect()
}

fn copies(count: u8) -> String {
    if count == 1 { "1 copy".to_owned() } else { format!("{count} copies") }
}

/// A text with a large letter in front and a full stop behind.
fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|it| it.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}.", letters.as_str())
}

/// A word that is explained, and the rules that do.
type Word = (&'static str, &'static str, &'static str, Mark, &'static [RuleId]);

fn told(kind: &'static str, words: &'static [Word]) -> impl Iterator<Item = CatalogueEntry> {
    words.iter().map(move |(key, name, text, mark, rules)| CatalogueEntry {
        key: (*key).to_owned(),
        name: (*name).to_owned(),
        kind: kind.to_owned(),
        text: (*text).to_owned(),
        mark: *mark,
        rules: rules.to_vec(),
    })
}

fn keywords() -> impl Iterator<Item = CatalogueEntry> {
    told("Keyword", KEYWORDS).chain(told("Type of attack", ATTACKS)).chain(told("Ailment", AILMENTS))
}

fn words() -> impl Iterator<Item = CatalogueEntry> {
    told("Word", WORDS)
}

const KEYWORDS: &[Word] = &[
    (
        "animated",
        "Animated",
        "Loses no health. When only Animated monsters are left, they leave and the combat is won.",
        Mark::Printed,
        &[cites::KEY_01, cites::RUL_51],
    ),
    (
        "armor",
        "Armor",
        "Each damage is lower by its number, but not below 1. Armor from several sources adds up.",
        Mark::Printed,
        &[cites::KEY_02, cites::RUL_38, cites::RUL_40],
    ),
    ("bane", "Bane", "The weapon adds more against monsters of one type.", Mark::House, &[cites::RUL_48]),
    (
        "burst",
        "Burst",
        "Dying in front by anything but a Spell, it damages the adventurer before it and those beside.",
        Mark::House,
        &[cites::RUL_41],
    ),
    (
        "chant",
        "Chant",
        "Instead of attacking, it pays 1 energy: monsters adjacent to it now have more attack until the round ends.",
        Mark::Printed,
        &[cites::KEY_03, cites::RUL_66],
    ),
    (
        "cleave",
        "Cleave",
        "A hit also deals this much to each card adjacent to the target. It cannot be evaded.",
        Mark::Printed,
        &[cites::KEY_04, cites::RUL_43],
    ),
    (
        "diseased",
        "Diseased",
        "After a hit that cost health, a d6 of this or less makes the target Sickened.",
        Mark::Printed,
        &[cites::KEY_05, cites::RUL_46],
    ),
    (
        "evade",
        "Evade",
        "An attack that is no Spell misses on a d6 of this or less. Only the highest value counts.",
        Mark::Printed,
        &[cites::KEY_06, cites::FAQ_01, cites::RUL_42],
    ),
    (
        "gelatinous",
        "Gelatinous",
        "Weapons add nothing against it; base damage, abilities and Spells count in full.",
        Mark::Printed,
        &[cites::KEY_07, cites::RUL_48],
    ),
    (
        "guard",
        "Guard",
        "Damage without the Spell tag to adjacent cards of its own side is lower by this, but not below 1.",
        Mark::Printed,
        &[cites::KEY_08, cites::RUL_58],
    ),
    (
        "hatch",
        "Hatch",
        "Never acts. At the end of its second round a monster of the next floor takes its place.",
        Mark::Printed,
        &[cites::KEY_09, cites::RUL_54],
    ),
    (
        "necrotic_bolt",
        "Necrotic Bolt",
        "Instead of attacking, it pays 2 energy for a Ranged Spell attack on a random standing adventurer.",
        Mark::House,
        &[cites::RUL_63, cites::RUL_64],
    ),
    (
        "pack_tactics",
        "Pack Tactics",
        "One more damage for each other monster of its type on the field.",
        Mark::Printed,
        &[cites::KEY_11, cites::RUL_56],
    ),
    (
        "phylactery",
        "Phylactery",
        "The first time it would die, it stays with this much health instead.",
        Mark::House,
        &[cites::RUL_41],
    ),
    (
        "piercing",
        "Piercing",
        "So many points of the target's Armor do not count. Guard still does.",
        Mark::Printed,
        &[cites::KEY_12, cites::RUL_38],
    ),
    (
        "quick_toss",
        "Quick-Toss",
        "May be used at any point of a combat, also outside the own turn, and never uses the action.",
        Mark::Printed,
        &[cites::KEY_10, cites::RUL_25, cites::RUL_26],
    ),
    (
        "reanimation",
        "Reanimation",
        "Dying by anything but a Spell or an explosion, it comes back with 1 health on a d6 of this or less.",
        Mark::Printed,
        &[cites::KEY_13, cites::RUL_53],
    ),
    (
        "retaliation",
        "Retaliation",
        "Answers a Normal attack with one of its own, hit or miss, unless that attack brought it to 0.",
        Mark::Printed,
        &[cites::KEY_14, cites::RUL_49, cites::RUL_50],
    ),
    (
        "soul_storm",
        "Soul Storm",
        "Instead of attacking, it pays 3 energy: every standing adventurer takes this much Spell damage at once.",
        Mark::House,
        &[cites::RUL_64, cites::RUL_42],
    ),
    (
        "summon",
        "Summon",
        "Instead of attacking, it pays 1 energy: a card of the boss's Minion deck arrives.",
        Mark::House,
        &[cites::RUL_15, cites::RUL_65, cites::RUL_100],
    ),
    (
        "swarm",
        "Swarm",
        "One more health for each other monster of its type when the combat starts or it arrives.",
        Mark::Printed,
        &[cites::KEY_15, cites::RUL_55],
    ),
    (
        "vampirism",
        "Vampirism",
        "Regains as much health as its attack really took.",
        Mark::Printed,
        &[cites::KEY_16, cites::RUL_45],
    ),
    (
        "wail",
        "Wail",
        "Instead of attacking, it pays 1 energy: each standing adventurer that rolls this or less has speed 1 next round.",
        Mark::Printed,
        &[cites::KEY_17, cites::RUL_67],
    ),
];

const ATTACKS: &[Word] = &[
    (
        "normal",
        "Normal",
        "Only at a card directly in front.",
        Mark::Printed,
        &[cites::TYPE_01, cites::RUL_61],
    ),
    (
        "reach",
        "Reach",
        "At a card directly in front or in the column beside it. Provokes no Retaliation.",
        Mark::Printed,
        &[cites::TYPE_02, cites::RUL_07, cites::RUL_62],
    ),
    (
        "ranged",
        "Ranged",
        "At any card, back row included. Provokes no Retaliation.",
        Mark::Printed,
        &[cites::TYPE_03, cites::RUL_63],
    ),
    (
        "spell",
        "Spell",
        "Magic: no Evade, no Guard, no Reanimation; an adventurer's grows with Spell Power.",
        Mark::Printed,
        &[cites::ABIL_02, cites::RUL_32, cites::RUL_36, cites::RUL_37],
    ),
    (
        "explosive",
        "Explosive",
        "Two numbers: the first to the target, the second to each monster adjacent to it. No Reanimation.",
        Mark::Partly,
        &[cites::RUL_44],
    ),
];

const AILMENTS: &[Word] = &[(
    "sickened",
    "Sickened",
    "One less attack, until the combat ends or a cure.",
    Mark::Printed,
    &[cites::AIL_01, cites::RUL_47],
)];

const WORDS: &[Word] = &[
    (
        "floor",
        "Floor",
        "Five encounters on the main path and a boss behind them. The crypt has four.",
        Mark::Printed,
        &[cites::OBJ_01, cites::OBJ_02],
    ),
    (
        "round",
        "Round",
        "Everybody's turns once, the fastest first. What lasts for the round ends with it.",
        Mark::Printed,
        &[cites::CMB_01, cites::RUL_19, cites::RUL_24],
    ),
    (
        "file",
        "File",
        "The monsters above one column: all of them are in front of its adventurer, and the other way round.",
        Mark::House,
        &[cites::RUL_02, cites::RUL_04],
    ),
    (
        "open_space",
        "Open space",
        "A column whose adventurer stands and has no monster before it.",
        Mark::Printed,
        &[cites::FAINT_01, cites::RUL_08],
    ),
    (
        "back_row",
        "Back row",
        "Where monsters wait when no space is open. They attack nobody and regain 1 health on their turns.",
        Mark::Printed,
        &[cites::FAINT_02, cites::FAINT_03, cites::RUL_10],
    ),
    (
        "adjacent",
        "Adjacent",
        "Side by side without a gap: neighbouring columns of one row, or neighbouring rows of one file.",
        Mark::Printed,
        &[cites::FAQ_02, cites::RUL_05, cites::RUL_06],
    ),
    (
        "fainted",
        "Fainted",
        "At 0 health: no turn and no ability until any health is regained; 1 health after the encounter.",
        Mark::Printed,
        &[cites::STAT_08, cites::STAT_09],
    ),
    (
        "camp",
        "Camp",
        "The time between encounters: trade, equip, heal, rearrange the row.",
        Mark::Printed,
        &[cites::BTW_03, cites::RUL_84, cites::RUL_85],
    ),
    (
        "leader",
        "Leader",
        "Takes the group's decisions; the lead passes on after every encounter.",
        Mark::House,
        &[cites::RUL_104],
    ),
    (
        "main_path",
        "Main path",
        "Five face-down cards. The fifth must be played in every case.",
        Mark::Printed,
        &[cites::SETUP_09, cites::PATH_08],
    ),
    (
        "secondary_path",
        "Secondary path",
        "Cards laid above the main path; who leaves the main path plays at least two of them.",
        Mark::Printed,
        &[cites::PATH_02, cites::PATH_04, cites::PATH_05, cites::RUL_89],
    ),
    (
        "company",
        "Company",
        "How many cards a boss encounter has, the boss included, before scaling.",
        Mark::House,
        &[cites::RUL_99, cites::RUL_100],
    ),
    (
        "artifact",
        "Artifact",
        "What a beaten boss leaves behind; the group decides who keeps it.",
        Mark::Printed,
        &[cites::BOSS_02, cites::RUL_101],
    ),
    (
        "held",
        "Held, worn, trinket",
        "The three slots of an adventurer; each takes one item.",
        Mark::Printed,
        &[cites::ITEM_03],
    ),
    (
        "spell_power",
        "Spell Power",
        "Added to the damage and healing of abilities marked Spell, and to nothing else.",
        Mark::Printed,
        &[cites::STAT_06, cites::RUL_37],
    ),
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::content::{open, printed};

    #[test]
    fn every_word_on_a_card_can_be_looked_up_under_a_key_of_its_own() {
        let game = open(&printed()).unwrap();
        let all = entries(&game);
        let keys: BTreeSet<&str> = all.iter().map(|entry| entry.key.as_str()).collect();
        assert_eq!(keys.len(), all.len());
        for monster in game.monsters() {
            for keyword in &monster.printed {
                let key = keyword.name().to_lowercase().replace(' ', "_");
                assert!(keys.contains(key.as_str()), "{key}");
            }
            for active in &monster.actives {
                let key = active.does.name().to_lowercase().replace(' ', "_");
                assert!(keys.contains(key.as_str()), "{key}");
            }
        }
        assert!(all.iter().all(|entry| !entry.text.is_empty() && !entry.rules.is_empty()));
    }

    #[test]
    fn texts_are_made_of_what_cards_do() {
        let game = open(&printed()).unwrap();
        let all = entries(&game);
        let text = |key: &str| all.iter().find(|entry| entry.key == key).unwrap().text.clone();
        assert_eq!(
            text("divine_smite"),
            "Normal attack for 2 + attack damage + Spell Power; Undead target only."
        );
        assert_eq!(text("dash"), "Change places with another standing adventurer.");
        assert_eq!(
            text("corrosive_haze"),
            "Each adventurer rolls: on 1 loses one equipped item of own choice (who has none loses 1 health)."
        );
        assert_eq!(
            text("zombie_ogre"),
            "Undead, speed 1, attack 4 (Normal), health 18; Cleave 2; company 4; leaves the Ogre Thighbone."
        );
        assert_eq!(text("webbed_egg"), "Vermin, speed 1, health 6; Hatch.");
        assert_eq!(text("fire_flask"), "Quick-Toss; Explosive Ranged attack 4/2 on any monster.");
    }
}
