//! Floors: monsters, bosses, minions, items, as their authors write them.

use serde::Deserialize;
use table::{Mark, RuleId};

use super::items::ItemFile;
use super::{Check, FLOOR_FILES, joined};
use crate::cites;
use crate::content::adventurer::Ability;
use crate::content::item::{Item, ItemId, Pack};
use crate::content::keyword::{Active, AttackType, Deed, Keyword, MonsterType};
use crate::content::monster::{Boss, Monster, MonsterId, Origin};
use crate::content::{Floor, MAX_ITEM_DECK, MAX_ITEMS, MAX_MONSTER_DECK, MAX_PARTY};

/// All that lies on the floors.
#[derive(Default)]
pub(super) struct Crypt {
    pub(super) monsters: Vec<Monster>,
    pub(super) items: Vec<Item>,
    pub(super) floors: Vec<Floor>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FloorFile {
    name: String,
    monsters: Vec<MonsterFile>,
    boss: MonsterFile,
    company: u8,
    #[serde(default)]
    minions: Option<MinionsFile>,
    items: Vec<ItemFile>,
    artifact: ItemFile,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MinionsFile {
    name: String,
    cards: Vec<MonsterFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MonsterFile {
    id: String,
    name: String,
    #[serde(default = "one")]
    copies: u8,
    kind: MonsterType,
    speed: u8,
    #[serde(default)]
    attack: Option<u8>,
    #[serde(default)]
    health: Option<u8>,
    #[serde(default)]
    energy: u8,
    #[serde(default)]
    reach: AttackType,
    #[serde(default)]
    spell: bool,
    #[serde(default)]
    keywords: Vec<Keyword>,
    #[serde(default)]
    actives: Vec<Active>,
    mark: Mark,
    #[serde(default)]
    rules: Vec<String>,
}

const fn one() -> u8 {
    1
}

impl Check<'_> {
    pub(super) fn floors(&mut self, files: Vec<Option<FloorFile>>, abilities: &[Ability]) -> Crypt {
        let mut crypt = Crypt::default();
        for ((number, path), file) in (1u8..).zip(FLOOR_FILES).zip(files) {
            if let Some(file) = file {
                self.floor(number, path, file, abilities, &mut crypt);
            }
        }
        let cards: usize = crypt.items.iter().map(|item| usize::from(item.copies)).sum();
        if cards > MAX_ITEMS {
            let what = format!("{cards} item cards on all floors; the box has room for {MAX_ITEMS}");
            self.complain(FLOOR_FILES[0], "", what);
        }
        if crypt.monsters.len() > usize::from(u8::MAX) {
            let what =
                format!("{} kinds of monsters; the box has room for {}", crypt.monsters.len(), u8::MAX);
            self.complain(FLOOR_FILES[0], "", what);
        }
        crypt
    }

    fn floor(&mut self, number: u8, path: &str, file: FloorFile, abilities: &[Ability], crypt: &mut Crypt) {
        if file.name.trim().is_empty() {
            self.complain(path, "", "the floor has no name".to_owned());
        }
        for monster in file.monsters {
            let monster = self.monster(path, Origin::Floor(number), monster);
            crypt.monsters.push(monster);
        }
        self.monster_deck(path, Origin::Floor(number), &crypt.monsters);
        let has_minions = file.minions.is_some();
        let minions = file.minions.map(|minions| {
            for monster in minions.cards {
                let monster = self.monster(path, Origin::Minions(number), monster);
                crypt.monsters.push(monster);
            }
            self.monster_deck(path, Origin::Minions(number), &crypt.monsters);
            minions.name
        });
        for item in file.items {
            let item = self.item(path, Pack::Floor(number), item, abilities);
            crypt.items.push(item);
        }
        self.item_deck(path, number, &crypt.items);
        let artifact = self.item(path, Pack::Artifact(number), file.artifact, abilities);
        if artifact.is_consumable() {
            self.complain(path, &artifact.id, format!("{:?} is an artifact; expected a slot", artifact.id));
        }
        let company_from = if has_minions { Origin::Minions(number) } else { Origin::Floor(number) };
        let boss = Boss { company: file.company, from: company_from, artifact: item_id(crypt.items.len()) };
        crypt.items.push(artifact);
        let id = MonsterId(u8::try_from(crypt.monsters.len()).unwrap_or(u8::MAX));
        let boss = self.boss(path, number, file.boss, boss);
        crypt.monsters.push(boss);
        crypt.floors.push(Floor { name: file.name, boss: id, minions });
    }

    fn boss(&mut self, path: &str, number: u8, file: MonsterFile, boss: Boss) -> Monster {
        let id = file.id.clone();
        self.within(path, &id, "a company of", boss.company, 1..=6);
        if file.copies != 1 {
            self.complain(path, &id, format!("{id:?} is the boss of its floor; there is one [LIC-OBJ-02]"));
        }
        let mut monster = self.monster(path, Origin::Boss(number), file);
        if monster.keywords.animated || monster.keywords.hatch {
            let what = format!("{id:?} is a boss; expected one that can be beaten and does not hatch away");
            self.complain(path, &id, what);
        }
        let summons = monster.actives.iter().any(|active| matches!(active.does, Deed::Summon(_)));
        if summons && boss.from == Origin::Floor(number) {
            let what = format!("{id:?} summons, but its floor has no minions [LIC-RUL-100]");
            self.complain(path, &id, what);
        }
        monster.boss = Some(boss);
        monster
    }

    fn monster(&mut self, path: &str, origin: Origin, file: MonsterFile) -> Monster {
        let id = file.id.clone();
        self.named(path, &id, &file.name);
        self.within(path, &id, "copies", file.copies, 1..=9);
        self.within(path, &id, "speed", file.speed, 1..=20);
        self.within(path, &id, "attack", file.attack.unwrap_or(0), 0..=40);
        for keyword in &file.keywords {
            self.keyword(path, &id, *keyword);
        }
        self.shown(path, &file);
        self.actives(path, origin, &file);
        let mut actives = file.actives;
        actives.sort_by_key(|active| std::cmp::Reverse(active.cost));
        let rules = self.cited(path, &id, &file.rules);
        Monster {
            rules,
            attacks: joined(rules_of_aim(file.reach), rules),
            id,
            name: file.name,
            mark: file.mark,
            origin,
            copies: file.copies,
            kind: file.kind,
            speed: file.speed,
            attack: file.attack.unwrap_or(0),
            health: file.health.unwrap_or(0),
            energy: file.energy,
            reach: file.reach,
            spell: file.spell,
            keywords: file.keywords.iter().copied().collect(),
            printed: file.keywords,
            actives,
            boss: None,
        }
    }

    /// An Animated card shows no health, a Hatch card no attack; all others show both.
    fn shown(&mut self, path: &str, file: &MonsterFile) {
        let id = &file.id;
        let (animated, hatch) =
            (file.keywords.contains(&Keyword::Animated), file.keywords.contains(&Keyword::Hatch));
        match file.health {
            None if !animated => {
                self.complain(path, id, format!("{id:?} has no health; only Animated cards show none"));
            }
            Some(_) if animated => {
                self.complain(path, id, format!("{id:?} is Animated and shows no health [LIC-RUL-51]"));
            }
            Some(health) => self.within(path, id, "health", health, 1..=200),
            None => {}
        }
        if file.attack.is_none() != hatch {
            let what = format!("{id:?}: a card with Hatch shows no attack, any other does [LIC-RUL-54]");
            self.complain(path, id, what);
        }
        if hatch && (animated || !file.actives.is_empty()) {
            self.complain(path, id, format!("{id:?} has Hatch and never acts; expected nothing that acts"));
        }
    }

    fn actives(&mut self, path: &str, origin: Origin, file: &MonsterFile) {
        let id = &file.id;
        for active in &file.actives {
            let name = active.does.name();
            if active.cost == 0 || active.cost > file.energy {
                let what =
                    format!("{id:?} can never pay {active}; it has {} energy [LIC-ENEMY-03]", file.energy);
                self.complain(path, id, what);
            }
            let most = if matches!(active.does, Deed::Wail(_)) { 6 } else { 20 };
            self.within(path, id, name, active.does.number(), 1..=most);
            if matches!(active.does, Deed::Summon(_)) && !matches!(origin, Origin::Boss(_)) {
                self.complain(path, id, format!("{id:?} summons; only a boss has minions [LIC-RUL-100]"));
            }
        }
        if file.actives.is_empty() && file.energy > 0 {
            self.complain(path, id, format!("{id:?} has energy but nothing to spend it on"));
        }
    }

    /// A deck must hold enough, not too much, and something that can be beaten.
    fn monster_deck(&mut self, path: &str, origin: Origin, monsters: &[Monster]) {
        let own = || monsters.iter().filter(|monster| monster.origin == origin);
        let cards: usize = own().map(|monster| usize::from(monster.copies)).sum();
        if !(6..=MAX_MONSTER_DECK).contains(&cards) {
            let what = format!("a deck of {cards} monsters; expected 6 to {MAX_MONSTER_DECK}");
            self.complain(path, "", what);
        }
        if own().all(|monster| monster.keywords.animated) {
            self.complain(
                path,
                "",
                "a deck of Animated monsters only, which nobody could beat [LIC-RUL-52]".to_owned(),
            );
        }
    }

    fn item_deck(&mut self, path: &str, number: u8, items: &[Item]) {
        let cards: usize = items
            .iter()
            .filter(|item| item.pack == Pack::Floor(number))
            .map(|item| usize::from(item.copies))
            .sum();
        let fewest = if number == 1 { MAX_PARTY + 2 } else { 2 };
        if !(fewest..=MAX_ITEM_DECK).contains(&cards) {
            let what = format!("a deck of {cards} items; expected {fewest} to {MAX_ITEM_DECK}");
            self.complain(path, "", what);
        }
    }
}

fn item_id(index: usize) -> ItemId {
    ItemId(u8::try_from(index).unwrap_or(u8::MAX))
}

/// How a monster chooses whom it attacks.
const fn rules_of_aim(reach: AttackType) -> &'static [RuleId] {
    match reach {
        AttackType::Normal => &[cites::RUL_61, cites::CMB_03, cites::TYPE_01, cites::RUL_02],
        AttackType::Reach => &[cites::RUL_62, cites::TYPE_02, cites::RUL_07],
        AttackType::Ranged => &[cites::RUL_63, cites::TYPE_03],
    }
}
