//! What can be looked up: cards, hexes, characters, monsters, starter decks, the words of the game.

use table::{CatalogueEntry, Mark, RuleId};

use super::text::{ability_text, card_text, hex_text};
use crate::cites;
use crate::content::{Block, Card, Character, Family, Hex, Pharaoh, Rarity, Starter, Steps};
use crate::effects::Verb;

/// Everything in the box that has a name.
pub(crate) fn entries(game: &Pharaoh) -> Vec<CatalogueEntry> {
    let cards = game.cards().iter().map(card);
    let hexes = game.hexes().iter().map(hex);
    let characters = Character::ALL.map(|it| character(game, it));
    let monsters = game.hexes().iter().filter_map(monster);
    let starters = game.starters().iter().map(|it| starter(game, it));
    cards.chain(hexes).chain(characters).chain(monsters).chain(starters).chain(words()).collect()
}

fn card(card: &Card) -> CatalogueEntry {
    let mut rules = vec![card.kind.rule(), card.nature.rule(), card.method.rule()];
    rules.extend(verbs(card.effect.iter().map(|block| &block.steps)));
    CatalogueEntry {
        key: card.id.clone(),
        name: card.title.clone(),
        kind: format!(
            "{}, {}, {}, {}, range: {}, number {}",
            card.kind,
            card.nature,
            card.method,
            card.rarity().word(),
            card.range,
            card.id
        ),
        text: format!("{} In full: {}", card.text, card_text(card)),
        mark: card.mark,
        rules,
    }
}

fn hex(hex: &Hex) -> CatalogueEntry {
    let benefit = hex.benefit.as_ref();
    let points =
        hex.points.map_or("not used in solitaire".to_owned(), |points| format!("{points:+} hex points"));
    let lists =
        hex.effect.iter().map(|block: &Block| &block.steps).chain(benefit.map(|benefit| &benefit.steps));
    CatalogueEntry {
        key: hex.id.clone(),
        name: hex.name.clone(),
        kind: format!("Hex, {}, {} doors, {points}", hex.rarity.word(), hex.doors.count()),
        text: format!(
            "{}{} In full: {}",
            hex.text,
            benefit.map(|benefit| format!(" {}", benefit.text)).unwrap_or_default(),
            hex_text(hex)
        ),
        mark: hex.mark,
        rules: [cites::HEX_03].into_iter().chain(verbs(lists)).collect(),
    }
}

/// The rules on all verbs in these lists, each once.
fn verbs<'a>(lists: impl Iterator<Item = &'a Steps>) -> Vec<RuleId> {
    let mut rules = Vec::new();
    for list in lists {
        list.walk(&mut |step| {
            if !rules.contains(&step.rule()) {
                rules.push(step.rule());
            }
        });
    }
    rules
}

fn character(game: &Pharaoh, character: Character) -> CatalogueEntry {
    let card = game.character(character);
    CatalogueEntry {
        key: character.to_string().to_lowercase(),
        name: character.to_string(),
        kind: "Character".to_owned(),
        text: format!(
            "{} life points, dodges on {} or lower, hits for {}. {} {}: {} In full: {} {} {ORDER}",
            card.life,
            card.dodge,
            card.hit,
            uses(character),
            card.ability,
            card.text,
            ability_text(card),
            deck_limits(game)
        ),
        mark: card.mark,
        rules: vec![
            cites::CHAR_02,
            cites::CHAR_04,
            cites::CHAR_08,
            cites::RUL_34,
            cites::CHAR_09,
            cites::DECK_01,
            cites::DECK_04,
            cites::TURN_01,
        ],
    }
}

/// The order of a turn, as every character card has it. [PHA-TURN-01]
const ORDER: &str = "A turn: draw, free actions, actions, discard.";

/// The limits of a deck, as every character card has them. [PHA-DECK-01] [PHA-DECK-04]
fn deck_limits(game: &Pharaoh) -> String {
    let numbers = game.numbers();
    let (least, most) = numbers.deck;
    let scarce = Rarity::ALL.into_iter().filter_map(|it| Some((numbers.most_of(it)?, it.word())));
    let scarce: Vec<String> = scarce.map(|(most, word)| format!("{most} {word}")).collect();
    format!(
        "A deck: {least} to {most} cards with one Key, at most {} of a kind and in all {}.",
        numbers.copies,
        scarce.join(", ")
    )
}

/// What a character may use. [PHA-CHAR-02]
pub(crate) fn uses(character: Character) -> String {
    let level = |family, words: [&'static str; 3]| words[usize::from(character.allowance(family)) - 1];
    format!(
        "Uses {} weapons, {} level spells, {} tech, and what is lower.",
        level(Family::Weapon, ["light", "medium", "heavy"]),
        level(Family::Spell, ["1st", "2nd", "3rd"]),
        level(Family::Tech, ["low", "medium", "high"])
    )
}

fn monster(hex: &Hex) -> Option<CatalogueEntry> {
    let monster = hex.monster()?;
    Some(CatalogueEntry {
        key: monster.name.to_lowercase().replace(' ', "_"),
        name: monster.name.clone(),
        kind: format!("Monster of {}", hex.name),
        text: hex_text(hex),
        mark: hex.mark,
        rules: vec![cites::MON_10, cites::MON_01, cites::RUL_107, cites::RUL_108],
    })
}

fn starter(game: &Pharaoh, starter: &Starter) -> CatalogueEntry {
    let cards: Vec<String> =
        starter.cards.iter().map(|(id, copies)| format!("{copies} {}", game.card(*id).title)).collect();
    let hexes: Vec<&str> = starter.hexes.iter().map(|(id, _)| game.hex(*id).name.as_str()).collect();
    CatalogueEntry {
        key: format!("{}_starter", starter.character).to_lowercase(),
        name: starter.name.clone(),
        kind: format!("Starter deck of the {}", starter.character),
        text: format!(
            "{} Cards: {}. Hexes: {}. {}",
            starter.pitch,
            cards.join(", "),
            hexes.join(", "),
            starter.hexes_pitch
        ),
        mark: starter.mark,
        rules: vec![cites::DECK_01, cites::PILE_01],
    }
}

fn words() -> impl Iterator<Item = CatalogueEntry> {
    let word = |key: &str, name: &str, text: &str, rules: &[RuleId]| CatalogueEntry {
        key: key.to_owned(),
        name: name.to_owned(),
        kind: "Word".to_owned(),
        text: text.to_owned(),
        mark: Mark::Printed,
        rules: rules.to_vec(),
    };
    [
        word(
            "hexpile",
            "Hexpile",
            "All players' hexes, shuffled and face down. Exploring draws the top one.",
            &[cites::PILE_05, cites::EXPL_01],
        ),
        word(
            "passage",
            "Passage",
            "Two neighbouring hexes with an open door on the side they share.",
            &[cites::RUL_16, cites::MOVE_01],
        ),
        word(
            "free_action",
            "Free action",
            "What is played before the first action of a turn and costs none.",
            &[cites::FREE_01, cites::RUL_29, cites::RUL_30],
        ),
        word(
            "hex_credit",
            "Hex credit",
            "One action more, to be declared in the hex whose benefit gives it; once a turn for each hex.",
            &[cites::RUL_27, cites::RUL_28],
        ),
        word(
            "defense_turn",
            "Defense turn",
            "Whoever is attacked plays a defense card, rolls a dodge, or takes what comes; knowing the damage.",
            &[cites::DEF_01, cites::RUL_62],
        ),
        word(
            "dodge",
            "Dodge",
            "Rolling the dodge score or lower on 2D6 avoids an attack completely.",
            &[cites::DEF_04, cites::RUL_74],
        ),
        word(
            "dodge_out",
            "Dodging out",
            "Attacked in an exit with a Key, one may try for doubles instead of a dodge: they win, anything else is hit.",
            &[cites::OUT_01, cites::OUT_02],
        ),
        word(
            "response_window",
            "Response window",
            "After anything is declared or rolled, every seat in turn may answer it with one any-time card.",
            &[cites::RUL_41, cites::RUL_42, cites::RUL_45],
        ),
        word(
            "agent",
            "Agent",
            "A creature or military unit. Tabled as a guard it shields its user; in a hex it attacks whoever comes.",
            &[cites::AGT_01, cites::RUL_88, cites::RUL_89],
        ),
        word(
            "hold",
            "Hold",
            "Binds a character until its escape roll succeeds, once in each of its free action phases.",
            &[cites::ESC_02, cites::RUL_106],
        ),
        word(
            "body",
            "Body",
            "What a defeated player plays on with: one of the own agents, or a monster nobody else has.",
            &[cites::DOM_01, cites::RUL_124, cites::RUL_127],
        ),
        word(
            "key",
            "A Key in a hex",
            "Dropped by whoever was defeated with it; an action picks it up.",
            &[cites::DFT_02, cites::KEY_02],
        ),
    ]
    .into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::{open, printed};

    #[test]
    fn everything_has_a_key_of_its_own_a_text_and_rules() {
        let entries = entries(&open(&printed()).unwrap());
        assert_eq!(entries.len(), 126 + 36 + 6 + 5 + 6 + 12);
        for (place, entry) in entries.iter().enumerate() {
            assert!(entries[..place].iter().all(|it| it.key != entry.key), "{}", entry.key);
            assert!(!entry.text.is_empty() && !entry.rules.is_empty(), "{}", entry.key);
        }
    }

    /// What the book says stands on a character card and on a card. [PHA-CHAR-09] [PHA-COLL-05]
    #[test]
    fn a_character_shows_limits_and_the_order_of_a_turn_a_card_its_number() {
        let entries = entries(&open(&printed()).unwrap());
        let find = |key: &str| entries.iter().find(|entry| entry.key == key).unwrap();
        let warlord = &find("warlord").text;
        for part in [
            "25 life points, dodges on 6 or lower, hits for 1D6.",
            "Uses heavy weapons, 1st level spells, low tech, and what is lower.",
            "A deck: 25 to 50 cards with one Key, at most 4 of a kind and in all 13 special, 7 rare, 3 extra rare, 1 ultra rare.",
            "A turn: draw, free actions, actions, discard.",
        ] {
            assert!(warlord.contains(part), "{warlord}");
        }
        assert!(find("C033").kind.ends_with(", number C033"), "{}", find("C033").kind);
    }
}
