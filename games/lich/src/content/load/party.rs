//! Adventurers and abilities, as their authors write them.

use serde::Deserialize;
use table::{Mark, RuleId};

use super::{ABILITIES, ADVENTURERS, Check, joined};
use crate::cites;
use crate::content::MAX_PARTY;
use crate::content::adventurer::{Ability, AbilityId, Adventurer, Passives, When};
use crate::content::keyword::MonsterType;
use crate::content::traits::Trait;
use crate::effects::{Effect, Whom};

/// Everything the seats play with.
#[derive(Default)]
pub(super) struct Party {
    pub(super) adventurers: Vec<Adventurer>,
    pub(super) abilities: Vec<Ability>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AdventurerFile {
    id: String,
    name: String,
    attack: u8,
    health: u8,
    energy: u8,
    speed: u8,
    mark: Mark,
    abilities: Vec<AbilityFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AbilityFile {
    id: String,
    name: String,
    mark: Mark,
    when: When,
    #[serde(default)]
    spell: bool,
    #[serde(default)]
    cost: u8,
    #[serde(default)]
    again: u8,
    #[serde(default)]
    once_a_round: bool,
    #[serde(default)]
    needs: Option<MonsterType>,
    #[serde(default)]
    camp: bool,
    #[serde(default)]
    effects: Vec<Effect>,
    #[serde(default)]
    traits: Vec<Trait>,
    rules: Vec<String>,
}

impl Check<'_> {
    /// Checks the adventurers, then the abilities that items lend.
    pub(super) fn party(
        &mut self,
        adventurers: Option<Vec<AdventurerFile>>,
        lent: Option<Vec<AbilityFile>>,
    ) -> Party {
        let mut party = Party::default();
        if let Some(files) = &adventurers
            && files.len() != MAX_PARTY
        {
            let what = format!("{} adventurers; expected {MAX_PARTY} [LIC-OBJ-04]", files.len());
            self.complain(ADVENTURERS, "", what);
        }
        for file in adventurers.unwrap_or_default() {
            self.adventurer(file, &mut party);
        }
        for file in lent.unwrap_or_default() {
            if file.when == When::Passive {
                let what = format!("{:?} is passive; an item has its traits itself", file.id);
                self.complain(ABILITIES, &file.id, what);
            }
            let ability = self.ability(ABILITIES, file);
            party.abilities.push(ability);
        }
        party
    }

    fn adventurer(&mut self, file: AdventurerFile, party: &mut Party) {
        let id = file.id;
        self.named(ADVENTURERS, &id, &file.name);
        self.within(ADVENTURERS, &id, "attack", file.attack, 0..=20);
        self.within(ADVENTURERS, &id, "health", file.health, 1..=60);
        self.within(ADVENTURERS, &id, "energy", file.energy, 0..=60);
        self.within(ADVENTURERS, &id, "speed", file.speed, 1..=20);
        if file.abilities.is_empty() {
            self.complain(ADVENTURERS, &id, format!("{id:?} has no ability [LIC-OBJ-04]"));
        }
        let mut own = Vec::new();
        let mut passives = Passives::default();
        for file in file.abilities {
            let ability = self.ability(ADVENTURERS, file);
            for it in &ability.traits {
                self.passive(&ability.id, it, &mut passives);
            }
            own.push(AbilityId(u8::try_from(party.abilities.len()).unwrap_or(u8::MAX)));
            party.abilities.push(ability);
        }
        party.adventurers.push(Adventurer {
            id,
            name: file.name,
            mark: file.mark,
            attack: file.attack,
            health: file.health,
            energy: file.energy,
            speed: file.speed,
            abilities: own,
            passives,
        });
    }

    fn passive(&mut self, id: &str, it: &Trait, passives: &mut Passives) {
        match it {
            Trait::PerItem(bonus) => passives.per_item.push(*bonus),
            Trait::Unarmed(kind) => passives.unarmed = *kind,
            Trait::Has(keyword) => {
                self.worn_keyword(ADVENTURERS, id, *keyword, false);
                passives.keywords.add(*keyword);
            }
            Trait::WornTakesWeapon => passives.worn_takes_weapon = true,
            Trait::NoFarWeapons => passives.no_far_weapons = true,
            Trait::Bonus(..) | Trait::Bane(..) | Trait::Attack(_) | Trait::Ability(_) => {
                let what = format!("{id:?} has a trait that only items have: {it:?}");
                self.complain(ADVENTURERS, id, what);
            }
        }
    }

    fn ability(&mut self, path: &str, file: AbilityFile) -> Ability {
        let id = file.id.clone();
        self.named(path, &id, &file.name);
        self.within(path, &id, "cost", file.cost + file.again, 0..=20);
        if file.when == When::Passive {
            let idle = file.effects.is_empty() && file.cost == 0 && !file.camp && !file.spell;
            if file.traits.is_empty() || !idle {
                let what = format!("{id:?} is passive; expected traits, and neither effects nor a cost");
                self.complain(path, &id, what);
            }
        } else {
            if !file.traits.is_empty() {
                self.complain(path, &id, format!("{id:?} has traits; only a passive ability has"));
            }
            self.effects(path, &id, &file.effects);
        }
        if file.camp && !file.effects.iter().all(|effect| is_peaceful(*effect)) {
            let what = format!("{id:?} cannot be used in camp: there is no combat there [LIC-RUL-85]");
            self.complain(path, &id, what);
        }
        if !file.spell && file.effects.iter().any(|effect| is_spell(*effect)) {
            self.complain(path, &id, format!("{id:?} strikes with a Spell but is not marked so"));
        }
        if file.rules.is_empty() {
            self.complain(path, &id, format!("{id:?} cites no rule; expected at least one"));
        }
        let endless = file.cost + file.again == 0 && !file.once_a_round && file.when == When::Free;
        if endless {
            let what = format!("{id:?} is free of cost and of limits; a turn would never end [LIC-RUL-23]");
            self.complain(path, &id, what);
        }
        let rules = self.cited(path, &id, &file.rules);
        Ability {
            rules,
            uses: joined(rules, rules_of_use(file.when, file.spell)),
            camp_uses: joined(rules, &[cites::BTW_03, cites::ABIL_03, cites::RUL_85]),
            id,
            name: file.name,
            mark: file.mark,
            spell: file.spell,
            cost: file.cost,
            again: file.again,
            when: file.when,
            once_a_round: file.once_a_round,
            needs: file.needs,
            camp: file.camp,
            effects: file.effects,
            traits: file.traits,
        }
    }

    /// What an ability or a consumable does: one choice at most, made first.
    pub(super) fn effects(&mut self, path: &str, id: &str, effects: &[Effect]) {
        if effects.is_empty() {
            self.complain(path, id, format!("{id:?} does nothing; expected at least one effect"));
        }
        for (index, effect) in effects.iter().enumerate() {
            let whom = effect.whom();
            if index == 0 && whom == Whom::Same {
                self.complain(path, id, format!("{id:?} begins with Same; nobody was chosen before"));
            }
            if index > 0 && whom.is_choice() {
                self.complain(
                    path,
                    id,
                    format!("{id:?} chooses twice; expected Same after the first effect"),
                );
            }
            let chosen = if whom == Whom::Same { effects[0].whom() } else { whom };
            if let Err(expected) = effect.verb().fits(chosen) {
                self.complain(path, id, format!("{id:?}: {effect:?} does not fit; expected {expected}"));
            }
        }
    }
}

/// What any use of an ability with such a head cites.
const fn rules_of_use(when: When, spell: bool) -> &'static [RuleId] {
    match (when, spell) {
        (When::Free, false) => &[cites::ACT_05, cites::ABIL_03, cites::ABIL_04],
        (When::Free, true) => &[cites::ACT_05, cites::ABIL_03, cites::ABIL_04, cites::ABIL_02, cites::RUL_37],
        (_, false) => &[cites::ACT_05, cites::ABIL_03, cites::ABIL_05],
        (_, true) => &[cites::ACT_05, cites::ABIL_03, cites::ABIL_05, cites::ABIL_02, cites::RUL_37],
    }
}

/// Whether it can happen between encounters. [LIC-RUL-85]
fn is_peaceful(effect: Effect) -> bool {
    matches!(effect, Effect::Heal(_) | Effect::Energize(_) | Effect::Cure(_))
}

fn is_spell(effect: Effect) -> bool {
    match effect {
        Effect::Cast(_) => true,
        Effect::Strike(it) => it.spell,
        Effect::Blast(it) => it.spell,
        Effect::Heal(_)
        | Effect::Energize(_)
        | Effect::Grant(_)
        | Effect::Weaken(_)
        | Effect::Mark(_)
        | Effect::Cure(_)
        | Effect::Swap(_)
        | Effect::Shove(_) => false,
    }
}
