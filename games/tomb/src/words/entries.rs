//! What can be looked up: characters, Actions, monsters, Items, Stages, the words of the game.

use table::{CatalogueEntry, RuleId};

use super::{glossary, texts};
use crate::cites;
use crate::content::{Character, Effect, Tomb};
use crate::effects::Verb;

/// Everything in the box that has a name.
pub(crate) fn entries(game: &Tomb) -> Vec<CatalogueEntry> {
    let mut all: Vec<CatalogueEntry> =
        game.characters().iter().flat_map(|it| of_character(game, it)).collect();
    all.extend(game.monsters().iter().map(|it| CatalogueEntry {
        key: it.id.clone(),
        name: it.name.clone(),
        kind: "Monster".to_owned(),
        text: texts::monster(it),
        mark: it.mark,
        rules: [vec![cites::REV_05, cites::RUL_79], it.attack.rules()].concat(),
    }));
    all.extend(game.items().iter().map(|it| CatalogueEntry {
        key: it.id.clone(),
        name: it.name.clone(),
        kind: "Item".to_owned(),
        text: texts::item(it),
        mark: it.mark,
        rules: [vec![cites::RUL_81], rules(&it.effects)].concat(),
    }));
    all.extend(game.adventures().iter().map(|it| CatalogueEntry {
        key: it.id.clone(),
        name: it.name.clone(),
        kind: format!("Adventure, {} Stages", it.stages.len()),
        text: it.pitch.clone(),
        mark: it.mark,
        rules: vec![cites::STAGE_01, cites::STAGE_02],
    }));
    all.extend(of_stages(game));
    all.extend(glossary::words());
    all
}

fn rules(effects: &[Effect]) -> Vec<RuleId> {
    effects.iter().flat_map(|it| it.verb().rules()).collect()
}

/// A character, its four Actions, its sidekick.
fn of_character(game: &Tomb, it: &Character) -> Vec<CatalogueEntry> {
    let names: Vec<&str> = it.actions.iter().map(|action| action.name.as_str()).collect();
    let follower = it.sidekick.as_ref().map_or(String::new(), |it| format!(" Followed by {}.", it.name));
    let mut all = vec![CatalogueEntry {
        key: it.id.clone(),
        name: it.name.clone(),
        kind: format!("Character, {}", game.adventure(it.adventure).name),
        text: format!(
            "HP {}, Move {}, Armor {}. Actions: {}.{follower}",
            it.hp,
            it.movement,
            it.armor,
            names.join(", ")
        ),
        mark: it.mark,
        rules: vec![cites::CHAR_02, cites::CHAR_03, cites::CHAR_04, cites::TURN_02],
    }];
    all.extend(it.actions.iter().map(|action| CatalogueEntry {
        key: format!("{}.{}", it.id, action.id),
        name: action.name.clone(),
        kind: format!("{} of {}", if action.is_double() { "Double Action" } else { "Action" }, it.short),
        text: texts::action(action),
        mark: action.mark,
        rules: if action.is_double() {
            [vec![cites::DOUBLE_01, cites::DOUBLE_02, cites::DOUBLE_03], rules(&action.effects)].concat()
        } else {
            rules(&action.effects)
        },
    }));
    all.extend(it.sidekick.iter().map(|dog| CatalogueEntry {
        key: dog.id.clone(),
        name: dog.name.clone(),
        kind: format!("Sidekick of {}", it.short),
        text: format!("HP 1, Move {}, Armor {}. {}", dog.movement, dog.armor, dog.attack.text()),
        mark: dog.mark,
        rules: vec![cites::SIDE_01, cites::SIDE_02, cites::SIDE_05, cites::RUL_88],
    }));
    all
}

/// Stages, with what completes them; their Completion cards stay unread.
fn of_stages(game: &Tomb) -> impl Iterator<Item = CatalogueEntry> + '_ {
    game.stages().iter().map(|stage| {
        let asked: Vec<String> = stage.requirements.iter().map(|it| texts::requirement(game, *it)).collect();
        let aim = ["All tiles are face up and no monster is left.".to_owned()].into_iter().chain(asked);
        let adventure = game.adventure(stage.adventure);
        CatalogueEntry {
            key: stage.id.clone(),
            name: stage.name.clone(),
            kind: format!("{}, {} {}", adventure.name, adventure.stage_word, stage.numeral()),
            text: format!("{} Complete when: {}", stage.intro, aim.collect::<Vec<_>>().join(" ")),
            mark: stage.mark,
            rules: vec![cites::END_01, cites::END_02],
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::{open, printed};

    #[test]
    fn every_entry_has_a_key_of_its_own_a_text_and_a_rule() {
        let all = entries(&open(&printed()).unwrap());
        for (index, entry) in all.iter().enumerate() {
            assert!(all[..index].iter().all(|it| it.key != entry.key), "{} stands twice", entry.key);
            assert!(
                !entry.name.is_empty() && !entry.text.is_empty() && !entry.rules.is_empty(),
                "{}",
                entry.key
            );
        }
    }

    #[test]
    fn texts_are_made_of_what_cards_do() {
        let all = entries(&open(&printed()).unwrap());
        let text = |key: &str| all.iter().find(|it| it.key == key).unwrap().text.clone();
        assert_eq!(
            text("brannoch.shield_strike"),
            "Attack: +3, 1 damage, range 1. Made, hit or miss, it also gives: Shield for yourself: in the next Stage \
             Turn a hit does nothing on a roll of 11 or more."
        );
        assert_eq!(text("okon.harpoon"), "Attack: +4, 1 damage, range 2–4. A hit pulls the target 2 closer.");
        assert_eq!(
            text("crossbow"),
            "Instead of an Action: Attack: +4, 2 damage, range 2–5. It is kept, but not for use two turns running."
        );
        assert_eq!(text("boards"), "The holder can be on water. Move -1; a Dash stays as it is.");
        assert_eq!(
            text("wailing_shade"),
            "HP 1 / 3 / 4 / 6 for one to four characters. Armor 13, Move 4. Attack: +5, 1 damage, range 1–3, goes \
             through walls. Flies over obstacles and black ice."
        );
        assert!(text("gla3").ends_with("A living character who holds the Hearth Ember is on the objective."));
    }
}
