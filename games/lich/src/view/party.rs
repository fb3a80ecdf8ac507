//! Adventurers and their things.

use std::collections::BTreeMap;

use serde::Serialize;
use table::Seat;

use crate::content::{AbilityId, AttackType, ItemId, Keywords, Slot, When};
use crate::play::Scene;
use crate::state::Deeds;

/// A seat and its adventurer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/lich/view.ts"))]
#[expect(clippy::struct_excessive_bools, reason = "each is a mark that lies on the card or does not")]
pub struct SeatView {
    /// Its character card; none until it is chosen.
    pub adventurer: Option<String>,
    /// Its name.
    pub name: Option<String>,
    /// Its column, counted from 1.
    pub column: u8,
    /// Current health.
    pub health: u8,
    /// And the most there can be.
    pub max_health: u8,
    /// Current energy.
    pub energy: u8,
    /// And the most there can be.
    pub max_energy: u8,
    /// Base damage, as it counts now.
    pub attack: u8,
    /// What weapons add.
    pub weapon: u8,
    /// How far the Attack action goes.
    pub attack_type: AttackType,
    /// [LIC-RUL-37]
    pub spell_power: u8,
    /// As it counts now.
    pub speed: u8,
    /// All keywords, of card, items and round together.
    pub keywords: Keywords,
    /// Keywords given for the round.
    pub boons: Keywords,
    /// Health is 0.
    pub fainted: bool,
    /// The ailment.
    pub sickened: bool,
    /// Speed 1 in this round.
    pub slowed: bool,
    /// Speed 1 in the next.
    pub slow_next: bool,
    /// By slot.
    pub equipped: BTreeMap<String, Option<ItemView>>,
    /// Everything else carried, each card once.
    pub inventory: Vec<ItemView>,
    /// In the order of the card, then what items lend.
    pub abilities: Vec<AbilityView>,
    /// What it has done so far.
    pub deeds: Deeds,
}

/// An item.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/lich/view.ts"))]
pub struct ItemView {
    /// As data and scenarios name it.
    pub id: String,
    /// As it is printed.
    pub name: String,
    /// Where it goes; a consumable goes nowhere.
    pub slot: Option<Slot>,
    /// Quick-Toss.
    pub quick: bool,
    /// What it does.
    pub text: String,
}

/// An ability.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "../games/lich/view.ts"))]
pub struct AbilityView {
    /// As data and scenarios name it.
    pub id: String,
    /// As it is printed.
    pub name: String,
    /// Passive, Action or Free.
    pub when: When,
    /// Marked Spell.
    pub spell: bool,
    /// What it costs now.
    pub cost: u8,
    /// Whether it was used in this round.
    pub used: bool,
    /// What it does.
    pub text: String,
}

impl ItemView {
    pub(crate) fn of(scene: Scene<'_>, id: ItemId) -> Self {
        let item = scene.game.item(id);
        Self {
            id: item.id.clone(),
            name: item.name.clone(),
            slot: item.slot,
            quick: item.quick,
            text: scene.game.item_text(item),
        }
    }
}

impl AbilityView {
    fn of(scene: Scene<'_>, seat: Seat, id: AbilityId) -> Self {
        let ability = scene.game.ability(id);
        Self {
            id: ability.id.clone(),
            name: ability.name.clone(),
            when: ability.when,
            spell: ability.spell,
            cost: scene.cost(seat, id),
            used: scene.state.hero(seat).used >> id.0 & 1 == 1,
            text: scene.game.ability_text(ability),
        }
    }
}

impl SeatView {
    pub(super) fn of(scene: Scene<'_>, seat: Seat) -> Self {
        let hero = scene.state.hero(seat);
        let item = |id: ItemId| ItemView::of(scene, id);
        let bare = Self {
            adventurer: None,
            name: None,
            column: scene.state.column(seat),
            health: hero.health,
            max_health: hero.health,
            energy: hero.energy,
            max_energy: hero.energy,
            attack: 0,
            weapon: 0,
            attack_type: AttackType::Normal,
            spell_power: 0,
            speed: 0,
            keywords: Keywords::default(),
            boons: hero.boons,
            fainted: hero.card.is_some() && !hero.stands(),
            sickened: hero.sickened,
            slowed: hero.slowed,
            slow_next: hero.slow_next,
            equipped: Slot::ALL.map(|slot| (slot.to_string(), hero.wears(slot).map(item))).into(),
            inventory: hero.inventory.cards().map(item).collect(),
            abilities: Vec::new(),
            deeds: hero.deeds,
        };
        if hero.card.is_some() { bare.with_card(scene, seat) } else { bare }
    }

    /// The numbers that come from the character card.
    fn with_card(self, scene: Scene<'_>, seat: Seat) -> Self {
        let card = scene.card(seat);
        Self {
            adventurer: Some(card.id.clone()),
            name: Some(card.name.clone()),
            max_health: scene.max_health(seat),
            max_energy: scene.max_energy(seat),
            attack: scene.attack(seat),
            weapon: scene.plain_weapon_bonus(seat),
            attack_type: scene.attack_type(seat),
            spell_power: scene.spell_power(seat),
            speed: scene.speed(seat),
            keywords: scene.all_keywords(seat),
            abilities: scene.abilities(seat).map(|id| AbilityView::of(scene, seat, id)).collect(),
            ..self
        }
    }
}
