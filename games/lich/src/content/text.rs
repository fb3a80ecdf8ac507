//! What cards say, in words made of what they do, so that no card says one thing and does another.

use super::Lich;
use super::adventurer::{Ability, When};
use super::encounter::{Offer, Ordeal, Outcome, Toll, Trial};
use super::item::Item;
use super::monster::Monster;
use super::traits::{PerItem, Stat, Trait};
use crate::effects::effects_text;

impl Lich {
    /// What an item does: `+1 damage; Diseased 2`.
    pub fn item_text(&self, item: &Item) -> String {
        let quick = item.quick.then(|| "Quick-Toss".to_owned());
        let traits = item.traits.iter().map(|it| self.trait_text(it));
        let effects = (!item.effects.is_empty()).then(|| effects_text(&item.effects, false));
        quick.into_iter().chain(traits).chain(effects).collect::<Vec<_>>().join("; ")
    }

    /// What an ability does.
    pub fn ability_text(&self, ability: &Ability) -> String {
        let traits = ability.traits.iter().map(|it| self.trait_text(it));
        let effects = (!ability.effects.is_empty()).then(|| effects_text(&ability.effects, ability.spell));
        let needs = ability.needs.map(|kind| format!("needs a monster of type {kind} on the field"));
        traits.chain(effects).chain(needs).collect::<Vec<_>>().join("; ")
    }

    fn trait_text(&self, it: &Trait) -> String {
        match it {
            Trait::Bonus(stat, by) => format!("+{by} {}", stat_name(*stat)),
            Trait::Bane(kind, by) => format!("{by} more damage against {kind}"),
            Trait::PerItem(PerItem { of, kind, bonus, by }) => {
                let kind = kind.map(|kind| format!("{kind} ")).unwrap_or_default();
                format!("each equipped {kind}{of} item: +{by} {}", stat_name(*bonus))
            }
            Trait::Attack(kind) => kind.to_string(),
            Trait::Unarmed(kind) => format!("without a weapon the Attack action is {kind}"),
            Trait::Has(keyword) => keyword.as_bonus(),
            Trait::WornTakesWeapon => "a second weapon may fill the worn slot".to_owned(),
            Trait::NoFarWeapons => "no Reach or Ranged weapons".to_owned(),
            Trait::Ability(id) => {
                let ability = self.find_ability(id).expect("loading checked the ability");
                let ability = self.ability(ability);
                format!("grants {} ({}): {}", ability.name, ability.head(), self.ability_text(ability))
            }
        }
    }
}

impl Ability {
    /// What stands behind its name: `Spell, 2⚡, Action`.
    pub fn head(&self) -> String {
        if self.when == When::Passive {
            return "Passive".to_owned();
        }
        let spell = if self.spell { "Spell, " } else { "" };
        let once = if self.once_a_round { ", once per round" } else { "" };
        let again = match self.again {
            0 => String::new(),
            more => format!("; {}⚡ from the second use in a round", self.cost + more),
        };
        format!("{spell}{}⚡, {:?}{once}{again}", self.cost, self.when)
    }
}

impl Monster {
    /// What stands on the card below its type: `Evade 2; Wail 3 (1⚡)`, or nothing.
    pub fn abilities_text(&self) -> String {
        let keywords = self.printed.iter().map(ToString::to_string);
        let actives = self.actives.iter().map(ToString::to_string);
        keywords.chain(actives).collect::<Vec<_>>().join("; ")
    }

    /// How it attacks: `Ranged Spell`, or `none` for a card that never does.
    pub fn attack_text(&self) -> String {
        match (self.keywords.hatch, self.spell) {
            (true, _) => "none".to_owned(),
            (false, true) => format!("{} Spell", self.reach),
            (false, false) => self.reach.to_string(),
        }
    }
}

const fn stat_name(stat: Stat) -> &'static str {
    match stat {
        Stat::Weapon => "damage",
        Stat::Spell => "Spell Power",
        Stat::Speed => "speed",
        Stat::Health => "health",
        Stat::Energy => "energy",
    }
}

impl Ordeal {
    /// What a hazard does, in one or two sentences.
    pub fn text(&self) -> String {
        match self {
            Self::Each(trial) => format!("Each adventurer {}.", trial.text()),
            Self::Ends(trial) => format!("The adventurer at each end of the row {}.", trial.text()),
            Self::EachChooses { either, or } => {
                format!("Each adventurer either {} or {}.", either.text(), or.text())
            }
            Self::LeaderChooses { either, or } => {
                format!("The leader chooses: {}, or {}.", either.text(), or.text())
            }
        }
    }
}

impl Offer {
    fn text(&self) -> String {
        match self {
            Self::One(trial) => format!("one adventurer {}", trial.text()),
            Self::Each(trial) => format!("each adventurer {}", trial.text()),
            Self::Pay { energy } => format!("the party pays {energy} energy in all"),
            Self::Nothing => "nothing happens".to_owned(),
        }
    }
}

impl Trial {
    fn text(&self) -> String {
        match self {
            Self::Roll(outcomes) => {
                let results: Vec<String> = outcomes.iter().map(Outcome::text).collect();
                format!("rolls: {}", results.join("; "))
            }
            Self::RollOverSpeed(tolls) => {
                format!("rolls: with more than the own speed {}", tolls_text(tolls))
            }
            Self::Suffer(tolls) => tolls_text(tolls),
            Self::Nothing => "walks on".to_owned(),
        }
    }
}

impl Outcome {
    fn text(&self) -> String {
        let dash = if self.from == self.to { String::new() } else { format!("–{}", self.to) };
        format!("on {}{dash} {}", self.from, tolls_text(&self.then))
    }
}

fn tolls_text(tolls: &[Toll]) -> String {
    tolls.iter().map(Toll::text).collect::<Vec<_>>().join(" and ")
}

impl Toll {
    fn text(&self) -> String {
        match self {
            Self::Lose(health) => format!("loses {health} health"),
            Self::Heal(health) => format!("regains {health} health"),
            Self::Energize(energy) => format!("regains {energy} energy"),
            Self::Drain { energy, or } => format!("loses {energy} energy (who has too little {})", or.text()),
            Self::DropEquipped { or } => {
                format!("loses one equipped item of own choice (who has none {})", or.text())
            }
            Self::DropAny => "loses one item of own choice".to_owned(),
            Self::Sicken => "becomes Sickened".to_owned(),
            Self::Slow => "has speed 1 in the first round of the next combat".to_owned(),
            Self::Loot(cards) => format!("finds {cards} item for the party"),
        }
    }
}
