//! Items and artifacts, as their authors write them.

use serde::Deserialize;
use table::Mark;

use super::{Check, joined};
use crate::cites;
use crate::content::MAX_COPIES;
use crate::content::adventurer::{Ability, AbilityId};
use crate::content::item::{Gear, Item, ItemType, Pack, Slot};
use crate::content::keyword::{AttackType, Keyword};
use crate::content::traits::{Stat, Trait};
use crate::effects::Effect;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ItemFile {
    pub(super) id: String,
    name: String,
    #[serde(default = "one")]
    copies: u8,
    types: Vec<ItemType>,
    #[serde(default)]
    slot: Option<Slot>,
    #[serde(default)]
    quick: bool,
    #[serde(default)]
    effects: Vec<Effect>,
    #[serde(default)]
    traits: Vec<Trait>,
    mark: Mark,
    #[serde(default)]
    rules: Vec<String>,
}

const fn one() -> u8 {
    1
}

impl Check<'_> {
    pub(super) fn item(&mut self, path: &str, pack: Pack, file: ItemFile, abilities: &[Ability]) -> Item {
        let id = file.id.clone();
        self.named(path, &id, &file.name);
        self.within(path, &id, "copies", file.copies, 1..=MAX_COPIES);
        if file.types.is_empty() {
            self.complain(path, &id, format!("{id:?} has no type"));
        }
        match file.slot {
            Some(slot) => self.equipment(path, &file, slot),
            None => self.consumable(path, &file),
        }
        let gear = self.gear(path, &file, abilities);
        let rules = self.cited(path, &id, &file.rules);
        Item {
            rules,
            equips: joined(&[cites::ITEM_03, cites::ITEM_06], rules),
            id,
            name: file.name,
            mark: file.mark,
            pack,
            copies: file.copies,
            types: file.types,
            slot: file.slot,
            quick: file.quick,
            effects: file.effects,
            traits: file.traits,
            gear,
        }
    }

    fn equipment(&mut self, path: &str, file: &ItemFile, slot: Slot) {
        let id = &file.id;
        if file.copies != 1 {
            let what =
                format!("{id:?} can be equipped and must exist once: it may carry a mark [LIC-RUL-80]");
            self.complain(path, id, what);
        }
        if file.traits.is_empty() || !file.effects.is_empty() || file.quick {
            let what = format!("{id:?} can be equipped; expected traits, and neither effects nor Quick-Toss");
            self.complain(path, id, what);
        }
        if file.types.contains(&ItemType::Weapon) && slot != Slot::Held {
            self.complain(path, id, format!("{id:?} is a weapon; expected the slot Held [LIC-RUL-74]"));
        }
    }

    fn consumable(&mut self, path: &str, file: &ItemFile) {
        let id = &file.id;
        if !file.traits.is_empty() {
            self.complain(path, id, format!("{id:?} has traits but no slot to give them from"));
        }
        if file.types.contains(&ItemType::Weapon) {
            self.complain(path, id, format!("{id:?} is a weapon; expected the slot Held [LIC-RUL-74]"));
        }
        let thrown =
            |effect: &Effect| matches!(effect, Effect::Strike(_) | Effect::Shove(_) | Effect::Swap(_));
        if file.effects.iter().any(thrown) {
            let what = format!("{id:?} strikes, shoves or swaps, which a consumable cannot [LIC-RUL-82]");
            self.complain(path, id, what);
        }
        self.effects(path, id, &file.effects);
    }

    /// What the traits come to.
    fn gear(&mut self, path: &str, file: &ItemFile, abilities: &[Ability]) -> Gear {
        let id = &file.id;
        let weapon = file.types.contains(&ItemType::Weapon);
        let mut gear = Gear { attack: weapon.then_some(AttackType::Normal), ..Gear::default() };
        for it in &file.traits {
            match it {
                Trait::Bonus(stat, by) => {
                    self.within(path, id, "a bonus of", *by, 1..=20);
                    if *stat == Stat::Weapon && !weapon {
                        self.complain(path, id, format!("{id:?} adds to the weapon bonus but is no Weapon"));
                    }
                    *number(&mut gear, *stat) += (*by).min(20);
                }
                Trait::Bane(kind, by) if weapon && gear.bane.is_none() => gear.bane = Some((*kind, *by)),
                Trait::Attack(kind) if weapon => gear.attack = Some(*kind),
                Trait::Has(keyword) => {
                    self.worn_keyword(path, id, *keyword, weapon);
                    gear.keywords.add(*keyword);
                }
                Trait::Ability(word) if gear.ability.is_none() => {
                    gear.ability = abilities
                        .iter()
                        .position(|ability| &ability.id == word)
                        .and_then(|index| u8::try_from(index).ok())
                        .map(AbilityId);
                    if gear.ability.is_none() {
                        self.complain(path, word, format!("{id:?} lends {word:?}, which is no ability"));
                    }
                }
                _ => self.complain(path, id, format!("{id:?} cannot have the trait {it:?}")),
            }
        }
        gear
    }

    /// Keywords an adventurer can have, from a card or an item.
    pub(super) fn worn_keyword(&mut self, path: &str, id: &str, keyword: Keyword, weapon: bool) {
        self.keyword(path, id, keyword);
        let fits = match keyword {
            Keyword::Armor(_) | Keyword::Evade(_) | Keyword::Guard(_) | Keyword::Retaliation => true,
            Keyword::Cleave(_) | Keyword::Piercing(_) | Keyword::Diseased(_) => weapon,
            _ => false,
        };
        if !fits {
            let what = format!(
                "{id:?} has {keyword}; expected Armor, Evade, Guard, Retaliation, or on a weapon Cleave, Piercing, Diseased"
            );
            self.complain(path, id, what);
        }
    }

    /// A keyword's number.
    pub(super) fn keyword(&mut self, path: &str, id: &str, keyword: Keyword) {
        let most = if keyword.is_rolled() { 6 } else { 20 };
        if let Some(number) = keyword.number() {
            self.within(path, id, keyword.name(), number, 1..=most);
        }
    }
}

fn number(gear: &mut Gear, stat: Stat) -> &mut u8 {
    match stat {
        Stat::Weapon => &mut gear.weapon,
        Stat::Spell => &mut gear.spell,
        Stat::Speed => &mut gear.speed,
        Stat::Health => &mut gear.health,
        Stat::Energy => &mut gear.energy,
    }
}
