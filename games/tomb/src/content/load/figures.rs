//! Checking characters, sidekicks and monsters.

use serde::Deserialize;
use table::Mark;

use super::{CHARACTERS, Check, MONSTERS};
use crate::content::{
    ActionCard, Adventure, AdventureId, Attack, Character, Effect, Monster, Sidekick, Trait,
};
use crate::effects::Verb;

/// A character as its author writes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CharacterFile {
    id: String,
    code: String,
    name: String,
    short: String,
    adventure: String,
    colour: String,
    hp: u8,
    movement: u8,
    armor: u8,
    actions: Vec<ActionCard>,
    #[serde(default)]
    sidekick: Option<Sidekick>,
    mark: Mark,
}

/// A monster as its author writes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MonsterFile {
    id: String,
    code: String,
    name: String,
    hp: [u8; 4],
    armor: u8,
    movement: u8,
    attack: Attack,
    #[serde(default)]
    traits: Vec<Trait>,
    mark: Mark,
}

impl Check<'_> {
    pub(super) fn characters(&mut self, adventures: &[Adventure]) -> Vec<Character> {
        let files: Vec<CharacterFile> = self.read(CHARACTERS).unwrap_or_default();
        self.apart(CHARACTERS, files.iter().map(|it| [&*it.id, &*it.code, &*it.name]));
        for (index, file) in files.iter().enumerate() {
            if files[..index].iter().any(|other| other.short.eq_ignore_ascii_case(&file.short)) {
                self.complain(CHARACTERS, &file.id, format!("two characters are called {:?}", file.short));
            }
        }
        files.into_iter().filter_map(|file| self.character(file, adventures)).collect()
    }

    fn character(&mut self, file: CharacterFile, adventures: &[Adventure]) -> Option<Character> {
        let id = file.id.as_str();
        self.told(CHARACTERS, id, "short name", &file.short);
        self.told(CHARACTERS, id, "colour", &file.colour);
        self.within(CHARACTERS, id, "an HP of", file.hp, 1..=20);
        self.within(CHARACTERS, id, "a Move of", file.movement, 1..=9);
        self.within(CHARACTERS, id, "an Armor of", file.armor, 1..=25);
        if let Some(sidekick) = &file.sidekick {
            self.told(CHARACTERS, id, "name for its sidekick", &sidekick.name);
            self.within(CHARACTERS, &sidekick.id, "a Move of", sidekick.movement, 1..=9);
            self.within(CHARACTERS, &sidekick.id, "an Armor of", sidekick.armor, 1..=25);
            sidekick.attack.check(&mut self.card(CHARACTERS, &sidekick.id));
        }
        self.actions(&file);
        let adventure = adventures.iter().position(|it| it.id == file.adventure);
        if adventure.is_none() {
            let what = format!("{id:?} comes from {:?}, which is no adventure", file.adventure);
            self.complain(CHARACTERS, &file.adventure, what);
        }
        Some(Character {
            adventure: AdventureId(u8::try_from(adventure?).ok()?),
            actions: file.actions.try_into().ok()?,
            id: file.id,
            code: file.code,
            name: file.name,
            short: file.short,
            colour: file.colour,
            hp: file.hp,
            movement: file.movement,
            armor: file.armor,
            sidekick: file.sidekick,
            mark: file.mark,
        })
    }

    /// Four Actions with names of their own. [TOM-TURN-02]
    fn actions(&mut self, file: &CharacterFile) {
        let id = file.id.as_str();
        if file.actions.len() != 4 {
            let what = format!("{id:?} has {} Actions; expected exactly 4", file.actions.len());
            self.complain(CHARACTERS, id, what);
        }
        for (index, action) in file.actions.iter().enumerate() {
            self.told(CHARACTERS, &action.id, "name", &action.name);
            self.action(CHARACTERS, &action.id, &action.effects);
            if file.actions[..index].iter().any(|it| it.id == action.id || it.name == action.name) {
                self.complain(CHARACTERS, id, format!("{id:?} has {:?} twice", action.name));
            }
            let revives = action.effects.iter().any(|it| matches!(it, Effect::Revive(_)));
            if revives && file.sidekick.is_none() {
                let what = format!("{:?} revives a sidekick, but {id:?} has none", action.id);
                self.complain(CHARACTERS, &action.id, what);
            }
        }
    }

    pub(super) fn monsters(&mut self) -> Vec<Monster> {
        let files: Vec<MonsterFile> = self.read(MONSTERS).unwrap_or_default();
        self.apart(MONSTERS, files.iter().map(|it| [&*it.id, &*it.code, &*it.name]));
        files.into_iter().map(|file| self.monster(file)).collect()
    }

    fn monster(&mut self, file: MonsterFile) -> Monster {
        let id = file.id.as_str();
        self.within(MONSTERS, id, "an Armor of", file.armor, 1..=25);
        self.within(MONSTERS, id, "a Move of", file.movement, 0..=9);
        file.attack.check(&mut self.card(MONSTERS, id));
        if file.hp[0] == 0 || !file.hp.is_sorted() || file.hp[3] > 60 {
            let what = format!("{id:?} has the HP {:?}; expected 1 to 60, never falling", file.hp);
            self.complain(MONSTERS, id, what);
        }
        let has = |it| file.traits.contains(&it);
        if has(Trait::Rooted) && file.movement > 0 {
            self.complain(MONSTERS, id, format!("{id:?} is Rooted; expected a Move of 0"));
        }
        if has(Trait::Aquatic) && (has(Trait::Flies) || has(Trait::Icewalk)) {
            let what = format!("{id:?} is Aquatic and leaves the water; expected the one or the other");
            self.complain(MONSTERS, id, what);
        }
        Monster {
            traits: file.traits.into_iter().collect(),
            id: file.id,
            code: file.code,
            name: file.name,
            hp: file.hp,
            armor: file.armor,
            movement: file.movement,
            attack: file.attack,
            mark: file.mark,
        }
    }
}
